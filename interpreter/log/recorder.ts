import type { Table } from '../compile/table.ts';
import type { Names } from '../play/names.ts';
import { seersOf, seersOfZones } from '../play/visibility.ts';
import type { Cause, Event, Listener } from '../run/event.ts';
import type { Machine } from '../run/machine.ts';
import type { LogEntry } from './entry.ts';

/** Writes down what happens, with names, as it happens. */
export interface Recorder extends Listener {
  readonly entries: LogEntry[];
  /** An answer that somebody gave. */
  answered(seat: number, values: readonly number[], sort: string, cause: Cause): void;
}

export function newRecorder(table: Table, names: Names, m: Machine): Recorder {
  const entries: LogEntry[] = [];
  const seers = seersOfZones(table);
  const everyone = (1 << table.seats) - 1;
  const seenNow = (cards: readonly number[]): number[] =>
    cards.map((card) => seersOf(table, seers, m.p, card));

  const because = ({ program, statement, you, card }: Cause): object => ({
    ...(you >= 0 ? { by: names.seats[you] } : {}),
    because: `${table.programs[program].name} ${statement}`.trim(),
    ...(card >= 0 ? { card: names.card(card) } : {}),
  });

  const answer = (
    seat: number,
    values: readonly number[],
    sort: string,
    forced: boolean,
    cause: Cause,
  ): void => {
    const shown = values.map((value) =>
      sort === 'option'
        ? optionName(table, cause, value)
        : (valueName(table, cause, value) ?? names.value(m.p, sort as never, value)),
    );
    const line = {
      decision: names.seats[seat],
      answer: shown,
      ...(forced ? { forced } : {}),
      ...because(cause),
    };
    const hidden =
      sort === 'card'
        ? { key: 'answer', seers: seenNow(values).map((seen) => seen | (1 << seat)) }
        : undefined;
    entries.push({ line, hidden });
  };

  return {
    entries,
    answered: (seat, values, sort, cause) => answer(seat, values, sort, false, cause),
    forced: (seat, values, cause) => answer(seat, values, sortAt(table, cause), true, cause),
    unsealed(seats, answers, forced, cause) {
      seats.forEach((seat, i) => answer(seat, answers[i], sortAt(table, cause), forced[i], cause));
    },
    happened(event, cause) {
      const entry = describe(event, cause);
      if (entry) entries.push(entry);
    },
  };

  function describe(event: Event, cause: Cause): LogEntry | undefined {
    switch (event.kind) {
      case 'moved': {
        const to =
          event.pile >= 0
            ? { to: names.zone(event.to), pile: names.pile(m.p, event.pile) }
            : { to: names.zone(event.to) };
        const from = [...new Set(event.from)].map((zone) => names.zone(zone));
        const seen = event.cards.map((_, i) => (seers[event.from[i]] ?? 0) | seers[event.to]);
        const line = {
          event: 'move',
          cards: event.cards.map(names.card),
          from: from.length === 1 ? from[0] : from,
          ...to,
          ...because(cause),
        };
        return seen.every((each) => each === everyone)
          ? { line }
          : { line, hidden: { key: 'cards', seers: seen } };
      }
      case 'shuffled':
        return { line: { event: 'shuffle', zone: names.zone(event.zone), ...because(cause) } };
      case 'revealed':
        return { line: { event: 'reveal', cards: event.cards.map(names.card), ...because(cause) } };
      case 'counted': {
        const of = event.owner >= 0 ? { of: names.seats[event.owner] } : {};
        return {
          line: {
            event: 'count',
            counter: event.counter.id,
            ...of,
            before: event.before,
            now: event.now,
            ...(event.terms ? { terms: event.terms } : {}),
            ...because(cause),
          },
        };
      }
      case 'appointed':
        return {
          line: {
            event: 'appoint',
            role: table.game.vocabulary.roles[event.role].id,
            player: names.seats[event.player],
            ...because(cause),
          },
        };
      case 'chance': {
        const values = event.values.map(
          (value) => valueName(table, cause, value) ?? names.value(m.p, event.sort as never, value),
        );
        const hidden = event.sort === 'card' ? { key: 'values', seers: seenNow(event.values) } : undefined;
        return { line: { event: 'chance', values, ...because(cause) }, hidden };
      }
      case 'verb': {
        const { name } = table.programs[event.program];
        if (!name.startsWith('verbs/') && !name.startsWith('cards/')) return undefined;
        return {
          line: {
            event: 'begin',
            text: name,
            ...(event.you >= 0 ? { by: names.seats[event.you] } : {}),
            ...(event.terms ? { terms: event.terms } : {}),
          },
        };
      }
      case 'step':
        return { line: { event: 'step', step: table.game.vocabulary.steps[event.step].id } };
      case 'turn':
        return { line: { event: 'turn', player: names.seats[event.player] } };
      case 'cycle':
        return { line: { event: table.game.cycle.id, number: event.number } };
      case 'over':
        return {
          line: {
            event: 'over',
            ending: event.ending,
            winners: event.winners.map((seat) => names.seats[seat]),
          },
        };
    }
  }
}

/** The sort of what the statement of a cause asks for. */
function sortAt(table: Table, cause: Cause): string {
  const at = table.programs[cause.program].code.find((each) => each.at.id === cause.statement);
  return at && 'choosing' in at ? at.choosing.sort : 'option';
}

/** The name of a value of a declared set, where the statement of a cause asks for one. */
function valueName(table: Table, cause: Cause, value: number): string | undefined {
  const at = table.programs[cause.program].code.find((each) => each.at.id === cause.statement);
  return at && 'choosing' in at ? at.choosing.values?.[value] : undefined;
}

function optionName(table: Table, cause: Cause, option: number): string {
  const at = table.programs[cause.program].code.find((each) => each.at.id === cause.statement);
  return at?.op === 'menu' ? at.options[option].label : String(option);
}
