import { isOver } from '../../interpreter/index.ts';
import { misplaced } from '../../test/accounting.ts';
import { playOut } from '../../test/playout.ts';
import { readGame } from '../../test/read-game.ts';
import type { Measured, Row } from '../row.ts';

const CARDS = 51;

/** Random games with every number of players; all must end by the rules, with no card lost on the way. */
function measure(gamesEach: number): Measured {
  const game = readGame('slasher');
  const failures: string[] = [];
  let games = 0;
  let decisions = 0;
  for (let players = game.players.min; players <= game.players.max; players++) {
    for (let i = 0; i < gamesEach; i++) {
      const seed = `evidence ${players} ${i}`;
      let wrong: string | undefined;
      const match = playOut(game, {
        players,
        seed,
        each: (match) => {
          decisions++;
          wrong = misplaced(match);
          return wrong !== undefined;
        },
      });
      wrong ??= misplaced(match) ?? match.fault?.message ?? (isOver(match) ? undefined : 'did not end');
      if (wrong === undefined) games++;
      else failures.push(`${players} players, seed \`${seed}\`: ${wrong}`);
    }
  }
  const all = gamesEach * (game.players.max - game.players.min + 1);
  return {
    measured: `${games} of ${all} games ended by the rules; ${game.copies.length} cards accounted for after each of ${decisions} decisions`,
    met: games === all && game.copies.length === CARDS,
    details: failures.slice(0, 10),
  };
}

export const randomGames: Row = {
  what: 'random games of Slasher, 2 to 5 players, that end by the rules (a cap is a failure), 51 cards always accounted for',
  atLeast: '10,000 of 10,000',
  full: 2500,
  small: 10,
  unit: 'games for each number of players',
  measure,
};
