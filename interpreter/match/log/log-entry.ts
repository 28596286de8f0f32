import { isAmong, type Viewer } from '../../engine/state/seat-visibility.ts';

/** A line of a log: what happened, in names that a person can read. */
export type Line = Readonly<Record<string, unknown>>;

/** Names of one entry of a line that some seats may not read: for each name those who see it. */
export interface Hidden {
  readonly key: string;
  /** Which of the `sides` of the line the entry is in; absent where it is in the line itself. */
  readonly side?: number;
  readonly seers: readonly number[];
  /** What stands for each name where it is not seen; without it the names that are not seen are counted. */
  readonly instead?: readonly string[];
}

/** A line with what some seats may not read. The referee's log shows all of it. */
export interface LogEntry {
  readonly line: Line;
  readonly hidden?: Hidden;
  /** Further entries of the line with names of their own. */
  readonly also?: readonly Hidden[];
  /** What follows from the position for everybody and a screen may add to the line; no part of the log. */
  readonly aside?: Line;
}

/** What stands for the name of a card that adds to a roll where it is not seen. */
export const A_CARD = 'a card';

/** The line as a viewer may read it, in a match of so many seats. */
export function lineFor({ line, hidden, also = [] }: LogEntry, viewer: Viewer, seats: number): Line {
  const sees = (seers: number): boolean => isAmong(seers, viewer, seats);
  return [...(hidden ? [hidden] : []), ...also].reduce<Line>((rest, each) => without(rest, each, sees), line);
}

function without(line: Line, entry: Hidden, among: (seers: number) => boolean): Line {
  const { key, side, seers, instead } = entry;
  if (side !== undefined) {
    const sides = line['sides'] as readonly Line[];
    const { side: _, ...own } = entry;
    return { ...line, sides: sides.map((each, i) => (i === side ? without(each, own, among) : each)) };
  }
  const sees = (i: number): boolean => among(seers[i]);
  const value = line[key];
  if (typeof value === 'string') return sees(0) ? line : { ...line, [key]: instead?.[0] ?? 'hidden' };
  if (key === 'plus') {
    const terms = value as readonly (readonly [number, string])[];
    return { ...line, plus: terms.map((term, i) => (sees(i) ? term : [term[0], A_CARD])) };
  }
  const names = value as readonly string[];
  if (instead) return { ...line, [key]: names.map((name, i) => (sees(i) ? name : instead[i])) };
  const shown = names.filter((_, i) => sees(i));
  const unseen = names.length - shown.length;
  if (unseen === 0) return line;
  return { ...line, [key]: shown, hidden: unseen };
}

/** JSON Lines. */
export const asText = (lines: readonly Line[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');
