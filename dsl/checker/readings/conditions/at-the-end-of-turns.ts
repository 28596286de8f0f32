/** What was done, asked at the end of a turn: `at the end of your turn, if you didn't buy a fruit, ...` is asked of that turn. */
import { withPastForms } from '../history/past-forms.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const ASKED =
  /^( *at the end of (?:your|each|every|that player's|each player's|an opponent's|each opponent's) turns?, (?:if|unless) )((?:you|they|this(?: card)?|that [a-z-]+|the equipped [a-z-]+|no (?:player|opponent)|an opponent) )(did not|didn't|did|have not|haven't|have|has not|hasn't|has)( [a-z]+)([^,:\n]*?)(?=[,:])/gim;
const SPAN = /\b(?:this|each|that|last) (?:turn|round|game)\b|\bsince\b/;

/** The text with that turn; none where the turn is named, or nothing is asked. */
export function withTurnsThatEnd(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(
    ASKED,
    (said, moment: string, who: string, how: string, word: string, rest: string) => {
      const form = vocabulary.verbForms.get(word.trim());
      const isAsked = how.startsWith('did') ? form?.form === 'base' : form?.participle === true;
      return isAsked && !SPAN.test(rest)
        ? `${moment}${who}${how.replace(/n't$/, ' not')}${word}${rest} this turn`
        : said;
    },
  );
  return put === text ? [] : [withPastForms(put, vocabulary)];
}
