/** Changes of the data that no scenario notices, by what they are called, each with the reason why none can or need. */
const REASONS: readonly (readonly [change: RegExp, why: string])[] = [
  [/^checks\/[\w ]+\/id: /, 'a name by which variants and logs find the check'],
  [
    /^zones\/(victim zone\/order: (left out|`row` becomes `set`)|discard pile\/order: `stack` becomes `row`)/,
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  ],
  [
    /^counters\/aim mark\/of\/[23]: /,
    'a mark that rules read of characters only; on victims and survivors it is shown',
  ],
  [
    /^verbs\/banish\/takes\/prey: /,
    '`banish` is done by `forget` alone, with a card in play; what a verb takes narrows choices, and here is none',
  ],
  [
    /^verbs\/(discard|banish)\/do: `any` becomes `your` in `for each object in any wreckage/,
    'what is left there goes with the next card that is discarded, before anybody is asked',
  ],
  [
    /^kinds\/object\/goes on: `bearer` becomes /,
    'objects are attached by `equip` alone, and whom it may be done with stands where it is offered',
  ],
  [
    /^windows\/assault window\/from: left out/,
    "whoever acts is asked first where nothing is said, and attacks are made in one's own turn only",
  ],
  [
    /^verbs\/sacrifice\/do: without `in order of entry`/,
    'characters stand in a front in the order in which they entered, and are gone through as they stand',
  ],
  [/^setup: without `in turn order`/, 'players are gone through in turn order anyway'],
  [/^functions\/wearable\/if: `a` becomes `another`/, 'nothing was named before, so another one is any one'],
  [
    /^[\w-]+\/price: `a` becomes `another` in `forget a card in your discard pile/,
    'the card that is paid for lies in no discard pile, so every card there is another one',
  ],
  [
    /^verbs\/attack\/do: `at least` becomes `exactly` in `if the attacker has at least 1 charge mark/,
    'no card attacks inside an attack, so nobody has two of these marks',
  ],
  [
    /^the-night-porter\/ability: `a` becomes `another`/,
    'the card that pays comes from the hand, and the one that is weakened stands in the front',
  ],
  [
    /^flow\/[\w/]+\/(equip|replace|fight|hunt|strike)\/do: `a` becomes `another` /,
    'what was named before lies elsewhere or is of another kind, so another one is any one',
  ],
  [
    /^flow\/[\w/]+\/(lay|advance|replace)\/if: `this turn` becomes `this round`/,
    'everybody has one turn in a round, and does this in no other',
  ],
  [
    /^[\w-]+\/ability: `your` becomes `any` in `during your preparation:`/,
    'in a preparation only the player whose turn it is uses anything',
  ],
  [
    /^[\w-]+\/(ability|flip|effect): `your` becomes `any` in `.*exhume .* in your discard pile/,
    "only one's own cards are exhumed, and they lie in no other discard pile",
  ],
  [
    /^power-cut\/effect: `until end of turn` becomes `until the start of your next turn`/,
    "it is used in the turn of the other player, behind which one's own turn comes",
  ],
  [
    /^ends\/(more victims|more health)\/if: `(most|highest)` becomes `(least|lowest)`/,
    'of two players exactly one has the most just when exactly one has the least',
  ],
  [
    /^ends\/(more victims|more health|all alike)\/if: `exactly` becomes `at least` in `.*` at 10$/,
    'there are two survivors, and never more',
  ],
  [
    /^verbs\/forget\/do: without `otherwise,`/,
    'what has just been banished is in the oblivion, and goes there no second time',
  ],
  [
    /^verbs\/attack\/do: `your` becomes `any` in `if the attacker is in your front /,
    'no card takes an attacker over while it attacks',
  ],
  [
    /^(the-taxidermist|the-mesmerist|grave-robbery|whispers)\/(ability|effect): `a` becomes `another` in `.*(forget|steal|exhume|discards) a /,
    'the card that speaks and what it was paid with lie elsewhere, so every one there is another',
  ],
  [
    /^[\w-]+\/ability: `a` becomes `another` in `when this is destroyed, destroy a character /,
    'the card that was destroyed stands in no front any more, so every character there is another one',
  ],
  [
    /: `destroy` becomes `wreck` in `.*destroy an? (attacking |attacked )?(character|place)\b/,
    '`wreck` takes objects: with a character or a place it is read as `destroy`, and prints the same',
  ],
  [
    /^deep-hypnosis\/price: `sacrifice` becomes `wreck`/,
    'what a price sets off is over before the event that it pays for is resolved, also without a sacrifice',
  ],
  [/^(burial-at-sea|yellow-raincoat)\/.*`forget` becomes `banish`/, 'in play to forget is to banish'],
];

/** Why a change need not be noticed; undefined where nothing says so. */
export const reasonFor = (change: string): string | undefined =>
  REASONS.find(([pattern]) => pattern.test(change))?.[1];
