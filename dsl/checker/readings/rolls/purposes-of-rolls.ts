/**
 * What a roll is made for: `if that roll was made for a fruit`, `when you roll for a ripe fruit`. The card is that roll's, and the roll
 * is thrown for it.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const ASKED =
  /\b(if|unless|and|or) (?:(?:that|the|this|your) (?:[a-z]+ )?roll|it) (?:is|was|has been) (not )?(?:(?:made|thrown|rolled|meant) )?for (an?(?:other)? [a-z][a-z' -]*?|this(?: card)?|the equipped [a-z]+)(?=[,:]| and (?:if |that |the |it )| or (?:if |that |the |it )|$)/gm;

const THROWN =
  /\b(when(?:ever)?|each time|every time|after) (you|an opponent|a player|any player|another player) (?:rolls?(?: the dice| dice)?|(?:makes?|throws?) (an? (?:[a-z]+ )?roll)) for (an?(?:other)? [a-z][^,:\n]*?)(?=[,:]| if )/g;

/** The text with the card of each such roll; none where nothing changes. */
export function withPurposes(text: string, { rolls, verbForms }: Vocabulary): string[] {
  if (rolls.length === 0 || !/\broll/.test(text)) return [];
  const put = text
    .replaceAll(
      ASKED,
      (_, word: string, not: string | undefined, card: string) =>
        `${word} that roll's card is ${not ?? ''}${card}`,
    )
    .replaceAll(THROWN, (said: string, _, who: string, roll: string | undefined, card: string) => {
      if (verbForms.has('throw') || (roll === undefined && verbForms.has('roll'))) return said;
      // What the roll comes to is asked when it is over.
      if (
        /\b(?:total|result|dice|double|doubles)\b/.test(text) ||
        /\b(?:that|the|its)(?: [a-z]+'s)? roll (?:is|was)\b/.test(text)
      )
        return said;
      return `when ${who.replace('any', 'a')} ${who === 'you' ? 'throw' : 'throws'} ${roll ?? 'a roll'} for ${card}`;
    });
  return put === text ? [] : [put];
}
