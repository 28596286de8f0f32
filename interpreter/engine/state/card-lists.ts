import type { Layout } from './position-layout.ts';

/**
 * Where cards are: every zone is a doubly linked list of its cards in order (a stack's last card is its top),
 * and so is every pile. Only `changes.ts` and the set-up call what writes here.
 */

/** Empties all zones and piles. */
export function clearZones(p: Int32Array, layout: Layout): void {
  p.fill(-1, layout.zone, layout.zoneCount);
  p.fill(0, layout.zoneCount, layout.zoneCount + layout.zones);
  p.fill(-1, layout.pileFirst, layout.pileCount);
  p.fill(0, layout.pileCount, layout.pileCount + layout.piles);
}

/** Puts a card that is nowhere into a zone, at its end (the top of a stack) or at its beginning. */
export function putIn(p: Int32Array, layout: Layout, card: number, zone: number, atEnd = true): void {
  const { previous, next } = layout;
  const first = layout.zoneFirst + zone;
  const last = layout.zoneLast + zone;
  p[layout.zone + card] = zone;
  // The beginning is the end of the list the other way round.
  if (atEnd) linkLast(p, previous, next, first, last, card);
  else linkLast(p, next, previous, last, first, card);
  p[layout.zoneCount + zone]++;
}

/** Takes a card out of its zone and its pile. */
export function takeOut(p: Int32Array, layout: Layout, card: number): void {
  const zone = p[layout.zone + card];
  if (zone < 0) return;
  leavePile(p, layout, card);
  unlink(p, layout.previous, layout.next, layout.zoneFirst + zone, layout.zoneLast + zone, card);
  p[layout.zoneCount + zone]--;
  p[layout.zone + card] = -1;
}

/** Adds a card, which is in the pile's zone and in no pile, to a pile. */
export function joinPile(p: Int32Array, layout: Layout, card: number, pile: number): void {
  const { pilePrevious, pileNext, pileFirst, pileLast } = layout;
  p[layout.pile + card] = pile;
  linkLast(p, pilePrevious, pileNext, pileFirst + pile, pileLast + pile, card);
  p[layout.pileCount + pile]++;
}

/** Takes a card out of its pile, if it is in one; a pile without cards is gone. */
export function leavePile(p: Int32Array, layout: Layout, card: number): void {
  const pile = p[layout.pile + card];
  if (pile < 0) return;
  const { pilePrevious, pileNext, pileFirst, pileLast } = layout;
  unlink(p, pilePrevious, pileNext, pileFirst + pile, pileLast + pile, card);
  p[layout.pileCount + pile]--;
  p[layout.pile + card] = -1;
}

/**
 * The first pile that is not in use. There are as many piles as cards that can be in one, so one is always
 * free.
 */
export function freePile(p: Int32Array, layout: Layout): number {
  let pile = layout.cells;
  while (p[layout.pileCount + pile] > 0) pile++;
  return pile;
}

/** The number of cards in piles: as soon as so many are found, the piles that follow are empty. */
export function cardsInPiles(p: Int32Array, layout: Layout): number {
  let cards = 0;
  for (const zone of layout.pileZones) cards += p[layout.zoneCount + zone];
  return cards;
}

/** Puts a card that is nowhere into the very place of another one, in its zone and its pile; the other is nowhere then. */
export function replaceIn(p: Int32Array, layout: Layout, old: number, card: number): void {
  const zone = p[layout.zone + old];
  const pile = p[layout.pile + old];
  const { pilePrevious, pileNext, pileFirst, pileLast } = layout;
  swapLinks(p, layout.previous, layout.next, layout.zoneFirst + zone, layout.zoneLast + zone, old, card);
  if (pile >= 0) swapLinks(p, pilePrevious, pileNext, pileFirst + pile, pileLast + pile, old, card);
  p[layout.zone + card] = zone;
  p[layout.pile + card] = pile;
  p[layout.zone + old] = -1;
  p[layout.pile + old] = -1;
}

/** Puts a card behind the last of a doubly linked list; `first` and `last` are the offsets of its ends. */
export function linkLast(
  p: Int32Array,
  previous: number,
  next: number,
  first: number,
  last: number,
  card: number,
): void {
  const before = p[last];
  p[previous + card] = before;
  p[next + card] = -1;
  p[before < 0 ? first : next + before] = card;
  p[last] = card;
}

/** Takes a card out of a doubly linked list. */
export function unlink(
  p: Int32Array,
  previous: number,
  next: number,
  first: number,
  last: number,
  card: number,
): void {
  const before = p[previous + card];
  const after = p[next + card];
  p[before < 0 ? first : next + before] = after;
  p[after < 0 ? last : previous + after] = before;
}

/** In a doubly linked list, `card` takes the place of `old`. */
export function swapLinks(
  p: Int32Array,
  previous: number,
  next: number,
  first: number,
  last: number,
  old: number,
  card: number,
): void {
  const before = p[previous + old];
  const after = p[next + old];
  p[previous + card] = before;
  p[next + card] = after;
  p[before < 0 ? first : next + before] = card;
  p[after < 0 ? last : previous + after] = card;
}
