/** What a verb is done with next, or instead, without the verb again: `sell all apples, then a stall`, `sell a stall, or all apples if there are no stalls`. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const WHAT = '((?:all|an?|another|the|up to \\d+|\\d+) [^,:\\n]+?)';
const HEAD = '^(\\s*(?:- )?(?:[^,:\\n]+, )*)';
const NEXT = new RegExp(`${HEAD}([a-z]+) ${WHAT},? (?:and )?then (?:also )?${WHAT}$`, 'gm');
const OR = new RegExp(
  `${HEAD}([a-z]+) ${WHAT},? or (?:else |otherwise )?${WHAT} (?:if|when) ([^,:\\n]+)$`,
  'gm',
);

export function withOneOrAnother(text: string, vocabulary: Vocabulary): string[] {
  const isObject = (said: string): boolean => {
    const noun = firstNounSaid(vocabulary, said.replace(/^(?:all|an?|another|the|up to \d+|\d+) /, ''));
    return noun !== undefined && noun.of !== 'player';
  };
  const isVerb = (word: string): boolean => vocabulary.verbForms.get(word)?.form === 'base';
  const put = text
    .replaceAll(NEXT, (said, head: string, verb: string, one: string, next: string) =>
      isVerb(verb) && isObject(one) && isObject(next) ? `${head}${verb} ${one}, then ${verb} ${next}` : said,
    )
    .replaceAll(OR, (said, head: string, verb: string, one: string, other: string, holds: string) => {
      const margin = /^\s*/.exec(head)![0];
      return isVerb(verb) && isObject(one) && isObject(other) && head === margin
        ? `${margin}if ${holds}, ${verb} ${other}\n${margin}otherwise, ${verb} ${one}`
        : said;
    });
  return put === text ? [] : [put];
}
