import type { Layout } from './position-layout.ts';

/**
 * Where cards are: every zone is a doubly linked list of its cards in order (a stack's last card is its top),
 * and so is every pile, and what is attached to a card. Only `changes.ts` and the set-up call what writes here.
 *
 * A list is a ring. Where it begins and ends is a negative number, and the columns with the ends of lists come right
 * before those with the links of cards: so the first card is what comes next to that number, the last one is what comes
 * previous to it, and nothing has to ask whether a card has a neighbour.
 */

/** Where the list of a zone begins and ends. */
export const zoneEnd = ({ zones }: Layout, zone: number): number => zone - zones;

const pileEnd = ({ piles }: Layout, pile: number): number => pile - piles;

/** Empties all zones and piles. */
export function clearZones(p: Int32Array, layout: Layout): void {
  const { zones, piles } = layout;
  p.fill(-1, layout.zone, layout.pileCount);
  for (let zone = 0; zone < zones; zone++) clearLinks(p, layout.previous, layout.next, zoneEnd(layout, zone));
  for (let pile = 0; pile < piles; pile++)
    clearLinks(p, layout.pilePrevious, layout.pileNext, pileEnd(layout, pile));
  p.fill(0, layout.zoneCount, layout.zoneCount + zones);
  p.fill(0, layout.pileCount, layout.pileCount + piles);
}

/** Puts a card that is nowhere into a zone, at its end (the top of a stack) or at its beginning. */
export function putIn(p: Int32Array, layout: Layout, card: number, zone: number, atEnd = true): void {
  const { previous, next } = layout;
  p[layout.zone + card] = zone;
  // The beginning is the end of the list the other way round.
  if (atEnd) linkLast(p, previous, next, zoneEnd(layout, zone), card);
  else linkLast(p, next, previous, zoneEnd(layout, zone), card);
  p[layout.zoneCount + zone]++;
}

/** Takes a card out of its zone and its pile. */
export function takeOut(p: Int32Array, layout: Layout, card: number): void {
  const zone = p[layout.zone + card];
  if (zone < 0) return;
  leavePile(p, layout, card);
  unlink(p, layout.previous, layout.next, card);
  p[layout.zoneCount + zone]--;
  p[layout.zone + card] = -1;
}

/** Adds a card, which is in the pile's zone and in no pile, to a pile. */
export function joinPile(p: Int32Array, layout: Layout, card: number, pile: number): void {
  p[layout.pile + card] = pile;
  linkLast(p, layout.pilePrevious, layout.pileNext, pileEnd(layout, pile), card);
  p[layout.pileCount + pile]++;
}

/** Takes a card out of its pile, if it is in one; a pile without cards is gone. */
export function leavePile(p: Int32Array, layout: Layout, card: number): void {
  const pile = p[layout.pile + card];
  if (pile < 0) return;
  unlink(p, layout.pilePrevious, layout.pileNext, card);
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
  swapLinks(p, layout.previous, layout.next, old, card);
  if (pile >= 0) swapLinks(p, layout.pilePrevious, layout.pileNext, old, card);
  p[layout.zone + card] = zone;
  p[layout.pile + card] = pile;
  p[layout.zone + old] = -1;
  p[layout.pile + old] = -1;
}

/** Makes a list empty. */
export function clearLinks(p: Int32Array, previous: number, next: number, end: number): void {
  p[previous + end] = p[next + end] = end;
}

/** Puts a card behind the last of a list. */
export function linkLast(p: Int32Array, previous: number, next: number, end: number, card: number): void {
  const before = p[previous + end];
  p[previous + card] = before;
  p[next + card] = end;
  p[next + before] = card;
  p[previous + end] = card;
}

/** Takes a card out of its list. */
export function unlink(p: Int32Array, previous: number, next: number, card: number): void {
  const before = p[previous + card];
  const after = p[next + card];
  p[next + before] = after;
  p[previous + after] = before;
}

/** In a list, `card` takes the place of `old`; or one end that of another, so that all cards are in its list. */
export function swapLinks(p: Int32Array, previous: number, next: number, old: number, card: number): void {
  const before = p[previous + old];
  const after = p[next + old];
  // In an empty list an end is its own neighbour.
  p[previous + card] = before === old ? card : before;
  p[next + card] = after === old ? card : after;
  p[next + p[previous + card]] = card;
  p[previous + p[next + card]] = card;
}
