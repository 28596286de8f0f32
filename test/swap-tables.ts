import { loadGame, openLibrary, type Library } from '../interpreter/compiler/linker/load-game.ts';
import type { Game } from '../interpreter/game/linked-game.ts';
import type { Match } from '../interpreter/match/match.ts';
import { zoneOf } from '../interpreter/engine/state/card-columns.ts';
import { filesBelow, gamesThere, isYaml } from './files.ts';
import { swapped } from './hidden.ts';
import { readGame } from './read-game.ts';

/** A game for the swap test: one of `cards/` or `examples/`, or a game with an example or a described card on top. */
export interface SwapTable {
  readonly name: string;
  readonly players: number;
  readonly game: () => Game;
  /** Puts a card that lies on top into play or into a hand. */
  readonly place?: (match: Match) => Match;
}

const isData = (path: string): boolean =>
  isYaml(path) && !path.includes('scenario') && !path.endsWith('clauses.yaml') && !path.endsWith('pack.yaml');

/** All games, each with every number of players. */
export function gameTables(): SwapTable[] {
  const games: (readonly [string, () => Game])[] = [
    ...gamesThere().map((id) => [id, () => readGame(id)] as const),
    ...exampleGames().map((id) => [id, () => exampleGame(id)] as const),
  ];
  return games.flatMap(([name, game]) => {
    const { min, max } = game().players;
    return Array.from({ length: max - min + 1 }, (_, i) => ({ name, game, players: min + i }));
  });
}

/** Every example and described card for a game, and every variant of it, each on top of it. */
export function exampleTables(): SwapTable[] {
  return [
    ...gamesThere().flatMap((id) => tablesOn(id, () => readGame(id), filesBelow(`cards/${id}`, isYaml))),
    ...exampleGames().flatMap((id) => tablesOn(id, () => exampleGame(id), filesOfExample(id))),
  ];
}

function tablesOn(id: string, base: () => Game, own: ReadonlyMap<string, string>): SwapTable[] {
  const files = filesBelow(`examples/${id}`, (path) => isData(path) && !own.has(path));
  const library = openLibrary(new Map([...own, ...files]));
  return [...files.keys()].map((name) => {
    const game = (): Game => withFile(library, id, name);
    return { name, players: base().players.min, game, place: (match) => placed(match, base()) };
  });
}

/** Whole games among the examples. */
const exampleGames = (): string[] =>
  [...filesBelow('examples', (path) => path.endsWith('/game.yaml')).keys()].map((path) => path.split('/')[1]);

const filesOfExample = (id: string): Map<string, string> =>
  filesBelow(`examples/${id}`, (path) => /\/(game|cards)\.yaml$/.test(path));

function exampleGame(id: string): Game {
  const known = loaded.get(id);
  if (known) return known;
  const { game } = loadGame(openLibrary(filesOfExample(id)), id);
  loaded.set(id, game!);
  return game!;
}

const loaded = new Map<string, Game>();

function withFile(library: Library, id: string, name: string): Game {
  const { game, diagnostics } = loadGame(library, id, [name]);
  if (!game) throw new Error(`${name}: ${diagnostics.map((each) => each.message).join('; ')}`);
  return game;
}

/** The match with a card that the game itself does not have in play, or where a player has cards. */
function placed(match: Match, base: Game): Match {
  const { game, table, runner } = match;
  const own = new Set(base.cards.map(({ symbol }) => symbol.id));
  const target = game.copies.findIndex(({ symbol }) => !own.has(symbol.id));
  if (target < 0) return match;
  const zones = game.vocabulary.zones.flatMap((zone) =>
    Array.from({ length: zone.of === 'player' ? table.seats : 1 }, () => zone),
  );
  const at = (card: number): number => zoneOf(runner.m.p, table.layout, card);
  const { kind } = game.copies[target].symbol;
  const wanted = game.copies.flatMap(({ symbol }, card) => {
    const zone = zones[at(card)];
    const isThere = zone && (zone.inPlay || zone.of === 'player') && symbol.kind === kind;
    return isThere && (!game.owners || game.owners[card] === game.owners[target]) ? [card] : [];
  });
  const best = wanted.find((card) => zones[at(card)].inPlay) ?? wanted[0];
  return best === undefined || best === target ? match : (swapped(match, { cards: [target, best] }) ?? match);
}
