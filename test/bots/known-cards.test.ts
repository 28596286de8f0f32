import { describe, expect, it } from 'vitest';
import { knownCards } from '../../interpreter/match/worlds/known-cards.ts';
import { watchKnowledge } from '../../bots/knowledge.ts';
import { zoneOf } from '../../interpreter/engine/state/card-columns.ts';
import { logFor, viewFor } from '../../interpreter/index.ts';
import { applyAnswer, isOver, randomBot, seatsAsked, startMatch } from '../../interpreter/match/match.ts';
import { quarry } from '../abilities/kit.ts';
import { run } from '../cli/kit.ts';
import { gameTables } from '../swap-tables.ts';
import { tries } from '../size.ts';

const DECISIONS = tries(120, 60);

/** Every game once, with the fewest players who have something to hide from each other. */
const tables = [
  ...Map.groupBy(
    gameTables().filter(({ players }) => players > 1),
    ({ name }) => name,
  ).values(),
].map(([first]) => first);

let shown = 0;

describe('what somebody is shown of hidden cards', () => {
  it.each(tables)('was seen by that seat, and is so: $name', ({ players, game }) => {
    const match = startMatch(game(), { players, seed: 'known', log: true });
    const knowledge = watchKnowledge(match);
    const bot = randomBot('known');
    const seen = match.names.seats.map(() => '');
    const { layout } = match.table;
    for (let i = 0; i < DECISIONS && !isOver(match); i++) {
      seen.forEach((_, seat) => {
        seen[seat] += JSON.stringify(viewFor(match, seat));
        const log = logFor(match, seat);
        for (const [zone, cards] of knownCards(match, knowledge.of(seat), seat))
          for (const { card } of cards) {
            shown++;
            expect(zoneOf(match.runner.m.p, layout, card)).toBe(zone);
            expect(seen[seat] + log).toContain(`"${match.names.card(card)}"`);
          }
      });
      applyAnswer(match, bot(match, seatsAsked(match)[0]));
    }
  });
});

describe('known', () => {
  it('knows something in games in which cards are shown and hidden again', () =>
    expect(shown).toBeGreaterThan(tries(100, 50)));

  it('is what a game may forbid', () => {
    expect(quarry({}).notes).toBe(true);
    expect(quarry({ replace: [['\nsetup:', '\nnotes: not allowed\nsetup:']] }).notes).toBe(false);
  });

  it('says at the terminal what is known, in the language of the terminal', async () => {
    const play = ['play', 'examples/crazy-eights', '--players', 'Ann,Ben', '--bots', 'Ben', '--seed', '1'];
    const { out } = await run(play, { input: 'known\nquit\n' });
    expect(out).toContain('you know nothing of hidden cards');
  });
});
