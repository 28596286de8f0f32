import { describe, expect, it } from 'vitest';
import type { Game } from '../../interpreter/index.ts';
import { lineFor } from '../../interpreter/match/log/log-entry.ts';
import { writtenLine } from '../../interpreter/match/log/log-line.ts';
import { entriesOf } from '../../interpreter/match/match.ts';
import { forEachGame } from '../games.ts';
import { exampleGames } from '../jit/example-games.ts';
import { playOut } from '../playout.ts';

/** The lines of a random game as each viewer reads them: at once, or all of them at the end. */
function linesOf(game: Game, players: number, reads: 'at once' | 'at the end'): string[] {
  const found: string[] = [];
  const read = (match: Parameters<typeof entriesOf>[0]): void => {
    for (const entry of entriesOf(match).slice(found.length))
      found.push(
        JSON.stringify([
          ...(['referee', 'spectator'] as const).map((viewer) =>
            writtenLine(lineFor(entry, viewer, players)),
          ),
          ...Array.from({ length: players }, (_, seat) => writtenLine(lineFor(entry, seat, players))),
        ]),
      );
  };
  const match = playOut(game, {
    players,
    seed: 'late',
    log: true,
    each(now, _, done) {
      if (reads === 'at once') read(now);
      return done === 150;
    },
  });
  read(match);
  return found;
}

const same = (game: Game, players: number): void =>
  expect(linesOf(game, players, 'at the end')).toEqual(linesOf(game, players, 'at once'));

describe('lines that are read late say what was so then', () => {
  it.each(exampleGames())('%s', (_, read) => {
    const game = read();
    for (let players = game.players.min; players <= Math.min(4, game.players.max); players++)
      same(game, players);
  });
});

forEachGame('lines that are read late', (game) => {
  it('say what was so then', () => same(game, game.players.max));
});
