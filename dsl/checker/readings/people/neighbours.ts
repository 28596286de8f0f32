/**
 * Players by where they sit: `choose an opponent to your left or right`, `each player next to you`, `in clockwise order starting with the
 * player to your left`. The player on the left comes next in turn order.
 */
const SIDES =
  '(?:(?:to|on) (?:your|the) (?:left or (?:to |on )?(?:your |the )?right|right or (?:to |on )?(?:your |the )?left)|next to you|adjacent to you|beside you|sitting (?:next to|beside) you)';
const WHICH = 'where that player is your next player or that player is your previous player';
const CHOSEN = new RegExp(
  `\\bchoose (an opponent|a player|another player) ${SIDES}(?=$|[,.:\\n]| as )`,
  'gm',
);
const ONE = new RegExp(`^( *)(an opponent|a player|another player) ${SIDES} (?=[a-z-]+s\\b)`, 'gim');
const EACH = new RegExp(`^( *)each (opponent|player|other player) ${SIDES} (?=[a-z-]+s\\b|may\\b)`, 'gim');

/** Says where a round of the players begins. */
const ROUND =
  /\b(?:(?:going|proceeding|moving|continuing)(?: around the table)? )?(?:in )?clockwise(?: order)?(?: around the table)?,? (?:(?:starting|beginning) (?:with|from|at)|from) (?=you\b|the |that )/gi;
const GOING =
  /,? (?:and )?(?:(?:going|proceeding|moving|continuing) )?(?:in )?clockwise(?: order)?(?: around the table)?(?=$|[,.:\n])/gi;
const NEXT = /\bthe (next|previous) player in (?:turn order|clockwise order|order)\b/gi;

/** The text with these players by turn order; none where nothing changes. */
export function withNeighbours(text: string): string[] {
  if (!/\b(?:left|right|next|previous|adjacent|beside|clockwise)\b/i.test(text)) return [];
  // The other way round is no order that the language has.
  if (/\b(?:counter|anti)-?clockwise\b/i.test(text)) return [];
  const round = text.replaceAll(ROUND, 'starting with ');
  const put = (/\bstarting (?:with|from)\b/.test(round) ? round.replaceAll(GOING, '') : round)
    .replaceAll(NEXT, 'the $1 player')
    .replaceAll(CHOSEN, `choose $1 ${WHICH}`)
    .replaceAll(ONE, `$1choose $2 ${WHICH}\n$1that player `)
    .replaceAll(EACH, `$1for each $2 ${WHICH}, that player `);
  return put === text ? [] : [put];
}
