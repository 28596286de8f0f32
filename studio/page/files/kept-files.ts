/** What the browser keeps: the files of the set of each game, one entry a file, and how the page is used. */

const STEM = 'cardwright-studio/';
const fileKey = (game: string, file: string): string => `${STEM}set/${game}/${file}`;

/** The files of a set, by name. */
export type SetFiles = Readonly<Record<string, string>>;

/** Longer texts are neither kept nor checked. */
export const LONGEST_TEXT = 500_000;

/** The files that are kept for a game; none where the browser keeps nothing. */
export function keptFiles(game: string): SetFiles {
  const stem = fileKey(game, '');
  return inStorage({}, (storage) => {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    const mine = keys.filter((key) => key.startsWith(stem)).sort();
    return Object.fromEntries(mine.map((key) => [key.slice(stem.length), storage.getItem(key) ?? '']));
  });
}

/** Keeps a file; gives false where there is no room. */
export const keepFile = (game: string, file: string, text: string): boolean =>
  inStorage(false, (storage) => {
    storage.setItem(fileKey(game, file), text);
    return true;
  });

export const forgetFile = (game: string, file: string): void =>
  inStorage(undefined, (storage) => storage.removeItem(fileKey(game, file)));

/** How somebody uses the page, such as the language. */
export const keptChoice = (name: string): string | undefined =>
  inStorage(undefined, (storage) => storage.getItem(`${STEM}${name}`) ?? undefined);

export const keepChoice = (name: string, value: string): void =>
  inStorage(undefined, (storage) => storage.setItem(`${STEM}${name}`, value));

/** Calls back when another tab has changed a file of the game. */
export function whenChangedElsewhere(game: string, changed: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key?.startsWith(fileKey(game, ''))) changed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** A browser may forbid its storage, or have no room left in it. */
function inStorage<T>(otherwise: T, use: (storage: Storage) => T): T {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}
