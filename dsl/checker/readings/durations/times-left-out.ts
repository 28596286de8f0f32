/**
 * What somebody has done, without since when: `if you have sold a fruit, …`. It is asked of this game or of this turn; which one is for the
 * writer to say.
 */
import { withPastForms } from '../history/past-forms.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const HAS =
  /\b(if|while|unless) ((?:you|they|this|that [a-z-]+|the [a-z-]+|an? [a-z-]+|no [a-z-]+|each [a-z-]+)) (?:has|have) (not )?([a-z]+)( [^,:\n]*?)?(?=[,:]|$)/gm;
const SPAN =
  /\b(?:this|each|that|your last|their last) (?:turn|round|game)\b|\bsince\b|\bthis way\b|\bmore\b[^,:]*\bthan\b/;

/** The text with such a time, once for each; none where all times are named. */
export function withTimesLeftOut(text: string, vocabulary: Vocabulary): string[] {
  return ['this game', 'this turn'].flatMap((span) => {
    const put = text.replaceAll(
      HAS,
      (said, word: string, who: string, not: string | undefined, done: string, rest = '') =>
        vocabulary.verbForms.get(done)?.participle === true && !SPAN.test(rest)
          ? `${word} ${who} ${/^(?:you|they)$/.test(who) ? 'have' : 'has'} ${not ?? ''}${done}${rest} ${span}`
          : said,
    );
    return put === text ? [] : [withPastForms(put, vocabulary)];
  });
}
