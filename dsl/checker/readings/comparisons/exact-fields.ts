/** A number that cards have, with an article: `a fruit with a price of 3` is one with price 3. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** The text with such a number behind its field; none where no field has one. */
export function withExactFields(text: string, { fields }: Vocabulary): string[] {
  const numbers = fields.filter(({ type }) => type.type === 'number').map((field) => forms(field).one);
  if (numbers.length === 0) return [];
  const put = text.replaceAll(
    new RegExp(
      `\\bwith an? (?:exact )?(${[...new Set(numbers)].join('|')}) of (?:exactly )?(\\d+)(?=$|[,:.\\n]| (?:in|on|from|of|to|and|until|this|cannot|has|have|gets?)\\b)`,
      'gm',
    ),
    'with $1 $2',
  );
  return put === text ? [] : [put];
}
