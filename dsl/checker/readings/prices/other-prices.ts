/**
 * Another price in place of that of an action: `you may discard a card instead of paying 1 move to sell a fruit`, `to sell a fruit, you may
 * discard a card instead of paying the move`. The card offers it for that price, and the action is not needed.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';

const LIMIT = '(\\s*(?:(?:once|twice|\\d+ times) (?:per|each|every) (?:turn|round),? )?)';
const ACT = '((?!pay|you|may)[a-z]+ [^,:\\n]+?)';
const INSTEAD = 'instead of (?:paying|spending|using) (?:(an?|the|its|one|\\d+|any)) ([a-z -]+?)';
const DONE = '([a-z-]+)((?: [^,:\\n]+)?)';
const FORMS: readonly (readonly [
  form: RegExp,
  order: Readonly<Record<'act' | 'count' | 'what' | 'verb' | 'object', number>>,
])[] = [
  [
    new RegExp(`^${LIMIT}to ${DONE}, you (?:may|can) ${ACT} ${INSTEAD}$`, 'gm'),
    { verb: 2, object: 3, act: 4, count: 5, what: 6 },
  ],
  [
    new RegExp(`^${LIMIT}you (?:may|can) ${ACT} ${INSTEAD} (?:to|when you|in order to) ${DONE}$`, 'gm'),
    { act: 2, count: 3, what: 4, verb: 5, object: 6 },
  ],
  [
    new RegExp(`^${LIMIT}${INSTEAD} (?:to|when you|in order to) ${DONE}, you (?:may|can) ${ACT}$`, 'gm'),
    { count: 2, what: 3, verb: 4, object: 5, act: 6 },
  ],
  [
    new RegExp(`^${LIMIT}when you ${DONE}, you (?:may|can) ${ACT} ${INSTEAD}$`, 'gm'),
    { verb: 2, object: 3, act: 4, count: 5, what: 6 },
  ],
];

/** The text with each such price in front of what is done; none where another price is paid for that in this game. */
export function withOtherPrices(text: string, vocabulary: Vocabulary): string[] {
  if (!/\binstead of (?:paying|spending|using)\b/.test(text)) return [];
  const put = FORMS.reduce(
    (said, [form, at]) =>
      said.replaceAll(form, (all: string, ...found: string[]) => {
        const part = (name: keyof typeof at): string => found[at[name] - 1];
        const verb = vocabulary.verbForms.get(part('verb'));
        if (verb?.form !== 'base' || !isItsPrice(verb.verb, part('count'), part('what'), vocabulary))
          return all;
        return `${found[0]}${part('act')} to ${part('verb')}${part('object')}`;
      }),
    text,
  );
  return put === text ? [] : [put];
}

/** Whether that is all that is paid for it: in so many words, or as its cost. */
function isItsPrice(
  verb: VerbSymbol,
  count: string,
  what: string,
  { priced, counters }: Vocabulary,
): boolean {
  const [price, ...others] = priced.get(verb) ?? [];
  const [, amount, ...words] = /^pay (\d+) (.+)$/.exec(price ?? '') ?? [];
  if (amount === undefined || others.length > 0) return false;
  const isNamed = count === 'the' || count === 'its' || count === 'any';
  if (isNamed && /^(?:cost|costs|price)$/.test(what)) return true;
  const counter = counters.find((each) => Object.values(forms(each)).includes(words[0]));
  const called = counter ? [...Object.values(forms(counter)), ...(counter.names.also?.en ?? [])] : [];
  const isCounter = called.some((each) => what === each || what === `${each}s`);
  return isCounter && (isNamed || count === amount || (amount === '1' && /^(?:an?|one)$/.test(count)));
}
