import type { Same } from '../readings/cards.ts';

/** What came of windows, and windows in which nothing is done, in the words of people. */
export const IN_WINDOWS: readonly Same[] = [
  [
    'hero',
    'play a hero in your hand\nif nobody challenges, draw a card',
    'play a hero in your hand\nif that hero was not challenged this turn, draw a card',
  ],
  [
    'hero',
    'play a hero in your hand\nif the challenge fails, draw a card',
    'play a hero in your hand\nif you do and that hero was challenged this turn, draw a card',
  ],
  [
    'hero',
    'play a hero in your hand. If it goes through, draw a card',
    'play a hero in your hand\nif you do, draw a card',
  ],
  [
    'hero',
    'play a hero in your hand\nif the hero was challenged, draw a card',
    'play a hero in your hand\nif that hero was challenged this turn, draw a card',
  ],
  [
    'magic',
    'draw a card\nif this was challenged, draw another card',
    'draw a card\nif this was challenged this turn, draw another card',
  ],
  [
    'leader',
    'when you play a hero and the challenge fails, draw a card',
    'when you win a duel using a defender roll for a hero, draw a card',
  ],
  [
    'leader',
    'when you play an item and it survives a challenge, draw a card',
    'when you win a duel using a defender roll for an item, draw a card',
  ],
  [
    'leader',
    'when you play a hero and no player responds, draw a card',
    'when you play a hero if that hero was not challenged this turn, draw a card',
  ],
  [
    'leader',
    'when you play a hero and it was challenged, draw a card',
    'when you play a hero if that hero was challenged this turn, draw a card',
  ],
  [
    'leader',
    'when you play a magic card and it resolves, draw a card',
    'when you play a magic card, draw a card',
  ],
  ['leader', 'magic cards cannot be challenged', 'players cannot challenge players for a magic card'],
  ['hero', 'opponents cannot respond to your cards this turn', 'opponents cannot challenge you this turn'],
  ['leader', 'nobody can respond to your items', 'players cannot challenge you for an item'],
  ['leader', 'skip the challenge window when you play an item', 'opponents cannot challenge you for an item'],
  ['leader', 'only you can modify your rolls', 'other players cannot modify your rolls'],
  ['leader', 'only you can attack monsters', 'other players cannot attack monsters'],
];
