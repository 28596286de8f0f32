import type { CounterSymbol } from '../../dsl/vocabulary.ts';
import { checked } from '../compile/scalar.ts';
import type { Term } from '../compile/terms.ts';
import { freePile, joinPile, leavePile, putIn, takeOut } from '../position/cards.ts';
import { Header } from '../position/layout.ts';
import { draw } from '../position/random.ts';
import type { Cause } from './event.ts';
import type { List } from './list.ts';
import { borrow, release, type Machine } from './machine.ts';

/**
 * The only code that writes to a position what players can see: each function makes one kind of change and tells the
 * listener. A change that changes nothing is not made and not told.
 */

/** Where cards are put: a zone, perhaps a pile in it (-1: a new one). */
export interface Target {
  readonly zone: number;
  readonly pile: number | undefined;
  readonly atEnd: boolean;
}

/** Moves cards, all as one event. */
export function move(m: Machine, cards: List, { zone, pile, atEnd }: Target, cause: Cause): void {
  const { p, layout, listener } = m;
  const from: number[] = [];
  const moved: number[] = [];
  if (pile === -1 && isWholePile(m, cards)) return;
  const into = pile === -1 ? freePile(p, layout) : pile;
  for (let i = 0; i < cards.length; i++) {
    const card = cards.items[i];
    // A card that a zone does not take stays where it is.
    if (card < 0 || m.takes[zone * layout.cards + card] === 0) continue;
    const here = p[layout.zone + card];
    const stays = here === zone && (into === undefined || p[layout.pile + card] === into);
    if (stays) continue;
    if (listener) {
      from.push(here);
      moved.push(card);
    }
    if (here === zone && into !== undefined) leavePile(p, layout, card);
    else {
      takeOut(p, layout, card);
      putIn(p, layout, card, zone, atEnd);
    }
    if (into !== undefined) joinPile(p, layout, card, into);
    p[Header.changes]++;
  }
  if (listener && moved.length > 0)
    listener.happened({ kind: 'moved', cards: moved, from, to: zone, pile: into ?? -1 }, cause);
}

/** Whether the cards are all those of one pile: putting them on a new one would change nothing. */
function isWholePile({ p, layout }: Machine, cards: List): boolean {
  const pile = cards.length > 0 ? p[layout.pile + cards.items[0]] : -1;
  if (pile < 0 || p[layout.pileCount + pile] !== cards.length) return false;
  for (let i = 1; i < cards.length; i++) if (p[layout.pile + cards.items[i]] !== pile) return false;
  return true;
}

/** Puts the cards of a zone in random order (Fisher and Yates). */
export function shuffle(m: Machine, zone: number, cause: Cause): void {
  const { p, layout, listener } = m;
  const list = borrow(m);
  for (let card = p[layout.zoneFirst + zone]; card >= 0; card = p[layout.next + card]) list.push(card);
  const { items, length } = list;
  for (let left = length; left > 1; left--) {
    const at = draw(p, layout, 'shuffle', left);
    const card = items[at];
    items[at] = items[left - 1];
    items[left - 1] = card;
  }
  for (let i = 0; i < length; i++) {
    p[layout.previous + items[i]] = i === 0 ? -1 : items[i - 1];
    p[layout.next + items[i]] = i === length - 1 ? -1 : items[i + 1];
  }
  p[layout.zoneFirst + zone] = length > 0 ? items[0] : -1;
  p[layout.zoneLast + zone] = length > 0 ? items[length - 1] : -1;
  release(m);
  if (length === 0) return;
  p[Header.changes]++;
  listener?.happened({ kind: 'shuffled', zone }, cause);
}

/** Shows cards to everybody. */
export function reveal(m: Machine, cards: List, cause: Cause): void {
  if (cards.length === 0) return;
  m.listener?.happened({ kind: 'revealed', cards: cards.toArray() }, cause);
}

/** Changes a counter, within its limits. */
export function count(
  m: Machine,
  counter: CounterSymbol,
  owner: number,
  change: 'add' | 'subtract' | 'set',
  amount: number,
  cause: Cause,
  terms?: readonly Term[],
): void {
  const { p, layout, listener } = m;
  const at =
    counter.of === 'game'
      ? layout.gameCounters + counter.index
      : layout.playerCounters + counter.index * layout.seats + owner;
  const before = p[at];
  const wanted = change === 'set' ? amount : checked(change === 'add' ? before + amount : before - amount);
  const now = Math.max(counter.from ?? wanted, Math.min(counter.to ?? wanted, wanted));
  if (now === before) return;
  p[at] = now;
  p[Header.changes]++;
  listener?.happened(
    {
      kind: 'counted',
      counter,
      owner: counter.of === 'game' ? -1 : owner,
      before,
      now,
      ...(terms ? { terms } : {}),
    },
    cause,
  );
}

/** Gives a role to a player. */
export function appoint(m: Machine, role: number, player: number, cause: Cause): void {
  const { p, layout, listener } = m;
  if (p[layout.roles + role] === player) return;
  p[layout.roles + role] = player;
  p[Header.changes]++;
  listener?.happened({ kind: 'appointed', role, player }, cause);
}
