import type { Slot } from '../../../dsl/ir/statements.ts';
import { NOTHING, PLUS } from '../value-names.ts';
import { placeName } from '../view/hidden-places.ts';
import type { EventLines } from './event-lines.ts';
import type { LogLine } from './log-line.ts';

/** Verbs that begin, verbs that only announce something, and objects that a verb does not take. */
export const verbEvents: EventLines<'said' | 'untaken' | 'verb'> = {
  said({ table, names, m, everyone, seenNow, because }, event, cause) {
    const { verb, things, sorts } = event;
    const seen = things.map((values, i) =>
      sorts[i].sort === 'card' ? seenNow(values).reduce((all, each) => all & each, everyone) : everyone,
    );
    const named = (name: (sort: Slot, value: number) => string): string[] =>
      things.map((values, i) => values.map((value) => name(sorts[i], value)).join(PLUS) || NOTHING);
    const plain = ({ sort, values: ids }: Slot, value: number): string =>
      ids?.[value] ?? names.value(m.p, sort, value);
    const placed = (slot: Slot, value: number): string =>
      slot.sort === 'card' ? placeName(table, names, m.p, value) : plain(slot, value);
    const line: LogLine = { event: 'say', verb: verb.id, things: named(plain), ...because(cause) };
    if (seen.every((each) => each === everyone)) return { line };
    return { line, hidden: { key: 'things', seers: seen, instead: named(placed) } };
  },
  untaken({ names, m, hiddenNow, because }, event, cause) {
    const { values, sort, verb, takes } = event;
    const things = values.map((value) => names.value(m.p, sort, value));
    const line: LogLine = { event: 'not taken', verb, things, takes, ...because(cause) };
    return { line, hidden: sort === 'card' ? hiddenNow('things', values) : undefined };
  },
  verb({ table, names, logged }, event) {
    if (logged[event.program] === 0) return undefined;
    const { role } = table.programs[event.program].source;
    const line: LogLine =
      event.you >= 0
        ? { event: 'begin', text: role, by: names.seats[event.you] }
        : { event: 'begin', text: role };
    return { line: event.told ? { ...line, ...event.told } : line };
  },
};
