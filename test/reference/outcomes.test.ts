import { expect, it } from 'vitest';
import { logOf } from '../../interpreter/match/match.ts';
import { tries } from '../size.ts';
import { outcomeGame } from './outcome-cards.ts';
import { compareOutcomes, playedAtRandom, readOutcomes } from './outcomes.ts';

const made = outcomeGame('outcomes', 8);

it('what a log says of an outcome is what the game then does', () => {
  const all = Array.from({ length: tries(60, 5) }, (_, i) => compareOutcomes(made, 2 + (i % 2), `o${i}`));
  expect(all.flatMap(({ differ }) => differ)).toEqual([]);
  const kinds = new Set(all.flatMap(({ compared }) => [...compared.keys()]));
  expect(kinds.size).toBeGreaterThan(2);
});

it('a log that says something else is found out', () => {
  // Not in every game is a total asked for that would then be another.
  const found = Array.from({ length: 6 }, (_, i) => {
    const match = playedAtRandom(made.game, 2, `o${i}`);
    const lines = logOf(match).map(({ line }) => line);
    const read = (changed: typeof lines): number =>
      readOutcomes(changed, made.cards, match.names.seats).differ.length;
    expect(read(lines)).toBe(0);
    return read(
      lines.map((line) => (line.total === undefined ? line : { ...line, total: Number(line.total) + 40 })),
    );
  });
  expect(Math.max(...found)).toBeGreaterThan(0);
});
