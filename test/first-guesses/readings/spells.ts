import type { Same } from './cards.ts';

/** What people write on magic cards, and the same as the language has it. */
export const ON_SPELLS: readonly Same[] = [
  // The effect of another card.
  [
    'magic',
    'choose a magic card in the discard pile and use its effect as if it were your own',
    "choose a magic card in the discard pile and use that card's effect as this",
  ],
  // What follows belongs to the sentence in front of it.
  [
    'magic',
    'destroy up to 2 items, each of a different opponent',
    'you may choose an opponent as first\nif you do:\n  destroy an item of the first\n  you may choose another opponent as second\n  if you do, destroy an item of the second',
  ],
  // Words that are left out, or in another order.
  ['magic', 'Draw 3 cards, then discard 1.', 'draw 3 cards, then discard a card'],
  [
    'magic',
    'look at the top 5 cards of the main deck\nyou may put up to 2 heroes among them into your hand\nput the rest on the bottom of the deck in any order',
    'look at the top 5 cards of the main deck as seen\nyou may move up to 2 heroes among the seen as kept to your hand\nmove all cards among the seen other than the kept to the bottom of the main deck in any order',
  ],
  // What each has chosen goes to a neighbour, at once.
  [
    'magic',
    'each player secretly chooses a card in their hand\neach player gives the chosen card to the player on their left',
    'each player secretly gives a card in their hand to the next player',
  ],
  // Behind `then` somebody goes on.
  [
    'magic',
    'each player draws 2 cards, then discards a card',
    'each player draws 2 cards, then each player discards a card',
  ],
  [
    'magic',
    'each player draws 2 cards and then discards a card',
    'each player draws 2 cards, then each player discards a card',
  ],
  [
    'magic',
    'choose an opponent\nthat player draws 2 cards, then discards a card',
    'choose an opponent\nthat player draws 2 cards, then that player discards a card',
  ],
  [
    'magic',
    'choose a player. that player discards their hand and draws the same number of cards',
    'choose a player\nthat player discards all cards in their hand and draws that many cards',
  ],
];
