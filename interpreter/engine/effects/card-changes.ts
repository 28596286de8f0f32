import {
  clearLinks,
  freePile,
  joinPile,
  leavePile,
  putIn,
  replaceIn,
  swapLinks,
} from '../state/card-lists.ts';
import { NONE } from '../../game/linked-game.ts';
import { Header, type Layout, type StayCount } from '../state/position-layout.ts';
import {
  attachedEnd,
  attachedTo,
  enterPlay,
  leavePlay,
  linkTo,
  noteArrival,
  resetCounters,
  rootOf,
  takeAway,
  topOf,
  stayOf,
  zoneOf,
} from '../state/card-columns.ts';
import { cardsUnder, noteUpper } from '../state/lower-cards.ts';
import { cardEntered, cardLeft } from '../state/present-abilities.ts';
import type { Instruction } from '../program/instruction.ts';
import { type Machine, causeOf } from '../program/machine.ts';
import type { List } from '../state/int-list.ts';

/** Changes of where cards are and what they have, in games whose cards have state; `changes.ts` gives them out. */

/** No card is on top of it. */
const NONE_ON_TOP = -1;

type Causing = Pick<Instruction, 'at'>;

/** The target of cards that go to a zone and to no pile in it. */
export const NO_PILE = -2;
/** The same, to an end that the text names: a card that is in the zone already goes there as well. */
export const NAMED_END = -3;

/** What has moved to one zone, for the listener. */
interface Told {
  readonly cards: number[];
  readonly from: number[];
  readonly shown: number[];
}

/** A move in the middle: which cards it was asked to move, and what it has moved, by zone, where somebody listens. */
interface Moving {
  readonly given: readonly number[];
  readonly told: Map<number, Told> | undefined;
}

/** Moves cards with all that goes along, each destination as one event; what does not fit into a full zone stays. */
export function moveWithState(
  m: Machine,
  cards: List,
  zone: number,
  pile: number,
  atEnd: boolean,
  causing: Causing,
): void {
  const { p, layout, listener } = m;
  const given: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    const top = topOf(p, layout, cards.items[i]);
    if (!given.includes(top)) given.push(top);
  }
  const into = pile === -1 ? freePile(p, layout) : pile;
  const moving: Moving = { given, told: listener && new Map() };
  for (const card of given) put(m, card, zone, into, atEnd, moving);
  if (!listener || !moving.told) return;
  for (const [to, told] of moving.told)
    listener.happened(
      { kind: 'moved', ...told, to, pile: to === zone && into >= 0 ? into : -1 },
      causeOf(m, causing),
    );
}

/** Whether a zone holds as many cards as it may. */
export function isFull(m: Machine, zone: number): boolean {
  const capacity = m.state?.capacity[zone];
  return capacity !== undefined && m.p[m.layout.zoneCount + zone] >= capacity(m);
}

/** Whether a card of the zone would be where it is: in the same pile, or at the end that is named. */
export function staysPut(
  p: Int32Array,
  layout: Layout,
  card: number,
  zone: number,
  into: number,
  atEnd: boolean,
): boolean {
  if (into === NAMED_END) return p[(atEnd ? layout.zoneLast : layout.zoneFirst) + zone] === card;
  return into === NO_PILE || p[layout.pile + card] === into;
}

/** `origin`: the former place of a card that goes along with another one, which is elsewhere by now. */
function put(
  m: Machine,
  card: number,
  zone: number,
  into: number,
  atEnd: boolean,
  moving: Moving,
  origin: Origin | undefined = moving.told && originOf(m, card),
): void {
  const { p, layout } = m;
  if (card < 0 || zone < 0 || m.takes[zone * layout.cards + card] !== 1) return;
  const here = p[layout.zone + card];
  if (here === zone && staysPut(p, layout, card, zone, into, atEnd)) return;
  if (here !== zone && isFull(m, zone)) return;
  note(card, zone, moving, origin);
  if (here === zone && into >= 0) leavePile(p, layout, card);
  else {
    takeAway(p, layout, card);
    putIn(p, layout, card, zone, atEnd);
  }
  if (into >= 0) joinPile(p, layout, card, into);
  p[Header.changes]++;
  p[Header.settled] &= ~(layout.zoneParts[zone] | (here < 0 ? 0 : layout.zoneParts[here]));
  if (here !== zone) arrive(m, card, zone, moving, origin);
}

/** The place of a card, and who sees its face there. */
interface Origin {
  readonly zone: number;
  readonly shown: number;
}

function originOf({ p, layout }: Machine, card: number): Origin {
  const { shown } = layout.state;
  return {
    zone: zoneOf(p, layout, card),
    shown: shown < 0 || card < 0 ? 0 : p[shown + rootOf(p, layout, card)],
  };
}

