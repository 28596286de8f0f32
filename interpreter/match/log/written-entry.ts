import type { LogEntry } from './log-entry.ts';
import { writtenLine, type WrittenLine } from './log-line.ts';

const known = new WeakMap<LogEntry, LogEntry<WrittenLine>>();

/** An entry with its line as the log holds it; the same object each time. */
export function writtenEntry(entry: LogEntry): LogEntry<WrittenLine> {
  let written = known.get(entry);
  if (!written) known.set(entry, (written = { ...entry, line: writtenLine(entry.line) }));
  return written;
}
