import { isAmong, type Viewer } from '../play/visibility.ts';

/** A line of a log: what happened, in names that a person can read. */
export type Line = Readonly<Record<string, unknown>>;

/** Names of one entry of a line that some seats may not read: for each name those who see it. */
export interface Hidden {
  readonly key: string;
  readonly seers: readonly number[];
  /** What stands for each name where it is not seen; without it the names that are not seen are counted. */
  readonly instead?: readonly string[];
}

/** A line with what some seats may not read. The referee's log shows all of it. */
export interface LogEntry {
  readonly line: Line;
  readonly hidden?: Hidden;
  /** A further entry of the line with names of its own. */
  readonly also?: Hidden;
  /** What follows from the position for everybody and a screen may add to the line; no part of the log. */
  readonly aside?: Line;
}

/** The line as a viewer may read it, in a match of so many seats. */
export function lineFor({ line, hidden, also }: LogEntry, viewer: Viewer, seats: number): Line {
  const sees = (seers: number): boolean => isAmong(seers, viewer, seats);
  const first = hidden ? without(line, hidden, sees) : line;
  return also ? without(first, also, sees) : first;
}

function without(line: Line, { key, seers, instead }: Hidden, among: (seers: number) => boolean): Line {
  const sees = (i: number): boolean => among(seers[i]);
  const value = line[key];
  if (typeof value === 'string') return sees(0) ? line : { ...line, [key]: instead?.[0] ?? 'hidden' };
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
