import type { Table } from '../../compiler/codegen/compile-game.ts';
import type { Cause, Event, Listener } from '../../engine/vm/events.ts';
import type { Machine } from '../../engine/program/machine.ts';
import type { NameLookup } from '../running-match.ts';
import { sortAt } from './answer-lines.ts';
import { cardEvents } from './card-events.ts';
import { chanceEvents } from './chance-events.ts';
import { lineContext, type EventLines, type LineContext } from './event-lines.ts';
import { flowEvents } from './flow-events.ts';
import { gainedKnowledge } from './gained-knowledge.ts';
import type { LogEntry } from './log-entry.ts';
import { stateEvents } from './state-events.ts';
import { EntryTape } from './tape/entry-tape.ts';
import { writeAnswer } from './tape/taped-answers.ts';
import { writeEntry } from './tape/taped-entries.ts';
import { writeEvent } from './tape/taped-events.ts';
import { verbEvents } from './verb-events.ts';

/** Writes down what happens, with names, as it happens. */
export interface Recorder extends Listener {
  /** What was written down up to now. */
  readonly tape: EntryTape;
  /** The seats that knew already, when the last answer was given, all that somebody has learned by it: as bits. */
  readonly knew: number;
  /** An answer is about to be given in a position, which must stay as it is. */
  begins(before: Int32Array): void;
  /** An answer that somebody gave. */
  answered(seat: number, values: readonly number[], sort: string, cause: Cause): void;
}

const eventLines: EventLines = {
  ...cardEvents,
  ...stateEvents,
  ...verbEvents,
  ...chanceEvents,
  ...flowEvents,
};

function describe(context: LineContext, event: Event, cause: Cause): LogEntry | undefined {
  const line = eventLines[event.kind] as (
    context: LineContext,
    event: Event,
    cause: Cause,
  ) => LogEntry | undefined;
  return line(context, event, cause);
}

export function newRecorder(table: Table, names: NameLookup, m: Machine): Recorder {
  const context = lineContext(table, names, m);
  const knowledge = gainedKnowledge(context);
  const tape = new EntryTape(context);

  const answer = (
    seat: number,
    values: readonly number[],
    sort: string,
    forced: boolean,
    cause: Cause,
  ): void => writeAnswer(tape, context, { seat, values, sort, forced }, cause);

  return {
    tape,
    get knew() {
      return knowledge.knew;
    },
    begins: (before) => knowledge.begins(before),
    answered: (seat, values, sort, cause) => answer(seat, values, sort, false, cause),
    forced: (seat, values, cause) => answer(seat, values, sortAt(table, cause), true, cause),
    unsealed(seats, answers, forced, cause) {
      // What several have chosen in secret is known to nobody before.
      if (seats.length > 1) knowledge.learnUnknown();
      seats.forEach((seat, i) => answer(seat, answers[i], sortAt(table, cause), forced[i], cause));
    },
    happened(event, cause) {
      knowledge.learn(event);
      if (writeEvent(tape, context, event, cause)) return;
      const entry = describe(context, event, cause);
      if (entry) writeEntry(tape, entry, cause);
    },
  };
}
