/**
 * What people write who have seen some forms of the language and go on from them: nearly right, and only one meaning is
 * possible. As all readings these are tried on the game itself.
 */
import type { Reading } from '../card-readings.ts';

/** `choose a number from 0 to the number of cards in your hand`: what is worked out is in brackets. */
const WORKED_OUT: Reading = [
  /\b(from (?:\d+|\([^()]+\)) to )(the number of [^,:\n]+?|(?:the|your|that) [^,:\n]+?)(?=$|,|\n| as [a-z-]+$)/,
  '$1($2)',
];

/** `that player names a number`. */
const NAMED_NUMBER: Reading = [/\b(?:name|pick|say)(s?) (?=a number from )/, 'choose$1 '];

/** `the number of pies you have eaten`, `for each pie you have eaten`: of those that are eaten. */
const YOU_HAVE_DONE: Reading = [
  /\b(?:the )?([a-z-]+) (?:that )?you(?:'ve| have) ([a-z-]+(?:ed|en|ain|t|n))(?=$|,|:|\))/,
  '$2 $1 of yours',
];

/** `the number of reds in your stall`: of cards that are called so. */
const NUMBER_OF: Reading = [/\b(the number of [a-z-]+?)s (?=(?:in|on) )/, '$1 cards '];

/** `each other fruit in your stall where ripeness is at most 2 loses 1 wasp`. */
const EACH_WHERE: Reading = [
  /^((?:[^,:]+, )*)(each (?:other )?[a-z-]+(?: (?:in|on|of) [a-z' -]+?)? where [a-z' -]+? (?:is|are) [a-z0-9' -]+?) (gains|loses|takes|heals) ([^,:]+)$/,
  '$1for $2, that card $3 $4',
];

/** `at the end of an opponent's turn, that player ...`: of each of them. */
const EACH_TURN: Reading = [/\b(at the (?:start|end) of )an (?=opponent's [a-z]+,)/, '$1each '];

/** `join a single to a row`: what has no verb of its own moves. */
const JOINED: Reading = [/(?<=^|, |then |may )join(s?) (?=(?:an?|the|that|all|\d+) [^,:]+? to )/, 'move$1 '];

export const NEAR_FORMS: readonly Reading[] = [
  WORKED_OUT,
  NAMED_NUMBER,
  YOU_HAVE_DONE,
  NUMBER_OF,
  EACH_WHERE,
  EACH_TURN,
  JOINED,
];

const CHOSEN = /^(\s*)choose (an? [^,:]+?|another [^,:]+?) as ([a-z-]+)$/;

/** `choose a fruit in your stall as one`, another one `as other`, and `exchange the one for the other`. */
export function exchangedByName(text: string): string[] {
  const lines = text.split('\n');
  return lines.slice(2).flatMap((line, i) => {
    const [, margin, one, first] = CHOSEN.exec(lines[i]) ?? [];
    const [, , other, second] = CHOSEN.exec(lines[i + 1]) ?? [];
    const [, a, b] =
      /^\s*(?:swap|exchange|trade|switch) the ([a-z-]+) (?:with|for|and) the ([a-z-]+)$/.exec(line) ?? [];
    if (one === undefined || other === undefined || a !== first || b !== second) return [];
    const rest = lines.slice(i + 3);
    const isUsed = rest.some((each) => new RegExp(`\\b(?:${a}|${b})\\b`).test(each));
    return isUsed
      ? []
      : [[...lines.slice(0, i), `${margin}exchange ${one} for ${other}`, ...rest].join('\n')];
  });
}
