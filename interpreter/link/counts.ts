import { say } from '../../dsl/messages/phrase.ts';
import type { Place } from '../../dsl/source.ts';
import type { Vocabulary } from '../../dsl/vocabulary.ts';
import { valueOf, type Node } from '../../schemas/index.ts';
import type { CardData } from '../game.ts';
import { refer } from './names.ts';
import { complain, entries, type Sources } from './sources.ts';

const isAt = ({ symbol: { place: at } }: CardData, { file, span }: Place): boolean =>
  at.file === file && at.span.start === span.start;

const MOST_COUNTED = 12;

/** The counts that the deck must have, by kind or by card. */
export function checkCounts(
  s: Sources,
  vocabulary: Vocabulary,
  data: Node,
  copies: readonly CardData[],
): void {
  for (const { key, value } of entries(valueOf(valueOf(data, 'deck'), 'counts'))) {
    const noun = refer(s, 'kind or card', key, [...vocabulary.kinds, ...vocabulary.cards]);
    const wanted = value.kind === 'scalar' && typeof value.value === 'number' ? value.value : undefined;
    if (!noun || wanted === undefined) continue;
    const counted = copies.filter((copy) => copy.symbol.kind.id === noun.id || copy.symbol.id === noun.id);
    if (counted.length === wanted) continue;
    // Cards of one `each` stand in one place.
    const places = new Map(counted.map(({ symbol: { place: at } }) => [`${at.file} ${at.span.start}`, at]));
    const of = (at: Place): number => counted.filter((copy) => isAt(copy, at)).length;
    const related = [...places.values()].map((at) => ({ place: at, message: say('{1} of them', of(at)) }));
    const several = related.length > MOST_COUNTED ? related.filter((each) => of(each.place) > 1) : related;
    // Where there are few, the wrong one can be found by looking at them.
    const more = several.length <= MOST_COUNTED ? { related: several } : {};
    complain(s, 'game/count', value, { noun: noun.id, found: counted.length, wanted }, more);
  }
}
