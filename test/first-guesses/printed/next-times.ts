import type { Same } from '../readings/cards.ts';

/** Turns that are to come, and what is kept from happening once. */
export const ON_NEXT_TIMES: readonly Same[] = [
  ['magic', 'When your next turn begins, draw 2 cards', 'at the start of your next turn, draw 2 cards'],
  ['magic', 'After your next turn, draw 3 cards', 'at the end of your next turn, draw 3 cards'],
  [
    'magic',
    'Prevent the next time a hero of yours would be destroyed this turn',
    'until end of turn, once, if a hero of yours would be destroyed, instead do nothing',
  ],
  [
    'magic',
    'The next time an opponent would destroy one of your heroes, destroy one of theirs instead',
    'for the rest of the game, once, if an opponent would destroy a hero of yours, instead destroy a hero of that player',
  ],
  [
    'leader',
    "If you didn't play a card on your turn, draw 2 cards at the end of it",
    'at the end of your turn, if you did not play a card this turn, draw 2 cards',
  ],
];
