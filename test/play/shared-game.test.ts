import { describe, expect, it } from 'vitest';
import type { Game } from '../../interpreter/index.ts';
import { sharedGame, shareGame } from '../../interpreter/game/shared-game.ts';
import { simulateGame } from '../../interpreter/reports/simulate.ts';
import { forEachGame } from '../games.ts';
import { exampleGames } from '../jit/example-games.ts';
import { tries } from '../size.ts';

const GAMES = tries(4, 2);

/** A game plays the same where it came as plain data, as another thread receives it. */
function playsTheSame(game: Game): void {
  const other = sharedGame(structuredClone(shareGame(game)));
  const play = (of: Game): unknown[] =>
    Array.from({ length: GAMES }, (_, i) => {
      const players = game.players.min + (i % (game.players.max - game.players.min + 1));
      const { result, log } = simulateGame(of, { players, seed: 'shared' }, i, 500, i % 2 === 0);
      return [result, log];
    });
  expect(play(other)).toEqual(play(game));
}

describe('a game that was shared with another thread plays as it did', () => {
  it.each(exampleGames())('%s', (_, read) => playsTheSame(read()));
});

forEachGame('shared with another thread', (game) => {
  it('plays as it did', () => playsTheSame(game));
});
