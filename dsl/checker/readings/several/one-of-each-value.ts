/** One for each value: `sell a fruit of each colour` is done for each of the colours. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { withOneOfEach } from '../comparisons/likeness/one-of-each.ts';
import { withArticle } from '../../../text/english-inflection.ts';

/** The text with such a line in the loop; none where there is none. */
export function withOneOfEachValue(text: string, vocabulary: Vocabulary): string[] {
  // Several at once, each of another value, are chosen together where the verb takes several.
  if (withOneOfEach(text, vocabulary).length > 0) return [];
  const { fields } = vocabulary;
  const values = fields.filter(({ type }) => type.type === 'value').map((field) => forms(field).one);
  if (values.length === 0) return [];
  const put = text.replaceAll(
    new RegExp(
      `^()([a-z-]+) (?:an?|one|1) ([a-z-]+)((?: (?:in|on|from) [^,:\\n]+?)?) of (?:each|every)(?: different)? (${[...new Set(values)].join('|')})((?: (?:in|on|from) [^,:\\n]+)?)$`,
      'gm',
    ),
    (said, margin: string, verb: string, noun: string, before: string, value: string, behind: string) =>
      before !== '' && behind !== ''
        ? said
        : `${margin}for each ${value}, ${verb} ${withArticle(noun.replace(/(?<=..)s$/, ''))}${before}${behind} of that ${value}`,
  );
  const best = put.replaceAll(
    new RegExp(
      `^()([a-z-]+) the ([a-z-]+)((?: (?:in|on|from) [^,:\\n]+?)?) (with the (?:highest|lowest) [a-z]+) of (?:each|every) (${[...new Set(values)].join('|')})$`,
      'gm',
    ),
    (_, margin: string, verb: string, noun: string, place: string, which: string, value: string) =>
      `${margin}for each ${value}, ${verb} the ${noun}${place} of that ${value} ${which}`,
  );
  return best === text ? [] : [best];
}
