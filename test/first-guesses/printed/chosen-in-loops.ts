/** What a loop has chosen, as all of it. */
import type { Same } from '../readings/cards.ts';

export const CHOSEN_IN_LOOPS: readonly Same[] = [
  [
    'magic',
    'for each opponent, choose a hero in their party. destroy those heroes',
    'for each opponent, choose a hero in their party\ndestroy those heroes',
  ],
  [
    'magic',
    'for each opponent, choose a hero in their party. swap two of those heroes',
    "for each opponent, choose a hero in their party\nchoose a hero among those heroes as given\nchoose another hero among those heroes as taken\nmove the given to the taken's controller's party and move the taken to the given's controller's party",
  ],
  [
    'magic',
    "for each opponent, choose a hero in that player's party as mark\ndestroy the marks",
    'for each opponent, choose a hero in their party\ndestroy those heroes',
  ],
  [
    'action',
    'for each group, choose an actor in it. slash the chosen actors',
    'for each group, choose an actor in that group\nslash those actors',
  ],
  [
    'action',
    'for each group, choose an actor in that group as star\nslash all the stars',
    'for each group, choose an actor in that group\nslash those actors',
  ],
  [
    'event',
    'each player chooses a character they have. destroy the chosen characters',
    'each player chooses a character of theirs\ndestroy all of those characters',
  ],
  [
    'leader',
    'when you slay a monster:\n  for each opponent, choose a hero in their party. steal one of those heroes',
    'when you slay a monster:\n  for each opponent, choose a hero in their party\n  steal one of those heroes',
  ],
];
