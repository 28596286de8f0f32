/**
 * Moments of turns that are to come, and what is kept from happening once: `when your next turn begins, ...`, `after your next turn,
 * ...`, `prevent the next time a fruit would be sold`, `if you did not sell a fruit on your turn, ... at the end of it`.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { withArticle } from '../../../text/english-inflection.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const MARGIN = '^(\\s*(?:- )?)';
const BEGINS = new RegExp(
  `${MARGIN}(?:when|once|as soon as) (your|that player's) next turn (?:begins|starts), `,
);
const OVER = new RegExp(
  `${MARGIN}(?:after (your|that player's) next turn(?: ends| is over)?|(?:when|once|as soon as) (your|that player's) next turn (?:ends|is over)), `,
);
const PREVENT = new RegExp(
  `${MARGIN}(?:prevent|stop|ignore) the next time ((?:that )?(?:an? |the |that |this |you |one )[^,:]*? would [^,:]+?)(?: this (turn|round))?$`,
);
const AT_ITS_END = new RegExp(
  `${MARGIN}if you ((?:did not|didn't|have not|haven't|have)? ?[^,:]+?) (?:on|in|during) your turn, ([^,:]+?) at (?:the end of it|its end|the end of (?:that|your|the) turn)$`,
);
/** `if an opponent would sell a fruit of yours, sell one of theirs instead` */
const THEIRS =
  /^(.*\b(?:an opponent|a player|another player) would [a-z]+ (?:one of your ([a-z -]+?)|an? ([a-z -]+?)(?: of yours)?)(?: this turn)?, .*?\b[a-z]+) one of theirs(.*)$/;

/** The text with such moments in the words of the language. */
export function withNextTimes(text: string, words: Vocabulary): string[] {
  const put = text
    .split('\n')
    .map((line) =>
      line
        .replace(BEGINS, '$1at the start of $2 next turn, ')
        .replace(
          OVER,
          (_, margin: string, one?: string, other?: string) =>
            `${margin}at the end of ${one ?? other} next turn, `,
        )
        .replace(PREVENT, (_, margin: string, event: string, span?: string) => {
          const lasts = span === undefined ? 'for the rest of the game' : `until end of ${span}`;
          return `${margin}${lasts}, once, if ${event}, instead do nothing`;
        })
        .replace(AT_ITS_END, '$1at the end of your turn, if you $2 this turn, $3')
        .replace(
          THEIRS,
          (said, head: string, several: string | undefined, one: string | undefined, rest: string) => {
            const noun = firstNounSaid(words, several ?? one ?? '');
            return noun?.of === 'card' ? `${head} ${withArticle(noun.one)} of that player${rest}` : said;
          },
        ),
    )
    .join('\n');
  return put === text ? [] : [put];
}
