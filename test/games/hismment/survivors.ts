const because = (why: string, changes: readonly string[]): Record<string, string> =>
  Object.fromEntries(changes.map((change) => [change, why]));

/** Changes of the data that no scenario notices, each with the reason why none can or need: `path: change`. */
export const ALLOWED: Readonly<Record<string, string>> = {
  ...because('a hero lies in no prison but that of its player', [
    'reed-blade/release: `your` becomes `any` in `this is in your prison` at 11',
    'glass-dancer/release: `your` becomes `any` in `this is in your prison` at 11',
    'lamp-sage/speciality: `your` becomes `any` in `while this is in your prison, once per turn, pay 10 coins to draw a card` at 17',
    'bone-collector/speciality: `your` becomes `any` in `while this is in your prison:` at 17',
    'verbs/evolve/do: `your` becomes `any` in `if the form is cumulative and the form is in your prison:` at 45',
  ]),
  ...because('the rule book says it; which hero it may be is asked by the words with which it is attached', [
    'kinds/equipment/goes on: `hero` becomes `equipment` in `a hero of yours` at 2',
    'kinds/equipment/goes on: `hero` becomes `attack` in `a hero of yours` at 2',
    'kinds/attack/goes on: `hero` becomes `equipment` in `a hero of yours` at 2',
    'kinds/attack/goes on: `hero` becomes `attack` in `a hero of yours` at 2',
  ]),
  "functions/room/cases/1/if: `a` becomes `another` in `the place is the card's owner's start square and there is a champion on the place where owner is not the card's owner` at 58":
    'the hero that wants to go there does not stand there yet',
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
    'verbs/fit/do: `a` becomes `another` in `choose a hero of yours where the item suits that hero as bearer` at 7',
    'verbs/pass-on/do: `a` becomes `another` in `choose a hero of yours where the technique teaches that hero as pupil` at 7',
    'functions/wearable/if: `a` becomes `another` in `there is a hero of yours where the item suits that hero` at 9',
    'functions/teachable/if: `a` becomes `another` in `there is a hero of yours where the technique teaches that hero` at 9',
    'functions/placeable/if: `a` becomes `another` in `there is a hero of yours where the form replaces that hero` at 9',
  ]),
  ...because('a number is no thing that could have been named before', [
    'verbs/harm/takes/by amount: `a` becomes `another` in `a number` at 0',
    'verbs/fell/takes/by excess: `a` becomes `another` in `a number` at 0',
  ]),
  'verbs/besiege/takes/victim: `player` becomes `opponent` in `a player` at 2':
    'nobody besieges the own heart',
  'setup: without `in turn order` in `for each player in turn order:` at 15':
    'players are gone through in turn order anyway',
  'flow/round/steps/turns/steps/attaching/actions/evolve/do: `a` becomes `another` in `choose a hero of yours where the form replaces that hero as base` at 7':
    'the form is in a hand, so every hero in play is another one',
  ...because('what was named before is no hero on the grid', [
    'flow/round/steps/turns/steps/battle/actions/swap/do: `a` becomes `another` in `choose a champion of yours on your start square as leaver` at 7',
    'flow/round/steps/turns/steps/battle/actions/strike/do: `a` becomes `another` in `choose a champion of an opponent where the technique hits that champion as target` at 7',
    'functions/aimed/if: `a` becomes `another` in `- there is a champion of an opponent where the technique hits that champion` at 13',
  ]),
  "functions/worn/if: 1 becomes 0 in `the item's lifetime is at least 1 and the round is at least the item's fitting + the item's lifetime` at 32":
    'a lifetime is one round at least, and what has none is compared with nothing',
  ...because('what was named before is a hero or an attack in play, and no card in a hand or other hero', [
    "functions/hopeful/if: `a` becomes `another` in `- the hero's controller has a card in their hand` at 30",
    "functions/promising/if: `a` becomes `another` in `- there is a hero of yours where the technique teaches that hero and that hero is hopeful and the technique's effort is at most the full mana of that hero` at 13",
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
    /: `this turn` becomes `this round` in `.*you did not \w+/,
    'a player has one turn in a round, and does this in no other',
  ],
  [
    /\/if: `launch` becomes `(finish|prime)` in `you did not launch an attack this turn/,
    'what is launched is primed and finished, too',
  ],
  [
    /^verbs\/[\w-]+\/takes\/[\w ]+: `(your|hand|shop|prison)` becomes /,
    'where a text says no place, the verb is done with what its action has chosen',
  ],
];

/** `that champion`, the other noun standing in its place; `at` counts from the beginning of the line, before `indent` was cut. */
const named = /: `(champion|prisoner)` becomes `(?:champion|prisoner)` in `(.*)` at (\d+)$/;
const indents = [0, 2, 4, 6, 8];

/** Why a change need not be noticed; undefined where nothing says so. */
export function reasonFor(change: string): string | undefined {
  const [, word, line = '', at] = named.exec(change) ?? [];
  if (
    indents.some((indent) =>
      line.slice(0, Number(at) - indent + (word?.length ?? 0)).endsWith(`that ${word}`),
    )
  )
    return 'both words are for a hero, and `that` speaks of the one that was named before';
  return REASONS.find(([pattern]) => pattern.test(change))?.[1];
}
