import type { ZoneSymbol } from '../../dsl/language/symbols/symbols.ts';
import { reserved } from '../../dsl/ir/registers.ts';
import { NOTHING, newFrame, type Card, type Pile, type Play, type Zone } from './state.ts';

/** Where cards are, and who has and sees them. */

/** The card that lies in a zone for this one: what covers it, or what it is attached to. */
export function rootOf(card: Card): Card {
  if (card.above) return rootOf(card.above);
  return card.host ? rootOf(card.host) : card;
}

/** What covers a card, or the card itself. */
export const topOf = (card: Card): Card => (card.above ? topOf(card.above) : card);

export const zoneOf = (card: Card): Zone | undefined => rootOf(card).zone;

export const zoneAt = (g: Play, symbol: ZoneSymbol, seat: number): Zone | undefined =>
  g.zones.get(symbol)![symbol.of === 'player' ? seat : 0];

/** Whose a card is: the player of its zone; an attached one goes with its host, or with who attached it. */
export function controllerOf(card: Card): number {
  const top = topOf(card);
  // In a zone in play that all share, a card is its owner's.
  const isShared = top.zone?.symbol.of === 'table' && top.zone.symbol.inPlay;
  if (!top.host) return isShared ? top.owner : (top.zone?.seat ?? NOTHING);
  if (top.printed.symbol.kind.controlledBy === 'attacher') return top.attacher;
  return controllerOf(top.host);
}

export const isInPlay = (card: Card): boolean => zoneOf(card)?.symbol.inPlay ?? false;

/** A card with everything attached to it, each behind its host. */
const withAttached = (card: Card): Card[] => [card, ...card.attached.flatMap(withAttached)];

/** The cards in a zone, and those attached to them. */
export const cardsIn = (zone: Zone | undefined): Card[] => zone?.cards.flatMap(withAttached) ?? [];

export const takes = (zone: Zone, card: Card): boolean =>
  !zone.symbol.takes || zone.symbol.takes.includes(card.printed.symbol.kind);

export function isFull(g: Play, zone: Zone): boolean {
  const capacity = g.game.capacities?.[zone.symbol.index];
  if (!capacity) return false;
  const env = {
    frame: newFrame('capacity', [], undefined, NOTHING, undefined),
    it: { depth: reserved.zonePlayer, value: zone.seat, outer: undefined },
  };
  return zone.cards.length >= g.number(env, capacity);
}

/** The piles of a zone that there are now. */
export const pilesOf = (g: Play, zone: ZoneSymbol): Pile[] =>
  g.piles.filter(
    (pile): pile is Pile =>
      pile !== undefined && (pile.cell ? pile.cell.zone : pile.cards[0]?.zone?.symbol) === zone,
  );

/** Whether a seat sees the face of a card where it lies. */
export function sees(card: Card, seat: number): boolean {
  const root = rootOf(card);
  if (!root.zone) return false;
  const { symbol } = root.zone;
  if (symbol.seenBy === 'everyone' || root.shown.has(seat) || card.looked.has(seat)) return true;
  if (symbol.of !== 'player') return false;
  if (symbol.seenBy === 'owner and partner') return root.zone.seat === seat || root.zone.isPartner(seat);
  return symbol.seenBy === (root.zone.seat === seat ? 'owner' : 'others');
}
