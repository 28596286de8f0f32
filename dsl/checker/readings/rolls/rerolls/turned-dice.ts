/**
 * A die that is turned before the roll is over: `once per turn, when you roll, you may set one die to 6`. It is done in the window in
 * which rolls are changed, as long as there is such a roll.
 */
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import type { WindowSymbol } from '../../../../language/symbols/symbols.ts';
import { inWindowWhile, ROLL_MADE, rollMade, windowOfRolls } from './roll-windows.ts';
import { withRerolls } from './rerolled-dice.ts';
import { dieAct } from './die-acts.ts';

const MADE = new RegExp(`${ROLL_MADE}(?:, |:\\n *)(?:you may )?`);
const PAID =
  /^(?<price>(?!when|if|while|at|until|choose)[a-z]+ [^,:\n]+?)(?: to |\n *if you do, (?:you may )?)(?<act>[^,:\n]+)$/;
const OFTEN = /^(?<often>(?:(?:once|twice|\d+ times) per [a-z]+)?),? ?(?:you may )?/;
const PLAIN =
  /^(\s*(?:(?:if|otherwise|then|when|whenever|after)\b[^,:\n]*, )*(?:you may )?)([a-z][^,:\n]*\b(?:die|dice|roll|result|total|it)\b[^,:\n]*)$/gm;

/** A text with such dice as an ability of that window, or as the orders of a text that knows the roll. */
export function withTurnedDice(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:die|dice|rolls?)\b/.test(text)) return [];
  const window = windowOfRolls(vocabulary);
  const put = (window && inWindow(text, vocabulary, window)) ?? plainly(text, vocabulary);
  return put === text ? [] : [put];
}

/** What is free and may be done again and again, as often as such cards let it be done: it is offered only. */
export function withDiceOnce(text: string, vocabulary: Vocabulary): string[] {
  const found = MADE.exec(text);
  if (!found || found.groups!.often !== '') return [];
  const limited = `once per turn, ${text}`;
  return [...withTurnedDice(limited, vocabulary), ...withRerolls(limited, vocabulary)];
}

function inWindow(text: string, vocabulary: Vocabulary, window: WindowSymbol): string | undefined {
  const made = MADE.exec(text);
  const often = made ? undefined : OFTEN.exec(text);
  const head = made ?? often;
  if (!head?.groups) return undefined;
  const rest = text.slice(head[0].length);
  const { roll, when } = made
    ? rollMade(made.groups!, window)
    : {
        roll: 'a roll of yours',
        when: inWindowWhile('a roll of yours', window, head.groups.often ? `${head.groups.often}, ` : ''),
      };
  const { price, act } = PAID.exec(rest)?.groups ?? {};
  const paid = act === undefined ? undefined : dieAct(act, vocabulary);
  if (paid !== undefined) return `${when}${price} to:\n  choose ${roll}\n  ${paid}`;
  const free = dieAct(rest, vocabulary);
  // What is free and not limited could be done again and again.
  if (free === undefined || !head.groups.often) return undefined;
  return free.startsWith('+') ? `${when}choose ${roll} to:\n  ${free}` : `${when}choose ${roll} and ${free}`;
}

/** Where the text has named a roll. */
function plainly(text: string, vocabulary: Vocabulary): string {
  if (!/\bchoose (?:an? |one of )[^,:\n]*rolls?\b|\bthat roll\b/.test(text)) return text;
  return text.replaceAll(PLAIN, (said: string, head: string, act: string) => {
    const order = dieAct(act, vocabulary);
    return order === undefined ? said : `${head}${order}`;
  });
}
