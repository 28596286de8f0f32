import type { Relabelling } from './relabelled-cards.ts';
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
interface HiddenSlot {
  readonly card: number;
  readonly zone: number;
  readonly sort: SlotSort;
}

/** What places have in common that take the same cards; one of each for a table. */
interface SlotSort {
  readonly zone: number;
  /** By card whether it may be there, as 0 or 1. */
  readonly takes: Uint8Array;
}

/** Deals the cards that a seat does not see to the places where they may be. `random(n)` gives a whole number below n. */
export type Dealer = (random: Random) => Relabelling;

/** What deals hidden cards, again and again, as a seat could think that they are. */
export function dealerFor(match: Match, seat: number, known?: KnownPlaces): Dealer {
  const { cards } = match.table.layout;
  const hidden = [...hiddenSlots(match, seat, known), ...spareSlots(match, seat)];
  const same = upTo(cards);
  const { owners } = match.game;
  const groups = owners ? [...Map.groupBy(hidden, ({ card }) => owners[card]).values()] : [hidden];
  const deals = groups.map((slots) => dealFor(slots, known));
  return (random) => {
    const to = same.slice();
    for (const deal of deals) deal(random, to);
    return to;
  };
}

/** The whole numbers below one. */
function upTo(length: number): Int32Array {
  const numbers = new Int32Array(length);
  for (let i = 0; i < length; i++) numbers[i] = i;
  return numbers;
}

/** The places of cards that a seat does not see and whose place it does not know, in an order that it can tell. */
function hiddenSlots(match: Match, seat: number, known?: KnownPlaces): HiddenSlot[] {
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
function spareSlots({ game, table, runner }: Match, seat: number): HiddenSlot[] {
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

/** Gives each slot a card that it takes, and writes it down; those that are known to be in a zone stay in it. */
function dealFor(
  slots: readonly HiddenSlot[],
  known?: KnownPlaces,
): (random: Random, to: Relabelling) => void {
  const places = new Int32Array(slots.length);
  slots.forEach(({ card }, slot) => (places[slot] = card));
  // Sorted, so that what is dealt does not depend on where the cards really are.
  const pool = places.toSorted();
  // By slot the place in the pool of the card that it is given.
  const dealt = new Int32Array(pool.length);
  const write = (to: Relabelling): void => {
    for (let slot = 0; slot < dealt.length; slot++) to[places[slot]] = pool[dealt[slot]];
  };
  const sorts = new Set<SlotSort>();
  for (const { sort } of slots) sorts.add(sort);
  const staying = known && pool.some((card) => known[card] === Known.inZone) ? known : undefined;
  if (!staying && [...sorts].every(({ takes }) => pool.every((card) => takes[card] === 1)))
    return (random, to) => {
      shuffle(dealt, random);
      write(to);
    };
  const takers = takersOf(slots, sorts, pool, staying);
  const bySlot = slots.map(({ sort }) => takers.get(sort)!);
  const assign = assigner(fewestFirst(bySlot), bySlot, dealt);
  return (random, to) => {
    assign(random);
    write(to);
  };
}

/** Slots in the order of how many cards they take. */
function fewestFirst(takers: readonly Taker[]): Int32Array {
  const order = new Int32Array(takers.length);
  const counts = new Set(takers.map(({ count }) => count));
  let at = 0;
  for (const fewest of [...counts].sort((a, b) => a - b))
    takers.forEach(({ count }, slot) => {
      if (count === fewest) order[at++] = slot;
    });
  return order;
}

/** By sort of slots what of the pool they take; `staying`: what is known of cards, where some are known to be in a zone. */
function takersOf(
  slots: readonly HiddenSlot[],
  sorts: ReadonlySet<SlotSort>,
  pool: Int32Array,
  staying: KnownPlaces | undefined,
): ReadonlyMap<SlotSort, Taker> {
  const zones = staying && new Map(slots.map(({ card, zone }) => [card, zone]));
  const takers = new Map<SlotSort, Taker>();
  for (const sort of sorts) {
    const takes = pool.map((card) =>
      staying?.[card] === Known.inZone && zones?.get(card) !== sort.zone ? 0 : sort.takes[card],
    );
    takers.set(sort, { takes, count: takes.reduce((sum, each) => sum + each, 0), next: 0 });
  }
  return takers;
}

type Random = (below: number) => number;

/** What slots share that take the same cards. */
interface Taker {
  /** By place of a card in the pool whether it is taken, as 0 or 1; and how many are. */
  readonly takes: Int32Array;
  readonly count: number;
  /** Of the cards in the order in which they are dealt, none before this one is free for it. */
  next: number;
}

/** Writes all numbers below the length of a list into it, in any order. */
function shuffle(out: Int32Array, random: Random): void {
  for (let i = 0; i < out.length; i++) out[i] = i;
  for (let left = out.length; left > 1; left--) {
    const at = random(left);
    const last = out[left - 1];
    out[left - 1] = out[at];
    out[at] = last;
  }
}

const NOBODY = -1;

/**
 * Deals a card to each slot, where not every slot takes every card: the slots that take fewest cards choose first, and
 * where a slot finds none left, others change theirs. There is always a way: the one in which the cards are.
 */
function assigner(order: Int32Array, takers: readonly Taker[], dealt: Int32Array): (random: Random) => void {
  const cards = new Int32Array(order.length);
  const holder = new Int32Array(order.length);
  const give = (slot: number, card: number): void => {
    dealt[slot] = card;
    holder[card] = slot;
  };
  /** A card that was given away is never free again, so that each is looked at once. */
  const free = (taker: Taker): number => {
    const { takes } = taker;
    for (; taker.next < cards.length; taker.next++) {
      const card = cards[taker.next];
      if (holder[card] === NOBODY && takes[card] === 1) return card;
    }
    return -1;
  };
  const find = (slot: number, tried: Set<number> | undefined): boolean => {
    const taker = takers[slot];
    const found = free(taker);
    if (found >= 0) {
      give(slot, found);
      return true;
    }
    const before = tried ?? new Set();
    for (const card of cards) {
      if (before.has(card) || taker.takes[card] === 0) continue;
      before.add(card);
      if (!find(holder[card], before)) continue;
      give(slot, card);
      return true;
    }
    return false;
  };
  return (random) => {
    shuffle(cards, random);
    holder.fill(NOBODY);
    for (const taker of takers) taker.next = 0;
    for (const slot of order) find(slot, undefined);
  };
}
