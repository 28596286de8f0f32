import type { Same } from './cards.ts';

/** What people write on champions, and the same as the language has it. */
export const ON_CHAMPIONS: readonly Same[] = [
  // Conditions of one and the same, and of everybody else.
  ['release', 'this has at least 2 waits and no losses', 'this has at least 2 waits and this has no losses'],
  [
    'release',
    'every opponent has fewer coins than you',
    'there is no opponent with at least (your coins) coins',
  ],
  [
    'release',
    'there is an opponent with at least 2 water heroes',
    'there is an opponent where the number of water heroes of that player is at least 2',
  ],
  // All there is, and what an option gives.
  [
    'speciality',
    'while this is on the arena:\n  once per turn, pay 15 coins to:\n    choose an opponent\n    that player chooses one:\n      - that player gives 20 coins to you\n      - you choose a champion of that player and harm it by 2',
    "while this is on the arena:\n  once per turn, pay 15 coins to:\n    choose an opponent\n    that player chooses one:\n      -\n        let gift be the lesser of 20 and that player's coins\n        that player loses (the gift) coins\n        you gain (the gift) coins\n      - you choose a champion of that player and harm that card by 2",
  ],
  // Words that are left out, or in another order.
  [
    'speciality',
    'while this is on the arena and you have fewer champions than each opponent, this has +2 might shift',
    'while this is on the arena and there is no opponent where the number of champions of that player is at most the number of champions of yours, +2 to the might shift of this',
  ],
  [
    'release',
    'you have at least 100 coins or an opponent has at least 200 coins',
    'you have at least 100 coins or there is an opponent with at least 200 coins',
  ],
];
