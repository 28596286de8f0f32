import type { Slot } from '../../../dsl/ir/statements.ts';
import type { CounterChange, CounterSymbol, VerbSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Instruction } from '../program/instruction.ts';
import { NONE } from '../../game/linked-game.ts';
import type { LoggedSum } from '../vm/events.ts';
import { freePile, joinPile, leavePile, putIn, takeOut, zoneEnd } from '../state/card-lists.ts';
import { counterAt, Header } from '../state/position-layout.ts';
import { StatePart } from '../state/dirty-flags.ts';
import { writeShuffled } from '../state/random-source.ts';
import { moveWithState, staysPut } from './card-changes.ts';
import { borrow, release, type Machine, checkedInt, causeOf } from '../program/machine.ts';
import type { List } from '../state/int-list.ts';

/**
 * The only code that writes to a position what players can see: each function makes one kind of change and
 * notifies the listener. A change that changes nothing is neither made nor reported.
 */

/** The instruction, and the frame of its text where that is not the running one. */
type Causing = Pick<Instruction, 'at'> & { readonly frame?: number };

/** Moves cards into a zone, perhaps to a pile in it (-1: a new one), all as one event. */
export function move(
  m: Machine,
  cards: List,
  zone: number,
  pile: number,
  atEnd: boolean,
  causing: Causing,
): void {
  const { p, layout, listener } = m;
  if (zone === layout.nowhere || (pile === -1 && isWholePile(m, cards))) return;
  if (m.state) {
    moveWithState(m, cards, zone, pile, atEnd, causing);
    return;
  }
  const from: number[] | undefined = listener && [];
  const moved: number[] | undefined = listener && [];
  const into = pile === -1 ? freePile(p, layout) : pile;
  for (let i = 0; i < cards.length; i++) {
    const card = cards.items[i];
    const here = put(m, card, zone, into, atEnd);
    if (here === STAYS) continue;
    from?.push(here);
    moved?.push(card);
  }
  if (moved && from && moved.length > 0) tellMoved(m, moved, from, zone, into, causing);
}

/** Moves one card, as `move` does. */
export function moveOne(
  m: Machine,
  card: number,
  zone: number,
  pile: number,
  atEnd: boolean,
  causing: Causing,
): void {
  const { p, layout } = m;
  if (card < 0 || zone === layout.nowhere) return;
  if (m.state) {
    const list = borrow(m);
    list.push(card);
    move(m, list, zone, pile, atEnd, causing);
    release(m);
    return;
  }
  let into = pile;
  if (pile === -1) {
    const own = p[layout.pile + card];
    if (own >= 0 && p[layout.pileCount + own] === 1) return;
    into = freePile(p, layout);
  }
  const here = put(m, card, zone, into, atEnd);
  if (here !== STAYS && m.listener) tellMoved(m, [card], [here], zone, into, causing);
}

const STAYS = -2;

/** Puts a card somewhere; gives the zone where it was, or `STAYS` where it is there already or may not be. */
function put(
  { p, layout, takes }: Machine,
  card: number,
  zone: number,
  into: number,
  atEnd: boolean,
): number {
  // A card that a zone does not take stays where it is.
  if (card < 0 || takes[zone * layout.cards + card] !== 1) return STAYS;
  const here = p[layout.zone + card];
  if (here === zone && staysPut(p, layout, card, zone, into, atEnd)) return STAYS;
  if (here === zone && into >= 0) leavePile(p, layout, card);
  else {
    takeOut(p, layout, card);
    putIn(p, layout, card, zone, atEnd);
  }
  if (into >= 0) joinPile(p, layout, card, into);
  p[Header.changes]++;
  touch(p, layout.zoneParts[zone] | (here < 0 ? 0 : layout.zoneParts[here]));
  return here;
}

function tellMoved(
  m: Machine,
  cards: readonly number[],
  from: readonly number[],
  to: number,
  into: number,
  causing: Causing,
): void {
  const pile = Math.max(-1, into);
  m.listener?.happened({ kind: 'moved', cards, from, to, pile }, causeOf(m, causing));
}

/** Says that parts of a position have changed, so that state checks and endings which read them are due again. */
const touch = (p: Int32Array, parts: number): void => {
  p[Header.settled] &= ~parts;
};

/** Whether the cards are all those of one pile: putting them on a new one would change nothing. */
function isWholePile({ p, layout }: Machine, cards: List): boolean {
  const pile = cards.length > 0 ? p[layout.pile + cards.items[0]] : -1;
  if (pile < 0 || p[layout.pileCount + pile] !== cards.length) return false;
  for (let i = 1; i < cards.length; i++) if (p[layout.pile + cards.items[i]] !== pile) return false;
  return true;
}

