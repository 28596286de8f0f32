/**
 * What a roll of somebody comes to, as people wait for it: `when an opponent's roll ends at 6 or less`, `when an opponent's roll is exactly
 * the omen`. That is known when nobody changes it any more.
 */
import { ofRoller } from './rolls-made.ts';
import { withArticle } from '../../../text/english-inflection.ts';

const NUMBER = "(?:\\d+|\\([^()\\n]+\\)|(?:the|that) [a-z-]+(?:'s [a-z-]+(?: [a-z-]+)?)?)";
const TOTAL = `(?:(exactly|at most|at least|less than|more than|fewer than|below|above|under|over) )?(${NUMBER})( or (?:less|lower|below|fewer|more|higher|above))?`;
const AFTER =
  '(?:,? (?:after (?:all |any )?modif(?:iers?|ications?)|with (?:all )?modifiers|in the end|all in all))?';
const FINAL = new RegExp(
  `\\b(?:when(?:ever)?|each time|every time) (?:the (?:final )?total of )?(your|an opponent's|a player's|another player's|any|an?) ((?:[a-z]+ )?)roll(?: of (?:any|whatever) kind)?( of [^,:\\n]+?)? (?:(?:ends(?: up)?|finishes|is final) and (?:is|comes to|totals)|(?:ends(?: up)?|finishes|is|comes to|totals|results in)(?: at| as| on| being)?(?: a total of| a)?) ${TOTAL}${AFTER}(?=[,:])`,
  'g',
);

const BOUNDS: Readonly<Record<string, string>> = {
  'at most': 'at most ',
  'at least': 'at least ',
  'less than': 'less than ',
  'fewer than': 'less than ',
  below: 'less than ',
  under: 'less than ',
  'more than': 'more than ',
  above: 'more than ',
  over: 'more than ',
};

/** A text in which such a total is asked once it is final; none where nothing is. */
export function withFinalTotals(text: string): string[] {
  if (!/\broll\b/.test(text)) return [];
  const put = text.replaceAll(
    FINAL,
    (
      said: string,
      whose: string,
      kind: string,
      of: string | undefined,
      bound: string | undefined,
      number: string,
      behind: string | undefined,
    ) => {
      // A total of both kinds says nothing.
      if (bound !== undefined && behind !== undefined) return said;
      const most =
        behind === undefined ? undefined : /less|lower|below|fewer/.test(behind) ? 'at most ' : 'at least ';
      const roll = `${kind}roll`;
      const [, owner] = /^(an? .*|another .*)'s$/.exec(whose) ?? [];
      const which =
        owner === undefined ? `${whose === 'any' ? 'a' : whose} ${roll}` : `${withArticle(roll)} of ${owner}`;
      return `when ${which}${of ?? ''} is final if that roll is ${most ?? BOUNDS[bound ?? ''] ?? ''}${number}`;
    },
  );
  return put === text ? [] : [ofRoller(put)];
}
