import type { Cause } from '../../../engine/vm/events.ts';
import type { LogEntry } from '../log-entry.ts';
import type { EntryForm, EntryTape } from './entry-tape.ts';

/** Writes an entry that is worded already. */
export function writeEntry(tape: EntryTape, entry: LogEntry, cause: Cause): void {
  tape.begin(wordedEntry, cause);
  tape.keep(entry);
}

const wordedEntry: EntryForm = { read: (reader) => reader.object<LogEntry>() };

/** No statement has caused what is copied; its words say what has. */
const copied: Cause = { program: -1, at: { id: '', span: { start: 0, end: 0 } }, you: -1, card: -1 };

/** Writes the entries of another log. */
export const writeEntries = (tape: EntryTape, entries: readonly LogEntry[]): void =>
  entries.forEach((entry) => writeEntry(tape, entry, copied));
