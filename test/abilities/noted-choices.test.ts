import { describe, expect, it } from 'vitest';
import { logOf } from '../../interpreter/index.ts';
import { compareGame } from '../reference/compare.ts';
import { played, quarry, type Change } from './kit.ts';

/** A charm whose text is done again and again; between these it may leave play and come back. */
const game = (does: string): Change => ({
  cards: `  - { kind: charm, id: charm-0, power: "when you gain 10 coins:\\n  choose one that was not chosen before:\\n    - gain 1 coin\\n    - gain 2 coins" }\n`,
  replace: [
    [
      'rest: { do: nothing }',
      `rest:\n            do: |\n${does
        .split('\n')
        .map((line) => `              ${line}`)
        .join('\n')}`,
    ],
    ['move the top 3 cards of the heap', 'move 3 random stones in the heap'],
  ],
});

/** The coins of the first player in the end; the games are worked out by both evaluators, and by generated code. */
const coinsOf = (change: Change, answers: readonly string[]): number => {
  const made = quarry(change);
  for (const seed of ['1', '2', '3']) expect(compareGame(made, 2, seed, 40).difference).toBeUndefined();
  const counts = logOf(played(made, ['rest', ...answers])).filter(({ line }) => line['counter'] === 'coin');
  return Number(counts.at(-1)?.line['now'] ?? 0);
};

const KEEP = 'keep a random charm-0 in the heap';
const ASK = 'gain 10 coins\nsettle the triggers';
const LEAVE = 'for each charm-0 on your shelf, move that card to the pit';
const AGAIN = 'keep a random charm-0 in the pit';

describe('what was chosen before', () => {
  it.each([
    [[KEEP, ASK], ['gain 2 coins'], 12],
    // The one that is left is nobody's choice any more; then there is none.
    [[KEEP, ASK, ASK], ['gain 2 coins'], 23],
    [[KEEP, ASK, ASK, ASK], ['gain 2 coins'], 33],
    // Another stay begins again.
    [[KEEP, ASK, LEAVE, AGAIN, ASK], ['gain 2 coins', 'gain 2 coins'], 24],
  ])('%j', (does, answers, coins) => {
    expect(coinsOf(game(does.join('\n')), answers)).toBe(coins);
  });
});
