import { isScenario, wordBehind } from '../../interpreter/compiler/loader/library.ts';
import { dirname, join, resolve } from 'node:path';
import { nearest } from '../../dsl/text/edit-distance.ts';
import type { Loaded } from '../../interpreter/compiler/linker/load-game.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { loadKeptGameFile } from '../cache/user-loads.ts';
import { collectFiles, type CollectedFiles } from './collect-files.ts';
import {
  foldersIn,
  kindOfPath,
  pathName,
  textIfReadable,
  withFoldersAbove,
  yamlAround,
  yamlBelow,
} from './disk-library.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { suggestionPhrase, thereIs } from '../../dsl/diagnostics/suggestion-phrases.ts';

/** A game on the disk: its id and the whole path of its file. */
export interface GameFile {
  readonly id: string;
  readonly path: string;
}

export const gameNames = ['game.yaml', 'game.yml'];

export const isGameFile = (path: string): boolean => /(^|[/\\])game\.ya?ml$/.test(path);

/** The id that a game's file gives it, without reading all of it; the name of its folder where it gives none. */
function idOf(path: string): string {
  return wordBehind(textIfReadable(path), 'game') ?? dirname(path).split(/[/\\]/).at(-1)!;
}

/**
 * The games that can be named by their ids: those of the current folder first, then those of
 * the folders above it and those that come with the package.
 * Where the current folder is a game itself it is the only one.
 */
export function knownGames(cwd: string): GameFile[] {
  const here = gameNames.map((name) => join(cwd, name)).find((path) => kindOfPath(path));
  if (here) return [{ id: idOf(here), path: here }];
  const found = new Map<string, GameFile>();
  for (const path of yamlAround(cwd).filter(isGameFile)) {
    const id = idOf(path);
    if (!found.has(id)) found.set(id, { id, path });
  }
  return [...found.values()];
}

const gameFilesIn = (folder: string): string[] =>
  foldersIn(folder)
    .flatMap((inner) => gameNames.map((name) => join(inner, name)))
    .filter((path) => kindOfPath(path) === 'file');

/** The games in the folders beside scenarios, which these may name; those that are known by their ids are left out. */
export function gamesBeside(paths: readonly string[], known: readonly GameFile[]): GameFile[] {
  const folders = new Set(paths.filter(isScenario).map((path) => dirname(path)));
  const found = [...folders].flatMap(gameFilesIn).map((path) => ({ id: idOf(path), path }));
  return found.filter(
    ({ id }, i) => !known.some((each) => each.id === id) && found.findIndex((each) => each.id === id) === i,
  );
}

/** The game that somebody names by its id, its folder or its file; throws `Usage` where there is none. */
export function findGame(cwd: string, word: string): GameFile {
  const games = knownGames(cwd);
  const byId = games.find((game) => game.id === word);
  if (byId) return byId;
  const path = resolve(cwd, word);
  const kind = kindOfPath(path);
  if (kind === 'file' && isGameFile(path)) return { id: idOf(path), path };
  const inside = gameNames.map((name) => join(path, name)).find((each) => kindOfPath(each));
  if (kind === 'folder' && inside) return { id: idOf(inside), path: inside };
  const ids = games.map((game) => game.id);
  const near = nearest(word, ids, 1)[0];
  throw new Usage(
    kind ? say('usage/there-is-no-game-in', { word }) : say('usage/there-is-no-game', { game: word }),
    near ? suggestionPhrase(near) : ids.length > 0 ? thereIs(ids) : undefined,
  );
}

/** The game whose folder contains a path: the nearest `game.yaml` above it. */
export const gameAbove = (path: string): string | undefined =>
  withFoldersAbove(dirname(path))
    .flatMap((folder) => gameNames.map((name) => join(folder, name)))
    .find((file) => kindOfPath(file));

/**
 * Loads a game from the disk, with variants and card files on top. These are given by their whole paths, with
 * the decks that the seats bring.
 */
export function loadFromDisk(
  cwd: string,
  { path }: GameFile,
  extras: readonly string[],
  decks: readonly (string | undefined)[] = [],
): Loaded & { readonly collected: CollectedFiles } {
  const collected = collectFiles(cwd, [...yamlBelow(dirname(path)), path, ...extras]);
  const loaded = loadKeptGameFile(
    collected.library,
    pathName(cwd, path),
    extras.map((each) => pathName(cwd, each)),
    decks,
  );
  return { ...loaded, diagnostics: [...collected.unreadable, ...loaded.diagnostics], collected };
}
