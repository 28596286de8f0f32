import { expect, it, describe } from 'vitest';
import { loadPosition, savePosition } from '../../interpreter/index.ts';
import type { Match } from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { findPresent } from '../../interpreter/engine/state/effect-records.ts';
import { isPresent } from '../../interpreter/engine/state/present-abilities.ts';
import { regatta } from '../fixtures/regatta.ts';
import { forEachGame } from '../games.ts';
import { playOut } from '../playout.ts';
import { tries } from '../size.ts';

/** The abilities that a position says can be there. */
const present = ({ game, table, runner }: Match, p = runner.m.p): number[] =>
  game.abilities.flatMap(({ index }) => (isPresent(p, table.layout, index) ? [index] : []));

/** The same, worked out from the cards in play and the records alone. */
function found(match: Match): number[] {
  const p = match.runner.m.p.slice();
  findPresent(p, match.table.layout);
  return present(match, p);
}

function keepsUp(game: Game): void {
  const seen = new Set<string>();
  for (let i = 0; i < tries(6, 1); i++)
    playOut(game, {
      players: game.players.min,
      seed: `present ${i}`,
      each(match, _, decisions) {
        expect(present(match)).toEqual(found(match));
        seen.add(present(match).join(' '));
        if (decisions % 60 === 30) {
          const saved = JSON.stringify(savePosition(match));
          expect(present(loadPosition(game, JSON.parse(saved)).match!)).toEqual(present(match));
        }
        return decisions > tries(400, 180);
      },
    });
  if (game.abilities.some(({ card }) => card)) expect(seen.size).toBeGreaterThan(1);
}

forEachGame('abilities that can be there', (game) => {
  it('are those of the cards in play and of what effects created, at every decision', () => {
    keepsUp(game);
  });
});

describe('abilities that can be there where cards cover each other', () => {
  it('are those of the cards in play', () => {
    keepsUp(regatta());
  });
});
