/** Nouns in a list with commas: `take a fruit, a tool or a seed in the bin` is `take a fruit or tool or seed in the bin`. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const LIST =
  /\b(an?|any|each|every|another|all|up to \d+|\d+) ([a-z-]+(?: [a-z-]+)?(?:, (?:an? |any |each |every )?[a-z-]+(?: [a-z-]+)?)+,? (?:or|and) (?:an? |any |each |every )?[a-z-]+(?: [a-z-]+)?)(?=$|[.:\n]| (?:in|on|from|of|where|with|without|among|attached|you|they|that)\b)/gm;

/** The text with each such list; none where there is none of cards. */
export function withListedNouns(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(LIST, (said, which: string, list: string) => {
    const nouns = list.split(/,? (?:or|and) |, /).map((each) => each.replace(/^(?:an?|any|each|every) /, ''));
    return nouns.every((each) => nounSaid(vocabulary, each)?.of === 'card')
      ? `${which} ${nouns.join(' or ')}`
      : said;
  });
  return put === text ? [] : [put];
}
