/** Some of those in a place: `sell one of the fruits in your crate`, `sell 2 of the red fruits in that stall`, `one of the other fruits`. */
import { withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const SOME =
  /\b(one|any one|(?:up to |exactly )?(?:\d+|two|three|four|five)|any number) of the (other )?((?:(?!top|bottom|next|last|first|chosen)[a-z-]+ ){0,2}?[a-z-]+)(?=$|[,.:\n]| (?:in|on|of|from|with|without|where|to|into|as|and|adjacent|attached)\b)/gm;

/** The text with each such phrase without `of the`; none where there is none, or where they have a name. */
export function withSomeOfThe(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(
    SOME,
    (said, count: string, other: string | undefined, what: string, at: number) => {
      const noun = firstNounSaid(vocabulary, what);
      if (!noun || noun.of === 'player' || noun.form !== 'many' || !what.endsWith(noun.said)) return said;
      if (new RegExp(`\\b(?:as|be) ${noun.said}(?=$|[,:\\n ])`, 'm').test(text)) return said;
      // Without a place those are meant that were named before.
      const isPlaced = /^ (?:in|on|of|from|with|without|where|adjacent|attached)\b/.test(
        text.slice(at + said.length),
      );
      const isKnown = new RegExp(`\\b(?:${noun.one}|${noun.said}|cards?)\\b`).test(text.slice(0, at));
      if (!isPlaced && isKnown) return `${count} of those ${other ?? ''}${what}`;
      if (count !== 'one' && count !== 'any one')
        return other === undefined ? `${count}${count === 'any number' ? ' of' : ''} ${what}` : said;
      const one = `${what.slice(0, what.length - noun.said.length)}${noun.one}`;
      return other === undefined ? withArticle(one) : `another ${one}`;
    },
  );
  return put === text ? [] : [put];
}
