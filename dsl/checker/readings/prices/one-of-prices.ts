/**
 * Several prices of which one is paid, in other words: `pay a coin, discard a fruit or sell a stall to ...`, `pay 2 coins or 1 notch to ...`,
 * `either pay a coin or discard a fruit to ...`. Each has its own verb, and `or` is between them.
 */
import type { EntryKind } from '../../../language/syntax/ast.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { isPrimitive } from '../../../language/symbols/builtin-verbs.ts';

const HEADS = '(?:(?:once|twice|\\d+ times) per [a-z]+, |(?:while|during|until) [^,:\\n]+, )*';
/** In front of what is paid for, and in front of what is paid besides. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(\\s*${HEADS})(?:you (?:may|can) )?(?:either )?((?!to |also )[a-z]+ [^:\\n]*? or [^,:\\n]*?)( to(?:$|:| (?!(?:an?|the|your|that|this|their)\\b)[a-z]+ [^\\n]*))$`,
  ),
  /^(\s*(?:[^,:\n]+, )*to [^,:\n]+, (?:(?:you|players|opponents) )?also )(?:either )?([a-z]+ [^:\n]* or [^,:\n]*)()$/,
];
const WHOLE = /^(\s*)(?:either )?([a-z]+ [^:\n]* or [^,:\n]*)()$/;

/** The text with each such price in the words of the language; none where there is none. */
export function withOneOfPrices(text: string, words: Vocabulary, _kind: unknown, entry: EntryKind): string[] {
  if (!text.includes(' or ') || (entry !== 'abilities' && entry !== 'cost')) return [];
  const all = entry === 'cost' ? [WHOLE] : FORMS;
  const put = text.split('\n').map((line) => {
    const [, head, paid, rest] = all.map((form) => form.exec(line)).find((found) => found) ?? [];
    const prices = paid === undefined ? undefined : pricesIn(paid, words);
    return prices ? `${head}${prices.join(' or ')}${rest}` : line;
  });
  const said = put.join('\n');
  return said === text ? [] : [said];
}

/** Prices with their verbs; undefined where one of them is none, such as a second noun of the same verb. */
export function pricesIn(paid: string, words: Vocabulary): readonly string[] | undefined {
  const parts = paid.split(/,? or (?:else )?|, (?=[a-z]+ (?:an?|\d+|all|your|this|those)\b)/);
  const prices = parts.map((part) => priceIn(part.trim(), words));
  return parts.length < 2 || prices.includes(undefined) ? undefined : (prices as string[]);
}

const MOST_WORDS = /^(an?|\d+) ([a-z-]+(?: [a-z-]+)?)$/;

/** One price with its verb: `a discard`, `2 coins`; undefined where it is none. */
export function priceIn(part: string, { verbForms, counters }: Vocabulary): string | undefined {
  const [, verb = '', object = ''] = /^([a-z-]+) (.+)$/.exec(part) ?? [];
  const known = verbForms.get(verb);
  if (object !== '' && (known?.form === 'base' || isPrimitive(verb))) return part;
  const [, count, what = ''] = MOST_WORDS.exec(part) ?? [];
  if (count === undefined) return undefined;
  // `a discard` is one card: what the verb takes of one's own.
  const deed = verbForms.get(what);
  if (/^an?$/.test(count) && deed?.form === 'base' && deed.verb.parameters[0]?.phrase.tree.heads.length === 1)
    return `${what} a card`;
  const counter = counters.find((each) => [forms(each).one, forms(each).many].includes(what));
  if (!counter) return undefined;
  return counter.of === 'card' ? `pay ${count} ${what} of this` : `pay ${count} ${what}`;
}
