import { say, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Match } from '../match.ts';
import { cellNames } from '../value-names.ts';

/** Something in a saved position that does not fit; reported as a diagnostic. */
export class Broken extends Error {
  readonly what: Phrase;
  /** Its place in the saved position, the outermost part first. */
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

/** Reads a part; what does not fit in it is reported with its place. */
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

/** The index of the first of a list that is what was asked for. */
export function indexIn<T>(all: readonly T[] | undefined, is: (each: T) => boolean, what: Phrase): number {
  const at = all?.findIndex(is) ?? -1;
  return expect(at < 0 ? undefined : at, what);
}

/** Finds what the names in a saved position stand for, and refuses it where they stand for nothing. */
export interface Finder {
  /** -1 where no card is named; so for seats. */
  readonly card: (name: string | undefined) => number;
  /** A card that has no place yet. */
  readonly free: (name: string) => number;
  readonly seat: (name: string | undefined) => number;
  readonly zone: (name: string) => number;
  /** The pile of a cell; undefined where no cell has the name. */
  readonly cell: (name: string) => number | undefined;
}

const indexes = (all: readonly string[]): ReadonlyMap<string, number> =>
  new Map(all.map((name, i) => [name, i]));

export function finderFor({ game, table, names, runner }: Match): Finder {
  const { p, layout } = runner.m;
  const cards = indexes(game.copyNames);
  const seats = indexes(names.seats);
  const zones = indexes(Array.from({ length: layout.zones }, (_, i) => names.zone(i)));
  const cells = indexes(cellNames(table));
  const card = (name: string | undefined): number =>
    name === undefined ? -1 : expect(cards.get(name), say('phrase/the-card', { card: name }));
  return {
    card,
    free(name) {
      const found = card(name);
      const { host, above } = layout.state;
      const taken = p[layout.zone + found] >= 0 || [host, above].some((at) => at >= 0 && p[at + found] >= 0);
      if (taken) throw new Broken(say('phrase/the-card-lies-in-two-places', { card: name }));
      return found;
    },
    seat: (name) =>
      name === undefined ? -1 : expect(seats.get(name), say('phrase/the-seat', { seat: name })),
    zone: (name) => expect(zones.get(name), say('phrase/the-zone', { zone: name })),
    cell: (name) => cells.get(name),
  };
}
