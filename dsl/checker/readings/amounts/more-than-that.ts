/** One more than as many as before: `draw that many cards plus one`, `gain 2 more coins than that`, `sell one more than that`. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const NUMBER = '(one|two|three|an?|\\d+)';
const NUMBERS: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', a: '1', an: '1' };
const WHAT = '([a-z]+(?: (?!plus\\b|than\\b)[a-z]+)?)';
const THAT = '(?:that|you (?:did|[a-z]+ed)|they (?:did|[a-z]+ed)|those|before)';

/** A text with each such number as a sum; none where there is none. */
export function withMoreThanThat(text: string, words: Vocabulary): string[] {
  if (!/\b(?:plus|more)\b/.test(text)) return [];
  const coins = words.counters.map((each) => forms(each).many);
  const what = (said: string | undefined): string => {
    if (said === undefined || /^(?:more|cards?)$/.test(said)) return 'cards';
    return (
      coins.find((each) => each === `${said}s` || each === said) ?? (said.endsWith('s') ? said : `${said}s`)
    );
  };
  const sum = (many: string, said: string | undefined): string =>
    `(that many + ${NUMBERS[many] ?? many}) ${what(said)}`;
  const put = text
    .replaceAll(
      new RegExp(
        `\\b(?:that many|the same number of|as many) ${WHAT}(?: again)?,? plus ${NUMBER}(?: more)?(?=$|[,.:\\n])`,
        'gm',
      ),
      (_, said: string, many: string) => sum(many, said),
    )
    .replaceAll(
      new RegExp(`\\bthat many,? plus ${NUMBER}(?: more)?(?=$|[,.:\\n])`, 'gm'),
      (_, many: string) => sum(many, undefined),
    )
    .replaceAll(
      new RegExp(`\\b${NUMBER} more(?: ${WHAT})? than ${THAT}(?=$|[,.:\\n])`, 'gm'),
      (_, many: string, said?: string) => sum(many, said),
    );
  return put === text ? [] : [put];
}
