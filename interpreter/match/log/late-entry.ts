import type { Cause } from '../../engine/vm/events.ts';
import type { LineContext } from './event-lines.ts';
import type { Hidden, LogEntry } from './log-entry.ts';
import type { LogLine } from './log-line.ts';

/** Words an entry from what happened, why, and what was so then: nothing that can be otherwise now. */
export type WordEntry<Happened, Then> = (
  context: LineContext,
  happened: Happened,
  cause: Cause,
  then: Then,
) => LogEntry;

/** An entry that is worded when it is first read: most lines of a log are read much later, or by nobody. */
class LateEntry<Happened, Then> implements LogEntry {
  private context: LineContext;
  private happened: Happened;
  private cause: Cause;
  private then: Then;
  private word: WordEntry<Happened, Then>;
  private entry: LogEntry | undefined = undefined;

  constructor(
    word: WordEntry<Happened, Then>,
    context: LineContext,
    happened: Happened,
    cause: Cause,
    then: Then,
  ) {
    this.word = word;
    this.context = context;
    this.happened = happened;
    this.cause = cause;
    this.then = then;
  }

  get worded(): LogEntry {
    return (this.entry ??= this.word(this.context, this.happened, this.cause, this.then));
  }

  get line(): LogLine {
    return this.worded.line;
  }

  get hidden(): Hidden | undefined {
    return this.worded.hidden;
  }

  get also(): readonly Hidden[] | undefined {
    return this.worded.also;
  }

  get needs(): LogEntry['needs'] {
    return this.worded.needs;
  }

  get about(): LogEntry['about'] {
    return this.worded.about;
  }
}

/** Keeps what happened, and words it later. */
export const later = <Happened, Then>(
  word: WordEntry<Happened, Then>,
  context: LineContext,
  happened: Happened,
  cause: Cause,
  then: Then,
): LogEntry => new LateEntry(word, context, happened, cause, then);

/** An entry as an object with nothing but what it says. */
export const worded = (entry: LogEntry): LogEntry => (entry instanceof LateEntry ? entry.worded : entry);
