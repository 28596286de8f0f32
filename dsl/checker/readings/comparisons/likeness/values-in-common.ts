/**
 * Whether one card is like another one: `if it is of the same colour as this`, `discard 2 fruits`, and below it `if both are of the same
 * colour`, `a fruit of the same colour as the top card of the discard pile`.
 */
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../../words/spoken-nouns.ts';

const CARD = '(?:it|this(?: card)?|(?:that|the) (?!same\\b|top\\b|bottom\\b|last\\b)[a-z-]+(?: card)?)';
/** One card at the end of a heap. */
const END_OF_HEAP =
  "the (?:top|bottom|last) card (?:of|in|on) (?:the|your|that [a-z-]+'s|their) [a-z-]+(?: (?!and\\b|or\\b|to\\b)[a-z-]+)?";
const BEHIND = '(?=$|[,:]| and | or | to )';

/** The text with what they have as what is compared; none where nothing changes. */
export function withValuesInCommon(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:same|another|different|shares?|matching|equal)\b/.test(text)) return [];
  const names = vocabulary.fields
    .filter(({ type }) => type.type === 'value')
    .flatMap((field) => [forms(field).one, forms(field).many]);
  if (names.length === 0) return [];
  const value = `(${[...new Set(names)].join('|')})`;
  const single = (said: string): string =>
    forms(vocabulary.fields.find((field) => Object.values(forms(field)).includes(said))!).one;
  const lines = text.split('\n').map((line) => ofTwo(line, value, single));
  const put = ofPairs(lines, value, vocabulary).join('\n');
  return put === text ? [] : [put];
}

const its = (card: string): string => (card === 'it' ? 'its' : card === 'this' ? "this card's" : `${card}'s`);
/** What another card has, which is named or at the end of a heap. */
const ofOther = (card: string, value: string): string =>
  new RegExp(`^${CARD}$`).test(card) ? `${its(card)} ${value}` : `the ${value} of ${card}`;

function ofTwo(line: string, value: string, single: (said: string) => string): string {
  const other = `(${CARD}|${END_OF_HEAP})`;
  return line
    .replaceAll(
      new RegExp(
        `\\b(if|unless|and|or) (${CARD}) (?:(?:is|was) (not )?(?:of|in|from)|(?:has|had|shares)) (the same|an?other|a different|an?) ${value} (?:as|than|from|with) ${other}${BEHIND}`,
        'g',
      ),
      (said, word: string, card: string, not = '', like: string, what: string, than: string) => {
        if (/^an?$/.test(like) !== / shares /.test(said)) return said;
        const isNot = (not !== '') !== /other|different/.test(like);
        return `${word} ${its(card)} ${single(what)} is ${isNot ? 'not ' : ''}${ofOther(than, single(what))}`;
      },
    )
    .replaceAll(
      new RegExp(`\\b(?:of|with) the same ${value} as (${END_OF_HEAP})${BEHIND}`, 'g'),
      (_, what: string, than: string) => `where ${single(what)} is the ${single(what)} of ${than}`,
    )
    .replaceAll(
      new RegExp(
        `\\b(?:of|with) (?:another|a different) ${value} (?:than|from|as) (${END_OF_HEAP})${BEHIND}`,
        'g',
      ),
      (_, what: string, than: string) => `where ${single(what)} is not the ${single(what)} of ${than}`,
    );
}

const TWO =
  /^(\s*(?:- )?)(?!choose )([a-z-]+ (?:exactly )?(?:2|two|the (?:top|bottom) (?:2|two)) (?:random )?[^,:]*?)(?: as ([a-z-]+))?$/;
const ONE = /^\s*(?:- )?[a-z][^,:]* as ([a-z-]+)$/;
const THEY =
  '(?:they|(?:both|the two)(?: of (?:them|those(?: [a-z-]+)?|the [a-z-]+))?|those(?: 2| two)? [a-z-]+|the (?:two|2) [a-z-]+)';

/** What two are like that were named before, together or one by one. */
function ofPairs(lines: readonly string[], value: string, vocabulary: Vocabulary): string[] {
  const together = lines.flatMap((line, at) => (TWO.test(line) && isOfCards(line, vocabulary) ? [at] : []));
  const named = lines.flatMap((line) => ONE.exec(line)?.[1] ?? []);
  const [at] = together;
  const single = together.length === 1 && !lines.some((line) => /\bchoose\b/.test(line));
  const own = single ? (TWO.exec(lines[at])![3] ?? 'pair') : undefined;
  const isFree = own !== undefined && (own !== 'pair' || !lines.some((line) => /\bpair\b/.test(line)));
  const pair = together.length === 0 && named.length === 2 ? named : undefined;
  const who =
    own !== undefined && isFree
      ? `(?:${THEY}|the ${own})`
      : pair
        ? `(?:${THEY}|the ${pair[0]} and the ${pair[1]})`
        : undefined;
  if (who === undefined) return [...lines];
  const asked = new RegExp(
    `\\b(if|unless|and|or) ${who} (?:(?:are|were) (?:both )?(?:of|in|from)|have|had|share) (the same|different|one|an?) ${value}(?=$|[,:])`,
    'g',
  );
  const put = lines.map((line) =>
    line.replaceAll(asked, (said, word: string, like: string, what: string) => {
      const field = vocabulary.fields.find((each) => Object.values(forms(each)).includes(what))!;
      const { one, many } = forms(field);
      const isSame = like !== 'different';
      if (/^(?:an?|one)$/.test(like) && !/ share /.test(said)) return said;
      if (pair) return `${word} the ${pair[0]}'s ${one} is ${isSame ? '' : 'not '}the ${pair[1]}'s ${one}`;
      // Where there was one alone, both of them are nothing.
      if (word !== 'if' && isSame) return said;
      return isSame
        ? `${word} the number of the ${own} is 2 and the number of different ${many} of the ${own} is 1`
        : `${word} the number of different ${many} of the ${own} is 2`;
    }),
  );
  if (own === undefined || put.every((line, i) => line === lines[i])) return put;
  return put.map((line, i) => (i === at && !line.endsWith(` as ${own}`) ? `${line} as ${own}` : line));
}

const isOfCards = (line: string, vocabulary: Vocabulary): boolean =>
  line.split(' ').some((word) => nounSaid(vocabulary, word)?.of === 'card');
