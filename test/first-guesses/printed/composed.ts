import type { Same } from '../readings/cards.ts';

/** What one card adds to rules of the game or of others: to prices, limits and rolls; and the same as the language has it. */
export const ON_COMPOSED: readonly Same[] = [
  // What a card that nobody has does to those who attack it.
  ...[
    '-2 to all attack rolls for this',
    '-2 to attack rolls against this',
    'attack rolls for this have -2',
    'rolls against this monster get -2',
    'rolls to attack this have -2',
    'attack rolls against this are 2 lower',
    'subtract 2 from attack rolls against this',
    'players attacking this get -2 to their rolls',
    '-2 to the attack rolls of players who attack this',
    'when an attack roll is thrown for this, -2 to that roll',
  ].map((said): Same => [
    'trophy',
    said,
    "before a player attacks this, -2 to that player's attack roll until the end of the attack",
  ]),
  [
    'trophy',
    'when a player attacks this, -1 to that roll',
    "before a player attacks this, -1 to that player's roll until the end of the attack",
  ],
  // What something costs besides.
  ['trophy', 'as an additional cost to attack this, discard a card', 'to attack this, also discard a card'],
  [
    'trophy',
    'as an extra cost for attacking this, players must discard a card',
    'to attack this, also discard a card',
  ],
  ['modifier', 'as an additional cost, discard a card', 'to modify using this, also discard a card'],
  ['character', 'as an additional cost to lay this, discard a card', 'to lay this, also discard a card'],
  // How often.
  [
    'item',
    'the equipped hero can be used twice each turn',
    'the equipped hero can be activated twice per turn',
  ],
  ['leader', 'you can modify rolls up to 2 times per turn', 'you can modify rolls twice per turn'],
  ['leader', 'opponents can modify rolls only once per turn', 'opponents can modify rolls once per turn'],
  [
    'leader',
    'opponents can only play 1 hero each turn',
    'an opponent can play a hero only if that player did not play a hero this turn',
  ],
  [
    'leader',
    'you can play only 1 magic card per turn',
    'you can play a magic card only if you did not play a magic card this turn',
  ],
  // What counts for several.
  ...['this counts as 2 monsters', 'this counts as two slain monsters'].map((said): Same => [
    'trophy',
    said,
    '+1 to the trophies of this',
  ]),
  [
    'item',
    'the equipped hero counts as both a bard and a thief',
    'the equipped hero counts as a bard\nthe equipped hero also counts as a thief',
  ],
];
