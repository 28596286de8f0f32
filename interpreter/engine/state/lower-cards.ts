import type { CardState } from '../program/machine.ts';
import type { Layout } from './position-layout.ts';

/** Cards under other cards: in zones of their own, where a state of each holds the card on top. */

/** The cards under a card. */
export function cardsUnder(p: Int32Array, layout: Layout, { beneath }: CardState, card: number): number[] {
  const found: number[] = [];
  if (!beneath) return found;
  const upper = layout.state.counters + beneath.counter * layout.cards;
  for (const zone of beneath.zones)
    for (let each = p[layout.zoneFirst + zone]; each >= 0; each = p[layout.next + each])
      if (p[upper + each] === card) found.push(each);
  return found;
}

/** Notes under which card a card is from now on; -1 for none. */
export function noteUpper(
  p: Int32Array,
  layout: Layout,
  { beneath }: CardState,
  card: number,
  upper: number,
): void {
  if (beneath) p[layout.state.counters + beneath.counter * layout.cards + card] = upper;
}
