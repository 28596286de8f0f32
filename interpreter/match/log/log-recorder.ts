import type { Table } from '../../compiler/codegen/compile-game.ts';
import type { Cause, Event, Listener } from '../../engine/vm/events.ts';
import type { Machine } from '../../engine/program/machine.ts';
import type { NameLookup } from '../running-match.ts';
import { answerEntry, sortAt } from './answer-lines.ts';
import { cardEvents } from './card-events.ts';
import { chanceEvents } from './chance-events.ts';
import { lineContext, type EventLines, type LineContext } from './event-lines.ts';
import { flowEvents } from './flow-events.ts';
import { gainedKnowledge } from './gained-knowledge.ts';
import type { LogEntry } from './log-entry.ts';
import { stateEvents } from './state-events.ts';
import { verbEvents } from './verb-events.ts';

/** Writes down what happens, with names, as it happens. */
export interface Recorder extends Listener {
  readonly entries: LogEntry[];
  /** The seats that knew already, when the last answer was given, all that somebody has learned by it: as bits. */
  readonly knew: number;
  /** An answer is about to be given. */
  begins(): void;
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
  const entries: LogEntry[] = [];

  const answer = (
    seat: number,
    values: readonly number[],
    sort: string,
    forced: boolean,
    cause: Cause,
  ): void => {
    entries.push(answerEntry(context, { seat, values, sort, forced }, cause));
  };

  return {
    entries,
    get knew() {
      return knowledge.knew;
    },
    begins: () => knowledge.begins(),
    answered: (seat, values, sort, cause) => answer(seat, values, sort, false, cause),
    forced: (seat, values, cause) => answer(seat, values, sortAt(table, cause), true, cause),
    unsealed(seats, answers, forced, cause) {
      // What several have chosen in secret is known to nobody before.
      if (seats.length > 1) knowledge.learnUnknown();
      seats.forEach((seat, i) => answer(seat, answers[i], sortAt(table, cause), forced[i], cause));
    },
    happened(event, cause) {
      knowledge.learn(event);
      const entry = describe(context, event, cause);
      if (entry) entries.push(entry);
    },
  };
}
