/**
 * What orders of the language do, in the passive and of whole hands: `when a pear is attached to a fruit of yours`, `opponents cannot look at
 * your hand`. What a verb of the game attaches has a reading of its own.
 */

const ATTACHED =
  /\bwhen(?:ever)? ((?:a|another) card(?: [a-z][^,:\n]*?)?) (?:is|gets|becomes) attached to (an?(?:other)? [^,:\n]+?|this|the equipped [a-z]+)( by (an opponent|a player|another player|you))?(?=[,:]| if )/g;
const HAND =
  /\b((?:cannot|can't|may not) (?:look at|reveal)) (?:(?:any |the )?(?:cards (?:in|from) )|all of )?(your|an opponent's|a player's) ((?!next\b)[a-z]+)(?=$|\n|,| until)/g;

const MOVED = /\b(when(?:ever)?|if) (an?(?:other)? [a-z][^,:\n]*?|this) (is|would be) moved(?=[,:]| if )/g;

/** The text with such an order as the language has it; none where nothing changes. */
export function withOrdersWaitedFor(text: string): string[] {
  if (!/\battached\b|\bmoved\b|\b(?:look at|reveal)\b/.test(text)) return [];
  const put = text
    .replaceAll(
      MOVED,
      (_, when: string, what: string, be: string) =>
        `${when} ${what} ${be === 'is' ? 'moves' : 'would move'}`,
    )
    .replaceAll(
      ATTACHED,
      (_, card: string, host: string, __, who = 'a player') =>
        `when ${who} ${who === 'you' ? 'attach' : 'attaches'} ${card} to ${host}`,
    )
    .replaceAll(
      HAND,
      (_, cannot: string, whose: string, place: string) =>
        `${cannot.replace(/can't|may not/, 'cannot')} a card in ${whose} ${place}`,
    );
  return put === text ? [] : [put];
}
