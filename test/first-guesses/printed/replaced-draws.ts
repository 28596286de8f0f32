import type { Same } from '../readings/cards.ts';

/** What would happen in somebody's turn, cards that are drawn by another player or in another number, and contests that do not begin. */
export const ON_REPLACED_DRAWS: readonly Same[] = [
  [
    'leader',
    'In your turn, if you would draw a card, draw two instead',
    'while you are the active player, if you would draw a card, instead draw 2 cards',
  ],
  [
    'leader',
    'if an opponent would draw a card on your turn, you draw it instead',
    'while you are the active player, if an opponent would draw a card, instead draw a card',
  ],
  [
    'leader',
    "If you would draw a card on an opponent's turn, draw 2 cards instead",
    'while you are not the active player, if you would draw a card, instead draw 2 cards',
  ],
  [
    'leader',
    'Each time an opponent would draw a card outside their turn, you draw it instead',
    'if an opponent other than the active player would draw a card, instead draw a card',
  ],
  [
    'leader',
    "if a player would draw a card during another player's turn, that player draws 2 cards instead",
    'if a player other than the active player would draw a card, instead that player draws 2 cards',
  ],
  [
    'leader',
    'the first time each turn an opponent would draw a card on your turn, you draw it instead',
    'while you are the active player, once per turn, if an opponent would draw a card, instead draw a card',
  ],
  [
    'leader',
    'during your turn, if a hero of yours would be destroyed, sacrifice a hero instead',
    'while you are the active player, if a hero of yours would be destroyed, instead sacrifice a hero',
  ],
  [
    'leader',
    'if an opponent would draw any number of cards, that player draws one fewer',
    'if an opponent would draw any number of cards, instead that player draws (that many - 1) cards',
  ],
  [
    'leader',
    'if an opponent would draw more than one card, they draw only one',
    'if an opponent would draw 2 or more cards, instead that player draws a card',
  ],
  [
    'leader',
    'If a player would draw more than one card in a turn, they draw only one',
    'a player can draw only if that player did not draw a card this turn',
  ],
  [
    'leader',
    'If a card of yours would be challenged, you may discard a card instead',
    'if an opponent would challenge you for a card, you may instead discard a card',
  ],
  [
    'leader',
    'If an opponent would challenge a hero of yours, that player discards a card instead',
    'if an opponent would challenge you for a hero, instead that player discards a card',
  ],
];
