import { say, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';

/** Something in a saved position that does not fit; told as a diagnostic. */
export class Broken extends Error {
  readonly what: Phrase;
  /** Where it stands in the saved position, the outermost part first. */
  readonly path: string[] = [];

  constructor(what: Phrase) {
    super();
    this.what = what;
  }
}

export function expect<T>(value: T | undefined | null, what: Phrase): T {
  if (value === undefined || value === null) throw new Broken(what);
  return value;
}

/** Reads a part; what does not fit in it is told with its place. */
export function readPart<T>(part: string | number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const broken = error instanceof Broken ? error : new Broken(say('phrase/a-part-is-missing-or-of'));
    broken.path.unshift(String(part));
    throw broken;
  }
}

export const isNumberIn = (value: unknown, from: number, below: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) < below;

/** Indexes of the names that saved positions use. */
export interface Index {
  readonly cards: ReadonlyMap<string, number>;
  readonly seats: ReadonlyMap<string, number>;
  readonly zones: ReadonlyMap<string, number>;
  readonly cells: ReadonlyMap<string, number>;
}
