/** What lasts, or waits, for each of several that were chosen or drawn together. */
import type { Same } from '../readings/cards.ts';

export const FOR_A_TIME: readonly Same[] = [
  [
    'magic',
    'choose up to 3 heroes in your party as stars\nat the end of the turn, sacrifice the stars',
    'choose up to 3 heroes in your party as stars\nfor each hero among the stars, at the end of the turn, sacrifice that hero',
  ],
  [
    'magic',
    'choose up to 3 heroes in your party\nat the end of the turn, sacrifice them',
    'choose up to 3 heroes in your party\nfor each of those heroes, at the end of the turn, sacrifice that hero',
  ],
  [
    'magic',
    'choose 2 heroes in your party as stars\nuntil end of turn, opponents cannot steal the stars',
    'choose 2 heroes in your party as stars\nfor each hero among the stars, until end of turn, opponents cannot steal that hero',
  ],
  [
    'magic',
    'choose 2 heroes in your party as stars\nuntil your next turn, when an opponent destroys one of the stars, draw a card',
    'choose 2 heroes in your party as stars\nfor each hero among the stars, until your next turn, when an opponent destroys that hero, draw a card',
  ],
  [
    'magic',
    'choose any number of heroes in your party as stars\n+2 to rolls of the stars until end of turn',
    "choose any number of heroes in your party as stars\nfor each hero among the stars, +2 to that hero's rolls until end of turn",
  ],
  [
    'hero',
    'choose two opponents as foes\nuntil your next turn, the foes cannot challenge',
    'choose 2 opponents as foes\nfor each opponent among the foes, until your next turn, that opponent cannot challenge',
  ],
  [
    'hero',
    'draw 2 cards. You cannot play them this turn.',
    'draw 2 cards\nfor each of those cards, you cannot play that card this turn',
  ],
  [
    'action',
    'choose 2 actors on the table as pals\nthe pals cannot be slashed this round',
    'choose 2 actors on the table as pals\nfor each actor among the pals, that actor cannot be slashed this round',
  ],
  [
    'chapter',
    'choose 2 champions you control\nthey cannot be struck until your next turn',
    'choose 2 champions you control\nfor each of those champions, that champion cannot be struck until your next turn',
  ],
  [
    'event',
    'choose 2 of your characters. At the end of the turn, destroy them.',
    'choose 2 of your characters\nfor each of those characters, at the end of the turn, destroy that character',
  ],
  [
    'event',
    'choose up to 2 characters in your front\n+2 to their scores until end of turn',
    "choose up to 2 characters in your front\nfor each of those characters, +2 to that character's score until end of turn",
  ],
];
