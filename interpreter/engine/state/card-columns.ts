import { NONE } from '../../game/linked-game.ts';
import { clearLinks, linkLast, putIn, takeOut, unlink } from './card-lists.ts';
import { Header, type Layout, type StayCount } from './position-layout.ts';
import { cardEntered, cardLeft } from './present-abilities.ts';
import type { CardState } from '../program/machine.ts';

/**
 * The state of cards: what a card has beyond its place. Games have only the columns that they declare (see
 * `stateColumns`); what reads here works whatever columns a game has. Only `changes.ts`, the set-up and
 * loading call what writes.
 */

/**
 * The card that is in a zone for this one: the top of what covers it, the last host of what it is attached
 * to.
 */
export function rootOf(p: Int32Array, { state: { host, above } }: Layout, card: number): number {
  let root = card;
  for (;;) {
    if (above >= 0 && p[above + root] >= 0) root = p[above + root];
    else if (host >= 0 && p[host + root] >= 0) root = p[host + root];
    else return root;
  }
}

/** The top of the cards that cover this one. */
export function topOf(p: Int32Array, { state: { above } }: Layout, card: number): number {
  let top = card;
  if (above >= 0 && card >= 0) while (p[above + top] >= 0) top = p[above + top];
  return top;
}

/** The zone of a card, for an attached or covered card that of its root; -1 for none. */
export const zoneOf = (p: Int32Array, layout: Layout, card: number): number =>
  card < 0 ? -1 : p[layout.zone + rootOf(p, layout, card)];

/** Whether a card is in play. */
export const isInPlay = (
  { state, layout }: { readonly state: CardState | undefined; readonly layout: Layout },
  p: Int32Array,
  card: number,
): boolean => state?.inPlay[zoneOf(p, layout, card)] === 1;

/** The serial of a card's entry into play, which tells one stay from the next; 0 while it is not in play. */
export const stayOf = (p: Int32Array, { state }: Layout, card: number): number =>
  state.entered < 0 || card < 0 ? 0 : p[state.entered + card];

/** The cards attached to a card, in the order in which they were attached. */
export function attachedTo(p: Int32Array, { state }: Layout, card: number): number[] {
  const cards: number[] = [];
  if (state.host < 0) return cards;
  for (let each = p[state.firstAttached + card]; each >= 0; each = p[state.nextAttached + each])
    cards.push(each);
  return cards;
}

/** Writes that a card, and what is attached to it, is in play from now on. */
export function enterPlay(p: Int32Array, layout: Layout, card: number): void {
  const { entered } = layout.state;
  if (entered >= 0 && p[entered + card] === 0) {
    p[entered + card] = ++p[Header.serial];
    cardEntered(p, layout, card);
    for (const count of layout.stays) noteStay(p, count, card);
  }
  for (const each of attachedTo(p, layout, card)) enterPlay(p, layout, each);
}

/** Writes how much was counted before a card came into play. */
function noteStay(p: Int32Array, { at, seats }: StayCount, card: number): void {
  if (seats === 0) p[at + card] = 0;
  const noted = at + seats * (1 + card);
  for (let seat = 0; seat < seats; seat++) p[noted + seat] = p[at + seat];
}

/** How much of a count was before a card came into play, for a player. */
export const beforeStay = (p: Int32Array, { at, seats }: StayCount, card: number, seat: number): number =>
  p[at + seats * (1 + card) + seat];

/** Adds to what was counted before each of the cards that came into play after an event began: it is none of those since then. */
export function notSinceEntry(
  p: Int32Array,
  layout: Layout,
  { at, seats }: StayCount,
  seat: number,
  amount: number,
  began: number,
): void {
  for (let card = 0; card < layout.cards; card++)
    if (stayOf(p, layout, card) > began) p[at + seats * (1 + card) + seat] += amount;
}

/** Writes that a card has arrived at its place. */
export function noteArrival(p: Int32Array, { state: { arrived } }: Layout, card: number): void {
  if (arrived >= 0) p[arrived + card] = ++p[Header.serial];
}

/** Removes what a card has only while it is in play; its counters are reset. */
export function leavePlay(p: Int32Array, layout: Layout, rules: CardState, card: number): void {
  if (stayOf(p, layout, card) === 0) return;
  p[layout.state.entered + card] = 0;
  cardLeft(p, layout, card);
  resetCounters(p, layout, rules, card);
}

/** Sets all counters of a card to what they start with. */
export function resetCounters(p: Int32Array, layout: Layout, { starts }: CardState, card: number): void {
  starts.forEach((column, counter) => {
    const value = column[card];
    p[layout.state.counters + counter * layout.cards + card] = value === NONE ? 0 : value;
  });
}

/** Where the list of what is attached to a card begins and ends. */
export const attachedEnd = ({ cards }: Layout, host: number): number => host - cards;

/** Links a card, which is nowhere, to a host, behind what is attached to it already. */
export function linkTo(p: Int32Array, layout: Layout, card: number, host: number): void {
  const { state } = layout;
  putIn(p, layout, card, layout.attachedZone);
  p[state.host + card] = host;
  linkLast(p, state.previousAttached, state.nextAttached, attachedEnd(layout, host), card);
}

/** Takes a card out of its place: its zone and pile, or its host. */
export function takeAway(p: Int32Array, layout: Layout, card: number): void {
  const { state } = layout;
  takeOut(p, layout, card);
  const host = state.host < 0 ? -1 : p[state.host + card];
  if (host < 0) return;
  unlink(p, state.previousAttached, state.nextAttached, card);
  p[state.host + card] = -1;
  p[state.attacher + card] = -1;
}

/** Fills the columns as they are before the game begins, with all cards in their first places. */
export function beginState(p: Int32Array, layout: Layout, rules: CardState | undefined): void {
  if (!rules) return;
  clearState(p, layout, rules);
  for (let card = 0; card < layout.cards; card++)
    if (rules.inPlay[zoneOf(p, layout, card)] === 1) enterPlay(p, layout, card);
}

/** Fills the columns for cards that have nothing. */
export function clearState(p: Int32Array, layout: Layout, rules: CardState | undefined): void {
  const { state, cards } = layout;
  for (const column of [state.entered, state.arrived, state.shown, state.looked])
    if (column >= 0) p.fill(0, column, column + cards);
  for (const [name, column] of Object.entries(state))
    if (column >= 0 && !['entered', 'arrived', 'shown', 'looked', 'counters'].includes(name))
      p.fill(-1, column, column + cards);
  if (state.host >= 0)
    for (let card = 0; card < cards; card++)
      clearLinks(p, state.previousAttached, state.nextAttached, attachedEnd(layout, card));
  if (rules) for (let card = 0; card < cards; card++) resetCounters(p, layout, rules, card);
}

/** Whether a card is in the game: in a zone, or covered by another card. */
export const isPlaced = (p: Int32Array, { zone, state }: Layout, card: number): boolean =>
  p[zone + card] >= 0 || (state.above >= 0 && p[state.above + card] >= 0);
