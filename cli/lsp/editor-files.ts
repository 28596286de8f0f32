/**
 * The files of an editor: its addresses as names for the service, and the files on the disk beside those that
 * are open.
 */
import { isYaml } from '../../interpreter/compiler/loader/library.ts';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gamesOf } from '../../interpreter/index.ts';
import type { Workspace } from '../../service/index.ts';
import { knownGames } from '../files/games-on-disk.ts';
import { reasonOf } from '../files/system-errors.ts';
import { kindOfPath, readText, yamlBelow } from '../files/disk-library.ts';

/** The name of a file for the service: its whole path with `/`; what is no file on a disk goes by its address. */
export function nameOfUri(uri: string): string {
  try {
    return fileURLToPath(uri).replaceAll('\\', '/');
  } catch {
    return uri;
  }
}

export const uriOfName = (name: string): string =>
  /^[a-z][a-z0-9+.-]+:/i.test(name) && !/^[a-z]:\//i.test(name) ? name : pathToFileURL(name).href;

/** Reads all files of the folders that are open, and of games elsewhere that they may be for. */
export function readFolders(workspace: Workspace, folders: readonly string[]): void {
  for (const folder of folders)
    for (const path of quietly(() => yamlBelow(folder)) ?? []) readInto(workspace, path);
  const there = new Set(gamesOf(workspace.library).map(({ id }) => id));
  for (const folder of folders.length > 0 ? folders : [process.cwd()])
    for (const { id, path } of quietly(() => knownGames(folder)) ?? []) {
      if (there.has(id)) continue;
      there.add(id);
      for (const each of quietly(() => yamlBelow(dirname(path))) ?? []) readInto(workspace, each);
    }
}

/** Reads one file from the disk again; forgets it where it is gone. */
export function readInto(workspace: Workspace, path: string): void {
  if (!isYaml(path)) return;
  const name = path.replaceAll('\\', '/');
  const text = kindOfPath(path) === 'file' ? quietly(() => readText(path)) : undefined;
  if (text === undefined) workspace.remove(name);
  else workspace.set(name, text);
}

/** What cannot be read is left out: an editor shows what it can. */
function quietly<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (reasonOf(error) === undefined) throw error;
    return undefined;
  }
}
