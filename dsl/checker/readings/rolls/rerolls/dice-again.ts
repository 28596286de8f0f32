/** A die that counts twice, and dice that are thrown again at no moment of their own: `when you roll, add the higher die again`. */
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { withArticle } from '../../../../text/english-inflection.ts';
import type { WindowSymbol } from '../../../../language/symbols/symbols.ts';
import { inWindowWhile, windowOfRolls } from './roll-windows.ts';

const TWICE = new RegExp(
  '^((?:while [^,:\\n]+, )?)(?:when(?:ever)?|each time|every time) you (?:roll|make an? ((?:[a-z]+ )?)roll)(?: (?:dice|the dice))?(?: for (the equipped [a-z]+))?, (?:you )?(?:(?:add|count) the (?:(high|low)(?:er|est)) (?:die|of (?:the|your) (?:two |2 )?dice) (?:again|twice|a second time)(?: to (?:it|(?:the|your|that) (?:roll|total|result)))?|double the (?:(high|low)(?:er|est)) die)$',
  'gm',
);

/** A roll of somebody, which is on the table. */
const ROLL =
  "(?:(?<whose>your|one of your(?= (?:[a-z]+ )?rolls)|an opponent's|another player's|a player's|any player's|any|an?|the equipped [a-z-]+'s) (?<kind>(?:[a-z]+ )??)(?:roll|(?<=one of your (?:[a-z]+ )??)rolls)(?: (?:of|for) (?<of>yours|an opponent|a player|another player|the equipped [a-z-]+|this))?)";
const DIE =
  '(?<die>(?:an?|one|1)(?: single)?(?: of)? (?:(?:the|your|those) )?(?:die|dice)|one of (?:the|your) dice)';
const ACT = `(?:re-?roll (?:${DIE}(?: (?:of|in|from) ${ROLL})?|(?<all>(?:all |both )?(?:the |your )dice)|${ROLL})|(?:add|(?<less>subtract)) (?<number>\\d+) (?:to|from) ${ROLL}|(?<change>[+-]\\d+) to ${ROLL})`;
/** What may be done with it so often, or for a price. */
const USED: readonly RegExp[] = [
  `^(?<often>(?:once|twice|\\d+ times) per [a-z]+), (?:you may )?${ACT}$`,
  `^(?<often>(?:(?:once|twice|\\d+ times) per [a-z]+)?),? ?(?:you may )?(?<price>(?!when|if|while|at|until)[a-z]+ [^,:\\n]+?) to ${ACT}$`,
  `^(?<often>(?:(?:once|twice|\\d+ times) per [a-z]+)?),? ?(?:you may )?(?<price>(?!when|if|while|at|until)[a-z]+ [^,:\\n]+?)\\n *if you do, ${ACT}$`,
].map((form) => apart(form));

/** Each of the groups that occur several times has a number. */
function apart(form: string): RegExp {
  let at = 0;
  return new RegExp(
    form.replaceAll(/\(\?<(whose|kind|of)>/g, (_, name: string) => `(?<${name}${String(at++)}>`),
  );
}

/** A text with such dice as what is added to rolls, or as what is done in the window in which they are changed. */
export function withDiceAgain(text: string, vocabulary: Vocabulary): string[] {
  const window = windowOfRolls(vocabulary);
  const put = text.replaceAll(
    TWICE,
    (
      _,
      head: string,
      kind: string | undefined,
      equipped: string | undefined,
      one?: string,
      other?: string,
    ) => {
      const whose = equipped === undefined ? `your ${kind ?? ''}` : `${equipped}'s `;
      return `${head}+(the ${one ?? other}est die of that roll) to ${whose}rolls`;
    },
  );
  const used = window && usedInWindow(put, vocabulary, window);
  if (used !== undefined) return [used];
  return put === text ? [] : [put];
}

/** A text of one such act as an ability of the window. */
function usedInWindow(text: string, { rolls }: Vocabulary, window: WindowSymbol): string | undefined {
  const found = USED.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found) return undefined;
  const said = (name: string): string | undefined =>
    Object.entries(found).find(
      ([key, value]) => key.replace(/\d+$/, '') === name && value !== undefined,
    )?.[1];
  const [whose = 'your', kind = '', of] = ['whose', 'kind', 'of'].map(said);
  if (kind !== '' && !rolls.some(({ names }) => names.en[0] === `${kind}roll`)) return undefined;
  const { often = '', price, die, number, less, change } = found;
  const roll = `${withArticle(`${kind}roll`)}${holder(whose, of)}`;
  const added = change ?? (number === undefined ? undefined : `${less === undefined ? '+' : '-'}${number}`);
  const when = inWindowWhile(roll, window, often === '' ? '' : `${often}, `);
  if (added !== undefined)
    return price === undefined
      ? `${when}choose ${roll} to:\n  ${added} to that roll`
      : `${when}${price} to:\n  choose ${roll}\n  ${added} to that roll`;
  if (price !== undefined)
    return `${when}${price} to:\n  choose ${roll}\n  reroll ${die === undefined ? '' : 'a die of '}that roll`;
  return die === undefined ? `${when}reroll ${roll}` : `${when}choose ${roll} and reroll a die of that roll`;
}

/** Whose roll it is, or for which card. */
function holder(whose: string, of: string | undefined): string {
  if (of !== undefined) return of === 'a player' ? '' : ` of ${of.replace('another player', 'an opponent')}`;
  if (/^(?:your|one of your)$/.test(whose)) return ' of yours';
  if (/^(?:an opponent's|another player's)$/.test(whose)) return ' of an opponent';
  return whose.startsWith('the ') ? ` of ${whose.slice(0, -2)}` : '';
}
