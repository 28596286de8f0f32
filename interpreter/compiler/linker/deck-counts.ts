import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Place } from '../../../dsl/text/source.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import type { CardData } from '../../game/linked-game.ts';
import { refer } from '../declare/declared-names.ts';
import { complainAt, entries, type Sources } from '../loader/link-context.ts';

const MOST_COUNTED = 12;

/** The counts that the deck must have, by kind or by card. */
export function checkCounts(
  s: Sources,
  vocabulary: Vocabulary,
  data: Node,
  copies: readonly CardData[],
): void {
  for (const { key, value } of entries(valueOf(valueOf(data, 'deck'), 'counts'))) {
    const noun = refer(s, 'kind-or-card', key, [...vocabulary.kinds, ...vocabulary.cards]);
    const wanted = value.kind === 'scalar' && typeof value.value === 'number' ? value.value : undefined;
    if (!noun || wanted === undefined) continue;
    const counted = copies.filter((copy) => copy.symbol.kind.id === noun.id || copy.symbol.id === noun.id);
    if (counted.length === wanted) continue;
    const places = byPlace(counted);
    const several = places.length > MOST_COUNTED ? places.filter(({ found }) => found > 1) : places;
    const related = several.map(({ place, found }) => ({
      place,
      message: say('phrase/of-them', { count: found }),
    }));
    // Where there are few, the wrong one can be found by looking at them.
    const more = several.length <= MOST_COUNTED ? { related } : {};
    complainAt(s, 'game/count', value, { noun: noun.id, found: counted.length, wanted }, more);
  }
}

/** Where cards stand, and how many at each place: those of one `each` stand in one. */
function byPlace(cards: readonly CardData[]): { readonly place: Place; readonly found: number }[] {
  const groups = Map.groupBy(cards, ({ symbol: { place: at } }) => `${at.file} ${at.span.start}`);
  return [...groups.values()].map((group) => ({ place: group[0].symbol.place, found: group.length }));
}
