import { asIs, say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Scalar, Test } from '../../../dsl/ir/expressions.ts';
import { reserved } from '../../../dsl/ir/registers.ts';
import { asksOf, seenBy } from '../../../dsl/ir/visibility.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import type { CardData, Preference } from '../../game/linked-game.ts';
import { section, refer } from '../declare/declared-names.ts';
import { items, reportAtNode, textAt, type Sources } from '../loader/link-context.ts';
import { valueText } from '../texts/checked-texts.ts';

const marked: Scalar = { op: 'it', depth: reserved.marked };
const looking: Scalar = { op: 'it', depth: reserved.looking };

/** What seats that nobody plays prefer, the most important first. What a preference asks must be known to the seat. */
export function linkPreferences(
  s: Sources,
  vocabulary: Vocabulary,
  data: Node,
  cards: readonly CardData[],
): Preference[] {
  const printed = (field: string): readonly Test[] =>
    cards.flatMap((card) => card.conditions.get(field) ?? []);
  return [...section(data, 'automatic seats')].flatMap(({ id, node }) => {
    const role = vocabulary.roles.find((each) => each.id === id);
    return items(valueOf(node, 'prefers')).flatMap((each): Preference[] => {
      const of = valueOf(each, 'of');
      const isPlayer = textAt(each, 'of') === 'player';
      const kind = isPlayer || of?.kind !== 'scalar' ? undefined : refer(s, 'kind', of, vocabulary.kinds);
      const by = valueOf(each, 'by');
      if (!role || !by || (!isPlayer && !kind)) return [];
      const who = kind ? { kind, thisIs: marked, youAre: looking } : { theyAre: marked, youAre: looking };
      const read = valueText(s, vocabulary, by, who);
      if (!read) return [];
      const { scalar, thing } = read.value;
      if (thing.sort !== 'number') {
        reportAtNode(s, 'name/wrong-sort', by, {
          found: asIs(read.snippet.text),
          wanted: say('phrase/a-number'),
        });
        return [];
      }
      if (!asksOf(reserved.marked, scalar)) {
        const what = say('phrase/here', { what: written(read.snippet.text) });
        reportAtNode(s, 'name/not-here', by, { what }, { advice: say('phrase/what-is-preferred-differs') });
        return [];
      }
      if (!seenBy(reserved.looking, scalar, printed)) {
        reportAtNode(s, 'game/gives-away', by, { words: read.snippet.text });
        return [];
      }
      return [{ role, kind, value: scalar, lowest: textAt(each, 'first') === 'lowest' }];
    });
  });
}
