import type { Table } from '../../compiler/codegen/compile-game.ts';
import { attachedTo, rootOf, zoneOf } from '../../engine/state/card-columns.ts';
import { everyoneAt, seersBySide } from '../../engine/state/seat-visibility.ts';
import type { CounterSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { NameLookup } from '../running-match.ts';
import { objectName } from '../object-names.ts';
import { A_CARD } from '../value-names.ts';

/**
 * A card whose face somebody may not see goes by its place: `Ben's row 2`, counted from the first card of the zone, in a
 * stack from its top. What is attached to it is counted behind it.
 */
export function placeName(
  { game, layout, zoneSeats }: Table,
  names: NameLookup,
  p: Int32Array,
  card: number,
): string {
  const root = rootOf(p, layout, card);
  const zone = zoneOf(p, layout, card);
  if (zone < 0) return 'nowhere';
  const symbol = symbolOf(game.vocabulary.zones, layout.seats, zone);
  const step = symbol.order === 'stack' ? layout.next : layout.previous;
  let at = 1;
  for (let each = p[step + root]; each >= 0; each = p[step + each]) at++;
  const seat = names.seats[zoneSeats[zone]];
  const on = card === root ? {} : { on: belowOf(p, layout, root).indexOf(card) + 1 };
  return objectName({ is: 'place', zone: { is: 'zone', zone: symbol, seat }, at, ...on });
}

function belowOf(p: Int32Array, layout: Table['layout'], card: number): number[] {
  const own = attachedTo(p, layout, card);
  const base = layout.state.beneath < 0 ? -1 : p[layout.state.beneath + card];
  const all = base < 0 ? own : [...own, base];
  return all.flatMap((each) => [each, ...belowOf(p, layout, each)]);
}

function symbolOf(
  zones: Table['game']['vocabulary']['zones'],
  seats: number,
  zone: number,
): (typeof zones)[number] {
  let first = 0;
  for (const symbol of zones) {
    first += symbol.of === 'player' ? seats : 1;
    if (zone < first) return symbol;
  }
  throw new RangeError(`no zone ${zone}`);
}

/**
 * A card that a state holds, for a viewer who does not see its face: its place if everybody can follow it, as
 * in play; else it is some card, for it may have been shuffled since.
 */
export function heldCardPlace(table: Table, names: NameLookup, p: Int32Array, card: number): string {
  const zone = zoneOf(p, table.layout, card);
  return zone >= 0 && table.state?.inPlay[zone] === 1 ? placeName(table, names, p, card) : A_CARD;
}

/** Who may know what a state holds; the owner of a card's state is the player whose zone has the card. */
export function seersOfState(
  table: Table,
  p: Int32Array,
  { seenBy = 'everyone', of }: CounterSymbol,
  owner: number,
): number {
  if (seenBy === 'everyone') return everyoneAt(table.seats);
  if (seenBy === 'nobody' || of === 'game') return 0;
  const seat = of === 'player' ? owner : (table.zoneSeats[zoneOf(p, table.layout, owner)] ?? -1);
  return seat < 0 ? 0 : seersBySide(table.seats, seenBy, seat);
}
