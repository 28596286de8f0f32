/** Rolls, what changes them, and who may challenge whom, as people say it at a table. */
import type { Same } from '../readings/cards.ts';

export const DICE_TALK: readonly Same[] = [
  // The next one, of any sort.
  [
    'leader',
    'once per turn, when you play an item:\n  +2 to your next roll this turn',
    'once per turn, when you play an item, +2 to your next roll this turn',
  ],
  ['hero', 'your next roll gets +2', '+2 to your next roll for the rest of the game'],
  ['hero', 'add 2 to the next roll you make this turn', '+2 to your next roll until end of turn'],
  ['hero', 'the next roll you make this turn gets +3', '+3 to your next roll until end of turn'],
  ['hero', 'your next two rolls get +1', '+1 to your next 2 rolls for the rest of the game'],
  ['hero', 'your next roll is 2 higher', '+2 to your next roll for the rest of the game'],
  ['hero', 'the next time you roll, add 2 to it', '+2 to your next roll for the rest of the game'],
  [
    'hero',
    'the next time you make an attack roll this turn, +3 to that roll',
    '+3 to your next attack roll until end of turn',
  ],
  ['hero', "-2 to an opponent's next roll", "-2 to an opponent's next roll for the rest of the game"],
  [
    'hero',
    'the next roll an opponent makes gets -2',
    "-2 to an opponent's next roll for the rest of the game",
  ],
  ['hero', '+1 to the next roll of any player', '+1 to the next roll for the rest of the game'],
  [
    'hero',
    'choose an opponent. Their next roll is reduced by 2',
    "choose an opponent\n-2 to that player's next roll for the rest of the game",
  ],
  [
    'hero',
    'each opponent gets -1 to their next roll',
    "for each opponent, -1 to that player's next roll for the rest of the game",
  ],
  [
    'hero',
    "all opponents' next rolls get -1 until your next turn",
    "for each opponent, -1 to that player's next roll until the start of your next turn",
  ],
  [
    'hero',
    '+1 to your next roll this turn for each hero in your party',
    '+1 to your next roll for each hero in your party until end of turn',
  ],
  [
    'leader',
    'your first roll each turn gets +2',
    'at the start of each turn, +2 to your next roll until end of turn',
  ],
  [
    'leader',
    'once per turn, discard a card to add 2 to your next roll this turn',
    'once per turn, discard a card to:\n  +2 to your next roll until end of turn',
  ],
  [
    'leader',
    'once per turn, you may discard a card to add 2 to your rolls until end of turn',
    'once per turn, discard a card to:\n  +2 to your rolls until end of turn',
  ],
  [
    'hero',
    'you may discard a card to add 2 to your rolls until end of turn',
    'you may discard a card\nif you do, +2 to your rolls until end of turn',
  ],
  ['leader', '-1 to attack rolls of an opponent', '-1 to all attack rolls of an opponent'],
];
