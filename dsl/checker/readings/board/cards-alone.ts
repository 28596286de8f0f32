/** Cards by what is beside them and what is not: `each fruit of yours with no other fruit adjacent to it`, `a fruit not next to another fruit`. */
import { nounSaid } from '../words/spoken-nouns.ts';
import type { BoardWords } from './board-words.ts';

const WHOSE = "((?: of (?:yours|theirs|an opponent|that player|the active player|that [a-z-]+'s [a-z]+))?)";
const DETERMINER = '(an?|another|each|every|all|\\d+|up to \\d+)';
const NEXT = '(adjacent to|next to|beside|within (?:\\d+)(?: [a-z]+)? of)';
const WITH = '(?:with|(?:that|which|who) (?:has|have))';
/** What is done with it, and behind that where the phrase ends. */
const END = '(?=$|[,:]| (?:gains?|loses?|has|have|cannot|can|as|to|by|is|are)\\b)';

/** The same with a condition: `where there is no other fruit adjacent to that fruit`. */
export function withCardsAlone(text: string, words: BoardWords): string {
  const { cards } = words;
  const described = `(?:${DETERMINER} |(?<=^\\s*|, ))(${cards})${WHOSE}`;
  const having = new RegExp(
    `(?<![\\w'-])${described} (?:${WITH} (no|no other|another)|without (an?|another|any other)) (${cards})${WHOSE} (?:${NEXT} (?:it|them|itself)|(adjacent|within \\d+(?: [a-z]+)?))${END}`,
    'g',
  );
  const not = new RegExp(
    `(?<![\\w'-])${described} (?:(?:that|which|who) (?:is|are) )?not ${NEXT} (?:another|any other) (${cards})${WHOSE}${END}`,
    'g',
  );
  const alike = new RegExp(
    `\\b(this card's host|this|the equipped [a-z]+) is ${NEXT} (?:an?|another) (${cards})${WHOSE} (?:of|with) the same ([a-z-]+)(?=$|[,:]| and | or )`,
    'g',
  );
  const near = new RegExp(
    `\\b(${cards})${WHOSE} (?:(?:that|which) (?:is|are) )?(?:next to|beside) (?=(?:an?|another|this|that|the)\\b)`,
    'g',
  );
  const none = new RegExp(
    `\\b(${cards})${WHOSE} (?:(?:that|which|who) (?:is|are) )?${NEXT} no other (?=(?:${cards})\\b)`,
    'g',
  );
  return text
    .replace(none, '$1$2 not $3 another ')
    .replace(near, '$1$2 adjacent to ')
    .replace(alike, (_, self: string, next: string, noun: string, whose: string, value: string) => {
      const own = self === 'this' ? 'this card' : self;
      return `there is ${self === 'this' ? 'another' : 'a'} ${noun}${whose}${self === 'this' ? '' : ` other than ${self}`} ${next.replace(/^(?:next to|beside)$/, 'adjacent to')} ${self} where ${value} is ${own}'s ${value}`;
    })
    .split('\n')
    .map((line) => {
      const put = line
        .replace(
          having,
          (said, which, noun, whose, has, lacks, other, its, next, adjacent) =>
            besideOthers(words, {
              which,
              noun,
              whose,
              how: has ?? LACKING[lacks],
              other,
              its,
              next: next ?? adjacent,
            }) ?? said,
        )
        .replace(
          not,
          (said, which, noun, whose, next, other, its) =>
            besideOthers(words, { which, noun, whose, how: 'no other', other, its, next }) ?? said,
        );
      return put === line ? line : forEach(put);
    })
    .join('\n');
}

const LACKING: Readonly<Record<string, string>> = {
  another: 'no other',
  'any other': 'no other',
  a: 'no',
  an: 'no',
};

interface Beside {
  readonly which: string | undefined;
  readonly noun: string;
  readonly whose: string;
  readonly how: string;
  readonly other: string;
  readonly its: string;
  readonly next: string;
}

/** Undefined where the card itself would be beside it, too. */
function besideOthers(
  { vocabulary }: BoardWords,
  { which, noun, whose, how, other, its, next }: Beside,
): string | undefined {
  const one = nounSaid(vocabulary, noun)?.one;
  const near = nounSaid(vocabulary, other)?.one;
  const place = next
    .replace(/^(?:next to|beside|adjacent)$/, 'adjacent to')
    .replace(/^(within \d+)(?: [a-z]+)?(?: of)?$/, '$1 of');
  if (one === undefined || near === undefined || (how === 'no' && place !== 'adjacent to')) return undefined;
  const theirs = its === ' of theirs' && whose !== '' ? whose : its;
  return `${which ?? 'all'} ${noun}${whose} where there is ${how} ${near}${theirs} ${place} that ${one}`;
}

const SUBJECT =
  /^(\s*(?:- )?(?:[^,]*, )*)(?:each|every) ([a-z-]+)((?: of [a-z' -]+?)?) (where .+? that \2) ((?:gains?|loses?|has|cannot|can|is)\b.*)$/;
const OBJECT =
  /^(\s*(?:- )?(?:[^,]*, )*)([a-z-]+) (?:each|every) ([a-z-]+)((?: of [a-z' -]+?)?) (where .+? that \3)((?: .*)?)$/;

/** A condition comes last, and behind it what each of them does. */
const forEach = (line: string): string =>
  line
    .replace(SUBJECT, '$1for each $2$3 $4, that $2 $5')
    .replace(OBJECT, (said, head, verb, noun, whose, where, rest) =>
      verb === 'for' ? said : `${head}for each ${noun}${whose} ${where}, ${verb} that ${noun}${rest}`,
    );
