/**
 * What a card counts as, by the value and by the number that it changes: `the fruit counts as the sample's colour and the sample's weight`,
 * `the colour of the fruit counts as red`. A value is what the card counts as; a number is what its number counts as.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const HEAD = '^(\\s*(?:(?:until|while|for) [^,:]+, )?)';
const BOTH = new RegExp(
  `${HEAD}((?:the|that|this)\\b[^,:]*?) counts as ((?:the|that) [a-z-]+'s [a-z-]+) and (?:as )?((?:the|that) [a-z-]+'s [a-z-]+)((?: (?:until|this)\\b[^,:]*)?)$`,
);
const OF_VALUE = new RegExp(
  `${HEAD}the ([a-z-]+) of ((?:the|that|this|all|each)\\b[^,:]*?) (?:counts|count) as ([^,:]+)$`,
);

/** The text with a line for each; none where nothing changes. */
export function withCountedAs(text: string, { kinds }: Vocabulary): string[] {
  if (!/\bcounts? as\b/.test(text)) return [];
  const fields = kinds.flatMap((kind) => kind.fields);
  const isNumber = (name: string): boolean =>
    fields.some((each) => each.type.type === 'number' && forms(each).one === name);
  const isValue = (name: string): boolean =>
    fields.some((each) => each.type.type === 'value' && forms(each).one === name);
  const put = text
    .split('\n')
    .flatMap((line) => {
      const [, head, whom, one, other, rest = ''] = BOTH.exec(line) ?? [];
      if (head !== undefined)
        return [one!, other!].map((what) => {
          const field = what.split(' ').at(-1) ?? '';
          return `${head}${isNumber(field) ? `the ${field} of ${whom}` : whom} counts as ${what}${rest}`;
        });
      const [, start, field, who, what] = OF_VALUE.exec(line) ?? [];
      return start !== undefined && isValue(field!)
        ? [`${start}${who} ${who!.startsWith('all ') ? 'count' : 'counts'} as ${what}`]
        : [line];
    })
    .join('\n');
  return put === text ? [] : [put];
}
