/** A line of a log: what happened, in names that a person can read. */
export type Line = Readonly<Record<string, unknown>>;

/**
 * A line with what some seats may not read: for each of its lists of names, the seats that see each name.
 * The referee's log shows all of it.
 */
export interface LogEntry {
  readonly line: Line;
  readonly hidden?: { readonly key: string; readonly seers: readonly number[] };
}

/** The line as a seat may read it: names that it does not see are counted, not named. */
export function lineFor(entry: LogEntry, seat: number): Line {
  const { line, hidden } = entry;
  if (!hidden) return line;
  const names = line[hidden.key] as readonly string[];
  const shown = names.filter((_, i) => ((hidden.seers[i] >> seat) & 1) === 1);
  const unseen = names.length - shown.length;
  if (unseen === 0) return line;
  return { ...line, [hidden.key]: shown, hidden: unseen };
}

/** JSON Lines. */
export const asText = (lines: readonly Line[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');
