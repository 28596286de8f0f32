import type { Cause } from '../../../engine/vm/events.ts';
import {
  answerLine,
  cardsNaming,
  isCalledByNow,
  isOpenPile,
  seenWith,
  type Answered,
  type SeenThen,
} from '../answer-lines.ts';
import type { LineContext } from '../event-lines.ts';
import type { EntryForm, EntryTape, TapeReader } from './entry-tape.ts';
import { writeEntry } from './taped-entries.ts';

/** Writes an answer, with what its values are called by. */
export function writeAnswer(tape: EntryTape, context: LineContext, answered: Answered, cause: Cause): void {
  const { sort, values } = answered;
  if (isCalledByNow(sort)) {
    writeEntry(tape, answerLine(context, answered, cause), cause);
  } else if (sort === 'pile' && values.every((pile) => isOpenPile(context, pile))) {
    beginAnswer(tape, pilesAnswer, answered, cause);
    for (const pile of values) tape.putAll(cardsNaming(context, pile));
  } else {
    const seen = seenWith(context, answered);
    beginAnswer(tape, formOf(seen), answered, cause);
    if (seen && hasNames(seen)) tape.keep(seen);
    else if (seen?.seers) tape.putAll(seen.seers);
  }
}

function beginAnswer(
  tape: EntryTape,
  form: EntryForm,
  { seat, values, sort, forced }: Answered,
  cause: Cause,
): void {
  tape.begin(form, cause);
  tape.put(seat);
  tape.put(forced ? 1 : 0);
  tape.keep(sort);
  tape.putAll(values);
}

/** Whether what is not seen goes by names, and not only by numbers. */
const hasNames = ({ instead, piles }: SeenThen): boolean => instead !== undefined || piles !== undefined;

function formOf(seen: SeenThen | undefined): EntryForm {
  if (!seen) return plainAnswer;
  return hasNames(seen) ? namedAnswer : seenAnswer;
}

function readAnswered(reader: TapeReader): Answered {
  const seat = reader.next();
  const forced = reader.next() === 1;
  return { seat, forced, sort: reader.object<string>(), values: reader.list() };
}

const plainAnswer: EntryForm = {
  read: (reader, context, cause) => answerLine(context, readAnswered(reader), cause),
};

/** With what kept as an object what its values were called by. */
const namedAnswer: EntryForm = {
  read: (reader, context, cause) =>
    answerLine(context, readAnswered(reader), cause, reader.object<SeenThen>()),
};

const seenAnswer: EntryForm = {
  read: (reader, context, cause) =>
    answerLine(context, readAnswered(reader), cause, { seers: reader.list() }),
};

/** Piles that everybody sees. */
const pilesAnswer: EntryForm = {
  read(reader, context, cause) {
    const answered = readAnswered(reader);
    return answerLine(context, answered, cause, { piles: answered.values.map(() => reader.list()) });
  },
};
