/**
 * The files of sets in the browser (IndexedDB), with earlier versions of each. What was not written yet when the page is
 * closed is left in a note that the next visit finds.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { dropChoice, keepChoice, keptChoice } from './kept-choices.ts';
import type { FileStore, SetFiles } from './file-store.ts';

interface KeptFile {
  readonly set: string;
  readonly name: string;
  readonly text: string;
}

/** A text as it was before. */
export interface FileVersion {
  readonly key: number;
  readonly set: string;
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface StudioData extends DBSchema {
  files: { key: [string, string]; value: KeptFile; indexes: { set: string } };
  versions: {
    key: number;
    value: Omit<FileVersion, 'key'> & { key?: number };
    indexes: { file: [string, string]; set: string };
  };
  folders: { key: string; value: FileSystemDirectoryHandle };
}

let opened: Promise<IDBPDatabase<StudioData>> | undefined;

export const studioData = (): Promise<IDBPDatabase<StudioData>> =>
  (opened ??= openDB<StudioData>('cardwright-studio', 1, {
    upgrade(data) {
      data.createObjectStore('files', { keyPath: ['set', 'name'] }).createIndex('set', 'set');
      const versions = data.createObjectStore('versions', { keyPath: 'key', autoIncrement: true });
      versions.createIndex('file', ['set', 'name']);
      versions.createIndex('set', 'set');
      data.createObjectStore('folders');
    },
  }));

/** Tells other tabs of this browser which set has changed. */
const channel = new BroadcastChannel('cardwright-studio');
const tellTabs = channel.postMessage.bind(channel) as (set: string) => void;

/** Texts that are not written yet, by set and name. */
const unwritten = new Map<string, KeptFile>();
const NOTE = 'unwritten';

addEventListener('pagehide', () => {
  if (unwritten.size > 0) keepChoice(NOTE, JSON.stringify([...unwritten.values()]));
});

/** Writes what an earlier visit could not. */
async function writeNote(): Promise<void> {
  const note = keptChoice(NOTE);
  if (note === undefined) return;
  const data = await studioData();
  for (const file of JSON.parse(note) as readonly KeptFile[]) await data.put('files', file);
  dropChoice(NOTE);
}

/** The store of a set in the browser. */
export function browserStore(set: string): FileStore {
  return {
    async read() {
      await writeNote();
      const data = await studioData();
      const all = await data.getAllFromIndex('files', 'set', set);
      return Object.fromEntries(all.map(({ name, text }) => [name, text]));
    },
    async write(name, text) {
      const key = `${set}\n${name}`;
      const file = { set, name, text };
      unwritten.set(key, file);
      await (await studioData()).put('files', file);
      if (unwritten.get(key) === file) unwritten.delete(key);
      tellTabs(set);
    },
    async remove(name) {
      unwritten.delete(`${set}\n${name}`);
      await (await studioData()).delete('files', [set, name]);
      tellTabs(set);
    },
    watch(changed) {
      const listen = ({ data }: MessageEvent): void => {
        if (data === set) changed();
      };
      channel.addEventListener('message', listen);
      return () => channel.removeEventListener('message', listen);
    },
  };
}

/** What the names of sets begin with that hold a game of their own. */
const OWN = 'own/';

export const ownGameSet = (id: string): string => OWN + id;

/** The ids of the games that the designer began here. */
export async function ownGames(): Promise<string[]> {
  const keys = await (await studioData()).getAllKeys('files');
  return [...new Set(keys.flatMap(([set]) => (set.startsWith(OWN) ? [set.slice(OWN.length)] : [])))].sort();
}

/** Versions of one file that are kept. */
const MOST_VERSIONS = 40;

/** Keeps a text as a version of a file, where it is another one than the newest version. */
export async function keepVersion(set: string, name: string, text: string): Promise<void> {
  const data = await studioData();
  const change = data.transaction('versions', 'readwrite');
  const all = await change.store.index('file').getAll([set, name]);
  if (all.at(-1)?.text !== text) await change.store.add({ set, name, text, at: Date.now() });
  for (const { key } of all.slice(0, Math.max(0, all.length + 1 - MOST_VERSIONS)))
    await change.store.delete(key!);
  await change.done;
}

/** All versions of the files of a set, the newest first. */
export async function versionsOf(set: string): Promise<FileVersion[]> {
  const all = await (await studioData()).getAllFromIndex('versions', 'set', set);
  return (all as FileVersion[]).reverse();
}

/** A store that keeps nothing, for browsers that forbid it; what is typed lives as long as the page. */
export const noStore: FileStore = {
  read: () => Promise.resolve<SetFiles>({}),
  write: () => Promise.reject(new Error('nothing is kept')),
  remove: () => Promise.resolve(),
  watch: () => () => undefined,
};
