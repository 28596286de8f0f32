import type { Layout } from './position-layout.ts';

/**
 * Which abilities can be there now, as bits of the position by their index: those that a card in play prints, those in
 * a record, and those that are always there. Nobody need look for an ability without a bit. The bits follow from the
 * rest of the position, so they are not saved.
 */

/** Whether an ability can be there. */
export const isPresent = (p: Int32Array, { present }: Layout, ability: number): boolean =>
  (p[present + (ability >> 5)] & (1 << (ability & 31))) !== 0;

export function setPresent(p: Int32Array, { present }: Layout, ability: number): void {
  p[present + (ability >> 5)] |= 1 << (ability & 31);
}

export function clearPresent(p: Int32Array, { present }: Layout, ability: number): void {
  p[present + (ability >> 5)] &= ~(1 << (ability & 31));
}

/** A card has come into play: what it prints is there. */
export function cardEntered(p: Int32Array, layout: Layout, card: number): void {
  for (const ability of layout.printedOn[card]) setPresent(p, layout, ability);
}

/** A card has left play: what it prints is there only where another copy is in play. */
export function cardLeft(p: Int32Array, layout: Layout, card: number): void {
  for (const ability of layout.printedOn[card])
    if (!layout.copiesOf[ability].some((copy) => p[layout.state.entered + copy] > 0))
      clearPresent(p, layout, ability);
}

/** Sets the bits of what cards in play print and of what is always there. */
export function findPrinted(p: Int32Array, layout: Layout): void {
  const { entered } = layout.state;
  p.set(layout.alwaysPresent, layout.present);
  if (entered < 0) return;
  for (let card = 0; card < layout.cards; card++) if (p[entered + card] > 0) cardEntered(p, layout, card);
}
