import type { Same } from '../readings/cards.ts';

/** Cards that count as several, since they came, and choices that were made before. */
export const COUNTED_TWICE: readonly Same[] = [
  ['leader', 'this leader counts twice', 'this leader counts as 2 leaders'],
  ['leader', 'your heroes count double', 'all heroes of yours count as 2 heroes'],
  ['leader', 'heroes in your party are counted as two heroes', 'all heroes in your party count as 2 heroes'],
  ['leader', 'each hero in your party counts three times', 'each hero in your party counts as 3 heroes'],
  [
    'item',
    'the equipped hero counts as two heroes for monster requirements',
    'the equipped hero counts as 2 heroes for all symbols',
  ],
  [
    'item',
    'the equipped hero counts twice for the requirements of monsters',
    'the equipped hero counts as 2 heroes for all symbols',
  ],
  [
    'hero',
    'until end of turn, this hero counts as two heroes',
    'until end of turn, this hero counts as 2 heroes',
  ],
  ['character', 'this character is counted as two characters', 'this character counts as 2 characters'],
  [
    'leader',
    'at the start of your turn, draw a card for each hero destroyed since this came into play',
    'at the start of your turn, draw a card for each time a hero was destroyed since this came into play',
  ],
  [
    'hero',
    'draw a card for each hero that was destroyed since this hero entered your party',
    'draw a card for each time a hero was destroyed since this came into play',
  ],
  [
    'hero',
    'if you have not attacked since this was played, draw a card',
    'if you did not attack a monster since this came into play, draw a card',
  ],
  [
    'trophy',
    'at the start of your turn, if you have attacked at least 2 times since this was slain, draw a card',
    'at the start of your turn, if the number of times you attacked a monster since this came into play is at least 2, draw a card',
  ],
  [
    'character',
    'at the start of your turn, draw a card for each character of yours that was destroyed since this was laid',
    'at the start of your turn, draw a card for each time a character of yours was destroyed since this came into play',
  ],
  // What was chosen before.
  [
    'hero',
    'choose one that has not been chosen before:\n  - draw a card\n  - destroy a hero',
    'choose one that was not chosen before:\n  - draw a card\n  - destroy a hero',
  ],
  [
    'leader',
    "at the start of your turn, choose one that hasn't been chosen yet:\n  - draw 2 cards\n  - gain an action point",
    'at the start of your turn, choose one that was not chosen before:\n  - draw 2 cards\n  - gain an action point',
  ],
  [
    'leader',
    'once per turn, pay 1 action point to:\n  choose one not chosen before:\n    - draw 2 cards\n    - destroy a hero',
    'once per turn, pay 1 action point to:\n  choose one that was not chosen before:\n    - draw 2 cards\n    - destroy a hero',
  ],
];
