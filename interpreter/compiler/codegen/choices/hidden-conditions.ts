import { asksOfCards } from '../../../../dsl/ir/visibility.ts';
import type { Test } from '../../../../dsl/ir/expressions.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { zoneOf } from '../../../engine/state/card-columns.ts';
import type { Compiler } from '../codegen-context.ts';
import type { Holds } from '../../../engine/program/machine.ts';
import { localReads } from '../../../../dsl/ir/bindings.ts';

/**
 * Whether what a condition asks of is a card whose face not everybody sees by where it lies; none where it asks nothing of
 * the faces of cards.
 */
export function asksHidden(c: Compiler, test: Test): Holds | undefined {
  const { layout, slots = [] } = c;
  const cards = [...localReads(test)].filter((slot) => slots[slot]?.sort === 'card' && !slots[slot].many);
  if (cards.length === 0 || !asksOfCards(test)) return undefined;
  const hidden = c.game.vocabulary.zones.flatMap((zone) =>
    Array.from({ length: zone.of === 'player' ? layout.seats : 1 }, () => zone.seenBy !== 'everyone'),
  );
  return ({ p }) =>
    cards.some((slot) => {
      const card = p[p[Header.frame] + Frame.locals + slot];
      return card >= 0 && hidden[zoneOf(p, layout, card)];
    });
}
