import type { Same } from './cards.ts';

/** What people write on chapters, and the same as the language has it. */
export const ON_CHAPTERS: readonly Same[] = [
  // A counter as an adjective.
  [
    'chapter',
    'if there is a wounded champion of yours, draw a card',
    'if there is a champion of yours with a wound, draw a card',
  ],
  // Words of speech.
  ['chapter', 'double your coins', 'your coins become your coins times 2'],
  [
    'chapter',
    'if you have more coins than any other player, draw a card',
    'if there is no opponent with at least (your coins) coins, draw a card',
  ],
  // No more than a limit.
  [
    'chapter',
    'gain a coin for each card in your hand (max 3)',
    'gain (the lesser of 3 and the number of cards in your hand) coins',
  ],
  // What was chosen.
  [
    'chapter',
    "choose an opponent\nthat player's champions lose 1 wound",
    'choose an opponent\nall champions of that player lose 1 wound',
  ],
  // Words that are left out, or in another order.
  [
    'chapter',
    'all champions lose all their wounds',
    "for each champion, that champion loses (that champion's wounds) wounds",
  ],
  [
    'chapter',
    'choose an opponent\nthat player loses 30 coins\nyou gain the coins they lost',
    "choose an opponent\nlet gift be the lesser of 30 and that player's coins\nthat player loses (the gift) coins\ngain (the gift) coins",
  ],
  // What is printed where a counter is lost or gained.
  ['chapter', 'each of your champions recovers 2 wounds', 'each champion of yours loses 2 wounds'],
  [
    'chapter',
    'choose a champion of an opponent\nthat champion takes 3 damage',
    'choose a champion of an opponent\nthat champion gains 3 wounds',
  ],
  [
    'chapter',
    "You may pay 20 coins. If you do, draw 3 cards. If you don't, draw 1.",
    'you may pay 20 coins\nif you do, draw 3 cards\nif you do not, draw 1 cards',
  ],
];
