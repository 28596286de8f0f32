/**
 * Cards that have the same as another one: `a fruit of the same colour as your basket in the market`, `each fruit of that fruit's
 * colour`, `a fruit that shares a colour with this`. The place comes first, and behind it what they have.
 */
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';

const PLACE =
  "(?: (?:in|on|from) (?:(?:your|their|the|any|every|each|that|this|an|a|all)(?: [a-z']+){1,3}?|play))";
const WHOSE = '(?:your|that|the|this)(?: (?!same\\b|in\\b|on\\b|of\\b|from\\b)[a-z-]+){0,2}';
const END = '(?=$|[,:)\\n]| (?:to|into|until|this turn|and|or|gains?|loses?|has|have|cannot|as)\\b)';

/** The text with what cards share as a condition; none where nothing changes. */
export function withSharedValues(text: string, { kinds }: Vocabulary): string[] {
  if (!/\b(?:same|shares?|sharing|another|different)\b|'s [a-z]/.test(text)) return [];
  const fields = kinds.flatMap((kind) => kind.fields.filter(({ type }) => type.type === 'value'));
  const names = [...new Set(fields.map((field) => forms(field).one))];
  if (names.length === 0) return [];
  const field = `(${names.join('|')})`;
  const shared = [
    `(?:of|with) (${WHOSE})'s ${field}`,
    `(?:of|with|(?:that|which|who) (?:has|have)|having) the same ${field} as (${WHOSE})`,
    `(?:(?:that|which|who) shares?|sharing) (?:an?|its|their) ${field} with (${WHOSE})`,
    `(?:of|with) (?:another|a different) ${field} (?:than|from|to) (${WHOSE})(?:'s)?`,
    `not (?:of|with) the same ${field} as (${WHOSE})`,
  ];
  const put = shared.reduce(
    (said, form, i) =>
      said.replaceAll(
        new RegExp(`\\b([a-z-]+)(${PLACE}?) ${form}(${PLACE}?)( other than (?:${WHOSE}))?${END}`, 'g'),
        (all, noun: string, place: string, one: string, other: string, behind: string, but = '') => {
          if (place !== '' && behind !== '') return all;
          const [whose, what] = i === 0 ? [one, other] : [other, one];
          const where = `${place}${behind}`.replace(/^ from\b/, ' in');
          const card = whose === 'this' ? 'this card' : whose;
          return `${noun}${but}${where} where ${what} is ${i > 2 ? 'not ' : ''}${card}'s ${what}`;
        },
      ),
    text,
  );
  return put === text ? [] : [put];
}
