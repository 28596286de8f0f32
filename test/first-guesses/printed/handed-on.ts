/** What goes from one player to another: given, and as a price. */
import type { Same } from '../readings/cards.ts';

export const HANDED_ON: readonly Same[] = [
  // What actions are paid with is given from one's own.
  [
    'chapter',
    'choose another player. give them 2 coins',
    'choose another player\nlet gift be the lesser of 2 and your coins\nlose (the gift) coins\nthat player gains (the gift) coins',
  ],
  [
    'chapter',
    'choose an opponent as friend\ngive the friend 2 coins',
    'choose an opponent as friend\nlet gift be the lesser of 2 and your coins\nlose (the gift) coins\nthe friend gains (the gift) coins',
  ],
  [
    'leader',
    'when you play a hero, choose another player and give them 1 action point',
    'when you play a hero:\n  choose another player\n  let gift be the lesser of 1 and your action points\n  lose (the gift) action points\n  that player gains (the gift) action points',
  ],
  [
    'chapter',
    'you may give 2 coins to another player. if you do, draw a card',
    'choose another player\nyou may pay 2 coins\nif you do:\n  that player gains 2 coins\n  draw a card',
  ],
  // As a price.
  [
    'leader',
    'once per turn, you may pay 2 action points to another player',
    'once per turn, pay 2 action points to:\n  choose another player\n  that player gains 2 action points',
  ],
  [
    'leader',
    'once per turn, you may give 1 action point to another player',
    'once per turn, pay 1 action point to:\n  choose another player\n  that player gains 1 action point',
  ],
  [
    'leader',
    'once per turn, pay 2 action points to another player to draw a card',
    'once per turn, pay 2 action points to:\n  choose another player\n  that player gains 2 action points\n  draw a card',
  ],
  [
    'leader',
    'pay 1 action point to an opponent to draw 2 cards',
    'pay 1 action point to:\n  choose an opponent\n  that opponent gains 1 action point\n  draw 2 cards',
  ],
  [
    'leader',
    'once per turn, you may give an opponent 1 action point to:\n  draw 2 cards\n  discard a card',
    'once per turn, pay 1 action point to:\n  choose an opponent\n  that opponent gains 1 action point\n  draw 2 cards\n  discard a card',
  ],
  [
    'leader',
    'when you play a hero, you may give 1 action point to another player',
    'when you play a hero:\n  choose another player\n  you may pay 1 action point\n  if you do, that player gains 1 action point',
  ],
  [
    'speciality',
    'once per turn, you may pay 2 coins to an opponent',
    'once per turn, pay 2 coins to:\n  choose an opponent\n  that opponent gains 2 coins',
  ],
  // A price without its unit, where there is one counter to pay with.
  [
    'event',
    'each opponent discards a card or pays 3',
    'each opponent chooses one:\n  - that player discards a card\n  - that player pays 3 life of their survivor',
  ],
  [
    'event',
    'draw a card unless you pay 3',
    'you may pay 3 life of your survivor\nif you do not, draw a card',
  ],
  ['leader', 'once per turn, pay 2 to draw a card', 'once per turn, pay 2 action points to draw a card'],
  [
    'chapter',
    'each opponent loses 10 coins unless they pay 3',
    'for each opponent:\n  that player may pay 3 coins\n  if they do not, that player loses 10 coins',
  ],
];
