import { instancesOf, isThere, frameFor } from './abilities.ts';
import { cardNames, say } from './lines.ts';
import { sees, zoneOf } from './places.ts';
import type { Card, Frame, Play } from './state.ts';

/** What texts let players see, as long as they stand. */

/** The seats that see a card because some text says so. */
function seenByTexts(g: Play): Map<Card, Set<number>> {
  const found = new Map<Card, Set<number>>();
  for (const data of g.game.abilities) {
    const { ability } = data;
    if (ability.kind !== 'sight') continue;
    for (const instance of instancesOf(g, data))
      for (const seat of g.seats.keys()) {
        const frame = frameFor(g, instance, undefined);
        const env = { frame, it: { depth: 1, value: seat, outer: undefined } };
        if (!isThere(g, env, instance) || !g.holds(env, ability.test)) continue;
        for (const card of g.list(env, ability.cards) as Card[])
          found.set(card, (found.get(card) ?? new Set()).add(seat));
      }
  }
  return found;
}

/** Before somebody is asked, each sees what texts show them. */
export function showSeen(g: Play, frame: Frame, id: string): void {
  const found = seenByTexts(g);
  for (const [seat, player] of g.seats.entries()) {
    const cards = g.cards.filter((card) => found.get(card)?.has(seat) && zoneOf(card) && !sees(card, seat));
    if (cards.length === 0) continue;
    for (const card of cards) card.looked = new Set([...card.looked, seat]);
    say(g, frame, id, { event: 'look', cards: cardNames(cards), player });
  }
}

/** All looking ends, but for what texts let somebody see. */
export function forgetLooks(g: Play): void {
  const found = seenByTexts(g);
  for (const card of g.cards)
    card.looked = new Set([...card.looked].filter((seat) => found.get(card)?.has(seat)));
}
