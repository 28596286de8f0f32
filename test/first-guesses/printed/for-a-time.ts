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
  [
    'hero',
    'discard up to 3 cards\n+1 to your rolls for each card discarded this way until end of turn',
    'discard up to 3 cards as toll\n+1 to your rolls for each card among the toll until end of turn',
  ],
  [
    'hero',
    'discard up to 3 cards\n+1 to your rolls until end of turn for each of them',
    'discard up to 3 cards as toll\n+1 to your rolls for each card among the toll until end of turn',
  ],
  [
    'leader',
    'once per turn, discard up to 3 cards to:\n  draw a card\n  each opponent discards a card for each card discarded this way',
    'once per turn, discard up to 3 cards as toll to:\n  draw a card\n  each opponent discards a card for each card among the toll',
  ],
  [
    'leader',
    'once per turn, discard up to 3 cards to:\n  if at least 2 cards were discarded this way, draw a card',
    'once per turn, discard up to 3 cards as toll to:\n  if there are at least 2 cards among the toll, draw a card',
  ],
  [
    'hero',
    'you may sacrifice up to 2 heroes\nif you do:\n  draw a card\n  each opponent discards a card for each hero sacrificed this way',
    'you may sacrifice up to 2 heroes as toll\nif you do:\n  draw a card\n  each opponent discards a card for each hero among the toll',
  ],
  [
    'hero',
    "set a hero in an opponent's party aside\nat the start of your next turn, move it to its owner's party",
    "choose a hero in an opponent's party as lost\nlet former be the lost's controller\nset the lost aside\nat the start of your next turn, move the lost to the former's party",
  ],
  [
    'hero',
    'attack a monster for free\nif you slew that monster, draw a card',
    'attack a monster for free\nif you have slain a monster this way, draw a card',
  ],
  [
    'leader',
    'if a hero in your party would be destroyed:\n  you may instead discard a card, move that hero to your hand and draw a card',
    'if a hero in your party would be destroyed, you may instead:\n  discard a card\n  move that hero to your hand\n  draw a card',
  ],
  [
    'character',
    'characters of an opponent can attack only this',
    'characters of an opponent cannot attack characters other than this',
  ],
  [
    'monster',
    'a group where the total value is more than the total value of all loners',
    'a group where the total value of all cards in that group is more than the total value of all loners',
  ],
  [
    'magic',
    'the next card you play this turn is free and cannot be challenged',
    'the next card you play this turn is free\nthe next card you play this turn cannot be challenged',
  ],
  // One of them, and not each.
  ...['those', 'them', 'those heroes'].map((those): Same => [
    'hero',
    `choose 2 heroes in any party\nat the start of your next turn, steal one of ${those}`,
    'choose a hero in any party as first\nchoose another hero in any party as second\nat the start of your next turn, choose one that is possible:\n  - steal the first\n  - steal the second',
  ]),
];
