import type { Same } from '../readings/cards.ts';

/** How many of some cards something may be done with, and how often, in the words of people. */
export const ON_LIMITS: readonly Same[] = [
  [
    'leader',
    'No more than one hero can be destroyed each turn.',
    'a hero can be destroyed only if no hero was destroyed this turn',
  ],
  [
    'leader',
    'Only 2 heroes can be destroyed each turn',
    'a hero can be destroyed only if less than 2 heroes were destroyed this turn',
  ],
  [
    'leader',
    'Only one of your heroes can be destroyed each turn',
    'a hero of yours can be destroyed only if no hero of yours was destroyed this turn',
  ],
  [
    'leader',
    'Each hero can be destroyed only once each turn',
    'a hero can be destroyed only if that hero was not destroyed this turn',
  ],
  [
    'leader',
    "Players can't play more than 2 cards each turn",
    'a player can play a card only if that player played less than 2 cards this turn',
  ],
  [
    'leader',
    "Opponents can't draw more than 2 cards each turn",
    'an opponent can draw only if that player drew less than 2 cards this turn',
  ],
  [
    'leader',
    'No player can challenge more than twice each turn',
    'a player can challenge only if the number of times that player challenged this turn is less than 2',
  ],
  [
    'character',
    "This can't be attacked more than once each turn",
    'this can be attacked only if this was not attacked this turn',
  ],
  [
    'magic',
    'Until your next turn, opponents can steal only one hero each turn',
    'until your next turn, an opponent can steal a hero only if that player did not steal a hero this turn',
  ],
];
