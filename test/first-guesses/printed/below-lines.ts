/** What people write in the lines below another one, as they would by itself. */
import type { Same } from '../readings/cards.ts';

export const BELOW_LINES: readonly Same[] = [
  [
    'leader',
    'at the end of your turn:\n  discard X cards. Each opponent discards X cards',
    'at the end of your turn:\n  discard any number of cards\n  each opponent discards that many cards',
  ],
  [
    'leader',
    'at the end of your turn:\n  look at the top 3 cards of the main deck, put one into your hand and discard the rest',
    'at the end of your turn:\n  look at the top 3 cards of the main deck as seen\n  move a card among the seen as kept to your hand\n  move all cards among the seen other than the kept to the discard pile',
  ],
  // Every turn, and not the next one alone.
  [
    'leader',
    'when you play a hero, at the start of each of your turns, draw a card',
    'when you play a hero, for the rest of the game, at the start of your turn, draw a card',
  ],
  [
    'leader',
    'when you play a hero:\n  discard a card\n  draw a card at the end of each of your turns',
    'when you play a hero:\n  discard a card\n  for the rest of the game, at the end of your turn, draw a card',
  ],
  [
    'leader',
    'while you have an item:\n  at the start of each of your turns, draw a card',
    'while you have an item:\n  at the start of your turn, draw a card',
  ],
  // The one that the inner line finds.
  [
    'action',
    'if there is a group with 3 or more actors:\n  if there is a loner with value 7, slash that loner',
    'if there is a group with 3 or more actors:\n  if there is a loner where value is 7:\n    choose a loner where value is 7\n    slash that loner',
  ],
  [
    'action',
    'if there is a loner:\n  if there is a loner with value 7, slash that loner',
    'if there is a loner:\n  if there is a loner where value is 7:\n    choose a loner where value is 7\n    slash that loner',
  ],
  // A number by its sign.
  [
    'magic',
    'let n = the number of your heroes\ndraw n cards',
    'let n be the number of your heroes\ndraw (the n) cards',
  ],
];
