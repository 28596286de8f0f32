import type { Same } from './cards.ts';

/** What people write on actions, and the same as the language has it. */
export const ON_ACTIONS: readonly Same[] = [
  // Ends at the steps of a round, and at the next one.
  [
    'action',
    'all actors cannot be slashed until the slash phase',
    'all actors cannot be slashed until the start of the slash',
  ],
  [
    'action',
    'all actors cannot be slashed until the next round',
    'all actors cannot be slashed until end of round',
  ],
  // What is alone in its pile.
  [
    'action',
    'scatter a group, so that each of its actors becomes a loner',
    'choose a group\nfor each actor in that group, move that actor to a new unit',
  ],
  // Verbs by which a pile of the game is called.
  ['action', 'draw two cards', 'move the top 2 cards of the deck to your hand'],
  ['action', 'each opponent draws a card', 'each opponent moves the top card of the deck to their hand'],
  ['action', 'each player discards a card', 'each player moves a card in their hand to the discard pile'],
  ['action', 'you may discard up to 2 cards', 'you may move up to 2 cards in your hand to the discard pile'],
  ['action', 'draw a card for each loner', 'move the top card of the deck to your hand for each loner'],
  [
    'action',
    'draw as many cards as there are groups',
    'move the top (the number of groups) cards of the deck to your hand',
  ],
  [
    'action',
    'Discard any number of cards. Draw that many',
    'move any number of cards in your hand to the discard pile\nmove the top (that many) cards of the deck to your hand',
  ],
  [
    'action',
    'draw a card as drawn\nif the drawn is an actor, you may play the drawn',
    'move the top card of the deck as drawn to your hand\nif the drawn is an actor, you may play the drawn',
  ],
  [
    'action',
    'Draw a card. If it is an actor, you may play it',
    'move the top card of the deck as drawn to your hand\nif the drawn is an actor, you may play the drawn',
  ],
  [
    'action',
    'draw 2 cards\ndiscard one of those cards',
    'move the top 2 cards of the deck as two to your hand\nmove 1 of the two to the discard pile',
  ],
  [
    'action',
    'discard an action, then draw the top card of the deck',
    'move an action in your hand to the discard pile, then move the top card of the deck to your hand',
  ],
  [
    'action',
    'you may discard an actor from your hand. If you do, slash all actors of its colour',
    "you may move an actor in your hand to the discard pile\nif you do, slash all actors of that card's colour",
  ],
  [
    'action',
    'draw cards until you have 3 cards in hand',
    'move the top (3 - the number of cards in your hand) cards of the deck to your hand',
  ],
  [
    'action',
    'each opponent discards down to 2 cards',
    'each opponent moves (the number of cards in their hand - 2) cards in their hand to the discard pile',
  ],
  [
    'action',
    'for each opponent:\n  that player chooses one:\n    - that player discards a card\n    - you draw a card',
    'for each opponent:\n  that player chooses one:\n    - that player moves a card in their hand to the discard pile\n    - you move the top card of the deck to your hand',
  ],
  ['action', 'discard your hand', 'move all cards in your hand to the discard pile'],
  ['action', 'discard an actor in a unit', 'move an actor in a unit to the discard pile'],
  [
    'action',
    'move two actors of different colors from one group to a new group',
    'choose a group with at least 2 different colours\nchoose 2 actors in that group where colours are different as chosen\nmove the chosen to a new group',
  ],
  // What everyone gets, and what is done with each.
  [
    'action',
    'move each actor in a group to the discard pile',
    'choose a group\nfor each actor in that group, move that actor to the discard pile',
  ],
  // What the values of several add up to, and those that are alike.
  [
    'action',
    'choose three actors of the same value from different units and move them to a new unit',
    'move 3 actors in different units where values are the same to a new unit',
  ],
  // Words that are left out, or in another order.
  [
    'action',
    'move two actors with consecutive values from one group to a new group',
    'choose a group\nchoose 2 actors in that group where values are consecutive as chosen\nmove the chosen to a new group',
  ],
  // Of cards that print one number it is said what they are worth.
  ['action', 'all red actors are worth 5 this round', 'the value of all red actors counts as 5 this round'],
  [
    'action',
    'choose an actor in a unit\nthat actor is worth 9 until end of round',
    'choose an actor in a unit\nthe value of that actor counts as 9 until end of round',
  ],
  [
    'action',
    'move an actor from one group to another',
    'choose a group\nmove an actor in that group to another group',
  ],
  [
    'action',
    'look at the top card of the monster deck\nyou may put it on the bottom\nif you do, discard a card',
    'look at the top card of the monster deck as seen\nyou may move the seen to the bottom of the monster deck\nif you do, move a card in your hand to the discard pile',
  ],
  ['action', 'join a loner to a group', 'move a loner to a group'],
  // In plain speech, with the verb that the game has for it.
  ['action', 'fuse two groups into one', 'join a group to another group'],
  ['action', 'tear a group apart into two pieces', 'split a group'],
  ['action', 'collect all green actors in a new group', 'move all green actors to a new unit'],
  // What is put in the place of something once.
  [
    'action',
    'choose a group as shelter\nuntil end of round, the first time an actor in the shelter would be slashed, instead slash a loner',
    'choose a group as shelter\nuntil end of round, once, if an actor in the shelter would be slashed, instead slash a loner',
  ],
  // Two that are chosen together.
  [
    'action',
    'choose 2 actors in different groups where colours are the same as couple\nexchange the couple',
    'choose 2 actors in different groups where colours are the same as couple\nexchange an actor among the couple for another actor among the couple',
  ],
  [
    'action',
    'swap two actors of the same colour in different groups',
    'choose 2 actors in different groups where colours are the same as chosen\nexchange an actor among the chosen for another actor among the chosen',
  ],
  [
    'action',
    'exchange an actor in a group for an actor of the same colour in another group',
    'choose 2 actors in different groups where colours are the same as chosen\nexchange an actor among the chosen for another actor among the chosen',
  ],
  [
    'action',
    'exchange a loner for an actor of the same colour in a group',
    "choose a loner as first\nexchange the first for an actor in a group where colour is the first's colour",
  ],
  [
    'action',
    'choose 2 loners where colours are the same as buddies\nmove the buddies to a new unit as pair\nyou may move an actor in a group other than the pair to a new unit',
    'choose 2 loners where colours are the same as buddies\nmove the buddies to a new unit\nyou may move an actor other than the buddies in a group to a new unit',
  ],
  // A value that something there has.
  [
    'action',
    'choose a group as crowd\nchoose a colour in the crowd\nmove all actors of that colour in the crowd to a new unit',
    'choose a group as crowd\nchoose a colour where there is an actor of that colour in the crowd\nmove all actors of that colour in the crowd to a new unit',
  ],
  [
    'action',
    'choose a colour among the loners\nmove all loners of that colour to a new unit',
    'choose a colour where there is a loner of that colour\nmove all loners of that colour to a new unit',
  ],
  [
    'action',
    'choose an actor in a group\nchoose an actor of the same colour in another group\nswap them',
    "choose an actor in a group as first\nchoose an actor in another group where colour is the first's colour as second\nexchange the first for the second",
  ],
  [
    'action',
    'choose 2 loners of the same colour as buddies\nmove the buddies to a new unit',
    'choose 2 loners where colours are the same as buddies\nmove the buddies to a new unit',
  ],
  [
    'action',
    'move all actors of one colour in a group to a new unit',
    'choose a group\nchoose a colour where there is an actor of that colour in that group\nmove all actors of that colour in that group to a new unit',
  ],
  // What is forbidden with several at once, or by several verbs.
  [
    'action',
    'choose a group as readers\nuntil end of round, players cannot move, join, split or exchange the readers',
    'choose a group as readers\nall actors in the readers cannot be moved until end of round\nthe readers cannot be joined until end of round\na unit cannot be joined to the readers until end of round\nthe readers cannot be split until end of round\nall actors in the readers cannot be exchanged until end of round\nan actor cannot be exchanged for an actor in the readers until end of round',
  ],
  [
    'action',
    'choose a group\nactors in that group cannot be slashed or moved this round',
    'choose a group\nall actors in that group cannot be slashed this round\nall actors in that group cannot be moved this round',
  ],
  [
    'action',
    'choose 2 loners as pair\nthe pair cannot be slashed until end of round',
    'choose 2 loners as pair\nfor each loner among the pair, that loner cannot be slashed until end of round',
  ],
  [
    'action',
    'choose a group as crowd\nno one may slash the crowd this round',
    'choose a group as crowd\nall actors in the crowd cannot be slashed this round',
  ],
  // Places by what is in them.
  [
    'action',
    "choose a loner as hunter\nmove the hunter to a group with an actor of the hunter's colour",
    "choose a loner as hunter\nlet hue be the hunter's colour\nmove the hunter to a group with an actor of the hue",
  ],
  [
    'action',
    'each loner joins a group with an actor of its colour',
    "for each loner:\n  let hue be that loner's colour\n  move that loner to a group with an actor of the hue",
  ],
  [
    'action',
    'choose a loner\nit joins a group that holds a red actor',
    'choose a loner\nmove that loner to a group with a red actor',
  ],
  // What two are like.
  [
    'action',
    'choose 2 actors in different groups where colours are the same as couple\nexchange the couple\nif the values of the couple are consecutive, split a group',
    'choose 2 actors in different groups where colours are the same as couple\nexchange an actor among the couple for another actor among the couple\nif the difference between the highest value of the couple and the lowest value of the couple is 1, split a group',
  ],
  [
    'action',
    'choose 2 loners as couple\nif the couple have the same colour, split a group',
    'choose 2 loners as couple\nif the number of different colours of the couple is 1, split a group',
  ],
  // What comes in the place of an event, in each of its branches.
  [
    'action',
    'choose a group as flock\nthe first time this round an actor in the flock would be slashed:\n  if there are no loners, instead draw 2 cards\n  otherwise, instead slash a loner',
    'choose a group as flock\nuntil end of round, once, if an actor in the flock would be slashed, instead:\n  if there are no loners, draw 2 cards\n  otherwise, slash a loner',
  ],
  // A place that is written once for several.
  [
    'action',
    'slash a red actor in each group with at least 2 red actors',
    'for each group with at least 2 red actors, slash a red actor in that group',
  ],
  [
    'action',
    'slash all actors in each group where value is the number of actors in that group',
    'for each group, slash all actors in that group where value is the number of actors in that group',
  ],
  [
    'action',
    'move an actor in each group to a new unit',
    'for each group, move an actor in that group to a new unit',
  ],
  [
    'action',
    'slash the lowest and the highest actor of a group',
    'choose a group\nslash the actor with the lowest value in that group\nslash the actor with the highest value in that group',
  ],
  [
    'action',
    'slash the actor with the lowest value and the actor with the highest value in the group with the most different colours',
    'choose the group with the most different colours\nslash the actor with the lowest value in that group\nslash the actor with the highest value in that group',
  ],
  [
    'action',
    'slash all loners where colour is in no group',
    "for each loner, if there is no actor in a group where colour is that loner's colour, slash that loner",
  ],
  [
    'action',
    'slash all actors of a random colour',
    'choose a random colour\nslash all actors of that colour',
  ],
  // Repetitions without a largest number.
  [
    'action',
    'repeat:\n  slash a loner\n  if there are no loners, stop',
    'repeat exactly 100 times:\n  slash a loner\n  if there are no loners, stop',
  ],
  [
    'action',
    'repeat until there are no loners: slash a loner',
    'repeat up to 100 times until there are no loners, slash a loner',
  ],
  [
    'action',
    'slash a loner, then repeat this until there are no loners',
    'slash a loner\nrepeat up to 100 times until there are no loners, slash a loner',
  ],
  ['action', 'slash a loner, then repeat this twice', 'repeat exactly 3 times, slash a loner'],
  // Where a round of the players begins.
  [
    'action',
    'starting with the first player, each player moves an actor to a new unit',
    'for each player in turn order from the first player, that player moves an actor to a new unit',
  ],
  [
    'action',
    'in turn order, each player moves an actor to a new unit',
    'for each player in turn order, that player moves an actor to a new unit',
  ],
  [
    'action',
    'each player in turn order chooses an actor in a group\nslash those actors',
    'each player chooses an actor in a group\nslash those actors',
  ],
  // What a condition finds.
  [
    'action',
    'if there is a loner with value 7, slash that loner',
    'if there is a loner where value is 7:\n  choose a loner where value is 7\n  slash that loner',
  ],
  [
    'action',
    'if there is only one loner, slash it',
    'if there is exactly 1 loner:\n  choose a loner\n  slash that loner',
  ],
  // Votes.
  [
    'action',
    'each player chooses a group\nif only one group has the most votes, slash that group',
    'each player chooses a group\nif there is exactly 1 group with the most votes:\n  choose a group with the most votes\n  slash that group',
  ],
  [
    'action',
    'each player chooses a group\nslash each group that exactly one player chose',
    'each player chooses a group\nslash all groups with exactly 1 vote',
  ],
  [
    'action',
    'each player chooses a group\nslash all groups nobody chose',
    'each player chooses a group\nslash all groups with no votes',
  ],
  [
    'action',
    'each player chooses a colour\nslash all loners of a colour nobody chose',
    'each player chooses a colour\nfor each colour with no votes, slash all loners of that colour',
  ],
  [
    'action',
    'each player chooses a group\nslash the group with the most votes\nif tied, the first player chooses which',
    'each player chooses a group\nthe first player chooses a group with the most votes\nslash that group',
  ],
  [
    'action',
    'each player chooses a group\nslash the group with the most votes, all of them if tied',
    'each player chooses a group\nslash all groups with the most votes',
  ],
  // Where cards come from.
  ['action', 'take an action card from the discard pile', 'move an action in the discard pile to your hand'],
  ['action', 'play another card', 'play another card in your hand'],
  [
    'action',
    'draw 2 cards, then put 1 card on the bottom of the deck',
    'draw 2 cards, then move a card in your hand to the bottom of the deck',
  ],
  [
    'action',
    "look at a monster in each opponent's monster hand",
    "for each opponent, look at a monster in that player's monster hand",
  ],
  [
    'action',
    'choose a group. until the end of the round it cannot be slashed',
    'choose a group\nthat group cannot be slashed until end of round',
  ],
  [
    'action',
    'if a group has at least 5 actors, split it',
    'if there is a group with at least 5 actors:\n  choose a group with at least 5 actors\n  split that group',
  ],
  [
    'action',
    'slash all actors of the colour that occurs most often',
    'choose a colour with the most actors\nslash all actors of that colour',
  ],
  [
    'action',
    'choose 2 loners where the total value is 7 as hiders\nmove the hiders to a new unit',
    'choose 2 loners with a total value of 7 as hiders\nmove the hiders to a new unit',
  ],
  [
    'action',
    'exchange the values of 2 actors until end of round',
    "choose an actor as first\nchoose another actor as second\nlet former be the first's value\nlet latter be the second's value\nthe value of the first counts as the latter until end of round\nthe value of the second counts as the former until end of round",
  ],
  [
    'action',
    'the first time an actor would be slashed this round, move it to a new unit instead',
    'until end of round, once, if an actor would be slashed, instead move that actor to a new unit',
  ],
  [
    'action',
    'if an actor in a group would be slashed this round, move it to a new unit instead',
    'until end of round, if an actor in a group would be slashed, instead move that actor to a new unit',
  ],
  [
    'action',
    'until end of round, if an actor would be slashed, if it is red, move it to a new unit instead',
    'until end of round, if a red actor would be slashed, instead move that actor to a new unit',
  ],
  [
    'action',
    'until end of round, the first time a group would be slashed, only one actor in it is',
    'until end of round, once, if a player would slash a group, instead that player slashes an actor in that group',
  ],
  [
    'action',
    'the next time this round a group would be slashed, only the actor with the lowest value in it is slashed instead',
    'until end of round, once, if a player would slash a group, instead that player slashes the actor with the lowest value in that group',
  ],
  [
    'action',
    'until end of round, when a group would be slashed, choose an actor in it: only that actor is slashed',
    'until end of round, if a player would slash a group, instead:\n  choose an actor in that group as picked\n  that player slashes the picked',
  ],
  [
    'action',
    'until end of round, when a monster would slash a group, it slashes only one actor of that group instead',
    'until end of round, if a player would slash a group, instead that player slashes an actor in that group',
  ],
  [
    'action',
    'until end of round, the next time a group would be slashed, one actor in it of your choice survives',
    'until end of round, once, if a player would slash a group, instead:\n  choose an actor in that group as picked\n  that player slashes all actors in that group other than the picked',
  ],
  [
    'action',
    "until end of round, whenever two or more actors would be slashed at once, choose one of them. That actor isn't slashed",
    'until end of round, if a player would slash 2 or more actors, instead:\n  choose an actor among those actors as picked\n  that player slashes all actors among those actors other than the picked',
  ],
  [
    'action',
    'until end of round, the first time a group with at least 2 actors would be slashed:\n  choose an actor in that group as survivor\n  instead of slashing the survivor, move the survivor to a new unit',
    'until end of round, once, if a player would slash a group with at least 2 actors, instead:\n  choose an actor in that group as survivor\n  that player slashes all actors in that group other than the survivor\n  move the survivor to a new unit',
  ],
  [
    'action',
    'until end of round, when you slash several actors, draw a card',
    'until end of round, when you slash 2 or more actors, draw a card',
  ],
  [
    'action',
    'if a group has more actors than each other group, split that group',
    'if there is exactly 1 group with the most actors, split the group with the most actors',
  ],
  [
    'action',
    'if every player has at least 2 cards, each player discards a card',
    'if every player has at least 2 cards in their hand, each player moves a card in their hand to the discard pile',
  ],
];
