/**
 * Nouns in a list with commas: `take a fruit, a tool or a seed in the bin` is `take a fruit or tool or seed in the bin`, and so is `each fruit,
 * tool and seed`. `sell a fruit, a tool and a seed` is all of them.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const LIST =
  /\b(an?|any|each|every|another|all|up to \d+|\d+) ([a-z-]+(?: [a-z-]+)?(?:, (?:an? |any |each |every )?[a-z-]+(?: [a-z-]+)?)+,? (or|and) (?:an? |any |each |every )?[a-z-]+(?: [a-z-]+)?)(?=$|[.:\n]| (?:in|on|from|of|where|with|without|among|attached|you|they|that)\b)/gm;

const OF_ALL = /^(?:each|every|all)$/;

/** The text with each such list; none where there is none of cards. */
export function withListedNouns(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(LIST, (said, which: string, list: string, joined: string) => {
    if (joined === 'and' && !OF_ALL.test(which)) return said;
    const nouns = list.split(/,? (?:or|and) |, /).map((each) => each.replace(/^(?:an?|any|each|every) /, ''));
    return nouns.every((each) => nounSaid(vocabulary, each)?.of === 'card')
      ? `${which} ${nouns.join(' or ')}`
      : said;
  });
  return put === text ? [] : [put];
}
