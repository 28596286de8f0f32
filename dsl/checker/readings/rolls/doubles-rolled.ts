/** Dice that show the same, in the words of people: `when a player rolls a double`, `if both dice are 6`, `when you roll two sixes`. */
import { ofRoller } from './rolls-made.ts';
import { writtenNumbers } from '../../../language/lexer/number-words.ts';

const WHO = '(you|an opponent|a player|another player|any player|any opponent|each player|that player)';
const NUMBER = `(\\d|${writtenNumbers.slice(1).join('|')}|${writtenNumbers
  .slice(1)
  .map((each) => (each === 'six' ? 'sixes' : `${each}s`))
  .join('|')}|\\ds)`;
const DICE =
  '(?:the|both|both of the|your|their|both (?:of )?your|both (?:of )?their|the two|all|all the) (?:2 )?dice';
const SAME = `(?:match|are (?:all )?(?:the same|equal|identical|doubles?)|(?:both )?show the same(?: (?:number|value|result))?|(?:both )?show (?:an? )?(?:doubles?|pair)|are (?:both|all) the same)`;
const OF = '(?: (?:on|in|with|for|of) (?:an? |your |their |that )?((?:[a-z]+ )?)rolls?)?';
const WHEN = '\\b(?:when(?:ever)?|each time|every time|if) ';
const ENDS = '(?=[,:])';

/** That the dice show the same, in the words of people. */
export const SAME_DICE = `${DICE} ${SAME}`;

/** That the dice of a roll show the same, in those of the language. */
export const sameDice = (roll: string): string => `the dice of ${roll} are the same`;

/** What the dice show: all the same, or all a number. */
const sameOr = (number: string | undefined): string =>
  number === undefined ? sameDice('that roll') : `every die of that roll is ${digitOf(number)}`;

function digitOf(word: string): string {
  const one = word.replace(/^sixes$/, 'six').replace(/^(.+)s$/, '$1');
  const at = writtenNumbers.indexOf(one);
  return at < 0 ? one : String(at);
}

function final(who: string | undefined, kind: string | undefined, number: string | undefined): string {
  const one = who?.replace(/^(?:any|each) player$/, 'a player').replace(/^any /, 'an ');
  const roll = `${kind ?? ''}roll`;
  const whose =
    one === undefined || one === 'you'
      ? `your ${roll}`
      : `${/^[aeiou]/.test(roll) ? 'an' : 'a'} ${roll} of ${one}`;
  return `when ${whose} is final if ${sameOr(number)}`;
}

type Rewriting = readonly [from: RegExp, to: (...found: (string | undefined)[]) => string];

const EVENTS: readonly Rewriting[] = [
  [
    new RegExp(`^(?:when(?:ever)?|each time|every time) ${DICE} ${SAME}${ENDS}`, 'gm'),
    () => final(undefined, undefined, undefined),
  ],
  [new RegExp(`${WHEN}${WHO} rolls? snake eyes${OF}${ENDS}`, 'g'), (_, who, kind) => final(who, kind, '1')],
  // `when you roll a double six`, `two sixes`, `6 and 6`
  [
    new RegExp(`${WHEN}${WHO} rolls? (?:an? )?(?:double|pair of|2|two) ${NUMBER}${OF}${ENDS}`, 'g'),
    (_, who, number, kind) => final(who, kind, number),
  ],
  [
    new RegExp(`${WHEN}${WHO} roll(?:s|ed)? (?:an? )?(?:doubles?|pairs?)${OF}${ENDS}`, 'g'),
    (_, who, kind) => final(who, kind, undefined),
  ],
  // `when you roll and the dice are the same`, `make a roll and both dice show 6`
  [
    new RegExp(
      `${WHEN}${WHO} (?:rolls?|makes? an? ((?:[a-z]+ )?)roll)(?: (?:the |two |2 )?dice)?,?(?: and| if| and if) ${DICE} ${SAME}${ENDS}`,
      'g',
    ),
    (_, who, kind) => final(who, kind, undefined),
  ],
  [
    new RegExp(
      `${WHEN}${WHO} (?:rolls?|makes? an? ((?:[a-z]+ )?)roll)(?: (?:the |two |2 )?dice)?,?(?: and| if| and if) ${DICE} (?:are|show|are both|both show) (?:an? )?${NUMBER}${ENDS}`,
      'g',
    ),
    (_, who, kind, number) => final(who, kind, number),
  ],
  [
    new RegExp(
      `${WHEN}${DICE} (?:of|in|on) your ((?:[a-z]+ )?)roll (?:are|show|are both|both show) ${NUMBER}${ENDS}`,
      'g',
    ),
    (_, kind, number) => final(undefined, kind, number),
  ],
  [
    new RegExp(`${WHEN}${DICE} (?:of|in|on) your ((?:[a-z]+ )?)roll ${SAME}${ENDS}`, 'g'),
    (_, kind) => final(undefined, kind, undefined),
  ],
  [
    new RegExp(`${WHEN}${DICE} (?:of|in|on) an? ((?:[a-z]+ )?)roll(?: of ${WHO})? ${SAME}${ENDS}`, 'g'),
    (_, kind, who) => final(who ?? 'a player', kind, undefined),
  ],
  [
    new RegExp(
      `${WHEN}(your|an?) ((?:[a-z]+ )?)roll(?: of ${WHO})? (?:is|shows|has|comes to) (?:an? )?(?:doubles?|pair)${ENDS}`,
      'g',
    ),
    (_, whose, kind, who) => final(whose === 'your' ? 'you' : (who ?? 'a player'), kind, undefined),
  ],
];

