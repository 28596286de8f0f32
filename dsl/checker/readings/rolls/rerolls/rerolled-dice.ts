/**
 * Dice that are thrown again before the roll is over: `once per turn, when you roll, you may discard a card. If you do, reroll that
 * roll` is done in the window in which rolls are changed, as long as there is such a roll.
 */
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { ROLL_MADE, rollMade, windowOfRolls } from './roll-windows.ts';

const HEAD = new RegExp(
  `${ROLL_MADE}(?:,? before (?:any |the )?modif(?:iers?|ications?)(?: (?:are|is) (?:played|used|added))?)?(?:, |:\\n)`,
);

const ALL =
  '(?:that player |that opponent )?(?:re-?rolls? (?:it|that roll|the roll|your roll|(?:all |both |all of )?(?:the |those |your )?dice|all of them)|(?:makes?|does|do|throws?) (?:that|the) roll again|(?:rolls?|throws?) (?:(?:the |both |all |both the )?dice (?:of (?:that|the) roll )?)?again|re-?rolls?)(?:,? (?:and )?keep(?:s|ing)? (?:all|the|its|all the) modifiers)?';
const ONE =
  "(?:that player |that opponent )?re-?rolls? (?:an?|one|1)(?: single)?(?: of)? (?:(?:the|your|those|that roll's) )?(?:die|dice)(?: (?:of|in) (?:that|the|your) roll)?";
const AGAIN = `(?:(${ALL})|(${ONE}))`;

/** What is so in any case. */
const COUNTS =
  /(?:(?:,? and |[.;] +|, |\n *)the (?:new|second) (?:result|roll|number|total|throw) (?:counts|must be (?:kept|used|taken))|(?:,? (?:and|but) |[.;] +|, |\n *)(?:then )?(?:you |they )?(?:must |have to |always )?(?:keep|take|use|accept)(?:ing)? the (?:new|second|latter|later|2nd) (?:result|roll|number|total|throw|one)(?:,? (?:even if it is|whether it is|even when it is) [a-z ]+)?)(?=$|\n)/g;
const EARLY =
  /((?:^|\n|, )(?:when(?:ever)?|after|each time|every time) [^,:\n]*\brolls?\b[^,:\n]*?),? (?:and )?before (?:(?:it|that roll|the roll) (?:is|can be|gets) (?:modified|changed)|(?:any |the )?modif(?:iers?|ications?)(?: (?:are|is|can be) (?:played|used|added|made))?|(?:anybody|anyone|any player|any one|a player|anybody else|anyone else|somebody|someone|other players|players) (?:modif(?:y|ies)|changes?|(?:can|may) (?:modify|change)) (?:it|that roll|the roll))(?=[,:])/;

/** What is given for it, and whether all dice are thrown. */
const PAID: readonly RegExp[] = [
  new RegExp(`^you may ([^,:\\n]+?) to ${AGAIN}$`),
  new RegExp(`^you may ([^,:\\n]+)\\n *if you do, (?:you may )?${AGAIN}$`),
];
const FREE: readonly RegExp[] = [
  new RegExp(`^you may ${AGAIN}$`),
  /^you may (?:choose a die of (?:that|the) roll)\n *if you do, ()(re-?roll that die)$/,
];

/** A text of one such sentence as an ability of the window; and what is thrown again of a roll that is chosen. */
export function withRerolls(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:re-?rolls?|again)\b/.test(text)) return [];
  const said = text.replaceAll(COUNTS, '');
  const put = inWindow(said, vocabulary) ?? plainly(said);
  return put === text ? [] : [put];
}

/** What is done with a roll before it is changed, as what is done as long as it may be: it is offered only. */
export function withLaterMoments(text: string): string[] {
  const put = text.replace(EARLY, '$1');
  return put === text ? [] : [put];
}

function inWindow(text: string, vocabulary: Vocabulary): string | undefined {
  const window = windowOfRolls(vocabulary);
  const found = HEAD.exec(text);
  if (!window || !found) return undefined;
  const rest = text.slice(found[0].length).trim();
  const { roll, when } = rollMade(found.groups!, window);
  for (const form of PAID) {
    const [, price, all] = form.exec(rest) ?? [];
    if (price !== undefined)
      return `${when}${price} to:\n  choose ${roll}\n  reroll ${all === undefined ? 'a die of ' : ''}that roll`;
  }
  // What is free and not limited could be done again and again.
  if (found.groups!.often === '') return undefined;
  for (const form of FREE) {
    const free = form.exec(rest);
    if (free)
      return free[1] ? `${when}reroll ${roll}` : `${when}choose ${roll} and reroll a die of that roll`;
  }
  return undefined;
}

/** One die of a roll that is not named, and other words for throwing again. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\bre-roll(s?)\b/g, 'reroll$1'],
  [/\b(?:make|throw|roll|do) (that|the) roll (?:again|once more|a second time)\b/g, 'reroll $1 roll'],
  [/\b(?:makes|throws|rolls) (that|the) roll (?:again|once more|a second time)\b/g, 'rerolls $1 roll'],
  [
    /\b(reroll(?:s?)) one (?:of )?(?:the |that roll's )?(?:die|dice) (?:of|in) (that|the) /g,
    '$1 a die of $2 ',
  ],
  [/\b(reroll(?:s?)) one of (that roll's) dice\b/g, '$1 a die of that roll'],
  [
    /(^|\n *|, )reroll (?:a|one) die of (an? [^,:\n]*roll(?: of [^,:\n]+?)?)(?=$|\n)/g,
    '$1choose $2, then reroll a die of that roll',
  ],
];

const plainly = (text: string): string => PLAIN.reduce((said, [from, to]) => said.replace(from, to), text);
