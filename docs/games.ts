/** Writes the table of games in README.md: `node docs/games.ts`. The last column is measured anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Game } from '../interpreter/game/linked-game.ts';
import { loadGame, openLibrary } from '../interpreter/compiler/linker/load-game.ts';
import { clausesOf, readScenarios } from '../interpreter/scenarios/index.ts';
import { filesBelow, gamesThere, isYaml } from '../test/files.ts';
import { playOut } from '../test/playout.ts';

const HEAD = [
  '| game | version | clauses | cards | lines a card | scenarios | random games a second |',
  '|---|---|---|---|---|---|---|',
];

/** A game with what its row says besides how fast it is. */
interface GameRow {
  readonly game: Game;
  /** The row up to the last column, which depends on the machine. */
  readonly start: string;
}

/** The games of the table, those of `cards/` and then those of `examples/`. */
export const tabledGames = (): string[] => [
  ...gamesThere().map((id) => `cards/${id}`),
  ...['garden', 'crazy-eights', 'ebb-and-flow', 'lamps', 'fireflies', 'caravan', 'masquerade', 'roped', 'ford', 'moor'].map((id) => `examples/${id}`),
];

/** Counts a game: clauses of its rule book without rulings, cards in play, lines of YAML for each card written. */
export function gameRow(folder: string): GameRow {
  const id = folder.slice(folder.indexOf('/') + 1);
  const files = filesBelow(folder, isYaml);
  const game = loadGame(files, id).game!;
  const library = openLibrary(files);
  const clauses = clausesOf(library, id)?.clauses.filter(({ kind }) => kind !== 'ruling').length;
  const scenarios = [...files.keys()]
    .filter((name) => name.endsWith('.scenario.yaml'))
    .reduce((sum, name) => sum + readScenarios(library, name).scenarios.length, 0);
  const cards = [...files].filter(
    ([name]) => !/(?:game|clauses|pack|\.scenario|\.variant)\.yaml$/.test(name),
  );
  const text = cards.map(([, each]) => each).join('\n');
  const lines = text.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line)).length;
  const written = text.match(/^- kind:/gm)!.length;
  const cells = [
    `[${game.names.en[0]}](${folder}/game.yaml)`,
    game.packs[0]?.version ?? '',
    clauses ?? '',
    game.copies.length,
    Math.round(lines / written),
    scenarios,
  ];
  return { game, start: `| ${cells.join(' | ')} |` };
}

/** Whole random games without a log, on one core, with 4 players or as many as there may be. */
function speed(game: Game, seconds: number): number {
  const players = Math.max(game.players.min, Math.min(4, game.players.max));
  playOut(game, { players, seed: 'warm' });
  const start = performance.now();
  let games = 0;
  while (performance.now() - start < seconds * 1000) playOut(game, { players, seed: `speed ${games++}` });
  return games / ((performance.now() - start) / 1000);
}

if (process.argv[1]?.endsWith('games.ts')) {
  const page = new URL('../README.md', import.meta.url);
  const rows = tabledGames().map((folder) => {
    const { game, start } = gameRow(folder);
    return `${start} ${Number(speed(game, 5).toPrecision(2)).toLocaleString('en')} |`;
  });
  const table = [...HEAD, ...rows].join('\n');
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, before.replace(/\| game \| version [^]*?\n(?=\n)/, `${table}\n`));
}