/** Puts the cards of a zone in random order. */
export function shuffle(m: Machine, zone: number, causing: Causing): void {
  const { p, layout, listener } = m;
  const list = borrow(m);
  while (list.items.length < p[layout.zoneCount + zone]) list.grow();
  const { items } = list;
  const length = writeShuffled(items, p, layout, 'shuffle', p[layout.zoneFirst + zone]);
  const { looked, arrived } = layout.state;
  if (looked >= 0) for (let i = 0; i < length; i++) p[looked + items[i]] = 0;
  // Nobody can tell any more which of them came first.
  if (arrived >= 0) for (let i = 0; i < length; i++) p[arrived + items[i]] = 0;
  m.draws++;
  if (length > 1) m.chance?.shuffled(m, zone, items, length);
  const end = zoneEnd(layout, zone);
  let before = end;
  for (let i = 0; i < length; i++) {
    const card = items[i];
    p[layout.previous + card] = before;
    p[layout.next + before] = card;
    before = card;
  }
  p[layout.next + before] = end;
  p[layout.previous + end] = before;
  release(m);
  if (length === 0) return;
  p[Header.changes]++;
  touch(p, layout.zoneParts[zone]);
  listener?.happened({ kind: 'shuffled', zone }, causeOf(m, causing));
}

/** Shows cards to everybody. */
export function reveal(m: Machine, cards: List, causing: Causing): void {
  if (cards.length === 0) return;
  touch(m.p, StatePart.quiet);
  m.listener?.happened({ kind: 'revealed', cards: cards.toArray() }, causeOf(m, causing));
}

/** Reports to all that a verb is done, and with what: the announcement is an event itself. */
export function publishEvent(
  m: Machine,
  verb: VerbSymbol,
  things: readonly (readonly number[])[],
  sorts: readonly Slot[],
  causing: Causing,
): void {
  m.p[Header.changes]++;
  touch(m.p, StatePart.quiet);
  m.listener?.happened({ kind: 'said', verb, things, sorts }, causeOf(m, causing));
}

/** Changes a counter, within its limits. */
export function changeCounter(
  m: Machine,
  counter: CounterSymbol,
  owner: number,
  change: 'add' | 'subtract' | 'set',
  amount: number,
  causing: Causing,
  told?: LoggedSum,
): void {
  const { p, layout, listener } = m;
  // Nobody has no counters; what is not there, or does not have the counter, does not count.
  if (counter.of === 'player' && owner < 0) return;
  if (counter.of === 'card' && !(m.state && m.state.starts[counter.index][owner] > NONE)) return;
  const at = counterAt(layout, counter, owner);
  const before = p[at];
  const wanted = change === 'set' ? amount : checkedInt(change === 'add' ? before + amount : before - amount);
  const now = Math.max(counter.from ?? wanted, Math.min(counter.to ?? wanted, wanted));
  if (now === before) return;
  p[at] = now;
  p[Header.changes]++;
  touch(p, layout.counterParts[counter.index]);
  listener?.happened(
    {
      kind: 'counted',
      counter,
      owner: counter.of === 'game' ? -1 : owner,
      before,
      now,
      ...(told ? { told } : {}),
    },
    causeOf(m, causing),
  );
}

/** How much of an amount a counter can be changed by: what is not there, or does not have it, by nothing. */
export function room(
  { p, layout, state }: Machine,
  { how, counter }: CounterChange,
  owner: number,
  amount: number,
): number {
  if (counter.of === 'player' && owner < 0) return 0;
  if (counter.of === 'card' && !(state && state.starts[counter.index][owner] > NONE)) return 0;
  const now = p[counterAt(layout, counter, owner)];
  if (how === 'gain') return counter.to === undefined ? amount : Math.min(amount, counter.to - now);
  return counter.from === undefined ? amount : Math.min(amount, now - counter.from);
}

/** Gives a role to a player. */
export function appoint(m: Machine, role: number, player: number, causing: Causing): void {
  const { p, layout, listener } = m;
  // What is to be nobody's stays whose it is.
  if (player < 0 || p[layout.roles + role] === player) return;
  p[layout.roles + role] = player;
  p[Header.changes]++;
  touch(p, StatePart.roles | StatePart.endings);
  listener?.happened({ kind: 'appointed', role, player }, causeOf(m, causing));
}
