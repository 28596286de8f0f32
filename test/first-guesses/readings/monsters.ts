import type { Same } from './cards.ts';

/** What people write on monsters, and the same as the language has it. */
export const ON_MONSTERS: readonly Same[] = [
  // The best of each of several, in a field that is told what one verb is done with.
  [
    'monster',
    'the actor with the highest value in each group',
    'for each group, slash the actor with the highest value in that group',
  ],
  [
    'monster',
    'the actor with the highest value in each group, unless that value is tied',
    'for each group where there is exactly 1 actor with the highest value in that group, slash all actors with the highest value in that group',
  ],
  [
    'monster',
    'all actors of the most common colour',
    'choose a colour with the most actors\nslash all actors of that colour',
  ],
  // Words of speech.
  ['monster', 'a group where every color is red', 'a group where every colour is red'],
  ['monster', 'a group where all values are equal', 'a group where values are the same'],
  // What the values of several add up to, and those that are alike.
  [
    'monster',
    'a group whose values add up to at least 12',
    'a group where the total value of all cards in that group is at least 12',
  ],
  [
    'monster',
    'a unit with a sum of values of 9 or more',
    'a unit where the total value of all cards in that unit is at least 9',
  ],
  // Words that are left out, or in another order.
  ['monster', 'a group where all colours are different', 'a group where colours are different'],
  ['monster', 'all loners with an odd value', 'all loners where value is odd'],
];