/** What is added to a roll whose dice are the same, or come to a number by themselves. */
const ADDED = new RegExp(
  `^(\\s*(?:until [^,:\\n]+, )?)(?:when(?:ever)?|each time|every time|if) ${WHO} rolls? (?:(?:an? )?(doubles?|pairs?)|a natural (\\d+))${OF}, ([+-]\\d+) to (?:that roll|it|the roll)$`,
  'gm',
);

const added = (
  _: string,
  head: string,
  who: string,
  _double: string | undefined,
  natural: string | undefined,
  kind: string | undefined,
  amount: string,
): string => {
  const rolls = `${kind ?? ''}rolls`;
  const whose =
    who === 'you'
      ? `your ${rolls}`
      : /opponent|another/.test(who)
        ? `all ${rolls} of each opponent`
        : `all ${rolls}`;
  const test = natural === undefined ? 'dice are the same' : `the total die is ${natural}`;
  return `${head}${amount} to ${whose} where ${test}`;
};

/** Of a roll that is known. */
const CONDITIONS: readonly Rewriting[] = [
  [
    new RegExp(
      `\\b(if|unless|and|or) ${DICE}(?: (?:of|in|on) (?:that|the) roll)? (?:are|show|are both|both show) (?:an? )?${NUMBER}${ENDS}`,
      'g',
    ),
    (_, before, number) => `${before} ${sameOr(number)}`,
  ],
  [
    new RegExp(
      `\\b(if|unless|and|or) (?:it|that|that roll|the roll)(?: is|'s| was) (?:an? )?(?:double|pair of) ${NUMBER}${ENDS}`,
      'g',
    ),
    (_, before, number) => `${before} ${sameOr(number)}`,
  ],
  [
    new RegExp(`\\b(if|unless|and|or) ${DICE}(?: (?:of|in|on) (?:that|the) roll)? ${SAME}${ENDS}`, 'g'),
    (_, before) => `${before} ${sameOr(undefined)}`,
  ],
  [
    new RegExp(
      `\\b(if|unless|and|or) (?:it|that|that roll|the roll)(?: is|'s| was) (?:an? )?(?:doubles?|pair)${ENDS}`,
      'g',
    ),
    (_, before) => `${before} ${sameOr(undefined)}`,
  ],
];

/** A text with what dice show as the language asks it; of the roll that the text has named. */
export function withDoubles(text: string): string[] {
  if (!/\b(?:dice|doubles?|pairs?|snake|natural|roll(?:s|ed)? (?:two|2))\b/.test(text)) return [];
  const waited = ofRoller(inTurn(text.replaceAll(ADDED, added), EVENTS));
  const put = /\b(?:that|a|your|an opponent's) (?:[a-z]+ )?rolls?\b/.test(waited)
    ? inTurn(waited, CONDITIONS)
    : waited;
  return put === text ? [] : [put];
}

const inTurn = (text: string, rewritings: readonly Rewriting[]): string =>
  rewritings.reduce((said, [from, to]) => said.replaceAll(from, to), text);
