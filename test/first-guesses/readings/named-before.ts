import type { Same } from './cards.ts';

/** What people write of what was named before, and of whose turn it is, and the same as the language has it. */
export const ON_NAMED: readonly Same[] = [
  // Whose turn it is, behind what happens.
  [
    'leader',
    "when you discard a card on an opponent's turn, draw a card",
    'when you discard a card if you are not the active player, draw a card',
  ],
  [
    'leader',
    'once per turn, when an opponent plays a hero during your turn, that player discards a card',
    'once per turn, when an opponent plays a hero if you are the active player, that player discards a card',
  ],
  [
    'leader',
    'whenever another player draws a card on their own turn, you may draw a card',
    'when another player draws a card if that player is the active player, you may draw a card',
  ],
  [
    'character',
    'when this is destroyed during your opponent’s turn:\n  draw a card\n  your survivor gains 1 life',
    'when this is destroyed if you are not the active player:\n  draw a card\n  your survivor gains 1 life',
  ],
  [
    'speciality',
    'on your turn, whenever you buy a card, gain 5 coins',
    'while you are the active player, when you buy a card, gain 5 coins',
  ],
  // Two of them.
  [
    'hero',
    'choose two opponents\nboth of them discard 2 cards',
    'choose 2 opponents\neach of those players discards 2 cards',
  ],
  [
    'hero',
    'choose 2 heroes in your party\nsacrifice both of them',
    'choose 2 heroes in your party\nsacrifice those cards',
  ],
  [
    'hero',
    'draw two cards\nif both are items, draw a card',
    'draw 2 cards\nif those cards are items, draw a card',
  ],
  [
    'magic',
    'draw 2 cards\nif either of those cards is a hero, discard a card',
    'draw 2 cards\nif there is a hero among those cards, discard a card',
  ],
  [
    'event',
    'draw 2 cards\nif neither of them is a character, your survivor gains 2 life',
    'draw 2 cards\nif there is no character among those cards, your survivor gains 2 life',
  ],
  [
    'event',
    'choose 2 characters in your front\nboth of these characters gain 2 wounds',
    'choose 2 characters in your front\neach of those characters gains 2 wounds',
  ],
  // One after the other, where a verb takes one.
  [
    'event',
    'choose two characters in your front\nrecall both of them',
    'choose 2 characters in your front\nfor each card among those cards, recall that card',
  ],
  [
    'event',
    'choose 2 characters in your front\nfor each of those characters, draw a card',
    'choose 2 characters in your front\nfor each character among those characters, draw a card',
  ],
  // What was looked at.
  [
    'hero',
    "choose an opponent\nlook at that player's hand\nchoose an item in it\nthat player discards that item",
    "choose an opponent\nlook at all cards in that player's hand\nchoose an item in that player's hand\nthat player discards that item",
  ],
  [
    'event',
    'Look at an opponent’s hand. That player discards a character from it.',
    "choose an opponent\nlook at all cards in that player's hand\nthat player discards a character in that player's hand",
  ],
  [
    'event',
    'look at your deck\nmove an event in it to your hand\nshuffle it',
    'look at all cards in your deck\nmove an event in your deck to your hand\nshuffle your deck',
  ],
  [
    'action',
    'look at the discard pile\nmove a card from it to your hand',
    'look at all cards in the discard pile\nmove a card in the discard pile to your hand',
  ],
  [
    'hero',
    "choose a hero in an opponent's party\nthat hero's owner discards a card",
    "choose a hero in an opponent's party\nthat hero's controller discards a card",
  ],
];
