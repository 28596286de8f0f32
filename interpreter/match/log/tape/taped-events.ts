import type { CounterSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import type { Cause, Event, LoggedSum } from '../../../engine/vm/events.ts';
import { cardsNaming } from '../answer-lines.ts';
import { movedCards } from '../card-events.ts';
import type { LineContext } from '../event-lines.ts';
import { flowEvents } from '../flow-events.ts';
import { countedLine } from '../state-events.ts';
import { verbEvents } from '../verb-events.ts';
import type { EntryForm, EntryTape } from './entry-tape.ts';

/** How the events of a kind are written on the tape. */
interface EventTape<Kind extends Event['kind']> extends EntryForm {
  /** Whether its words need nothing that can be otherwise later. Those of others are found at once. */
  readonly keeps: (context: LineContext, event: Event & { kind: Kind }) => boolean;
  readonly write: (tape: EntryTape, event: Event & { kind: Kind }, context: LineContext) => void;
}

type EventTapes<Kind extends Event['kind']> = { readonly [Each in Kind]: EventTape<Each> };

/** The kinds that happen most. */
const tapedEvents: EventTapes<'moved' | 'counted' | 'verb' | 'step' | 'turn'> = {
  moved: {
    // Who sees what partners have may change.
    keeps: ({ table: { layout } }) => layout.teams < 0,
    write(tape, { cards, from, shown, to, pile }, context) {
      tape.put(to);
      tape.put(pile);
      tape.putAll(cards);
      tape.putAll(from);
      tape.putAll(shown ?? NONE);
      tape.putAll(cardsNaming(context, pile));
    },
    read(reader, context, cause) {
      const [to, pile] = [reader.next(), reader.next()];
      const [cards, from, shown, members] = [reader.list(), reader.list(), reader.list(), reader.list()];
      return movedCards(context, { kind: 'moved', cards, from, shown, to, pile }, cause, members);
    },
  },
  counted: {
    keeps: ({ everyone, seersNow }, { counter, owner }) =>
      !counter.holds && (counter.of !== 'card' || seersNow(owner) === everyone),
    write(tape, { counter, owner, before, now, told }) {
      tape.keep(counter);
      tape.keep(told);
      tape.put(owner);
      tape.put(before);
      tape.put(now);
    },
    read(reader, context, cause) {
      const counter = reader.object<CounterSymbol>();
      const told = reader.object<LoggedSum | undefined>();
      const [owner, before, now] = [reader.next(), reader.next(), reader.next()];
      return { line: countedLine(context, { kind: 'counted', counter, owner, before, now, told }, cause) };
    },
  },
  verb: {
    keeps: ({ logged }, { program }) => logged[program] === 1,
    // It is its own cause.
    write: (tape, { told }) => tape.keep(told),
    read(reader, context, cause) {
      const { program, you } = cause;
      return verbEvents.verb(context, { kind: 'verb', program, you, told: reader.object() }, cause)!;
    },
  },
  step: {
    keeps: () => true,
    write: (tape, { step }) => tape.put(step),
    read: (reader, context, cause) => flowEvents.step(context, { kind: 'step', step: reader.next() }, cause)!,
  },
  turn: {
    keeps: () => true,
    write: (tape, { player }) => tape.put(player),
    read: (reader, context, cause) =>
      flowEvents.turn(context, { kind: 'turn', player: reader.next() }, cause)!,
  },
};

const NONE: readonly number[] = [];

/** Writes an event whose words need nothing of the moment; gives false of others, and of events without a line. */
export function writeEvent(tape: EntryTape, context: LineContext, event: Event, cause: Cause): boolean {
  const form = (tapedEvents as Partial<Record<Event['kind'], EventTape<never>>>)[event.kind];
  if (!form?.keeps(context, event as never)) return false;
  tape.begin(form, cause);
  form.write(tape, event as never, context);
  return true;
}
