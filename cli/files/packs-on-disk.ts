/** Packs on the disk: folders with a `pack.yaml`. */
import compareVersions from 'semver/functions/rcompare.js';
import isVersion from 'semver/functions/valid.js';
import { wordBehind } from '../../interpreter/compiler/loader/library.ts';
import { basename, dirname, join } from 'node:path';
import { foldersOutside, packFiles } from './pack-links.ts';
import { kindOfPath, textIfReadable, withFoldersAbove, yamlAround, yamlBelow } from './disk-library.ts';

/** A pack: its id, its version and the whole path of its manifest. */
export interface PackFile {
  readonly id: string;
  readonly version: string;
  readonly path: string;
}

/** Folders that packs are looked for in: below the current folder, below each folder above it, and below the package. */
const shelves = ['packs', 'examples/packs'];

export const isPackFile = (path: string): boolean => packFiles.includes(basename(path));

/** The manifest in a folder. */
export const packIn = (folder: string): string | undefined =>
  packFiles.map((name) => join(folder, name)).find((path) => kindOfPath(path));

/** The pack whose folder contains a path: the nearest manifest above it; not that of a game itself. */
export function packAbove(path: string): string | undefined {
  for (const folder of withFoldersAbove(dirname(path))) {
    if (holdsGame(folder)) return undefined;
    const found = packIn(folder);
    if (found) return found;
  }
  return undefined;
}

/**
 * The packs that can be named by their ids, and that others may need: those of the nearest folder first, and of several
 * versions in one folder the highest.
 */
export function knownPacks(cwd: string): PackFile[] {
  const shelvesOf = new Map<string, PackFile[][]>();
  for (const path of yamlAround(cwd, shelves).filter(isPackFile)) {
    const id = packIdOf(path);
    if (id === undefined) continue;
    const version = versionOfPack(path);
    const all = shelvesOf.get(id) ?? [];
    const beside = all.find(([{ path: other }]) => dirname(dirname(other)) === dirname(dirname(path)));
    if (beside) beside.push({ id, version, path });
    else all.push([{ id, version, path }]);
    shelvesOf.set(id, all);
  }
  return [...shelvesOf.values()].flatMap((all) => all.flatMap((shelf) => shelf.sort(higherFirst)));
}

function higherFirst(a: PackFile, b: PackFile): number {
  const isKnown = [a, b].map(({ version }) => isVersion(version) !== null);
  return isKnown.every(Boolean)
    ? compareVersions(a.version, b.version)
    : Number(isKnown[1]) - Number(isKnown[0]);
}

/** Paths with all files of the packs among them, and of those that could be needed, where there is one among them. */
export function withPacks(cwd: string, paths: readonly string[]): string[] {
  const packs = paths.filter(isPackFile);
  if (packs.length === 0) return [...paths];
  const around = [...packs, ...knownPacks(cwd).map(({ path }) => path)];
  return [...paths, ...around.flatMap((path) => filesOfPack(dirname(path)))];
}

/** All that a pack holds, and what leads out of it, which is refused where it is read. */
const filesOfPack = (folder: string): string[] => [...yamlBelow(folder), ...foldersOutside(folder)];

/** The id that a manifest says, without reading all of it. */
export const packIdOf = (path: string): string | undefined => wordBehind(textIfReadable(path), 'pack');

const versionOfPack = (path: string): string =>
  /^version:[ \t]*["']?([^\s"'#]+)/m.exec(textIfReadable(path))?.[1] ?? '';

/** Whether a folder holds a game. */
const holdsGame = (folder: string): boolean =>
  ['game.yaml', 'game.yml'].some((name) => kindOfPath(join(folder, name)));

/** Whether a manifest gives a game its version. */
export const isOfGame = (path: string): boolean => holdsGame(dirname(path));
