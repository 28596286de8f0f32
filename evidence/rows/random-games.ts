import { isOver } from '../../interpreter/index.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import { misplaced } from '../../test/accounting.ts';
import { playOut } from '../../test/playout.ts';
import { readGame } from '../../test/read-game.ts';
import { allThere } from '../needs.ts';
import type { Measured, Row } from '../row.ts';

/** Random games with every number of players; all must end by the rules, with no card lost on the way. */
function measure(id: string, cards: number, gamesEach: number): Measured {
  const game = readGame(id);
  const failures: string[] = [];
  const endings = new Map<string, number>(game.endings.map((ending) => [ending.id, 0]));
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
      if (wrong === undefined) {
        games++;
        const { id: ending } = game.endings[match.runner.m.p[Header.ending]];
        endings.set(ending, endings.get(ending)! + 1);
      } else failures.push(`${players} players, seed \`${seed}\`: ${wrong}`);
    }
  }
  const all = gamesEach * (game.players.max - game.players.min + 1);
  const ways = [...endings].map(([ending, count]) => `${count} by ${ending}`).join(', ');
  return {
    measured: `${games} of ${all} games ended by the rules (${ways}); ${game.copies.length} cards accounted for after each of ${decisions} decisions`,
    met: games === all && game.copies.length === cards,
    details: failures.slice(0, 10),
  };
}

const row = (
  id: string,
  title: string,
  players: string,
  cards: number,
  full: number,
  small: number,
): Row => ({
  what: `random games of ${title}, ${players} players, that end by the rules (a cap is a failure), ${cards} cards always accounted for`,
  atLeast: 'all',
  full,
  small,
  unit: 'games for each number of players',
  measure: allThere([id], (games) => measure(id, cards, games)),
});

export const randomGames: Row = {
  ...row('slasher', 'Slasher', '2 to 5', 51, 2500, 10),
  atLeast: '10,000 of 10,000',
};
export const hereToSlayGames: Row = {
  ...row('here-to-slay', 'Here to Slay', '2 to 6', 136, 1000, 5),
  atLeast: '5,000 of 5,000',
};
