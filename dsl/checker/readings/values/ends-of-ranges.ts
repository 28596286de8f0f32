/** A number that is meant where a card has a range: `that fruit's range - 5`, `cards equal to the fruit's range`. Its lowest one is meant, from which on it holds. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** The text with the lowest number of each such range; none where nothing is reckoned with one. */
export function withEndsOfRanges(text: string, { kinds }: Vocabulary): string[] {
  const ranges = [
    ...new Set(
      kinds.flatMap(({ fields }) =>
        fields.filter(({ type }) => type.type === 'range').flatMap((each) => forms(each).one),
      ),
    ),
  ];
  if (ranges.length === 0) return [];
  const field = `(${ranges.join('|')})`;
  const of = "(the (?!lowest|highest)[a-z-]+|that [a-z-]+|this card)'s";
  const put = text
    .replaceAll(
      new RegExp(`\\b${of} ${field}(?= (?:minus|plus|-|\\+|times|halved|rounded)(?: |$))`, 'g'),
      'the lowest $2 of $1',
    )
    .replaceAll(new RegExp(`(?<=\\bequal to )${of} ${field}(?=$|[,\\n])`, 'g'), 'the lowest $2 of $1');
  return put === text ? [] : [put];
}
