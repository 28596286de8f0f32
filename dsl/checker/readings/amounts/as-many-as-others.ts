/**
 * As many as somebody else has: `draw as many cards as the opponent with the most cards in hand`, `draw cards until you have as many cards
 * as an opponent`, `double the number of cards in your hand`. Who that is is chosen first, and then it is a number.
 */

const WHO =
  '((?:an?|the|that|another) (?:opponent|player)(?: (?:with|who has) the (?:most|fewest) cards(?: in (?:their )?hand)?| of your (?:choice|choosing))?)';
const HAS = '(?: (?:has|have|holds))?(?: in (?:their )?hand)?';
const AS_MANY = new RegExp(
  `^(\\s*)((?:[^,:\\n]+, )*?)draw (?:as many cards as ${WHO}${HAS}|(?:cards |up )?until you (?:have|hold) as many(?: cards)?(?: in (?:your )?hand)? as ${WHO}${HAS})$`,
  'gm',
);
const DOUBLE =
  /^(\s*(?:[^,:\n]+, )*?)double (?:the (?:number|amount) of )?(?:the )?(?:cards in your hand|your hand)$/gm;

/** The text with each such line; none where there is none. */
export function withAsManyAsOthers(text: string): string[] {
  const put = text
    .replaceAll(AS_MANY, (_, margin: string, head: string, all?: string, upTo?: string) => {
      const who = (all ?? upTo)!;
      const noun = /\bopponent\b/.test(who) ? 'opponent' : 'player';
      const named = who.startsWith('that ');
      const most = /\b(most|fewest) cards\b/.exec(who)?.[1];
      const chosen = `choose ${noun === 'opponent' ? 'an' : 'a'} ${noun}${most === undefined ? '' : ` with the ${most} cards in their hand`} as model`;
      const count = `the number of cards in ${named ? who : 'the model'}'s hand`;
      const own = [
        ...(named ? [] : [chosen]),
        `draw (${count}${upTo === undefined ? '' : ' - the number of cards in your hand'}) cards`,
      ];
      if (head === '' || own.length === 1)
        return own.map((one, i) => margin + (i === 0 ? head : '') + one).join('\n');
      return [margin + head.replace(/, $/, ':'), ...own.map((one) => `${margin}  ${one}`)].join('\n');
    })
    .replaceAll(DOUBLE, '$1draw (the number of cards in your hand) cards');
  return put === text ? [] : [put];
}
