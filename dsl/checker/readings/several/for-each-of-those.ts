/** How often something is done by how many there are: `draw a card for each of those fruits`. They are counted among themselves. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const EACH =
  /([a-z] )for (?:each|every) (?:one )?of (those|these) ([a-z-]+(?: [a-z-]+)?)(?=$|[,\n]| (?:until|to|in|this) )/gm;

/** The text with each such count; none where there is none. */
export function withEachOfThose(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(EACH, (said, before: string, those: string, what: string) => {
    const noun = firstNounSaid(vocabulary, what);
    return noun?.form === 'many' && what.endsWith(noun.said)
      ? `${before}for each ${what.slice(0, what.length - noun.said.length)}${noun.one} among ${those} ${what}`
      : said;
  });
  return put === text ? [] : [put];
}
