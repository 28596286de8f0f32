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

/** Cards that are kept in front of somebody for a while. */
export const ON_KEPT: readonly Same[] = [
  [
    'magic',
    'Keep this in front of you. At the start of your turn, draw a card.',
    'for the rest of the game, at the start of your turn, draw a card',
  ],
  [
    'magic',
    'Keep this card in front of you until your next turn. Your heroes cannot be destroyed while it is there.',
    'until the start of your next turn, your heroes cannot be destroyed',
  ],
  [
    'magic',
    'Draw a card. Leave this face up in front of you until your next turn. As long as it is there, your heroes cannot be stolen.',
    'draw a card\nuntil the start of your next turn, your heroes cannot be stolen',
  ],
  [
    'magic',
    'This stays in play until the end of your next turn. +2 to all your rolls.',
    'until the end of your next turn, +2 to your rolls',
  ],
  [
    'magic',
    'Keep this in front of you. The next time one of your heroes would be destroyed, discard this instead.',
    'for the rest of the game, once, if a hero of yours would be destroyed, instead nothing',
  ],
  [
    'magic',
    'Keep this in front of you. When an opponent plays a hero, draw 2 cards, then discard this.',
    'for the rest of the game, once, when an opponent plays a hero, draw 2 cards',
  ],
  [
    'magic',
    'Put this into play. While this is in play, opponents cannot play items.',
    'for the rest of the game, opponents cannot play items',
  ],
  [
    'magic',
    'Leave this card on the table. Opponents cannot challenge you. At the start of your next turn, discard this card.',
    'until the start of your next turn, opponents cannot challenge you',
  ],
  [
    'magic',
    'at the start of each of your turns, draw a card',
    'for the rest of the game, at the start of your turn, draw a card',
  ],
  [
    'magic',
    'Draw a card at the end of each of your turns.',
    'for the rest of the game, at the end of your turn, draw a card',
  ],
  [
    'magic',
    'at the start of each turn, draw a card',
    'for the rest of the game, at the start of each turn, draw a card',
  ],
  [
    'magic',
    'whenever your turn begins, draw a card',
    'for the rest of the game, at the start of your turn, draw a card',
  ],
  [
    'event',
    'Keep this in front of you until the end of your next turn. Your characters cannot be attacked.',
    'until the end of your next turn, your characters cannot be attacked',
  ],
  [
    'action',
    'Keep this in front of you until the end of the round. When you slash an actor, gain a point.',
    'until the end of the round, when you slash an actor, gain a point',
  ],
  [
    'power',
    'Keep this in front of you until your next turn. Your heroes get +1 might.',
    'until the start of your next turn, +1 to the might shift of your heroes',
  ],
];

/** The card with which something was done last. */
export const ON_LATEST: readonly Same[] = [
  [
    'hero',
    'take the last card discarded',
    'take the last card in the discard pile where that card was discarded this game',
  ],
  [
    'hero',
    'take the most recently destroyed hero',
    'take the last hero in the discard pile where that hero was destroyed this game',
  ],
  [
    'hero',
    'take the last hero that was destroyed this turn',
    'take the last hero in the discard pile where that hero was destroyed this turn',
  ],
  [
    'hero',
    'take the hero that was destroyed last',
    'take the last hero in the discard pile where that hero was destroyed this game',
  ],
  [
    'hero',
    'return the last hero destroyed to your hand',
    'let latest be the last hero in the discard pile where that hero was destroyed this game\nmove the latest to your hand',
  ],
  [
    'hero',
    'if the last card discarded was a hero, draw a card',
    'let latest be the last card in the discard pile where that card was discarded this game\nif the latest is a hero, draw a card',
  ],
  [
    'leader',
    'when you slay a monster, you may take the last card discarded',
    'when you slay a monster, you may take the last card in the discard pile',
  ],
  [
    'event',
    'move the last character destroyed to your hand',
    'let latest be the last character in any discard pile where that character was destroyed this game\nmove the latest to your hand',
  ],
];
