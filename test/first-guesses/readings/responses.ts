import type { Same } from './cards.ts';

/** What people write on modifiers and challenge cards, and the same as the language has it. */
export const ON_RESPONSES: readonly Same[] = [
  // Who wins and loses, with the verb that holds the contest.
  [
    'challenge',
    'when you challenge with this and lose, draw 2 cards',
    'before you challenge using this, until the end of the challenge, when you lose a duel, draw 2 cards',
  ],
  // What lasts as long as what a verb does.
  [
    'challenge',
    '+2 to your challenger roll',
    'before you challenge using this, +2 to your challenger roll until the end of the challenge',
  ],
  // A card that is never in play does something when it is used.
  ['modifier', 'you may draw a card', 'when you modify using this, you may draw a card'],
  [
    'modifier',
    'When you play this card, you may discard a card. If you do, draw 2 cards.',
    'when you modify using this:\n  you may discard a card\n  if you do, draw 2 cards',
  ],
  [
    'modifier',
    "if you played this on someone else's roll, draw a card",
    'when you modify a roll of an opponent using this, draw a card',
  ],
  ['challenge', 'when you challenge with this, draw a card', 'when you challenge using this, draw a card'],
];
