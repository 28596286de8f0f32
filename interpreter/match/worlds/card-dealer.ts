import {
  Known,
  hiddenSlots,
  spareSlots,
  type HiddenSlot,
  type KnownPlaces,
  type SlotSort,
} from './hidden-slots.ts';
import type { Relabelling } from './relabelled-cards.ts';
import type { Match } from '../match.ts';

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
