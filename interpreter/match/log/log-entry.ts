import { isAmong, type Viewer } from '../../engine/state/seat-visibility.ts';
import { A_CARD } from '../value-names.ts';
import type { NeedView } from '../view/open-rolls.ts';
import { type LogLine, type RollEntries, type WrittenLine } from './log-line.ts';

type KeysOf<Of> = Of extends unknown ? keyof Of : never;

/** Names of one entry of a line that some seats may not read: for each name those who see it. */
export interface Hidden {
  readonly key: KeysOf<LogLine>;
  /** Which of the `sides` of the line the entry is in; absent where it is in the line itself. */
  readonly side?: number;
  readonly seers: readonly number[];
  /** What stands for each name where it is not seen; without it the names that are not seen are counted. */
  readonly instead?: readonly string[];
}

/** A line with what some seats may not read. The referee's log shows all of it. */
export interface LogEntry<Line = LogLine> {
  readonly line: Line;
  readonly hidden?: Hidden;
  /** Further entries of the line with names of their own. */
  readonly also?: readonly Hidden[];
  /** What a roll is compared with, which follows from the position for everybody; no part of the log. */
  readonly needs?: readonly NeedView[];
  /** The cards that a lasting effect mentions, with who sees each; no part of the log. */
  readonly about?: { readonly names: readonly string[]; readonly seers: readonly number[] };
}

/** The line as a viewer may read it, in a match of so many seats. */
export function lineFor({ line, hidden, also = [] }: LogEntry, viewer: Viewer, seats: number): LogLine {
  const sees = (seers: number): boolean => isAmong(seers, viewer, seats);
  return [...(hidden ? [hidden] : []), ...also].reduce<LogLine>(
    (rest, each) => without(rest, each, sees),
    line,
  );
}

/** The line as a viewer may read it, with what a screen adds to it. */
export function screenLine(entry: LogEntry, viewer: Viewer, seats: number): LogLine {
  const line = lineFor(entry, viewer, seats);
  if (line.event === 'total' && entry.needs) return { ...line, needs: entry.needs };
  if ((line.event === 'stands' || line.event === 'ends') && entry.about) {
    const { names, seers } = entry.about;
    return { ...line, about: names.filter((_, i) => isAmong(seers[i], viewer, seats)) };
  }
  return line;
}

function without<Line extends LogLine | RollEntries>(
  line: Line,
  entry: Hidden,
  among: (seers: number) => boolean,
): Line {
  const { key, side, seers, instead } = entry;
  if (side !== undefined && 'sides' in line) {
    const { side: _, ...own } = entry;
    return { ...line, sides: line.sides.map((each, i) => (i === side ? without(each, own, among) : each)) };
  }
  const sees = (i: number): boolean => among(seers[i]);
  const value = (line as WrittenLine)[key];
  if (typeof value === 'string') return sees(0) ? line : { ...line, [key]: instead?.[0] ?? 'hidden' };
  if (key === 'plus') {
    const terms = value as NonNullable<RollEntries['plus']>;
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
export const jsonLines = (lines: readonly WrittenLine[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');
