/** Cards that lie under cards, as people say it. */
import type { Same } from '../readings/cards.ts';

export const ON_BENEATH: readonly Same[] = [
  ['hero', 'put the top card of the deck under this', 'move the top card of the main deck under this'],
  ['hero', 'tuck a card from your hand under this', 'move a card in your hand under this'],
  ['hero', 'Slide a card from your hand beneath this card.', 'move a card in your hand under this'],
  [
    'hero',
    'place up to 2 cards from your hand underneath this',
    'move up to 2 cards in your hand under this',
  ],
  ['hero', 'put a card from your hand under it', 'move a card in your hand under this'],
  [
    'hero',
    'put the top card of the deck face down under this',
    'move the top card of the main deck under this face down',
  ],
  [
    'leader',
    'once per turn, tuck any number of cards from your hand under this face-down',
    'once per turn, move any number of cards in your hand under this face down',
  ],
  [
    'magic',
    'choose a hero of yours. Put the top card of the deck under it.',
    'choose a hero of yours\nmove the top card of the main deck under that hero',
  ],
  [
    'magic',
    'put a hero of yours under a hero of an opponent',
    'move a hero of yours under a hero of an opponent',
  ],
  ['hero', 'discard a card from under this', 'move a card under this to the discard pile'],
  ['hero', 'discard all cards beneath this', 'move all cards under this to the discard pile'],
  ['hero', 'take the cards under this into your hand', 'move all cards under this to your hand'],
  ['hero', 'take a card from underneath this', 'move a card under this to your hand'],
  ['hero', 'look at the cards tucked under this', 'look at all cards under this'],
  [
    'hero',
    'you may play a magic card from under this',
    'you may move a magic card under this as taken to your hand, then play the taken',
  ],
  [
    'leader',
    'once per turn, play a card from under this card',
    'once per turn, move a card under this as taken to your hand to play the taken',
  ],
  [
    'leader',
    'when this leaves play, discard all cards under it',
    'before this leaves any party, move all cards under this to the discard pile',
  ],
  [
    'leader',
    'Each time this leaves your party, take all the cards beneath it into your hand.',
    'before this leaves your party, move all cards under this to your hand',
  ],
  [
    'item',
    'when this is destroyed, take the cards under it into your hand',
    'before this is destroyed, move all cards under this to your hand',
  ],
  [
    'leader',
    'whenever you discard a card, place it beneath this',
    'when you discard a card, move that card under this',
  ],
  [
    'leader',
    'for each card under this, +1 to your hero rolls',
    '+(the number of cards under this) to your hero rolls',
  ],
  [
    'leader',
    'as long as this has 3 or more cards under it, your heroes cannot be destroyed',
    'while there are 3 or more cards under this, your heroes cannot be destroyed',
  ],
  [
    'leader',
    'at the end of your turn, if this has at least 5 cards under it, you win the game',
    'at the end of your turn, if there are at least 5 cards under this, you win the game',
  ],
  ['hero', 'draw as many cards as there are under this', 'draw (the number of cards under this) cards'],
  ['hero', 'if the card under this is a hero, draw a card', 'if there is a hero under this, draw a card'],
  [
    'magic',
    'destroy a hero with no cards under it',
    'destroy a hero where there are no cards under that hero',
  ],
  [
    'action',
    'put the top card of the deck under an actor on the table',
    'move the top card of the deck under an actor on the table',
  ],
  [
    'character',
    'this has +1 score for each card under it',
    '+(the number of cards under this) to the score of this',
  ],
  [
    'character',
    'once per turn, tuck a card from your hand under this',
    'once per turn, move a card in your hand under this',
  ],
];
