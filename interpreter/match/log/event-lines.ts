import type { Table } from '../../compiler/codegen/compile-game.ts';
import type { Cause, Event } from '../../engine/vm/events.ts';
import type { Machine } from '../../engine/program/machine.ts';
import type { NameLookup } from '../running-match.ts';
import { everyoneAt, partnersSeeing, seersOf, seersOfZones } from '../../engine/state/seat-visibility.ts';
import { placeName } from '../view/hidden-places.ts';
import type { Hidden, LogEntry } from './log-entry.ts';
import type { Caused } from './log-line.ts';
import { loggedPrograms } from './logged-programs.ts';

/** What lines are written with: the names of a match, and who sees what in it now. */
export interface LineContext {
  readonly table: Table;
  readonly names: NameLookup;
  readonly m: Machine;
  readonly seers: readonly number[];
  readonly everyone: number;
  /** By program, 1 where the log holds that it begins. */
  readonly logged: Uint8Array;
  /** Who sees the cards in a zone, as its zone says. */
  readonly zoneSeers: (zone: number) => number;
  readonly seersNow: (card: number) => number;
  readonly seenNow: (cards: readonly number[]) => number[];
  /** Names of cards as they are seen now, by their places where they are not. */
  readonly hiddenNow: (key: Hidden['key'], cards: readonly number[], more?: number) => Hidden | undefined;
  readonly because: (cause: Cause) => Caused;
  readonly withoutCard: (cause: Cause) => Omit<Caused, 'card'>;
}

/** By kind of event how its line is written; events without a line give none. */
export type EventLines<Kind extends Event['kind'] = Event['kind']> = {
  readonly [Each in Kind]: (
    context: LineContext,
    event: Event & { kind: Each },
    cause: Cause,
  ) => LogEntry | undefined;
};

export function lineContext(table: Table, names: NameLookup, m: Machine): LineContext {
  const seers = seersOfZones(table);
  const everyone = everyoneAt(table.seats);
  const zoneSeers = (zone: number): number => (seers[zone] ?? 0) | partnersSeeing(table.layout, m.p, zone);
  const seersNow = (card: number): number => seersOf(table, seers, m.p, card);
  const seenNow = (cards: readonly number[]): number[] => cards.map(seersNow);

  const because = ({ program, at, you, card }: Cause): Caused => ({
    ...(you >= 0 ? { by: names.seats[you] } : {}),
    because: { program: table.programs[program].source.role, at },
    ...(card >= 0 ? { card: names.card(card) } : {}),
  });

  const withoutCard = (cause: Cause): Omit<Caused, 'card'> => because({ ...cause, card: -1 });

  const hiddenNow: LineContext['hiddenNow'] = (key, cards, more = 0) => {
    const seen = seenNow(cards).map((each) => each | more);
    if (seen.every((each) => each === everyone)) return undefined;
    return { key, seers: seen, instead: cards.map((card) => placeName(table, names, m.p, card)) };
  };

  return {
    table,
    names,
    m,
    seers,
    everyone,
    logged: loggedPrograms(table),
    zoneSeers,
    seersNow,
    seenNow,
    hiddenNow,
    because,
    withoutCard,
  };
}