function note(card: number, zone: number, { told }: Moving, origin: Origin | undefined): void {
  if (!told || !origin) return;
  const entry = told.get(zone) ?? { cards: [], from: [], shown: [] };
  told.set(zone, entry);
  entry.cards.push(card);
  entry.from.push(origin.zone);
  entry.shown.push(origin.shown);
}

/** What coming into another zone means for the state of a card and for the cards attached to it. */
function arrive(m: Machine, card: number, zone: number, moving: Moving, origin: Origin | undefined): void {
  const { p, layout } = m;
  const rules = m.state!;
  const { shown, looked, beneath } = layout.state;
  if (shown >= 0) p[shown + card] = 0;
  if (looked >= 0) p[looked + card] = 0;
  noteUpper(p, layout, rules, card, NONE_ON_TOP);
  noteArrival(p, layout, card);
  if (rules.inPlay[zone] === 1) {
    enterPlay(p, layout, card);
    return;
  }
  leavePlay(p, layout, rules, card);
  const isBeneath = rules.beneath?.zones.includes(zone) ?? false;
  for (const each of attachedTo(p, layout, card)) {
    if (moving.given.includes(each)) continue;
    put(m, each, rules.leavesTo[each]?.(m, each) ?? zone, NO_PILE, true, moving, origin);
    if (isBeneath && p[layout.zone + each] === zone) noteUpper(p, layout, rules, each, card);
  }
  if (!isBeneath)
    for (const each of cardsUnder(p, layout, rules, card))
      if (!moving.given.includes(each)) follow(m, each, zone, moving);
  if (beneath < 0 || p[beneath + card] < 0) return;
  const base = p[beneath + card];
  p[Header.settled] = 0;
  note(base, zone, moving, origin);
  unlink(m, card, base);
  putIn(p, layout, base, zone);
  arrive(m, base, zone, moving, origin);
}

/** A card under another one goes where that goes; where it has no place, to where it began. */
function follow(m: Machine, card: number, zone: number, moving: Moving): void {
  const { p, layout, state } = m;
  const from = p[layout.zone + card];
  put(m, card, zone, NO_PILE, true, moving);
  if (p[layout.zone + card] === from) put(m, card, state!.beneath!.home[card], NO_PILE, true, moving);
}

/** Attaches a card to another one, behind what is attached to it already. */
export function attach(m: Machine, card: number, to: number, you: number, causing: Causing): void {
  const { p, layout, listener } = m;
  const rules = m.state!;
  const { state } = layout;
  const host = topOf(p, layout, to);
  if (card < 0 || host < 0 || p[state.host + card] === host || hangsOn(m, host, card)) return;
  const from = zoneOf(p, layout, card);
  const wasShown = state.shown < 0 ? 0 : p[state.shown + rootOf(p, layout, card)];
  takeAway(p, layout, card);
  linkTo(p, layout, card, host);
  noteArrival(p, layout, card);
  p[state.attacher + card] = you;
  noteUpper(p, layout, rules, card, NONE_ON_TOP);
  if (state.shown >= 0) p[state.shown + card] = 0;
  if (state.looked >= 0) p[state.looked + card] = 0;
  if (rules.inPlay[zoneOf(p, layout, host)] === 1) enterPlay(p, layout, card);
  else leavePlay(p, layout, rules, card);
  p[Header.changes]++;
  p[Header.settled] = 0;
  listener?.happened({ kind: 'attached', card, host, from, shown: wasShown }, causeOf(m, causing));
}

/** Whether a card is the other one or attached to it, so that the other cannot be attached to it. */
function hangsOn({ p, layout }: Machine, card: number, other: number): boolean {
  for (let each = card; each >= 0; each = p[layout.state.host + each]) if (each === other) return true;
  return false;
}

/** Lays a card over another one, whose place and state it takes. */
export function cover(m: Machine, under: number, form: number, causing: Causing): void {
  const { p, layout, listener } = m;
  const base = topOf(p, layout, under);
  if (base < 0 || form < 0 || form === base || topOf(p, layout, form) !== form) return;
  const zone = zoneOf(p, layout, base);
  if (zone < 0 || m.takes[zone * layout.cards + form] !== 1) return;
  const from = zoneOf(p, layout, form);
  takeAway(p, layout, form);
  takePlace(m, base, form);
  p[layout.state.beneath + form] = base;
  p[layout.state.above + base] = form;
  p[Header.changes]++;
  p[Header.settled] = 0;
  listener?.happened({ kind: 'covered', base, form, from }, causeOf(m, causing));
}

