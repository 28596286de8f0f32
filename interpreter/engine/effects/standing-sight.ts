import type { Instruction } from '../program/instruction.ts';
import { borrow, release, type Machine } from '../program/machine.ts';
import { seersOf } from '../state/seat-visibility.ts';
import { zoneOf } from '../state/card-columns.ts';
import { eachInstance, enterAbility, isInForce, leaveAbility } from '../triggers/ability-instances.ts';
import { look } from './card-changes.ts';

/**
 * What players see of cards because a text says so, for as long as that lasts. It is kept where looks are, and
 * found again at each question: so views, saves and searches know one way only in which somebody sees a card.
 */

/** Per card the seats that see it because of a text, as bits. */
function seenByTexts(m: Machine): Int32Array {
  const seats = new Int32Array(m.layout.cards);
  const cards = borrow(m);
  for (const ability of m.responding!.sights)
    eachInstance(m, ability, (instance, you, card) => {
      const before = m.it[1];
      enterAbility(m, ability, instance, you, card);
      if (isInForce(m, ability, instance, you))
        for (let seat = 0; seat < m.layout.seats; seat++) {
          m.it[1] = seat;
          if (!ability.test!(m)) continue;
          cards.length = 0;
          ability.seen!(m, cards);
          for (let i = 0; i < cards.length; i++) seats[cards.items[i]] |= 1 << seat;
        }
      leaveAbility(m);
      m.it[1] = before;
    });
  release(m);
  return seats;
}

/** Whether the game has texts that let players see cards. */
const hasSights = ({ responding }: Machine): boolean =>
  responding !== undefined && responding.sights.length > 0;

/** Shows players what texts let them see and they do not see yet; called when somebody is asked. */
export function showSeen(m: Machine, causing: Pick<Instruction, 'at'>): void {
  if (!hasSights(m)) return;
  const seats = seenByTexts(m);
  for (let seat = 0; seat < m.layout.seats; seat++) {
    const cards = borrow(m);
    for (let card = 0; card < seats.length; card++) {
      const isNew = ((seersOf(m, m.responding!.seers, m.p, card) >> seat) & 1) === 0;
      if (((seats[card] >> seat) & 1) === 1 && isNew && zoneOf(m.p, m.layout, card) >= 0) cards.push(card);
    }
    look(m, cards, seat, causing);
    release(m);
  }
}

/** What was looked at is seen no longer, unless a text says that it is. */
export function forgetLooks(m: Machine): void {
  const { p, layout } = m;
  const { looked } = layout.state;
  if (looked < 0) return;
  if (!hasSights(m)) {
    p.fill(0, looked, looked + layout.cards);
    return;
  }
  const seats = seenByTexts(m);
  for (let card = 0; card < seats.length; card++) p[looked + card] &= seats[card];
}
