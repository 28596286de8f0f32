/**
 * How much of a number a card has, with words between: `a fruit with a weight lower than the number of stalls`, `a fruit with weight
 * equal to your coins`, `fruits with the same weight as the lightest`. The language asks it of the card.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const HOW: Readonly<Record<string, string>> = {
  'less than': 'less than ',
  'lower than': 'less than ',
  'smaller than': 'less than ',
  'more than': 'more than ',
  'higher than': 'more than ',
  'greater than': 'more than ',
  'bigger than': 'more than ',
  'at least': 'at least ',
  'at most': 'at most ',
  'no more than': 'at most ',
  'no less than': 'at least ',
  'equal to': '',
};
const WORDS = Object.keys(HOW)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** The text with each such bound behind `where`; none where there is none. */
export function withBoundedFields(text: string, { fields }: Vocabulary): string[] {
  const named = fields
    .filter(({ type }) => type.type === 'number')
    .flatMap((field) => [forms(field).one, field.id])
    .filter((name) => /^[a-z]+(?: [a-z]+)?$/.test(name))
    .toSorted((a, b) => b.length - a.length);
  if (named.length === 0) return [];
  const bound = new RegExp(
    `\\b(?:with|that has|having|whose) (?:an? |the |its |is )?(${[...new Set(named)].join('|')}) (?:is |of |that is )?(${WORDS}) (?=[a-z(\\d])([^,:\\n]+?)(?=$|[,:\\n]| (?:until|to|into|onto|as|for free)\\b)`,
    'g',
  );
  const put = text.replaceAll(bound, (said, field: string, how: string, amount: string) =>
    / (?:and|or) /.test(amount) ? said : `where ${field} is ${HOW[how]}${amount}`,
  );
  return put === text ? [] : [put];
}
