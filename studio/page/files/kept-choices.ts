/** How somebody uses the page, such as the language: kept in the browser. */

const STEM = 'cardwright-studio/';

export const keptChoice = (name: string): string | undefined =>
  inStorage(undefined, (storage) => storage.getItem(`${STEM}${name}`) ?? undefined);

export const keepChoice = (name: string, value: string): void =>
  inStorage(undefined, (storage) => storage.setItem(`${STEM}${name}`, value));

export const dropChoice = (name: string): void =>
  inStorage(undefined, (storage) => storage.removeItem(`${STEM}${name}`));

/** A browser may forbid its storage, or have no room left in it. */
function inStorage<T>(otherwise: T, use: (storage: Storage) => T): T {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}
