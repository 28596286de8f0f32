/** What can be opened: the games of the page, those of the designer, and those of a folder. */
import { computed, signal } from '@preact/signals';
import { games } from 'virtual:games';
import type { Language } from '../../../dsl/text/locale.ts';
import type { BundledGame } from '../../engine/bundled-game.ts';
import { browserStore, ownGames, ownGameSet, studioData } from './browser-store.ts';
import type { FileStore, SetFiles } from './file-store.ts';

/** A game with the files of the designer, and where these are kept. */
export interface SetWork {
  readonly id: string;
  readonly store: FileStore;
  /** Under which name earlier versions are kept. */
  readonly set: string;
  /** Whether the game is one of the files. */
  readonly ownGame: boolean;
  load(): Promise<BundledGame>;
}

/** A folder that is open instead of the browser's own files. */
export interface OpenFolder {
  readonly name: string;
  readonly store: FileStore;
  /** The folders in it that hold a game, `''` for itself. */
  readonly games: readonly string[];
}

/** The ids of games that were begun in this browser. */
export const ownIds = signal<readonly string[]>([]);
export const folder = signal<OpenFolder | undefined>(undefined);

const OWN = 'own/';
const IN_FOLDER = 'folder/';
const FOLDER_ITSELF = '.';

/** The id of a game that was begun in this browser, as a work. */
export const ownWork = (id: string): string => OWN + id;

export async function findOwnGames(): Promise<void> {
  ownIds.value = await ownGames().catch(() => []);
}

/** Opens a folder in place of the files of the browser; gives what is to be opened in it first. */
export async function openFolder(name: string, store: FileStore): Promise<string | undefined> {
  const files = await store.read();
  const found = gamesIn(files);
  folder.value = { name, store, games: found };
  return found.length > 0 ? folderWork(found[0]) : undefined;
}

/** The folders that hold a game file, `''` for the one above all. */
const gamesIn = (files: SetFiles): string[] =>
  Object.keys(files).flatMap((name) => {
    const found = /^(?:(.*)\/)?game\.ya?ml$/.exec(name);
    return found ? [found[1] ?? ''] : [];
  });

const folderWork = (path: string): string => IN_FOLDER + (path === '' ? FOLDER_ITSELF : path);

/** The games of the open folder, as works. */
export const folderWorks = (): string[] => (folder.value?.games ?? []).map(folderWork);

/** A name of a game; some write a gender behind it. */
const nameOf = (names: Readonly<Record<string, unknown>>, language: Language): string => {
  const name = names[language] ?? names['en'];
  return String(Array.isArray(name) ? name[0] : name);
};

interface OfferedWork {
  readonly id: string;
  title(language: Language): string;
}

/** What can be chosen, in groups. */
export const offeredWorks = computed(
  (): { readonly group: 'games' | 'own' | 'folder'; readonly works: readonly OfferedWork[] }[] => [
    {
      group: 'folder',
      works: (folder.value?.games ?? []).map((path) => ({
        id: folderWork(path),
        title: () => (path === '' ? folder.value!.name : path.slice(path.lastIndexOf('/') + 1)),
      })),
    },
    { group: 'own', works: ownIds.value.map((id) => ({ id: ownWork(id), title: () => titleOf(id) })) },
    {
      group: 'games',
      works: games.map(({ id, names }) => ({ id, title: (language) => nameOf(names, language) })),
    },
  ],
);

const titleOf = (id: string): string => id[0].toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** What an id stands for; the first game where it stands for nothing that is there. */
export function workOf(id: string): SetWork {
  const open = folder.value;
  if (open && id.startsWith(IN_FOLDER)) {
    const path = id.slice(IN_FOLDER.length);
    const stem = path === FOLDER_ITSELF ? '' : `${path}/`;
    return {
      id,
      store: stem === '' ? open.store : below(open.store, stem),
      set: `${IN_FOLDER}${open.name}/${path}`,
      ownGame: true,
      load: () => Promise.resolve(ownGame(path === FOLDER_ITSELF ? open.name : path)),
    };
  }
  if (id.startsWith(OWN)) {
    const name = id.slice(OWN.length);
    const set = ownGameSet(name);
    return { id, store: browserStore(set), set, ownGame: true, load: () => Promise.resolve(ownGame(name)) };
  }
  const bundled = games.find((each) => each.id === id) ?? games[0];
  return {
    id: bundled.id,
    store: open?.store ?? browserStore(bundled.id),
    set: open ? `${IN_FOLDER}${open.name}` : bundled.id,
    ownGame: false,
    load: async () => (await bundled.load()).default,
  };
}

const ownGame = (path: string): BundledGame => ({
  file: `${path.slice(path.lastIndexOf('/') + 1)}/game.yaml`,
  texts: [],
  ownGame: true,
});

/** The files of a store below a folder. */
const below = (store: FileStore, stem: string): FileStore => ({
  ...store,
  async read() {
    const all = Object.entries(await store.read()).filter(([name]) => name.startsWith(stem));
    return Object.fromEntries(all.map(([name, text]) => [name.slice(stem.length), text]));
  },
  write: (name, text) => store.write(stem + name, text),
  remove: (name) => store.remove(stem + name),
});

const LAST = 'last';

/** The folder that was picked last, to be offered again. */
export const lastFolder = async (): Promise<FileSystemDirectoryHandle | undefined> =>
  (await studioData()).get('folders', LAST);

export const keepFolder = async (handle: FileSystemDirectoryHandle): Promise<void> =>
  void (await (await studioData()).put('folders', handle, LAST));
