/**
 * Readings that are looked up by a word that their line must hold, so that a line without such words costs one look at each
 * of its words. As all readings they are tried on the game itself.
 */
import type { Reading } from '../card-readings.ts';

/** Those whose turn it is, where it is not yours. */
const OF_OTHERS =
  "(?:(?:an|another|the|your|any|some) (?:other )?(?:opponent|player)'s|(?:your |other |the )?(?:opponents|players)'|some(?:one|body) else's)";
const WHEN = '(?:when(?:ever)?|before|each time|every time) ';

/** `when ... on your turn`, as a condition behind what happens. */
const duringTurn = (whose: string, condition: string): Reading => [
  new RegExp(`^((?:.*, )?${WHEN}[^,:]+?) (?:on|in|during) ${whose} turns?(?=[,:])`),
  `$1 if ${condition}`,
];

const TURN: readonly Reading[] = [
  duringTurn('your(?: own)?', 'you are the active player'),
  duringTurn(OF_OTHERS, 'you are not the active player'),
  [
    new RegExp(
      `^((?:.*, )?${WHEN}(?:an?|another|any) (?:other )?(opponent|player) [^,:]+?) (?:on|in|during) (?:their|that (?:player|opponent)'s|his|her|his or her)(?: own)? turns?(?=[,:])`,
    ),
    '$1 if that $2 is the active player',
  ],
  [new RegExp(`^(?:on|in|during) your (?:own )?turns?, (?=${WHEN})`), 'while you are the active player, '],
  [new RegExp(`^(?:on|in|during) ${OF_OTHERS} turns?, (?=${WHEN})`), 'while you are not the active player, '],
];

/** Of some that were named before, at least one or none. */
const oneOf = (which: string): RegExp =>
  new RegExp(
    `\\b${which} (?:of (?:them|the two|(?:those|these|the) [a-z-]+s)|card) (?:is|are) (an? )?([a-z][a-z -]*?)(?=,|:|$| and | or )`,
  );

/** The readings by the word without which none of them changes a line. */
const BY_WORD: ReadonlyMap<string, readonly Reading[]> = new Map<string, readonly Reading[]>([
  ['turn', TURN],
  ['turns', TURN],
  ['either', [[oneOf('either'), 'there is $1$2 among those cards']]],
  ['neither', [[oneOf('neither'), 'there is no $2 among those cards']]],
  ['each', [[/\bfor each of (those ([a-z-]+?)s)(?=,|:| )/, 'for each $2 among $1']]],
  // Cards have owners in games with decks only: elsewhere it is the player who has it.
  ['owner', [[/\b((?:that|the) [a-z-]+)'s owner\b/g, "$1's controller"]]],
  ["owner's", [[/\b((?:that|the) [a-z-]+)'s owner's\b/g, "$1's controller's"]]],
]);

/** The readings whose word a line holds. */
export function keyedReadings(line: string): readonly Reading[] {
  const words = new Set(line.match(/[a-z][a-z'-]*/g));
  return [...new Set([...words].flatMap((word) => BY_WORD.get(word) ?? []))];
}
