/** A number that is meant where a card has a range: `that fruit's range - 5`, `cards equal to the fruit's range`. Its lowest one is meant, from which on it holds. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** The texts with a bound as that of either end: a range is `9 or more` on one card, and `4 or less` on another. */
export function withEitherEnd(text: string, { kinds }: Vocabulary): string[] {
  const ranges = rangesOf(kinds);
  if (ranges.length === 0) return [];
  const asked = new RegExp(
    `\\b(where|whose|and|or) (${ranges.join('|')}) is ((?:at least|at most|more than|less than|exactly) (?:\\d+|\\())`,
    'g',
  );
  return ['lowest', 'highest']
    .map((end) =>
      text.replaceAll(
        asked,
        (_, word: string, field: string, bound: string) =>
          `${word.replace('whose', 'where')} the ${end} ${field} is ${bound}`,
      ),
    )
    .filter((put) => put !== text);
}

const rangesOf = (kinds: Vocabulary['kinds']): string[] => [
  ...new Set(
    kinds.flatMap(({ fields }) =>
      fields.filter(({ type }) => type.type === 'range').flatMap((each) => forms(each).one),
    ),
  ),
];

/** The text with the lowest number of each such range; none where nothing is reckoned with one. */
export function withEndsOfRanges(text: string, { kinds }: Vocabulary): string[] {
  const ranges = rangesOf(kinds);
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
