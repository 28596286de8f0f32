/** Other verbs for what is done, in a game that has no such verb itself: `peek at the deck`, `get rid of a card`. */
import { baseOfGerund } from '../../../../text/english-inflection.ts';
import type { Reading } from '../card-readings.ts';

/** Each begins with its verb: the verb of a game is left as it is. */
export const OTHER_VERBS: readonly Reading[] = [
  [
    /\b(?:peek (?:at|into)|look (?:through|into|over)|inspect|examine|view) (?=(?:the|your|an?|that|their|another|it|all)\b)/,
    'look at ',
  ],
  [
    /\b(?:turn over|turn up|flip over|flip up|flip|show) (?=(?:the top|your hand|that card|it|an? )\b)/,
    'reveal ',
  ],
  [
    /^(?:rearrange|reorder|sort|put) the (?:top|first) (\d+) cards of ([^,:]+?)(?: (?:back )?in .*order.*)?$/,
    (all, count, pile) =>
      all.startsWith('put') && !all.includes('order')
        ? all
        : `look at the top ${count} cards of ${pile}\nmove those cards to the top of ${pile} in any order`,
  ],
  [/\b(?:throw|toss)(s?) away (?=[a-z\d])/, 'discard$1 '],
  [/\bget(s?) rid of (?=[a-z\d])/, 'discard$1 '],
  [
    /\b(?:add|put|take|return|place)(s?) ([^,:\d+-][^,:]*?) (?:back )?(?:in|to|into) (your|their) hand\b/,
    'move$1 $2 to $3 hand',
  ],
  [
    /^(?:(?:get|gain|fetch|recover|retrieve|reclaim) ([^,:]+?) (?:back )?(?:from|out of|in) ([^,:]+?)|(?:get|fetch|recover|retrieve|reclaim) back ([^,:]+?) (?:from|out of|in) ([^,:]+?))(?: (?:in|to|into) your hand)?$/,
    (_, one, from, other, from2) => `move ${one ?? other} in ${from ?? from2} to your hand`,
  ],
  [/\b(?:take|put|place|bring)(s?) ([^,:]+?) into (your|their) (?!hand\b)([a-z]+)\b/, 'move$1 $2 to $3 $4'],
  [/(?<=^|, |then |may )pick (?=(?:an?|another|one|\d+|up to \d+) )/, 'choose '],
  [/\bspend(s?) (?=(?:an?|\d+) )/, 'pay$1 '],
  [/^keep ([a-z]+ing) (?=[a-z])/, (all, word) => `${baseOfGerund(word) ?? all} `],
];