/** Takes the top of covered cards away to a zone; what it covers has the place and the state again. */
export function uncover(m: Machine, card: number, zone: number, causing: Causing): void {
  const { p, layout, listener } = m;
  const top = topOf(p, layout, card);
  const base = top < 0 || layout.state.beneath < 0 ? -1 : p[layout.state.beneath + top];
  if (base < 0 || zone < 0 || m.takes[zone * layout.cards + top] !== 1 || isFull(m, zone)) return;
  const moving: Moving = { given: [], told: listener && new Map() };
  const origin = moving.told && originOf(m, top);
  note(top, zone, moving, origin);
  unlink(m, top, base);
  takePlace(m, top, base);
  putIn(p, layout, top, zone);
  arrive(m, top, zone, moving, origin);
  p[Header.changes]++;
  p[Header.settled] = 0;
  listener?.happened({ kind: 'uncovered', base, top }, causeOf(m, causing));
  for (const [to, told] of moving.told ?? [])
    listener?.happened({ kind: 'moved', ...told, to, pile: -1 }, causeOf(m, causing));
}

function unlink({ p, layout: { state } }: Machine, top: number, base: number): void {
  p[state.beneath + top] = -1;
  p[state.above + base] = -1;
}

/** One card takes the place of another: in its zone and pile or at its host, with what is attached to it and its state. */
function takePlace(m: Machine, old: number, card: number): void {
  const { p, layout } = m;
  const { state } = layout;
  const { previousAttached, nextAttached } = state;
  replaceIn(p, layout, old, card);
  if (state.host >= 0) {
    const host = p[state.host + old];
    p[state.host + card] = host;
    p[state.attacher + card] = p[state.attacher + old];
    if (host >= 0) swapLinks(p, previousAttached, nextAttached, old, card);
    for (const each of attachedTo(p, layout, old)) p[state.host + each] = card;
    const end = attachedEnd(layout, old);
    swapLinks(p, previousAttached, nextAttached, end, attachedEnd(layout, card));
    clearLinks(p, previousAttached, nextAttached, end);
    p[state.host + old] = p[state.attacher + old] = -1;
  }
  for (const column of [state.entered, state.arrived, state.shown]) {
    if (column < 0) continue;
    p[column + card] = p[column + old];
    p[column + old] = 0;
  }
  cardLeft(p, layout, old);
  if (stayOf(p, layout, card) > 0) {
    cardEntered(p, layout, card);
    for (const count of layout.stays) handOnStay(p, count, old, card);
  }
  if (state.looked >= 0) p[state.looked + card] = p[state.looked + old] = 0;
  m.state!.starts.forEach((starts, i) => {
    const column = state.counters + i * layout.cards;
    if (starts[card] !== NONE) p[column + card] = starts[old] === NONE ? starts[card] : p[column + old];
  });
  for (const each of cardsUnder(p, layout, m.state!, old)) noteUpper(p, layout, m.state!, each, card);
  resetCounters(p, layout, m.state!, old);
}

/** What was counted before a card came into play goes for the one that takes its place; what was counted of itself does not. */
function handOnStay(p: Int32Array, { at, seats }: StayCount, old: number, card: number): void {
  if (seats === 0) p[at + card] = 0;
  for (let seat = 0; seat < seats; seat++)
    p[at + seats * (1 + card) + seat] = p[at + seats * (1 + old) + seat];
}

/** Turns cards in their places, so that everybody sees their faces or only those who see the zone. */
export function turn(m: Machine, cards: List, face: 'up' | 'down', causing: Causing): void {
  const { p, layout, listener } = m;
  const { shown } = layout.state;
  const { open } = m.state!;
  const bits = face === 'up' ? (1 << layout.seats) - 1 : 0;
  const turned = cards.toArray().filter((card) => {
    const zone = zoneOf(p, layout, card);
    return zone >= 0 && open[zone] === 0 && p[shown + card] !== bits;
  });
  if (turned.length === 0) return;
  for (const card of turned) p[shown + card] = bits;
  p[Header.changes] += turned.length;
  p[Header.settled] = 0;
  listener?.happened({ kind: 'turned', cards: turned, face }, causeOf(m, causing));
}

/** Shows cards to one player, who sees them in their places until the next rest point. */
export function look(m: Machine, cards: List, seat: number, causing: Causing): void {
  // Nobody sees nothing.
  if (cards.length === 0 || seat < 0) return;
  const { looked } = m.layout.state;
  for (let i = 0; i < cards.length; i++) m.p[looked + cards.items[i]] |= 1 << seat;
  m.listener?.happened({ kind: 'looked', cards: cards.toArray(), seat }, causeOf(m, causing));
}
