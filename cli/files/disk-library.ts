/**
 * Files for the core, which reads none itself: texts by name, names with `/`. Files below the current folder go by
 * their path from there, others by their whole path.
 */
import { isYaml } from '../../interpreter/compiler/loader/library.ts';
import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync, type Dirent } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from '../../schemas/index.ts';
import { packageFolder, shelves } from './package-folder.ts';
import { leadsOutOfPack } from './pack-links.ts';
import { reasonOf, refusal } from './system-errors.ts';

/** Nobody's folder of games is deeper or larger; a link to `/` is. */
const DEPTH = 24;
const FILES = 20_000;

/** The name of a path for the core and for messages. */
export function pathName(cwd: string, path: string): string {
  const whole = resolve(cwd, path);
  const from = relative(cwd, whole);
  const outside = from === '' || from.startsWith('..') || isAbsolute(from);
  return (outside ? whole : from).split(sep).join('/');
}

/** What a path is; undefined where there is nothing or nothing that may be looked at. */
export function kindOfPath(path: string): 'file' | 'folder' | undefined {
  // No name has such a character, and Node throws.
  if (path.includes('\0')) return undefined;
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && (stat.isDirectory() ? 'folder' : 'file');
}

/** The YAML files in a folder and below, sorted; hidden folders and `node_modules` are left out. */
export function yamlBelow(folder: string): string[] {
  const found: string[] = [];
  const walk = (at: string, depth: number): void => {
    if (depth > DEPTH || found.length > FILES) return;
    for (const entry of entriesOf(at)) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = join(at, entry.name);
      if (SYSTEM.has(path)) continue;
      if (entry.isDirectory()) walk(path, depth + 1);
      else if (isYaml(entry.name)) found.push(path);
    }
  };
  walk(folder, 0);
  return found;
}

/** Folders in which a system shows itself as files: nobody keeps cards there, and some cannot be read. */
const SYSTEM: ReadonlySet<string> = new Set(['/proc', '/sys', '/dev', '/run']);

/** The YAML files in a folder itself. */
export const yamlIn = (folder: string): string[] =>
  entriesOf(folder).flatMap((entry) =>
    !entry.isDirectory() && isYaml(entry.name) ? [join(folder, entry.name)] : [],
  );

/** The folders in a folder, but for hidden ones. */
export const foldersIn = (folder: string): string[] =>
  entriesOf(folder).flatMap((entry) =>
    entry.isDirectory() && !entry.name.startsWith('.') ? [join(folder, entry.name)] : [],
  );

function entriesOf(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : 0,
  );
}

/** No text of the allowed length takes more bytes: a longer file need not be read to its end to be refused. */
const BYTES = limits.characters * 3 + 4;

/** Whether a path is a plain file. Opening a pipe or a device waits for a writer, perhaps for ever. */
function isOrdinary(path: string): boolean {
  const stat = statSync(path);
  return stat.isFile() || stat.isDirectory();
}

/** The text of a file. Of a file that is too large only so much that the reader of YAML sees that it is. */
export const readText = (path: string): string =>
  reading(path, () => {
    if (leadsOutOfPack(path)) throw refusal('EOUTSIDE');
    return startOf(path);
  });

/**
 * The same for a search; nothing for a file that the system refuses, which is reported where the file is
 * needed.
 */
export function textIfReadable(path: string): string {
  try {
    return readText(path);
  } catch (error) {
    if (reasonOf(error) === undefined) throw error;
    return '';
  }
}

function startOf(path: string): string {
  if (!isOrdinary(path)) throw refusal('ENOFILE');
  const file = openSync(path, 'r');
  try {
    const { size } = statSync(path);
    const buffer = Buffer.alloc(Math.min(size > 0 ? size : BYTES, BYTES));
    let length = 0;
    for (;;) {
      const read = readSync(file, buffer, length, buffer.length - length, null);
      length += read;
      if (read === 0 || length === buffer.length) break;
    }
    return buffer.toString('utf8', 0, length);
  } finally {
    closeSync(file);
  }
}

/** The text of a file of our own making, such as a log, which may be longer than a file of data. */
export const readWholeText = (path: string): string =>
  reading(path, () => {
    if (!isOrdinary(path)) throw refusal('ENOFILE');
    return readFileSync(path, 'utf8');
  });

/** Reads, and names the file in what the system refuses, which it does not always do itself. */
function reading<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw Object.assign(error as Error, { path });
  }
}

/** The YAML files on the shelves of a folder. */
export const yamlOnShelves = (root: string, names: readonly string[] = shelves): string[] =>
  names
    .map((name) => join(root, name))
    .filter((folder) => kindOfPath(folder) === 'folder')
    .flatMap(yamlBelow);

/** The YAML files on the shelves of a folder, of all folders above it, and of the package. */
export const yamlAround = (cwd: string, names?: readonly string[]): string[] =>
  [...withFoldersAbove(cwd), fileURLToPath(packageFolder)].flatMap((root) => yamlOnShelves(root, names));

/** A folder and all folders above it, the nearest first. */
export function withFoldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...withFoldersAbove(above)];
}
