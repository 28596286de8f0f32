import type { Scalar } from '../../../dsl/ir/expressions.ts';
import { reserved } from '../../../dsl/ir/registers.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import { section } from '../declare/declared-names.ts';
import { placeText, valueText } from '../texts/checked-texts.ts';
import { textAt, type Sources } from '../loader/link-context.ts';

/** How many cards each zone holds, where it says so; `you` in it is the player of the zone. */
export function linkCapacities(s: Sources, vocabulary: Vocabulary, game: Node): (Scalar | undefined)[] {
  return [...section(game, 'zones')].map(({ node, index }) => {
    const capacity = valueOf(node, 'capacity');
    // The capacity of a grid is that of each cell.
    if (!capacity || vocabulary.zones[index].grid) return undefined;
    if (capacity.kind === 'scalar' && typeof capacity.value === 'number')
      return { op: 'constant', value: capacity.value };
    const youAre: Scalar | undefined =
      vocabulary.zones[index].of === 'player' ? { op: 'it', depth: reserved.zonePlayer } : undefined;
    return valueText(s, vocabulary, capacity, { youAre })?.value.scalar;
  });
}

/** Where the cards of each kind go when their host leaves, where they do not go with it. */
export function linkLeaving(s: Sources, vocabulary: Vocabulary, game: Node): (Scalar | undefined)[] {
  return [...section(game, 'kinds')].map(({ node, index }) => {
    const leaves = valueOf(node, WHEN_HOST_LEAVES);
    if (!leaves || textAt(node, WHEN_HOST_LEAVES) === WITH_HOST) return undefined;
    const kind: KindSymbol = vocabulary.kinds[index];
    return placeText(s, vocabulary, leaves, { kind, thisIs: { op: 'it', depth: reserved.leaving } });
  });
}

const WHEN_HOST_LEAVES = 'when its host leaves';
/** The place of cards that go where their host goes. */
export const WITH_HOST = 'with it';
