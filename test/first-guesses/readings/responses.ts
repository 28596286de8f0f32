import type { Same } from './cards.ts';

/** What people write on modifiers and challenge cards, and the same as the language has it. */
export const ON_RESPONSES: readonly Same[] = [
  // Who wins and loses, with the verb that holds the contest.
  [
    'challenge',
    'when you challenge with this and lose, draw 2 cards',
    'before you challenge using this, until the end of the challenge, when you lose a duel, draw 2 cards',
  ],
  // One ability for both outcomes: nobody is asked which of two comes first. What the contest is about has a name.
  [
    'challenge',
    'when you win a challenge using this:\n  draw a card\n  move the challenged card to your hand\nwhen you lose a challenge using this, the challenged player draws 2 cards',
    'before you challenge using this:\n  until the end of the challenge, when you win a duel for a card as prize:\n    draw a card\n    move the prize to your hand\n  until the end of the challenge, when you lose a duel against a player, that player draws 2 cards',
  ],
  [
    'challenge',
    '+3 to your challenger roll\nif you lose the challenge, discard a card',
    'before you challenge using this:\n  +3 to your challenger roll until the end of the challenge\n  until the end of the challenge, when you lose a duel, discard a card',
  ],
  [
    'challenge',
    'if you win this challenge, the challenged card goes to your hand instead of the discard pile\notherwise, discard a card',
    'before you challenge using this:\n  until the end of the challenge, when you win a duel for a card, move that card to your hand\n  until the end of the challenge, when you lose a duel, discard a card',
  ],
  [
    'challenge',
    'when you lose a challenge using this:\n  opponents cannot challenge the challenged player until end of turn\n  discard a card',
    'before you challenge using this, until the end of the challenge, when you lose a duel against a player:\n  players cannot challenge that player until end of turn\n  discard a card',
  ],
  [
    'challenge',
    'when you challenge using this, +1 to your challenger roll for each bard in your party',
    'when you challenge using this, +(the number of bard cards in your party) to your challenger roll until the end of the challenge',
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
  [
    'challenge',
    'when you challenge using this, the challenged player discards a card',
    'when you challenge a player using this, that player discards a card',
  ],
  [
    'challenge',
    'when you challenge using this, if the challenged player has more heroes in their party than you, +2 to your challenger roll',
    "when you challenge a player using this, if the number of heroes in that player's party is more than the number of heroes in your party, +2 to your challenger roll",
  ],
];
