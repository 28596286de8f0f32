/**
 * Players who have so many of something, and what they have to do: `each opponent with at least 3 fruits sells one` is one of these
 * fruits, and `must sell a fruit` is what they do.
 */
import { thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const HAVING =
  "\\b((?:each|every|an?|another|that) (?:other )?(?:player|opponent)) (with|who has|that has) ([^,:\\n]*?\\b(?:\\d+|more|fewer)(?: or (?:more|fewer))? )([a-z]+)((?: in (?:their|that player's) [a-z]+)?)";
const ONE = new RegExp(
  `${HAVING} (?:(must|has to) )?([a-z]+) (?:one(?: of (?:them|those|these))?(?=$|[,:\\n])|(?=an? ))`,
  'g',
);

/** A text with what each of them does, and with the noun in place of `one`; none where there is none. */
export function withOneOfThose(text: string, words: Vocabulary): string[] {
  const put = text.replaceAll(ONE, (said, ...groups: (string | undefined)[]) => {
    const [who, has, many, noun, where = '', must, verb] = groups as string[];
    const isOne = /\bone(?: of [a-z]+)?$/.test(said);
    const found = nounSaid(words, noun);
    if (found?.of !== 'card' || found.form !== 'many' || (must === undefined && !isOne)) return said;
    // Of those without a place it is asked which are meant.
    const known = words.verbForms.get(verb)?.verb.id ?? verb;
    const does = where === '' ? `must ${known}` : must === undefined ? verb : thirdPerson(verb);
    return `${who} ${has} ${many}${noun}${where} ${does} ${isOne ? withArticle(found.one) + where : ''}`;
  });
  return put === text ? [] : [put];
}
