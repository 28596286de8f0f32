import type { Same } from '../readings/cards.ts';

/** What was given for what is being carried out, and as much as one likes, in the words of people. */
export const ON_PAID: readonly Same[] = [
  [
    'magic',
    'discard any number of cards\ndraw a card for each hero discarded this way',
    'discard any number of cards\ndraw a card for each hero among those cards',
  ],
  [
    'magic',
    'discard 2 cards\ndraw a card for each hero card discarded to pay for this',
    'discard 2 cards\ndraw a card for each hero among those cards',
  ],
  [
    'magic',
    'discard up to 3 cards\nfor each card discarded to play this, draw a card',
    'discard up to 3 cards\ndraw that many cards',
  ],
  [
    'magic',
    'discard a card\nif the card you discarded for this was a hero, draw 2 cards',
    'discard a card\nif that card is a hero, draw 2 cards',
  ],
  [
    'magic',
    'discard a hero card\ndestroy a hero with the same class as the hero you discarded for this',
    "discard a hero as lost\ndestroy a hero where class is the lost's class",
  ],
  [
    'leader',
    'once per turn, you may discard a card. If the card discarded this way is a hero, draw 2 cards',
    'once per turn, discard a card to:\n  if that card is a hero, draw 2 cards',
  ],
  [
    'leader',
    'once per turn, pay X action points to draw X cards',
    'once per turn, choose a number from 0 to (your action points) as spent to:\n  pay (the spent) action points\n  draw (the spent) cards',
  ],
  [
    'hero',
    'spend any number of action points. Draw that many cards',
    'choose a number from 0 to (your action points) as spent\npay (the spent) action points\ndraw (the spent) cards',
  ],
  [
    'hero',
    'you may pay up to 2 action points. Draw that many cards',
    'you may choose a number from 0 to (the lesser of 2 and your action points) as spent\nif you do:\n  pay (the spent) action points\n  draw (the spent) cards',
  ],
  [
    'hero',
    'discard X cards. Each opponent discards X cards',
    'discard any number of cards\neach opponent discards that many cards',
  ],
  [
    'leader',
    'once per turn, you may either sacrifice a hero or discard 2 cards to draw 3 cards',
    'once per turn, sacrifice a hero or discard 2 cards to draw 3 cards',
  ],
  [
    'leader',
    'once per turn, pay 1 action point, discard a card or sacrifice a hero to draw 3 cards',
    'once per turn, pay 1 action point or discard a card or sacrifice a hero to draw 3 cards',
  ],
  [
    'leader',
    'once per turn, discard a card or 1 action point to draw a card',
    'once per turn, discard a card or pay 1 action point to draw a card',
  ],
  [
    'leader',
    'Once per turn, sacrifice a hero or discard 2 cards: draw 3 cards',
    'once per turn, sacrifice a hero or discard 2 cards to draw 3 cards',
  ],
  [
    'trophy',
    'As an additional cost to attack this, discard a card or sacrifice an item',
    'to attack this, also discard a card or sacrifice an item',
  ],
  [
    'leader',
    'opponents cannot challenge you unless they discard a card or pay 1 action point',
    'to challenge you, opponents also discard a card or pay 1 action point',
  ],
  [
    'leader',
    'Challenging you costs opponents a discard or 1 action point',
    'to challenge you, opponents also discard a card or pay 1 action point',
  ],
  [
    'item',
    'Challenge costs a discard or 1 action point',
    'to challenge a player, also discard a card or pay 1 action point',
  ],
  [
    'leader',
    'attacking a monster costs opponents a discard or 1 action point more',
    'to attack a monster, opponents also discard a card or pay 1 action point',
  ],
  [
    'leader',
    'at the end of your turn, sacrifice a hero unless you discard a card or pay 1 action point',
    'at the end of your turn:\n  choose one that is possible:\n    - discard a card\n    - pay 1 action point\n    - nothing\n  if you do not, sacrifice a hero',
  ],
  [
    'leader',
    'at the end of your turn, unless you discard a card, sacrifice a hero',
    'at the end of your turn:\n  you may discard a card\n  if you do not, sacrifice a hero',
  ],
  [
    'magic',
    'each opponent sacrifices a hero unless they discard 2 cards or pay 1 action point',
    'for each opponent:\n  that player chooses one that is possible:\n    - that player discards exactly 2 cards\n    - that player pays 1 action point\n    - nothing\n  if they do not, that player sacrifices a hero',
  ],
  // What is paid to somebody of one's own; who has less pays none.
  [
    'chapter',
    'pay 2 coins to an opponent',
    'if you have at least 2 coins:\n  choose an opponent\n  lose 2 coins\n  that opponent gains 2 coins',
  ],
];
