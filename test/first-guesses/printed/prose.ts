import type { Same } from '../readings/cards.ts';

/** Abilities as printed prose, of several sentences, and the same as the language has it. */
export const ON_PROSE: readonly Same[] = [
  // What happens goes on in the next sentence.
  [
    'leader',
    'Whenever you slay a monster, draw a card. Then discard a card.',
    'when you slay a monster:\n  draw a card\n  discard a card',
  ],
  [
    'leader',
    'Each time you slay a monster, draw 2 cards. Opponents cannot steal your heroes.',
    'when you slay a monster, draw 2 cards\nopponents cannot steal your heroes',
  ],
  [
    'leader',
    'When you slay a monster, draw 2 cards. At the start of your turn, you may discard a card. If you do, draw a card.',
    'when you slay a monster, draw 2 cards\nat the start of your turn:\n  you may discard a card\n  if you do, draw a card',
  ],
  [
    'character',
    "When you lay this, steal a character in an opponent's front as guest. At the end of the turn, release the guest.",
    "when you lay this:\n  steal a character in an opponent's front as guest\n  at the end of the turn, release the guest",
  ],
  // The price of what follows.
  [
    'leader',
    'Once per turn, you may discard a card. If you do, draw 2 cards. Then sacrifice a hero.',
    'once per turn, discard a card to:\n  draw 2 cards\n  sacrifice a hero',
  ],
  // How often.
  [
    'character',
    'The first time each turn a character of yours is destroyed, draw a card. Then discard a card.',
    'once per turn, when a character of yours is destroyed:\n  draw a card\n  discard a card',
  ],
  [
    'leader',
    'each time an opponent draws a card, you may draw a card (at most twice each turn)',
    'twice per turn, when an opponent draws a card, you may draw a card',
  ],
  [
    'leader',
    'Whenever an opponent draws a card, draw a card. You may do this only once per turn.',
    'once per turn, when an opponent draws a card, draw a card',
  ],
  [
    'leader',
    'When you slay a monster, draw 2 cards. Then discard a card (once per turn).',
    'once per turn, when you slay a monster:\n  draw 2 cards\n  discard a card',
  ],
  [
    'leader',
    'You may discard a card. If you do, draw a card. (Use this only once each turn.)',
    'once per turn, discard a card to draw a card',
  ],
  [
    'leader',
    'While you have 3 heroes in your party, whenever you play a magic card, draw a card (max once per turn).',
    'while you have 3 heroes in your party, once per turn, when you play a magic card, draw a card',
  ],
  [
    'leader',
    'Once per turn, when you play a magic card, draw a card (once per turn).',
    'once per turn, when you play a magic card, draw a card',
  ],
];
