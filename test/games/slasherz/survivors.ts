/** Changes of the data that no scenario notices, by what they are called, each with the reason why none can or need. */
const REASONS: readonly (readonly [change: RegExp, why: string])[] = [
  [
    /^verbs\/[\w-]+\/forms/,
    'a form of the verb that is printed, and that no text of the game is written with',
  ],
  [/^checks\/[\w ]+\/id: /, 'a name by which variants and logs find the check'],
  [
    /^zones\/[\w ]+\/(order|seen by): /,
    'the standard value, or an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  ],
  [
    /^(counters\/aim mark\/of\/[23]|counters\/[\w ]+\/of\/\d): /,
    'a mark that rules read of characters only; on victims and survivors it is shown',
  ],
  [
    /^verbs\/[\w-]+\/takes\/[\w ]+: /,
    'what a verb takes is narrowed by what it is done with, and no text does it with anything else',
  ],
  [/^functions\/spots\/sum\/.*`all` becomes/, 'a total counts all that there are, however it is said'],
  [
    /^verbs\/[\w-]+\/do: `any` becomes `your` in `for each object in any wreckage/,
    'what is left there goes with the next card that is discarded, before anybody is asked',
  ],
  [/^setup: without `in turn order`/, 'players are gone through in turn order anyway'],
  [/^functions\/wearable\/if: `a` becomes `another`/, 'nothing was named before, so another one is any one'],
  [/: `a` becomes `another` /, 'the one named before cannot be chosen here anyway'],
  [
    /^ends\/(more victims|more health)\/if: `(most|highest)` becomes `(least|lowest)`/,
    'of two players exactly one has the most just when exactly one has the least',
  ],
  [/^ends\/all alike\/if: `exactly` becomes `at least`/, 'there are two survivors, and never more'],
  [/^(burial-at-sea|yellow-raincoat)\/.*`forget` becomes `banish`/, 'in play to forget is to banish'],
];

/** Why a change need not be noticed; undefined where nothing says so. */
export const reasonFor = (change: string): string | undefined =>
  REASONS.find(([pattern]) => pattern.test(change))?.[1];
