import { languages } from '../dsl/nlg/index.ts';
import { loadGame, refereeLog, openLibrary, type Game } from '../interpreter/index.ts';
import { ruleBook } from '../interpreter/reports/rule-book/index.ts';
import { playOut } from './playout.ts';

/** What a game is that was loaded from files with others on top: what is found, or its parts and how it is played. */
export function loadedAs(
  files: ReadonlyMap<string, string>,
  id: string,
  onTop: readonly string[],
  most: number,
): string {
  const { game, diagnostics } = loadGame(openLibrary(files), id, onTop);
  return game
    ? logOf(game, most)
    : `found ${[...new Set(diagnostics.map(({ code }) => code))].sort().join()}`;
}

/** The log of one random game, up to a number of decisions. */
function logOf(game: Game, most: number): string {
  const each = (_: unknown, __: unknown, decisions: number): boolean => decisions >= most;
  return refereeLog(playOut(game, { players: game.players.min, seed: 'order', log: true, each }));
}

/** What is the same of one game however it was loaded: its program, its rule book in every language, a log of it. */
export function gameAs(
  files: ReadonlyMap<string, string>,
  id: string,
  onTop: readonly string[],
  most: number,
): string {
  const { game } = loadGame(openLibrary(files), id, onTop);
  if (!game) return '';
  const books = languages.map((language) => JSON.stringify(ruleBook(game, language)));
  return [game.hash, ...books, logOf(game, most)].join('\n');
}

/** All orders of a few things. */
export const ordersOf = <T>(all: readonly T[]): readonly T[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((first, i) => ordersOf(all.filter((_, k) => k !== i)).map((rest) => [first, ...rest]));

/** Files in another order, told by a number. */
export const inOtherOrder = (files: ReadonlyMap<string, string>, by: number): Map<string, string> =>
  new Map([...files].toSorted(([a], [b]) => mixed(a, by) - mixed(b, by)));

const mixed = (name: string, by: number): number =>
  [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0) * by) | 0, by);
