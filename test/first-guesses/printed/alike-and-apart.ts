/** How several cards are alike or differ, one of each value, and what is done with several at once, against the language's own sentences. */
import type { Same } from '../readings/cards.ts';

const SHARE = 'if there is a class where there are at least 2 heroes of yours of that class, draw a card';
const APART = 'if there are 3 heroes of yours where classes are different, draw a card';
const ALL_SIX = 'if the number of different classes of all heroes of yours is at least 6, draw a card';

export const ON_ALIKE_AND_APART: readonly Same[] = [
  ...[
    'if two of your heroes share a class, draw a card',
    'if you have two heroes that share a class, draw a card',
    'if you control at least 2 heroes of the same class, draw a card',
  ].map((said): Same => ['hero', said, SHARE]),
  ...[
    'if you have three heroes of different classes, draw a card',
    'if you control 3 heroes with different classes, draw a card',
    'if three of your heroes have different classes, draw a card',
  ].map((said): Same => ['hero', said, APART]),
  [
    'hero',
    'if you have three heroes of different classes in play, draw a card',
    'if there are 3 heroes of yours in play where classes are different, draw a card',
  ],
  [
    'hero',
    'if you have two heroes in play of the same class, draw a card',
    'if there is a class where there are at least 2 heroes of yours in play of that class, draw a card',
  ],
  ...[
    'if no two of your heroes share a class, draw a card',
    'if all your heroes have different classes, draw a card',
  ].map((said): Same => [
    'hero',
    said,
    'if there is no class where there are at least 2 heroes of yours of that class, draw a card',
  ]),
  [
    'hero',
    'if an opponent has two heroes of the same class, draw a card',
    'if there is an opponent where there are 2 heroes of that player where classes are the same, draw a card',
  ],
  [
    'hero',
    'if another player has three heroes of different classes in their party, draw a card',
    "if there is an opponent where there are 3 heroes in that player's party where classes are different, draw a card",
  ],
  ...[
    'if you have a hero of each class, draw a card',
    'if you have one hero from each class, draw a card',
    'if you have heroes of all six classes, draw a card',
  ].map((said): Same => ['hero', said, ALL_SIX]),
  [
    'trophy',
    'players can attack this only if there is a hero of each class in their party',
    "players can attack this only if the number of different classes of all heroes in that player's party is at least 6",
  ],
  [
    'release',
    'you have two heroes of the same class',
    'there is a class where there are at least 2 heroes of yours of that class',
  ],
  [
    'character',
    'when you lay this, if you have two characters of the same level, draw a card',
    'when you lay this, if there are 2 characters of yours where levels are the same, draw a card',
  ],
  [
    'hero',
    'discard a hero and an item to draw 3 cards',
    'you may discard a hero and discard an item\nif you do, draw 3 cards',
  ],
  ['hero', 'if you have two different heroes, draw a card', 'if there are 2 heroes of yours, draw a card'],
  [
    'hero',
    'if an opponent has a hero of another class than this, draw a card',
    "if there is an opponent where there is a hero of that player where class is not this card's class, draw a card",
  ],
  ['hero', 'discard any three cards to draw 2 cards', 'you may discard 3 cards\nif you do, draw 2 cards'],
  ['hero', 'destroy two different heroes', 'destroy 2 heroes'],
  ['hero', 'discard two cards that share a kind', 'discard 2 cards of the same kind'],
  ['hero', 'discard three cards, no two of the same kind', 'discard 3 cards of different kinds'],
  [
    'hero',
    'sacrifice two of your heroes with the same class',
    'sacrifice 2 heroes of yours where classes are the same',
  ],
  [
    'hero',
    'sacrifice a hero of each class',
    'sacrifice (the number of different classes of all heroes in your party) heroes in your party where classes are different',
  ],
  [
    'hero',
    'discard a hero, an item, and a magic card to draw 4 cards',
    'you may discard a hero and discard an item and discard a magic card\nif you do, draw 4 cards',
  ],
  [
    'magic',
    'each player secretly chooses two cards in their hand\neach player discards the cards they chose',
    'each player secretly chooses 2 cards in their hand\neach player discards all cards in their hand among those cards',
  ],
  [
    'magic',
    'each opponent chooses up to two of their heroes. destroy all other heroes',
    'each opponent chooses up to 2 heroes of theirs\ndestroy all heroes other than those heroes',
  ],
  [
    'magic',
    'each opponent chooses 2 cards in their hand and discards them',
    'each opponent discards 2 cards in their hand',
  ],
  ['magic', 'use the effect of each of your heroes', "for each hero of yours, use that hero's effect"],
  [
    'hero',
    'copy the effects of two other heroes in your party',
    "choose 2 other heroes in your party\nfor each of those heroes, use that hero's effect",
  ],
  [
    'leader',
    'once per turn, use the effect of any hero in your party',
    "once per turn, you may choose a hero in your party\nif you do, use that hero's effect",
  ],
];
