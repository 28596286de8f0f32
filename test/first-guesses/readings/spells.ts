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
  ...['the first hero you play this turn is free', 'until end of turn, the first hero you play is free'].map(
    (said): Same => [
      'magic',
      said,
      'until end of turn, while you did not play a hero this turn, to play a hero, you pay no action points',
    ],
  ),
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
  // How many of several are such ones, and what each player has given.
  [
    'magic',
    'each player discards a card as pies\nif at least 2 of the pies are heroes, you may play a hero among the pies for free\notherwise, draw 2 cards',
    'each player discards a card\nif there are at least 2 heroes among those cards, you may play a hero among those cards for free\notherwise, draw 2 cards',
  ],
  [
    'magic',
    'Each player discards a card. If all of them are heroes, draw a card.',
    'each player discards a card\nif those cards are heroes, draw a card',
  ],
  [
    'magic',
    'each player discards a card\nif none of those cards is a hero, draw a card',
    'each player discards a card\nif there is no hero among those cards, draw a card',
  ],
  [
    'hero',
    'draw 2 cards. If either of them is a hero, draw another card',
    'draw 2 cards\nif there is a hero among those cards, draw a card',
  ],
  ...(
    [
      'draw a card for each hero with an item in your party\nyou may play an item among those cards for free',
      'Draw a card for each hero in your party with an item. You may play one item among the cards drawn for free.',
      'draw a card for each hero with an item in your party\nyou may play an item drawn this way for free',
    ] as const
  ).map((written): Same => [
    'hero',
    written,
    'draw (the number of heroes in your party with an item) cards\nyou may play an item among those cards for free',
  ]),
  [
    'action',
    'draw a card for each loner\nyou may play an actor among those cards',
    'move the top (the number of loners) cards of the deck as drawn to your hand\nyou may play an actor among the drawn',
  ],
  [
    'hero',
    'Draw two cards. If at least one of them is a hero card, you may play it for free.',
    'draw 2 cards\nif there is a hero among those cards, you may play a hero among those cards for free',
  ],
];
