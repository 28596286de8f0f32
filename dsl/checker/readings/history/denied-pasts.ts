/**
 * What did not happen, with its object or those who would have done it denied: `if you sold no fruits this turn` is `if you did not sell a
 * fruit this turn`, `if no fruit of yours ripened this turn` is `if there is no fruit of yours that ripened this turn`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const SINCE = '(this (?:turn|round|game)|since [^,:]+?)';
const ASKED = '(\\b(?:if|while|and|or|unless) )';
const DID = new RegExp(
  `${ASKED}(you|they|that player|an opponent|no opponent) (?:have |has )?([a-z]+) (?:no|not (?:an?|any)) ([a-z-]+(?: [a-z-]+)??)((?: (?:in|on|of) [^,:]+?)?) ${SINCE}(?=$|[,:]| and | or )`,
  'g',
);
const WHO_DID = new RegExp(
  `\\b((?:each|every|all|any|an?) (?:other )?(?:opponents?|players?)) (?:who|that) (?:have |has )?([a-z]+) (?:no|not (?:an?|any)) ([a-z-]+(?: [a-z-]+)??) ${SINCE}(?= [a-z])`,
  'g',
);
const DID_NOT_ANY =
  /(\b(?:if|while|and|or|unless) (?:you|they|that player) (?:did not|didn't|have not|haven't|has not) [a-z]+) any ([a-z-]+(?: [a-z-]+)??)(?=(?: (?:in|on|of) [^,:]+?)? (?:this (?:turn|round|game)|since ))/g;
const NOBODY = new RegExp(
  `${ASKED}(?:no|none of your|none of the) ([a-z-]+)((?: of (?:yours|an opponent)| in [a-z ']+?)?) (?:has |have )?((?:was |were )?[a-z]+)((?: (?!this\\b|since\\b)[^,:]+?)?) ${SINCE}(?=$|[,:]| and | or )`,
  'g',
);

/** The text with each such clause in the words of the language; none where there is none. */
export function withDeniedPasts(text: string, vocabulary: Vocabulary): string[] {
  const { verbForms } = vocabulary;
  const put = text
    .replaceAll(
      DID,
      (said, asks: string, who: string, word: string, what: string, place: string, since: string) => {
        const form = verbForms.get(word);
        const noun = firstNounSaid(vocabulary, what);
        if (!form?.participle || noun?.of !== 'card' || who === 'no opponent') return said;
        const one = what.replace(noun.said, noun.one);
        return `${asks}${who} did not ${form.verb.id} ${withArticle(one)}${place} ${since}`;
      },
    )
    .replaceAll(WHO_DID, (said, who: string, word: string, what: string, since: string) => {
      const form = verbForms.get(word);
      const noun = firstNounSaid(vocabulary, what);
      return form?.participle && noun?.of === 'card'
        ? `${who} who did not ${form.verb.id} ${withArticle(what.replace(noun.said, noun.one))} ${since}`
        : said;
    })
    .replaceAll(DID_NOT_ANY, (said, did: string, what: string) => {
      const noun = firstNounSaid(vocabulary, what);
      return noun?.of === 'card' ? `${did} ${withArticle(what.replace(noun.said, noun.one))}` : said;
    })
    .replaceAll(
      NOBODY,
      (said, asks: string, what: string, whose: string, did: string, rest: string, since: string) => {
        const noun = firstNounSaid(vocabulary, what);
        const form = verbForms.get(did.replace(/^(?:was|were) /, ''));
        if (noun?.of !== 'card' || !form?.participle) return said;
        const of = / none of your /.test(said) ? ' of yours' : whose;
        if (/^(?:was|were) /.test(did))
          return `${asks}no ${noun.one}${of} ${did.replace(/^were/, 'was')}${rest} ${since}`;
        return `${asks}there is no ${noun.one}${of} that ${did.replace(/^were/, 'was')}${rest} ${since}`;
      },
    );
  return put === text ? [] : [put];
}
