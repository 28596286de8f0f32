const because = (why: string, changes: readonly string[]): Record<string, string> =>
  Object.fromEntries(changes.map((change) => [change, why]));

/** Changes of the data that no scenario notices, each with the reason why none can or need: `path: change`. */
export const ALLOWED: Readonly<Record<string, string>> = {
  ...because('at least nothing of anything is always there', [
    'reed-blade/release: `coins` becomes `heart` in `you have at least 0 coins` at 20',
    'reed-blade/release: `coins` becomes `spent coins` in `you have at least 0 coins` at 20',
    'glass-dancer/release: `coins` becomes `heart` in `you have at least 0 coins` at 20',
    'glass-dancer/release: `coins` becomes `spent coins` in `you have at least 0 coins` at 20',
  ]),
  ...because('a hero lies in no prison but that of its player', [
    'lamp-sage/speciality: `your` becomes `any` in `while this is in your prison, once per turn, pay 10 coins to draw a card` at 17',
    'bone-collector/speciality: `your` becomes `any` in `while this is in your prison:` at 17',
    'verbs/evolve/do: `your` becomes `any` in `if the form is cumulative and the form is in your prison:` at 45',
  ]),
  ...because('a zone of the table has no owner, so nobody sees it', [
    'zones/lands/seen by: `nobody` becomes `owner`',
  ]),
  'zones/draw pile/seen by: `nobody` becomes `owner`': 'TODO',
  ...because('an order that only shows: no rule reads it, and the ends of a zone are the same in each', [
    'zones/lands/order: `stack` becomes `row`',
    'zones/prison/order: left out',
    'zones/prison/order: `row` becomes `set`',
    'zones/prison/order: `row` becomes `stack`',
    'zones/shop/order: left out',
    'zones/shop/order: `row` becomes `set`',
    'zones/shop/order: `row` becomes `stack`',
    'zones/cemetery/order: left out',
    'zones/cemetery/order: `stack` becomes `set`',
    'zones/cemetery/order: `stack` becomes `row`',
  ]),
  'functions/class term/cases/5/if: `at least` becomes `exactly` in `the attacker is a bombardier and the reach between the attacker and the target is at least 5` at 82':
    'no two squares are farther from each other',
  ...because('what no case says is nothing, written out', [
    'functions/class term/cases/6: left out',
    'functions/flat term/cases/3: left out',
  ]),
  ...because('nothing was named before, so another one is any one', [
    'functions/wearable/if: `a` becomes `another` in `there is a hero of yours where the item suits that hero` at 9',
    'functions/teachable/if: `a` becomes `another` in `there is a hero of yours where the technique teaches that hero` at 9',
  ]),
  'verbs/restock/do: `top` becomes `bottom` in `move the top (the shop size) cards of your draw pile to your shop` at 9':
    'the draw pile has just been shuffled, so both ends are alike',
};

/** Classes of changes, by the whole name of a change. */
const REASONS: readonly (readonly [change: RegExp, why: string])[] = [
  [
    /^verbs\/[\w-]+\/forms(\/[12])?: /,
    'a form of the verb that is printed, and that no text of the game is written with',
  ],
  [
    /^verbs\/[\w-]+\/takes\/[\w ]+: `(your|hand|shop|prison)` becomes /,
    'where a text says no place, the verb is done with what its action has chosen',
  ],
];

/** `that champion`, the other noun standing in its place. */
const named = /: `(champion|prisoner)` becomes `(champion|prisoner)` in `(.*)` at (\d+)$/s;

/** Why a change need not be noticed; undefined where nothing says so. */
export function reasonFor(change: string): string | undefined {
  const [, , , line, at] = named.exec(change) ?? [];
  if (line?.slice(0, Number(at)).endsWith('that '))
    return 'both words are for a hero, and `that` speaks of the one that was named before';
  return REASONS.find(([pattern]) => pattern.test(change))?.[1];
}
