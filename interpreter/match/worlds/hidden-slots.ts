import { NONE, rootOfProgram } from '../../game/linked-game.ts';
import { isPlaced, zoneOf } from '../../engine/state/card-columns.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import type { Layout } from '../../engine/state/position-layout.ts';
import { seersOf, seersOfZones } from '../../engine/state/seat-visibility.ts';
import { framesIn } from '../save/saved-frames.ts';
import type { Match } from '../match.ts';

/** What a seat knows of where a card is that it does not see. */
export const Known = {
  nothing: 0,
  /** It is somewhere in the zone where it is. */
  inZone: 1,
  /** It is at its very place. */
  atPlace: 2,
} as const;

/** By card what a seat knows, as `Known`. */
export type KnownPlaces = Uint8Array;

/** A place whose card a seat does not see, with the card that is there. */
export interface HiddenSlot {
  readonly card: number;
  readonly zone: number;
  readonly sort: SlotSort;
}

/** What places have in common that take the same cards; one of each for a table. */
export interface SlotSort {
  readonly zone: number;
  /** By card whether it may be there, as 0 or 1. */
  readonly takes: Uint8Array;
}

/** The places of cards that a seat does not see and whose place it does not know, in an order that it can tell. */
export function hiddenSlots(match: Match, seat: number, known?: KnownPlaces): HiddenSlot[] {
  const { table, runner } = match;
  const { layout } = table;
  const { p } = runner.m;
  const seers = seersOfZones(table);
  const carriedOut = cardsCarriedOut(match);
  const sortOf = slotSorts(match);
  const hidden: HiddenSlot[] = [];
  for (const card of cardsByPlace(p, layout)) {
    if (((seersOf(table, seers, p, card) >> seat) & 1) === 1) continue;
    if (known?.[card] === Known.atPlace || carriedOut.has(card)) continue;
    const zone = zoneOf(p, layout, card);
    hidden.push({ card, zone, sort: sortOf(card, zone) });
  }
  return hidden;
}

/** The sorts of places of a table, once they have been met. */
interface SlotSorts {
  /** By zone, of places that take whatever the zone takes. */
  readonly plain: (SlotSort | undefined)[];
  readonly others: Map<string, SlotSort>;
}

const sortsOfTables = new WeakMap<Match['table'], SlotSorts>();

/** Gives the sort of the place of a card. */
function slotSorts(match: Match): (card: number, zone: number) => SlotSort {
  const { game, table, runner } = match;
  const { layout, takes } = table;
  const { p } = runner.m;
  let sorts = sortsOfTables.get(table);
  if (!sorts) sortsOfTables.set(table, (sorts = { plain: [], others: new Map() }));
  const { plain, others } = sorts;
  const sortFor = (zone: number, fits: (card: number) => boolean): SlotSort => ({
    zone,
    takes: Uint8Array.from({ length: layout.cards }, (_, card) => (fits(card) ? 1 : 0)),
  });
  const special = (key: string, zone: number, fits: (card: number) => boolean): SlotSort => {
    let sort = others.get(key);
    if (!sort) others.set(key, (sort = sortFor(zone, fits)));
    return sort;
  };
  const { entered } = layout.state;
  const starts = table.state?.starts ?? [];
  return (card, zone) => {
    // What is attached, covered, or carries other cards is of a kind that all can tell.
    if (isBound(p, layout, card)) {
      const { kind } = game.copies[card].symbol;
      return special(`${zone} ${kind.id}`, zone, (other) => game.copies[other].symbol.kind === kind);
    }
    const fits = (other: number): boolean => takes[zone * layout.cards + other] === 1;
    if (starts.length === 0 || (entered >= 0 && p[entered + card] === 0))
      return (plain[zone] ??= sortFor(zone, fits));
    // Counters in play show which of them a card has.
    const has = starts.map((each) => each[card] === NONE);
    return special(
      `${zone} ${has.join(' ')}`,
      zone,
      (other) => fits(other) && starts.every((each, i) => has[i] === (each[other] === NONE)),
    );
  };
}

/**
 * For all that a seat knows, cards that others have not brought are in the hidden places, and those that are there were not
 * brought: as many places in no deck as there are cards without a place. None where decklists are public.
 */
export function spareSlots({ game, table, runner }: Match, seat: number): HiddenSlot[] {
  const { spares, owners } = game;
  if (!spares || !owners) return [];
  const { p } = runner.m;
  const { layout } = table;
  const sort: SlotSort = { zone: NOWHERE, takes: new Uint8Array(layout.cards).fill(1) };
  const found: HiddenSlot[] = [];
  for (let card = 0; card < layout.cards; card++) {
    const isOfOther = owners[card] !== seat && owners[card] < layout.seats;
    if (isOfOther && !isPlaced(p, layout, card)) found.push({ card, zone: NOWHERE, sort });
  }
  return found;
}

const NOWHERE = -1;

function isBound(p: Int32Array, { state }: Layout, card: number): boolean {
  const { host, firstAttached, beneath, above } = state;
  const has = (column: number): boolean => column >= 0 && p[column + card] >= 0;
  return has(host) || has(firstAttached) || has(beneath) || has(above);
}

/** All cards in the order of zones and of places in them, what is covered behind what covers it. */
function cardsByPlace(p: Int32Array, layout: Layout): number[] {
  const { beneath } = layout.state;
  const found: number[] = [];
  for (let zone = 0; zone < layout.zones; zone++)
    for (let card = p[layout.zoneFirst + zone]; card >= 0; card = p[layout.next + card])
      for (let each = card; each >= 0; each = beneath < 0 ? -1 : p[beneath + each]) found.push(each);
  return found;
}

/** Cards whose own text is being carried out: everybody can tell by it where they are. */
function cardsCarriedOut(match: Match): Set<number> {
  const { game, table, runner } = match;
  const { p } = runner.m;
  const found = new Set<number>();
  for (const frame of framesIn(match)) {
    const card = p[frame + Frame.this];
    if (card < 0) continue;
    const root = rootOfProgram(table.programs[p[frame + Frame.program]].source.role);
    if (root.kind === 'card' && root.card === game.copies[card].symbol.id) found.add(card);
  }
  return found;
}
