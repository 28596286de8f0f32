/**
 * Dice that show the same and may be thrown again: `once per turn, when you roll and both dice are the same, choose one: gain a coin, or reroll
 * both dice`. That is done in the window in which rolls are changed, with such a roll.
 */
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { SAME_DICE, sameDice } from '../doubles-rolled.ts';
import { inWindowWhile, windowOfRolls } from './roll-windows.ts';

const ROLLED =
  'you (?:(?:roll|throw)(?: (?:the |two |2 )?dice)?|(?:make|throw) an? (?<made>(?:[a-z]+ )?roll))';
const SAME = `(?: (?:an? )?doubles?|,? (?:and|if|and if) (?:${SAME_DICE}|the dice (?:of|in|on) (?:that|the) roll (?:are|show) (?:all )?the same(?: number)?))`;
const WHEN = new RegExp(
  `^(?<often>(?:(?:once|twice|\\d+ times) per [a-z]+, )?)(?:when(?:ever)?|each time|every time) ${ROLLED}${SAME}, (?<may>(?:you may )?)(?<act>[^]+)$`,
);
const AGAIN =
  /^(?:re-?roll|roll|throw) (?:(?:both|all)(?: (?:the|your|of the|of your))? dice|the dice|those dice|(?:both|all)(?: the)? dice (?:of|in) (?:that|the) roll|that roll|the roll|it|them|both)(?: again)?$/;
const NOTHING = /^(?:do )?nothing$/;

/** The text as what may be done in that window; none where no dice are thrown again. */
export const withDoublesAgain = (text: string, vocabulary: Vocabulary): string[] =>
  doublesAgain(text, vocabulary, true);

/** The same of what would have to be done: it is offered only, as everybody may leave it. */
export const withDoublesToReroll = (text: string, vocabulary: Vocabulary): string[] =>
  doublesAgain(text, vocabulary, false);

function doublesAgain(text: string, vocabulary: Vocabulary, isFree: boolean): string[] {
  const window = windowOfRolls(vocabulary);
  const { often, made = 'roll', may, act } = (window && WHEN.exec(text)?.groups) ?? {};
  if (!window || often === undefined || act === undefined) return [];
  if ((may !== '' || /^ *- (?:do )?nothing *$/m.test(act)) !== isFree) return [];
  if (made !== 'roll' && !vocabulary.rolls.some(({ names }) => names.en[0] === made)) return [];
  const below = actsBelow(act);
  if (!below) return [];
  const roll = `${/^[aeiou]/.test(made) ? 'an' : 'a'} ${made} of yours`;
  const head = inWindowWhile(roll, window, often);
  const chosen = `choose ${roll} where ${sameDice('that roll')}`;
  // A roll stays what it is after something else was done for it: so often as that may be done, it would be done for one of them.
  if (below.length > 1 && !often.startsWith('once ')) return [];
  if (often === '') return [`${head}${chosen} to:\n  ${below[0]}`];
  return [[head.replace(/, $/, ':'), ...[chosen, ...below].map((line) => `  ${line}`)].join('\n')];
}

/** One act, or those that one is chosen of. As it is done only by those who want to, nothing is no choice. */
function actsBelow(act: string): string[] | undefined {
  if (AGAIN.test(act)) return ['reroll that roll'];
  const [first, ...items] = act.split('\n');
  if (!/^choose one:$/.test(first) || !items.every((each) => /^ *- \S/.test(each))) return undefined;
  const acts = items.map((each) => each.replace(/^ *- /, '').trimEnd());
  if (!acts.some((each) => AGAIN.test(each))) return undefined;
  const left = acts
    .filter((each) => !NOTHING.test(each))
    .map((each) => (AGAIN.test(each) ? 'reroll that roll' : each));
  if (left.length === 1) return left;
  return ['choose one:', ...left.map((each) => `  - ${each}`)];
}
