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
  // No two alike, or all.
  ['monster', 'a group where no two actors have the same colour', 'a group where colours are different'],
  ['monster', 'a group in which no two actors share a colour', 'a group where colours are different'],
  ['monster', 'a group where no two values are the same', 'a group where values are different'],
  ['monster', 'a group where every actor has a different colour', 'a group where colours are different'],
  ['monster', 'a group where no value appears twice', 'a group where values are different'],
  ['monster', 'a group where all actors have the same colour', 'a group where colours are the same'],
  ['monster', 'a group where all have the same value', 'a group where values are the same'],
  // A total.
  [
    'monster',
    'a group where the values add up to exactly 13',
    'a group where the total value of all cards in that group is 13',
  ],
  [
    'monster',
    'a group whose values total 13',
    'a group where the total value of all cards in that group is 13',
  ],
  ['monster', 'a group with a total of 13', 'a group where the total value of all cards in that group is 13'],
  [
    'monster',
    'a group with a total value of at least 13',
    'a group where the total value of all cards in that group is at least 13',
  ],
  [
    'monster',
    'a group in which the values add up to 13 or more',
    'a group where the total value of all cards in that group is at least 13',
  ],
  [
    'monster',
    'a group where the total value is at most 13',
    'a group where the total value of all cards in that group is at most 13',
  ],
  // The one with the most in it, and only where it alone has so many.
  ['monster', 'the biggest group', 'the group with the most actors'],
  ['monster', 'the smallest group', 'the group with the fewest actors'],
  ['monster', 'all of the biggest groups', 'all groups with the most actors'],
  ['monster', 'a group of 5', 'a group with 5 actors'],
  ['monster', 'a group of 3 or more', 'a group with 3 or more actors'],
  [
    'monster',
    "the biggest group, but nobody if there's a tie",
    'if there is exactly 1 group with the most actors, slash the group with the most actors',
  ],
  [
    'monster',
    'the smallest group, unless there is a tie',
    'if there is exactly 1 group with the fewest actors, slash the group with the fewest actors',
  ],
  [
    'monster',
    'the actor with the highest value, but nobody if there is a tie',
    'if there is exactly 1 actor with the highest value, slash the actor with the highest value',
  ],
  // All but some.
  [
    'monster',
    'all actors except the ones with the lowest value',
    'all actors where value is more than the lowest value of all actors',
  ],
  [
    'monster',
    'all actors except whoever has the lowest value',
    'all actors where value is more than the lowest value of all actors',
  ],
  [
    'monster',
    'all loners other than those with the highest value',
    'all loners where value is less than the highest value of all loners',
  ],
  [
    'monster',
    'everyone in a group of 3 or more except whoever has the lowest value',
    'choose a group with 3 or more actors\nslash all actors in that group where value is more than the lowest value of all actors in that group',
  ],
  [
    'monster',
    'all actors in a group of at least 4 except those with the highest value',
    'choose a group with at least 4 actors\nslash all actors in that group where value is less than the highest value of all actors in that group',
  ],
  // Half of them, and a second thing.
  [
    'monster',
    'a group where more than half of the actors are red',
    'a group where 2 times the number of red actors in that group is more than the number of actors in that group',
  ],
  [
    'monster',
    'a group where at least half of the actors are blue',
    'a group where 2 times the number of blue actors in that group is at least the number of actors in that group',
  ],
  [
    'monster',
    'a group where exactly half the actors are green',
    'a group where 2 times the number of green actors in that group is the number of actors in that group',
  ],
  [
    'monster',
    'a group where more than half of the actors are red, and all red loners too',
    'slash a group where 2 times the number of red actors in that group is more than the number of actors in that group\nslash all red loners',
  ],
  [
    'monster',
    'a group where values are consecutive, and all loners as well',
    'slash a group where values are consecutive\nslash all loners',
  ],
  // Each out of another one.
  [
    'monster',
    'exactly 3 actors of the same colour, each from a different group',
    'exactly 3 actors in different groups where colours are the same',
  ],
  [
    'monster',
    '3 actors of the same colour, one from each of three different groups',
    '3 actors in different groups where colours are the same',
  ],
  ['monster', '2 actors, each from a different group', '2 actors in different groups'],
  // In plain speech: how large it is, what it adds up to, what is in it, and what is done otherwise.
  ['monster', 'the largest group; if tied, all of them', 'all groups with the most actors'],
  ['monster', 'a group consisting of exactly 2 colours', 'a group with exactly 2 different colours'],
  [
    'monster',
    'a group with at least double the number of red actors compared to blue actors',
    'a group where the number of red actors in that group is at least 2 times the number of blue actors in that group',
  ],
  [
    'monster',
    'a group of exactly six actors; failing that, all loners',
    'if there is a group with exactly 6 actors, slash a group with exactly 6 actors\notherwise, slash all loners',
  ],
  ['monster', 'everyone who is alone', 'all loners'],
  // Where the verb of the field is left out.
  [
    'monster',
    'all groups with at least 3 actors where colours are the same\nif there are none, an actor with the highest value in a group with the most actors',
    'if there are no groups with at least 3 actors where colours are the same, slash an actor with the highest value in a group with the most actors\notherwise, slash all groups with at least 3 actors where colours are the same',
  ],
  [
    'monster',
    'if at least 1 actor was slashed this round, all loners; otherwise, a group with the most actors',
    'if at least 1 actor was slashed this round, slash all loners\notherwise, slash a group with the most actors',
  ],
  [
    'monster',
    'for each colour, move the 2 loners of that colour with the highest values to a new unit\nthe actor with the lowest value in each group with exactly 2 actors',
    'for each colour, move the 2 loners of that colour with the highest values to a new unit\nfor each group with exactly 2 actors, slash the actor with the lowest value in that group',
  ],
  // So many in it, even or odd, and the only one that is so.
  [
    'monster',
    'the actor with the highest value in each group where the number of actors is even',
    'for each group where the number of actors in that group is even, slash the actor with the highest value in that group',
  ],
  [
    'monster',
    'all groups with an odd number of actors',
    'all groups where the number of actors in that group is odd',
  ],
  [
    'monster',
    'the actor with the highest value in the only group with the most actors',
    'if there is exactly 1 group with the most actors, slash the actor with the highest value in the group with the most actors',
  ],
  ['monster', 'the only loner', 'if there is exactly 1 loner, slash a loner'],
  // Somebody else chooses.
  [
    'monster',
    "2 loners of the first player's choice",
    'the first player chooses 2 loners as chosen\nslash the chosen',
  ],
  [
    'monster',
    'the actor with the highest value in each group with at least 3 actors\nif there is no group with at least 3 actors, 2 loners the first player chooses',
    'if there is no group with at least 3 actors:\n  the first player chooses 2 loners as chosen\n  slash the chosen\notherwise, for each group with at least 3 actors, slash the actor with the highest value in that group',
  ],
  // Whether the lines above did it.
  [
    'monster',
    'all groups with exactly 2 actors\nif no actors were slashed, all loners',
    'slash all groups with exactly 2 actors\nif no actor was slashed this way, slash all loners',
  ],
  [
    'monster',
    'all loners\nif this slashed nobody, a group with the most actors',
    'slash all loners\nif no actor was slashed this way, slash a group with the most actors',
  ],
  [
    'monster',
    'all loners\nif it slashes at least 2 actors, each player discards a card',
    'slash all loners\nif at least 2 actors were slashed this way, each player moves a card in their hand to the discard pile',
  ],
  // So many as there are of something else.
  [
    'monster',
    'let count be the number of loners\n(the count) actors with the lowest values in a group with the most actors',
    'let count be the number of loners\nchoose a group with the most actors\nslash the (the count) actors with the lowest values in that group',
  ],
  [
    'monster',
    'all loners, but if nobody is slashed, a group with the fewest actors',
    'slash all loners\nif no actor was slashed this way, slash a group with the fewest actors',
  ],
  [
    'monster',
    'all loners\nif nobody is slashed:\n  each player discards a card',
    'slash all loners\nif no actor was slashed this way, each player moves a card in their hand to the discard pile',
  ],
  [
    'monster',
    'if no actor has been slashed yet this round, all loners',
    'if no actor was slashed this round, slash all loners',
  ],
  [
    'monster',
    "a group of the first player's choice with at least 3 actors",
    'the first player chooses a group with at least 3 actors as chosen\nslash the chosen',
  ],
  [
    'monster',
    'all actors in the only group with exactly 4 actors',
    'if there is exactly 1 group with exactly 4 actors, slash all actors in any group with exactly 4 actors',
  ],
  // A value that many or few of them have, in any place of a sentence.
  [
    'monster',
    'all loners of the colour with the most loners',
    'choose a colour with the most loners\nslash all loners of that colour',
  ],
  [
    'monster',
    'each actor of the rarest colour',
    'choose a colour with the fewest actors where there is an actor of that colour\nslash all actors of that colour',
  ],
  [
    'monster',
    'if there is a group with at least 4 actors, slash a group with at least 4 actors\notherwise, slash all loners of the colour that has the most loners',
    'if there is a group with at least 4 actors, slash a group with at least 4 actors\notherwise:\n  choose a colour with the most loners\n  slash all loners of that colour',
  ],
  ['monster', 'a group with the most different colours', 'slash a group with the most different colours'],
  // Votes.
  [
    'monster',
    'each player secretly votes for a loner; the loner with the most votes is slashed',
    'each player secretly chooses a loner\nslash the loner with the most votes',
  ],
  [
    'monster',
    'everyone votes for a colour. slash all loners of the colour with the most votes',
    'each player chooses a colour\nchoose a colour with the most votes\nslash all loners of that colour',
  ],
  [
    'monster',
    'each player secretly chooses a group. slash the group chosen by the most players',
    'each player secretly chooses a group\nslash the group with the most votes',
  ],
  [
    'monster',
    'each player secretly names a colour\nslash every loner whose colour was named',
    'each player secretly chooses a colour\nfor each colour with at least 1 vote, slash all loners of that colour',
  ],
  [
    'monster',
    'each player votes for an actor. whoever gets the most votes is slashed. if there is a tie, slash nobody',
    'each player chooses an actor\nif there is exactly 1 actor with the most votes, slash the actor with the most votes',
  ],
  // So often, unless it stops before.
  [
    'monster',
    'repeat up to 3 times:\n  slash a loner with the lowest value\n  if there are no loners, stop',
    'repeat exactly 3 times:\n  slash a loner with the lowest value\n  if there are no loners, stop',
  ],
  [
    'monster',
    'repeat at most two times:\n  slash a loner\n  if there are no loners, stop repeating',
    'repeat exactly 2 times:\n  slash a loner\n  if there are no loners, stop',
  ],
  // A value that is there once, and where they are behind what they are like.
  [
    'monster',
    'all actors in any group where no other actor in that group has the same colour',
    'for each group, for each colour, if there is exactly 1 actor of that colour in that group, slash all actors of that colour in that group',
  ],
  [
    'monster',
    'all actors whose colour occurs only once in their group',
    'for each group, for each colour, if there is exactly 1 actor of that colour in that group, slash all actors of that colour in that group',
  ],
  [
    'monster',
    'all actors where value is at least 4 in the group with the most actors',
    'all actors in the group with the most actors where value is at least 4',
  ],
  // More of these than of those.
  [
    'monster',
    'for each group:\n  if that group has fewer red actors than blue actors, slash all red actors in that group',
    'for each group:\n  if the number of red actors in that group is less than the number of blue actors in that group, slash all red actors in that group',
  ],
  [
    'monster',
    'for each group:\n  slash all red actors and all blue actors in that group',
    'for each group:\n  slash all red actors or blue actors in that group',
  ],
  // What happened to several.
  [
    'monster',
    'if no actors were slashed this round, slash all loners',
    'if no actor was slashed this round, slash all loners',
  ],
  ['monster', 'the group that has more actors than each other group', 'the only group with the most actors'],
];
