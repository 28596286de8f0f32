import { loadGame } from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { filesBelow, gamesThere, isYaml } from '../../test/files.ts';
import { compareGame, type Compared } from '../../test/reference/compare.ts';
import { randomGame } from '../../test/reference/random-games.ts';
import { readGame } from '../../test/read-game.ts';
import type { Measured, Row } from '../row.ts';

/** Games that the reference evaluator can play, by the folder of their data. */
const folders = {
  'crazy-eights': 'examples/crazy-eights',
  garden: 'examples/garden',
  regatta: 'test/fixtures/regatta',
  orchard: 'test/fixtures/orchard',
} as const;

function read(id: keyof typeof folders): Game {
  const { game, diagnostics } = loadGame(filesBelow(folders[id], isYaml), id);
  if (!game) throw new Error(diagnostics.map((each) => each.message).join('\n'));
  return game;
}

const CARDS_EACH = 20;
/** Decisions after which a game is cut off: some fixtures hardly end by themselves. */
const MOST = 2000;

/** Random games over all games and numbers of players, and as many cards made at random, in games of their own. */
function measure(size: number): Measured {
  const games = [
    ...gamesThere()
      .filter((id) => ['slasher', 'here-to-slay'].includes(id))
      .map(readGame),
    ...(Object.keys(folders) as (keyof typeof folders)[]).map(read),
  ];
  const tables = games.flatMap((game) => {
    const { min, max } = game.players;
    return Array.from({ length: max - min + 1 }, (_, i) => ({ game, players: min + i }));
  });
  const played = Array.from({ length: size }, (_, i) => {
    const { game, players } = tables[i % tables.length];
    return compareGame(game, players, `reference ${i}`, MOST);
  });
  let cards = 0;
  const made: Compared[] = [];
  for (let i = 0; cards < size; i++) {
    const { game, cards: own } = randomGame(`g${i}`, CARDS_EACH);
    cards += own.size;
    for (const players of [2, 3])
      for (const k of [0, 1]) made.push(compareGame(game, players, `g${i}/${k}`, MOST));
  }
  const all = [...played, ...made];
  const differ = all.flatMap(({ difference }) => difference ?? []);
  const lines = all.reduce((sum, each) => sum + each.lines, 0);
  const stopped = all.filter(({ end }) => end !== 'over').length;
  return {
    measured: `${played.length} random games and ${cards} generated cards in ${made.length} games, ${lines} lines: ${differ.length} games differ (${stopped} of all were cut short, and compared up to there)`,
    met: differ.length === 0,
    details: differ.slice(0, 10),
  };
}

export const reference: Row = {
  what: 'games played by a second, slow evaluator with the same answers, and cards made at random',
  atLeast: 'the same questions and the same lines',
  full: 1000,
  small: 20,
  unit: 'random games, and as many generated cards',
  measure,
};
