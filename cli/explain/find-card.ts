/** The card that a word means, in one of the games that are there. */
import { isScenario, wordBehind } from '../../interpreter/compiler/loader/library.ts';
import { dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import { languages, nameIn } from '../../dsl/nlg/index.ts';
import type { CardData, Game } from '../../interpreter/game/linked-game.ts';
import type { GivenArguments } from '../command.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { gameExtended } from '../../interpreter/compiler/linker/load-game.ts';
import { collectFiles, type CollectedFiles } from '../files/collect-files.ts';
import { extrasOf } from '../files/with-option.ts';
import { findGame, isGameFile, knownGames, loadFromDisk } from '../files/games-on-disk.ts';
import type { GameFile } from '../files/games-on-disk.ts';
import { packageFolder } from '../files/package-folder.ts';
import { pathName, textIfReadable, yamlBelow, yamlOnShelves } from '../files/disk-library.ts';
import type { Io } from '../io.ts';
import { printFindings } from '../format-option.ts';
import { say, written, type Phrase } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { oneToAdd, suggestionPhrase } from '../../dsl/diagnostics/suggestion-phrases.ts';

/** A card with the game it is of, and what was put on top of that. */
export interface FoundCard {
  readonly game: Game;
  readonly card: CardData;
  readonly file: GameFile;
  readonly collected: CollectedFiles;
  /** The errors that keep the game from being played; the card itself is free of errors. */
  readonly wrong: readonly Diagnostic[];
  /** The cards of the game that have errors. */
  readonly faulty: readonly CardData[];
}

/** A game in which the card may be, with the files that have it. */
interface Place {
  readonly file: GameFile;
  readonly with: readonly string[];
}

/**
 * Finds a card by its id or its printed name. Undefined, with everything printed, if its game has errors;
 * `unknown` if there is no such card.
 */
export function findCard(word: string, given: GivenArguments, io: Io): FoundCard | 'unknown' | undefined {
  const asked = given.one('game');
  const places =
    asked === undefined
      ? placesOf(word, given, io)
      : [{ file: findGame(io.cwd, asked), with: extrasOf(io.cwd, given.all('with')) }];
  const found: FoundCard[] = [];
  const broken: Pick<ReturnType<typeof loadFromDisk>, 'diagnostics' | 'collected'>[] = [];
  for (const place of places) {
    const { game: whole, diagnostics, collected, readable } = loadFromDisk(io.cwd, place.file, place.with);
    const { game, faulty } = whole
      ? { game: whole, faulty: [] }
      : (readable() ?? { game: undefined, faulty: [] });
    const card = game && cardCalled(game.cards, word);
    const wrong = whole ? [] : diagnostics;
    if (card) found.push({ game, card, file: place.file, collected, wrong, faulty });
    else if (!whole) {
      // Nothing is printed about games that were only searched.
      const isMeant = asked !== undefined || places.length === 1 || cardCalled(faulty, word);
      if (isMeant) broken.push({ diagnostics, collected });
    } else if (asked !== undefined)
      throw new Usage(say('usage/game-has-no-card', { game: asked, card: word }), suggestionIn(whole, word));
  }
  if (found.length === 0 && broken.length > 0) {
    const [{ diagnostics, collected }] = broken;
    printFindings(diagnostics, collected.texts, io, given);
    return undefined;
  }
  if (found.length === 0) return 'unknown';
  // An id means that card, and no other one with that name.
  const byId = found.filter(({ card }) => card.symbol.id === word);
  const meant = byId.length > 0 ? byId : found;
  const ids = [...new Set(meant.map(({ game }) => game.id))];
  if (ids.length > 1)
    throw new Usage(
      say('usage/is-a-card-of-several-games', { word }),
      oneToAdd(ids.map((id) => `--game ${id}`)),
    );
  return meant[0];
}

/** The card of this id, or of this name. */
export const cardCalled = (cards: readonly CardData[], word: string): CardData | undefined =>
  cards.find(({ symbol }) => symbol.id === word) ?? cards.find((each) => isCalled(each, word));

/** Whether a card has this name in one of the languages. */
const isCalled = ({ symbol }: CardData, word: string): boolean =>
  languages.some((language) => nameIn(symbol, language).toLowerCase() === word.toLowerCase());

/** Cards whose ids are like a word. */
export function suggestionIn(game: Game, word: string): Phrase | undefined {
  const ids = game.cards.map(({ symbol }) => symbol.id);
  const near = nearest(word, ids, 2);
  return near.length > 0 ? suggestionPhrase(...near) : undefined;
}

const isPart = (character: string): boolean => /[\p{L}\p{N}-]/u.test(character);

/** Whether a text has a word as a whole: `ember` is not what `remember` is about. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isPart(text.charAt(at - 1)) && !isPart(text.charAt(at + word.length))) return true;
  return false;
}

/** The games whose files have the word; looked for in the texts, because reading all games takes its time. */
function placesOf(word: string, given: GivenArguments, io: Io): Place[] {
  const files = extrasOf(io.cwd, given.all('with'));
  const games = knownGames(io.cwd);
  if (files.length > 0) {
    const on = files.flatMap((file) => extendedBy(io.cwd, file, games) ?? []);
    if (on.length > 0) return [{ file: on[0], with: files }];
    if (games.length === 1) return [{ file: games[0], with: files }];
    throw new Usage(
      say('usage/it-is-not-said-which-game-the-files'),
      say('phrase/add', { what: written('--game GAME') }),
    );
  }
  const says = (path: string): boolean => hasWord(textIfReadable(path).toLowerCase(), word.toLowerCase());
  const within = games.flatMap((file): Place[] =>
    cardFiles(dirname(file.path)).some(says) ? [{ file, with: [] }] : [],
  );
  const beside = besideGames(io.cwd, games).flatMap((path): Place[] => {
    const file = says(path) ? extendedBy(io.cwd, path, games) : undefined;
    return file ? [{ file, with: [path] }] : [];
  });
  // A card that a game has itself needs nothing on top of it; a made id is in no text.
  if (within.length > 0) return [...within, ...beside];
  return beside.length > 0 ? beside : games.map((file) => ({ file, with: [] }));
}

const mayHoldCards = (path: string): boolean => !isScenario(path) && !/clauses\.ya?ml$/.test(path);

const cardFiles = (folder: string): string[] => yamlBelow(folder).filter(mayHoldCards);

/** Files of cards and variants on the shelves that are in no game. */
function besideGames(cwd: string, games: readonly GameFile[]): string[] {
  const folders = games.map(({ path }) => dirname(path) + sep);
  return [cwd, fileURLToPath(packageFolder)]
    .flatMap((root) => yamlOnShelves(root))
    .filter(
      (path) => mayHoldCards(path) && !isGameFile(path) && !folders.some((inside) => path.startsWith(inside)),
    );
}

/** The game that a file is for: the one that a variant extends, or the one after which a folder above it is called. */
function extendedBy(cwd: string, path: string, games: readonly GameFile[]): GameFile | undefined {
  const said = wordBehind(textIfReadable(path), 'extends');
  const parts = dirname(path).split(sep);
  if (said === undefined) return games.find(({ id }) => parts.includes(id));
  const { library } = collectFiles(cwd, [path]);
  const extended = gameExtended(library, library.file(pathName(cwd, path))).game;
  return games.find(({ id }) => id === said) ?? games.find(({ id }) => id === extended);
}

/** The ids of cards that are written somewhere, for suggestions. */
export function writtenIds(io: Io): string[] {
  const games = knownGames(io.cwd);
  const files = [...games.flatMap(({ path }) => cardFiles(dirname(path))), ...besideGames(io.cwd, games)];
  const ids = files.flatMap((path) =>
    [...textIfReadable(path).matchAll(/\bid:[ \t]*["']?([a-z0-9-]+)["']?[ \t]*(?:[,}#\n]|$)/g)].map(
      ([, id]) => id,
    ),
  );
  return [...new Set(ids)];
}
