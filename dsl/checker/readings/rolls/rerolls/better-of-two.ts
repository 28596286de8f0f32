/**
 * Dice that are thrown a second time, of which the better result counts: `once per turn, you may reroll a wind roll and keep the higher result`.
 * The roll is thrown again in the window in which rolls are changed, and gets back what it came to where that was better.
 */
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { withArticle } from '../../../../text/english-inflection.ts';
import { outcomesIn } from '../outcomes.ts';
import { withDiceAgain } from './dice-again.ts';
import { withRerolls } from './rerolled-dice.ts';
import { inWindowWhile, windowOfRolls } from './roll-windows.ts';
import { thrownIn } from './second-throws.ts';

const WHICH = '(higher|highest|better|best|greater|lower|lowest|worse|worst)';
/** That the better or the worse result counts, at the end of a text. */
export const KEEPS = new RegExp(
  `(?:,? (?:and|but)|[.;]|,)? (?:then )?(?:you |they )?(?:must |may )?(?:keep|use|take|choose|count)(?:ing)? the (?:two's )?${WHICH}(?: (?:result|roll|total|number|value|one|throw))?(?: of (?:the two|both|the two (?:results|rolls|throws)))?$`,
);
const AGAIN = /\breroll (that roll|(?:an?|the) [a-z' -]*?roll(?: of [a-z' -]+)?)$/;

/** The text with such a throw; none where it is not known when it could be made. */
export function withBetterOfTwo(text: string, vocabulary: Vocabulary): string[] {
  const [tail, which] = KEEPS.exec(text) ?? [];
  if (tail === undefined || which === undefined || !/\b(?:re-?rolls?|again)\b/.test(text)) return [];
  const plain = text.slice(0, -tail.length);
  const [again] = [...withRerolls(plain, vocabulary), ...withDiceAgain(plain, vocabulary)];
  const put = again === undefined ? undefined : keepingBetter(again, which);
  return put === undefined ? [] : [put];
}

const TWICE = new RegExp(
  `^(?:(?:once|twice) per [a-z]+, )?when(?:ever)? you ([a-z]+) (?:an? ([a-z ]+?)?roll|(an? [a-z ]+?)), (?:you (?:may )?)?(?:roll|throw)(?: the dice)? twice(?=[,.; ])`,
);

/** `when you pick a fruit, roll twice and take the higher`: as often as once per turn, as everybody may leave it. It is offered only. */
export function withTwoThrows(text: string, vocabulary: Vocabulary): string[] {
  const [, which] = KEEPS.exec(text) ?? [];
  // Without a limit it could be done again and again.
  if (which !== undefined && text.startsWith('when')) {
    const limited = withBetterOfTwo(`once per turn, ${text}`, vocabulary);
    if (limited.length > 0) return limited;
  }
  const [said, word, kind] = TWICE.exec(text) ?? [];
  const window = windowOfRolls(vocabulary);
  // Nobody would throw again for the worse.
  if (which === undefined || !isHigh(which) || said === undefined || word === undefined || !window) return [];
  if (text.slice(said.length).replace(KEEPS, '') !== '') return [];
  const verb = vocabulary.verbForms.get(word)?.verb;
  const made = outcomesIn(vocabulary).find((each) => each.verb === verb);
  const roll = withArticle(kind === undefined ? ((made && thrownIn(made)?.roll) ?? 'roll') : `${kind}roll`);
  const put = keepingBetter(
    `${inWindowWhile(`${roll} of yours`, window, 'once per turn, ')}reroll ${roll} of yours`,
    which,
  );
  return put === undefined ? [] : [put];
}

const isHigh = (which: string): boolean => /^[hbg]/.test(which);

/** The order to throw again as one after which the better result counts. */
export function keepingBetter(text: string, which: string): string | undefined {
  const [said, roll] = AGAIN.exec(text) ?? [];
  if (said === undefined || roll === undefined) return undefined;
  const lines = [
    'let former be the total of that roll',
    'reroll that roll',
    isHigh(which)
      ? 'if that roll is less than the former, +(the former - that roll) to that roll'
      : 'if that roll is more than the former, -(that roll - the former) to that roll',
  ].map((line) => `  ${line}`);
  const before = text.slice(0, -said.length);
  if (roll !== 'that roll') return `${before}choose ${roll} to:\n${lines.join('\n')}`;
  return before.endsWith('\n  ') ? `${before.slice(0, -2)}${lines.join('\n')}` : undefined;
}
