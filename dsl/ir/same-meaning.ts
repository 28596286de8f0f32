/** Whether two texts, as they were resolved, do the same: they differ at most in the places of their words. */

/** So many parts are compared at most; what is larger is taken for different. */
const MOST_PARTS = 20_000;

/** What does not change the meaning of a part: where its words are, and how they read. */
const WORDING: readonly string[] = ['span', 'words'];
/** The same of what a text remembers: how it is called there. */
const NAMES: readonly string[] = [...WORDING, 'name', 'called'];

/** Compares two values part by part. Symbols of the game are the same objects in both. */
export function isSameMeaning(one: unknown, other: unknown): boolean {
  let left = MOST_PARTS;
  /** `of`: the part that these belong to. */
  const same = (a: unknown, b: unknown, of?: 'slots' | 'slot'): boolean => {
    if (Object.is(a, b)) return true;
    if (--left < 0 || typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
      return false;
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    const idle = of === 'slot' ? NAMES : WORDING;
    const [keys, others] = [a, b].map((each) => Object.keys(each).filter((key) => !idle.includes(key)));
    const below = (key: string): 'slots' | 'slot' | undefined =>
      of === 'slots' ? 'slot' : key === 'slots' ? key : undefined;
    return (
      keys.length === others.length &&
      keys.every((key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key), below(key)))
    );
  };
  return one !== undefined && same(one, other);
}
