/** A die that counts twice, and dice that are thrown again at no moment of their own: `when you roll, add the higher die again`. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { windowOfRolls } from './roll-windows.ts';

const TWICE = new RegExp(
  '^((?:while [^,:\\n]+, )?)(?:when(?:ever)?|each time|every time) you (?:roll|make an? ((?:[a-z]+ )?)roll)(?: (?:dice|the dice))?(?: for (the equipped [a-z]+))?, (?:you )?(?:(?:add|count) the (?:(high|low)(?:er|est)) (?:die|of (?:the|your) (?:two |2 )?dice) (?:again|twice|a second time)(?: to (?:it|(?:the|your|that) (?:roll|total|result)))?|double the (?:(high|low)(?:er|est)) die)$',
  'gm',
);
const AGAIN =
  /^((?:once|twice|\d+ times) per [a-z]+), (?:you may )?re-?roll (?:(an?|one|1) (?:die|of your dice|of the dice)(?: of (?:your|a) roll(?: of yours)?)?|(?:(?:all |both )?(?:the |your )dice|your roll|a roll(?: of yours)?|one of your rolls))$/gm;

/** A text with such dice as what is added to rolls, or as what is done in the window in which they are changed. */
export function withDiceAgain(text: string, vocabulary: Vocabulary): string[] {
  const window = windowOfRolls(vocabulary);
  const put = text
    .replaceAll(
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
        return `${head}+(the ${one ?? other}est die of ${whose}roll) to ${whose}rolls`;
      },
    )
    .replaceAll(AGAIN, (all, often: string, die: string | undefined) => {
      if (!window) return all;
      const act =
        die === undefined ? 'reroll a roll of yours' : 'choose a roll of yours and reroll a die of that roll';
      return `while there is a roll of yours, during the ${window.names.en[0]}, ${often}, ${act}`;
    });
  return put === text ? [] : [put];
}
