/** Fields by the word of their files, names behind what they are for, thirds, what was moved, and owners who are compared. */
import type { Same } from '../readings/cards.ts';

export const NAMES_AND_PARTS: readonly Same[] = [
  ...['where roll is at most 8', 'whose roll is 8 or less', 'with a roll of at most 8'].map((which): Same => [
    'hero',
    `choose a hero in an opponent's party ${which}`,
    "choose a hero in an opponent's party where requirement is at most 8",
  ]),
  [
    'hero',
    "you may play a hero for free as newcomer\nif you do, +2 to the newcomer's rolls until end of turn",
    "you may play a hero as newcomer for free\nif you do, +2 to the newcomer's rolls until end of turn",
  ],
  [
    'hero',
    "choose a hero as toy in an opponent's party\nsteal the toy",
    "choose a hero in an opponent's party as toy\nsteal the toy",
  ],
  ['chapter', 'gain a quarter of your coins, rounded up', 'gain (your coins divided by 4 rounded up) coins'],
  [
    'chapter',
    "for each opponent, gain a third of that player's coins, rounded down",
    "for each opponent, gain (that player's coins divided by 3 rounded down) coins",
  ],
  [
    'action',
    'choose a group as bed\nmove all actors in the bed where value is at most 2 to a new unit\nif no actors were moved, each opponent discards a card',
    'choose a group as bed\nlet moved be the number of actors in the bed where value is at most 2\nmove all actors in the bed where value is at most 2 to a new unit\nif the moved is 0, each opponent discards a card',
  ],
  [
    'action',
    'choose a group as bed\nmove all red actors in the bed to a new unit\nif none were moved, draw a card',
    'choose a group as bed\nlet moved be the number of red actors in the bed\nmove all red actors in the bed to a new unit\nif the moved is 0, draw a card',
  ],
  [
    'object',
    "when the equipped character beats a character, that character's owner discards a card",
    "when the equipped character beats a character as foe, the foe's owner discards a card",
  ],
  [
    'character',
    "when you lay this:\n  choose a character in an opponent's front as twig\n  if you have more characters than the twig's owner, this gains 1 wound",
    "when you lay this:\n  choose a character in an opponent's front as twig\n  if the number of characters of yours is more than the number of characters of the twig's owner, this gains 1 wound",
  ],
  // Some of those in a place.
  ['hero', 'discard one of the cards in your hand', 'discard a card in your hand'],
  ['hero', "destroy one of the heroes in an opponent's party", "destroy a hero in an opponent's party"],
  ['hero', 'discard 2 of the cards in your hand', 'discard 2 cards in your hand'],
  ['action', 'slash one of the red actors', 'slash a red actor'],
  ['action', 'move one of the loners to one of the groups', 'move a loner to a group'],
  [
    'hero',
    'choose one of the other heroes in your party\nthat hero cannot be destroyed until your next turn',
    'choose another hero in your party\nthat hero cannot be destroyed until your next turn',
  ],
];
