import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { CardData, Game } from '../../interpreter/game/linked-game.ts';
import { startMatch, type Match } from '../../interpreter/match/match.ts';
import type { PackName } from '../../interpreter/compiler/loader/packs/pack-manifest.ts';
import { packsIn } from '../../interpreter/match/save/saved-packs.ts';
import { loadMatch } from '../../interpreter/match/save/save-match.ts';
import type { GivenArguments } from '../command.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { extrasOf } from '../files/with-option.ts';
import { isOfGame, isPackFile, knownPacks, packIdOf } from '../files/packs-on-disk.ts';
import { findGame, loadFromDisk } from '../files/games-on-disk.ts';
import { readWholeText } from '../files/disk-library.ts';
import type { Io } from '../io.ts';
import { printFindings } from '../format-option.ts';
import type { Texts } from '../../interpreter/reports/findings/source-frames.ts';
import { decksIn, decksOf } from './deck-option.ts';
import { matchOptions, withFiles } from './match-setup.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { statusIn } from '../status-lines.ts';

/** A game with the texts of its files, for findings. */
export interface Opened {
  readonly game: Game;
  readonly texts: Texts;
}

/** The same for who only reads: `faulty` are the cards that are not in it because of their errors. */
interface OpenedToRead extends Opened {
  readonly faulty: readonly CardData[];
  /** Whether there is an error anywhere. */
  readonly wrong: boolean;
}

/**
 * Loads the game that the first word names. It gets the decks that were chosen or that a saved game has, and
 * the packs that it was played with, as far as they are known. Undefined, with everything printed, if it has
 * errors.
 */
export function openGame(
  given: GivenArguments,
  io: Io,
  word = given.words[0],
  from = fromSave(given, io),
): Opened | undefined {
  const { game, collected } = loadedAndTold(given, io, word, from);
  return game && { game, texts: collected.texts };
}

/** Loads a game to be read: its errors are printed, and everything without errors is available. */
export function openToRead(given: GivenArguments, io: Io, word = given.words[0]): OpenedToRead | undefined {
  const { game, collected, readable } = loadedAndTold(given, io, word, fromSave(given, io));
  const { texts } = collected;
  if (game) return { game, texts, faulty: [], wrong: false };
  const part = readable();
  if (part) printLeftOut(part.faulty, io, given);
  return part && { ...part, texts, wrong: true };
}

/** Says which cards are not shown. */
export function printLeftOut(faulty: readonly CardData[], io: Io, given: GivenArguments): void {
  if (faulty.length === 0) return;
  const cards = faulty.map(({ symbol }) => symbol.id);
  io.err(`${statusIn(given, io)('status/left-out-for-errors', { count: cards.length, cards })}\n`);
}

function loadedAndTold(given: GivenArguments, io: Io, word: string, { decks, packs }: PlayedWith) {
  const loaded = loadFromDisk(
    io.cwd,
    findGame(io.cwd, word),
    withSavedPacks(io.cwd, extrasOf(io.cwd, withFiles(given)), packs),
    decks,
  );
  printFindings(
    loaded.diagnostics.filter(({ severity }) => severity !== 'hint' || !loaded.game),
    loaded.collected.texts,
    io,
    given,
  );
  return loaded;
}

/** What a saved game or a log says of the data that it was played with. */
export interface PlayedWith {
  readonly decks: readonly (string | undefined)[];
  /** Packs with their versions. */
  readonly packs: readonly PackName[];
}

function fromSave(given: GivenArguments, io: Io): PlayedWith {
  const file = given.one('load');
  if (file === undefined) return { decks: decksOf(given), packs: [] };
  const saved = savedIn(resolve(io.cwd, file)) as { decks?: unknown; packs?: unknown } | undefined;
  return playedWith(saved?.decks, saved?.packs);
}

export const playedWith = (decks: unknown, packs: unknown): PlayedWith => ({
  decks: decksIn(decks),
  packs: packsIn(packs),
});

/**
 * Files on top with the packs that are wanted; one that is not known is reported when the position is loaded.
 */
function withSavedPacks(cwd: string, extras: readonly string[], wanted: readonly PackName[]): string[] {
  const known = wanted.length > 0 ? knownPacks(cwd) : [];
  const given = new Set(extras.filter(isPackFile).flatMap((path) => packIdOf(path) ?? []));
  const packs = wanted.flatMap(({ id, version }) => {
    const those = given.has(id) ? [] : known.filter((each) => each.id === id && !isOfGame(each.path));
    return (those.find((each) => each.version === version) ?? those[0])?.path ?? [];
  });
  return [...new Set([...packs, ...extras])];
}

/**
 * Begins a match, or goes on with a saved one (`--load`); undefined, with everything printed, if it cannot.
 */
export function openMatch({ game, texts }: Opened, given: GivenArguments, io: Io): Match | undefined {
  const file = given.one('load');
  if (file === undefined) return startMatch(game, matchOptions(game, given, someSeed()));
  for (const option of ['players', 'seed', 'set', 'deck'])
    if (given.has(option))
      throw new Usage(say('usage/stands-in-the-saved-game-already', { option }), say('usage/leave-it-out'));
  const { match, diagnostics } = loadMatch(game, matchIn(savedIn(resolve(io.cwd, file))), file);
  printFindings(diagnostics, texts, io, given);
  return match;
}

/** What a saved game says of the screens; nothing where no saved game is loaded. */
export function savedScreens(given: GivenArguments, io: Io): unknown {
  const file = given.one('load');
  return file === undefined
    ? undefined
    : (savedIn(resolve(io.cwd, file)) as { screens?: unknown } | undefined)?.screens;
}

/** The match of a saved game, without what only the screens read. */
const matchIn = (saved: unknown): unknown =>
  typeof saved === 'object' && saved !== null && 'screens' in saved
    ? { ...saved, screens: undefined }
    : saved;

/** A seed of a game that nobody has played before. */
const someSeed = (): string => randomBytes(4).toString('hex');

/** What a file holds as JSON; undefined where it holds none. */
function savedIn(path: string): unknown {
  try {
    return JSON.parse(readWholeText(path));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
