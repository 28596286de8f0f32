/** The one way in which files are written and removed. */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  appendFileSync,
  chownSync,
  closeSync,
  constants,
  fchmodSync,
  linkSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { refusal } from './system-errors.ts';

/** What may be lost where a file is there already: nothing, the file, or only what begins in a certain way. */
export type Over = 'nothing' | 'any' | ((start: string) => boolean);

/**
 * Writes a file as a whole or not at all: whatever goes wrong leaves the old file as it was, and nothing beside it.
 * Links are followed, and a file that is replaced keeps its mode and its owner.
 */
export function writeWhole(path: string, text: string | Uint8Array, over: Over): void {
  try {
    if (path.includes('\0')) throw refusal('ENUL');
    // A link is something too where nothing is to be lost.
    const target = over === 'nothing' ? path : behindLinks(path);
    const there = lstatSync(target, { throwIfNoEntry: false });
    if (there) check(target, there, over);
    if (there && !there.isFile()) writeFileSync(target, text);
    else replace(target, text, there);
  } catch (error) {
    throw Object.assign(error as Error, { path });
  }
}

/** Adds a text to the end of a file. What is cut off by the end of the program is at the end of the file. */
export function addText(path: string, text: string): void {
  try {
    appendFileSync(path, text);
  } catch (error) {
    throw Object.assign(error as Error, { path });
  }
}

/** Removes a file; nothing is to be done where there is none. */
export function removeFromDisk(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    throw Object.assign(error as Error, { path });
  }
}

/** Where a path leads, also where nothing is there yet. */
function behindLinks(path: string): string {
  let at = path;
  for (let links = 0; links < 40; links++) {
    if (!lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink()) return at;
    at = resolve(realpathSync(dirname(at)), readlinkSync(at));
  }
  throw refusal('ELOOP');
}

/** Refuses to write over what is not to be lost, and over what is no file; a device such as `/dev/null` is written to. */
function check(target: string, there: Stats, over: Over): void {
  if (there.isDirectory()) throw refusal('EISDIR');
  if (over === 'nothing') throw refusal('EEXIST');
  if (!there.isFile()) {
    if (there.isCharacterDevice()) return;
    throw refusal('ENOFILE');
  }
  // Another file in its place would not ask whether this one may be written.
  accessSync(target, constants.W_OK);
  if (over !== 'any' && !over(startOf(target))) throw refusal('EOTHER');
}

const START = 4096;

/** The beginning of a file. */
function startOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(START);
    return buffer.toString('utf8', 0, readSync(file, buffer, 0, START, 0));
  } finally {
    closeSync(file);
  }
}

function replace(target: string, text: string | Uint8Array, there: Stats | undefined): void {
  // Its name is short, since that of the file may be as long as names can be.
  const beside = join(dirname(target), `.cardwright-${randomBytes(8).toString('hex')}`);
  try {
    const file = openSync(beside, 'wx');
    try {
      writeFileSync(file, text);
      if (there) fchmodSync(file, there.mode & 0o7777);
    } finally {
      closeSync(file);
    }
    if (there) {
      keepOwner(beside, there);
      renameSync(beside, target);
    } else putNew(beside, target);
  } finally {
    rmSync(beside, { force: true });
  }
}

function keepOwner(path: string, { uid, gid }: Stats): void {
  const now = statSync(path);
  if (now.uid === uid && now.gid === gid) return;
  try {
    chownSync(path, uid, gid);
  } catch {
    // Only an administrator can give a file away.
  }
}

/** Gives a file its name where nothing has it, not even since it was looked at. */
function putNew(beside: string, target: string): void {
  try {
    linkSync(beside, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || lstatSync(target, { throwIfNoEntry: false })) throw error;
    // Not every file system has links.
    renameSync(beside, target);
  }
}

/** Writes a new file that is called `my-game.save.json`, or `my-game-2.save.json` where that is taken; gives its name. */
export function writeNew(folder: string, stem: string, ending: string, text: string): string {
  for (let i = 1; ; i++) {
    const name = `${stem}${i === 1 ? '' : `-${i}`}${ending}`;
    try {
      writeWhole(resolve(folder, name), text, 'nothing');
      return name;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST' && code !== 'EISDIR') throw error;
    }
  }
}
