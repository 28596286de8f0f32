/** What cannot be done with a card unless somebody pays for it: `the equipped cart cannot be sent unless you discard a card`. It is what that costs besides. */
import { baseOfParticiple } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const UNLESS =
  /^(\s*)((?:the|this|that|all|your)\b[^,:\n]*?) (?:(?:cannot|can't|can not|may not) be ([a-z]+) unless|(?:can|may) be ([a-z]+) only if) (you) (?:also )?((?:discard|pay|lose|sacrifice|spend)s?) ([^,:\n]+)$/gm;

/** The text with each such price; none where there is none. */
export function withPricesUnlessPaid(text: string, { verbForms, verbs }: Vocabulary): string[] {
  const put = text.replaceAll(UNLESS, (said, ...parts: (string | undefined)[]) => {
    const [margin, what = '', denied, allowed, , verb = '', price] = parts;
    const done = denied ?? allowed ?? '';
    const base = verbForms.get(done)?.verb.id ?? baseOfParticiple(done);
    // What others do with it they would have to pay for.
    const takes = verbs.find(({ id }) => id === base)?.parameters[0]?.phrase.snippet.text ?? '';
    if (base === undefined || !/\byour\b/.test(takes)) return said;
    return `${margin}to ${base} ${what}, you also ${verb.replace(/s$/, '')} ${price}`;
  });
  return put === text ? [] : [put];
}
