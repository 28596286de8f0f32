import type { Same } from '../readings/cards.ts';

/** What always holds, in one of two ways. */
export const ON_STANDING: readonly Same[] = [
  [
    'item',
    "if the equipped hero is a bard, +3 to the equipped hero's rolls\notherwise, +1 to the equipped hero's rolls",
    "while the equipped hero is a bard, +3 to the equipped hero's rolls\nunless the equipped hero is a bard, +1 to the equipped hero's rolls",
  ],
  [
    'item',
    "+1 to the equipped hero's rolls. If the equipped hero is a bard, +3 instead.",
    "while the equipped hero is a bard, +3 to the equipped hero's rolls\nunless the equipped hero is a bard, +1 to the equipped hero's rolls",
  ],
  [
    'item',
    "+1 to the equipped hero's rolls (+3 if the equipped hero is a bard)",
    "while the equipped hero is a bard, +3 to the equipped hero's rolls\nunless the equipped hero is a bard, +1 to the equipped hero's rolls",
  ],
  [
    'item',
    "+3 to the equipped hero's rolls if the equipped hero is a bard, otherwise +1",
    "while the equipped hero is a bard, +3 to the equipped hero's rolls\nunless the equipped hero is a bard, +1 to the equipped hero's rolls",
  ],
  [
    'leader',
    'if you have no cards in your hand:\n  +1 to your rolls\n  your heroes cannot be stolen\notherwise:\n  -1 to your rolls',
    'while you have no cards in your hand:\n  +1 to your rolls\n  your heroes cannot be stolen\nunless you have no cards in your hand, -1 to your rolls',
  ],
  [
    'leader',
    '+1 to your rolls for each bard in your party unless you have no cards in your hand',
    'unless you have no cards in your hand, +1 to your rolls for each bard in your party',
  ],
  [
    'place',
    'if you are the active player, characters cannot attack. Otherwise, characters cannot be destroyed.',
    'while you are the active player, characters cannot attack\nunless you are the active player, characters cannot be destroyed',
  ],
  [
    'item',
    'the equipped hero counts as a bard unless it has another item',
    'unless the equipped hero has another item, the equipped hero counts as a bard',
  ],
  [
    'magic',
    'look at the hand of an opponent for the rest of the turn',
    "choose an opponent\nyou can see all cards in that player's hand until end of turn",
  ],
  [
    'event',
    'look at the hand of an opponent for the rest of the turn',
    "choose an opponent\nyou can see all cards in that player's hand until end of turn",
  ],
  [
    'magic',
    'your opponents play with their hands revealed until your next turn',
    "players can see all cards in each opponent's hand until the start of your next turn",
  ],
  [
    'leader',
    'your opponents play with their hands revealed',
    "players can see all cards in each opponent's hand",
  ],
  ['leader', 'play with the top card of the deck revealed', 'players can see the top card of the main deck'],
  [
    'trophy',
    'you may look at the top card of the main deck whenever you like',
    'you can see the top card of the main deck',
  ],
  [
    'magic',
    'reveal your hand until your next turn',
    'players can see all cards in your hand until the start of your next turn',
  ],
  [
    'chapter',
    'your opponent plays with their hand revealed until your next turn',
    "players can see all cards in each opponent's hand until the start of your next turn",
  ],
  [
    'event',
    'players reveal their hands until the end of the round',
    "players can see all cards in each player's hand until the end of the round",
  ],
  ['action', 'slash a red or blue loner', 'slash a loner where colour is red or colour is blue'],
  [
    'action',
    'slash a red, blue or green loner',
    'slash a loner where colour is red or colour is blue or colour is green',
  ],
  ['action', 'slash 2 red or blue actors', 'slash 2 actors where colour is red or colour is blue'],
  ['action', 'slash all red or blue actors', 'slash all actors where colour is red or colour is blue'],
  ['action', 'slash a blue or red actor', 'slash a blue actor or red actor'],
  ['monster', 'a red or blue loner', 'a loner where colour is red or colour is blue'],
  [
    'hero',
    "destroy a bard, thief or wizard hero in an opponent's party",
    "destroy a hero in an opponent's party where class is bard or class is thief or class is wizard",
  ],
  ['event', 'the player to your left discards a card', 'the next player discards a card in their hand'],
  [
    'magic',
    'choose an opponent to your left or right. That player discards a card',
    'choose an opponent where that player is your next player or that player is your previous player\nthat player discards a card',
  ],
  [
    'magic',
    'a player next to you discards a card',
    'choose a player where that player is your next player or that player is your previous player\nthat player discards a card',
  ],
  [
    'magic',
    'in clockwise order starting with the player to your left, each opponent sacrifices a hero',
    'in turn order from the next player, each opponent sacrifices a hero',
  ],
  [
    'magic',
    'each player, starting with the player to your left and going clockwise, may discard a card',
    'in turn order from the next player, each player may discard a card',
  ],
  ['action', 'the next player in turn order gains a point', 'the next player gains a point'],
];

/** Two piles that are chosen together. */
export const OF_TWO_HEAPS: readonly Same[] = [
  ['monster', 'two groups of the same size', '2 groups where the number of actors in that group is the same'],
  [
    'monster',
    'two groups of different sizes',
    '2 groups where the number of actors in that group is different',
  ],
  [
    'monster',
    'two groups with equal totals',
    '2 groups where the total value of all cards in that group is the same',
  ],
  ['monster', 'the two biggest groups', 'the 2 groups with the most actors'],
  [
    'action',
    'choose 2 groups where numbers of actors are the same as ropes\njoin the ropes',
    'choose 2 groups where the number of actors in that group is the same as ropes\njoin a group among the ropes to another group among the ropes',
  ],
  [
    'action',
    'choose 2 groups as ropes\nexchange an actor in one of the ropes for an actor in the other of the ropes',
    'choose 2 groups as ropes\nchoose a group among the ropes as first\nchoose another group among the ropes as second\nexchange an actor in the first for an actor in the second',
  ],
  [
    'action',
    'choose a group as left\nchoose another group with as many actors as the left as right\nexchange an actor with the highest value in the left for an actor with the lowest value in the right',
    'choose a group as left\nchoose another group with exactly (the number of actors in the left) actors as right\nexchange an actor with the highest value in the left for an actor with the lowest value in the right',
  ],
  [
    'action',
    'join the two smallest groups',
    'choose 2 groups with the fewest actors as pair\njoin a group among the pair to another group among the pair',
  ],
  [
    'action',
    'if there are at least 2 groups with the same number of actors, draw a card',
    'if there are at least 2 groups where the number of actors in that group is the same, draw a card',
  ],
  [
    'action',
    'choose 2 groups as rivals\nif the total values of the rivals are equal, draw a card\notherwise, move an actor in the group with the lower total value to a new unit',
    'choose 2 groups as rivals\nif there are 2 groups among the rivals where the total value of all cards in that group is the same, draw a card\notherwise, move an actor in a group among the rivals with the lowest total value to a new unit',
  ],
];

const LEAST = 'the lowest value of all cards in that group';
const MOST = 'the highest value of all cards in that group';

/** The highest and the lowest of what is in a pile, and what is closest to a number. */
export const OF_EXTREMES: readonly Same[] = [
  [
    'monster',
    'all actors in groups with at least 3 actors with neither the highest nor the lowest value in their group',
    `for each group with at least 3 actors, slash all actors in that group where value is more than ${LEAST} and value is less than ${MOST}`,
  ],
  [
    'monster',
    'all actors except those with the highest value in each group',
    `for each group, slash all actors in that group where value is less than ${MOST}`,
  ],
  [
    'action',
    'choose a group as pyramid\nmove all loners where value is less than the lowest value in the pyramid to the pyramid',
    'choose a group as pyramid\nmove all loners where value is less than the lowest value of all cards in the pyramid to the pyramid',
  ],
  [
    'action',
    'choose a group\nmove all loners with a value lower than every value in that group to that group',
    `choose a group\nmove all loners where value is less than ${LEAST} to that group`,
  ],
  ['monster', 'all groups where the lowest value is at least 3', `all groups where ${LEAST} is at least 3`],
  [
    'monster',
    'the group whose total is closest to 13',
    'the group where the difference between the total value of all cards in that group and 13 is the lowest',
  ],
  [
    'monster',
    'the group with the greatest difference between its highest value and its lowest value',
    `the group where the difference between ${MOST} and ${LEAST} is the highest`,
  ],
];

/** A die by the name that it is given. */
export const OF_NAMED_DICE: readonly Same[] = [
  [
    'hero',
    'roll a die as tear\nif the tear is at most 2, each opponent draws a card\nif the tear is 3, 4 or 5, each opponent discards a card',
    'make a die roll as tear\nif the tear is at most 2, each opponent draws a card\nif the tear is 3 or the tear is 4 or the tear is 5, each opponent discards a card',
  ],
  [
    'hero',
    'roll two dice as fate\nif the fate is at least 8, draw a card\notherwise, discard a card',
    'make a dice roll as fate\nif the fate is at least 8, draw a card\notherwise, discard a card',
  ],
];

/** What a card cannot do in the turn in which it came, and what is searched for. */
export const OF_ARRIVALS: readonly Same[] = [
  [
    'place',
    'characters of level 3 cannot attack on the turn they were laid',
    'all characters where level is 3 and that character was laid this turn cannot attack',
  ],
  [
    'character',
    'this cannot attack on the turn it is laid',
    'when this is laid, this cannot attack until end of turn',
  ],
  [
    'event',
    'search your deck for an object\nif you find one, attach it to a character in your front for free\notherwise, draw 2 cards\nshuffle your deck',
    'look at all cards in your deck as seen\nchoose an object among the seen as found\nif you do, attach the found to a character in your front\notherwise, draw 2 cards\nshuffle your deck',
  ],
  [
    'challenge',
    'when you win a challenge using this:\n  if the challenged card is a hero or an item, you may play the challenged card for free instead of discarding it',
    'when you win a challenge using this:\n  if the challenged card is a hero or an item, you may play the challenged card for free',
  ],
];

/** Two that change places for a time. */
export const OF_LENT: readonly Same[] = [
  [
    'event',
    "choose a character in your front as ebb\nchoose a character in an opponent's front with the same level as the ebb as flow\nexchange the ebb for the flow until the end of your next turn",
    "choose a character in your front as ebb\nchoose a character in an opponent's front where level is the ebb's level as flow\nlet lender be the flow's controller\nmove the ebb to the flow's controller's front and move the flow to your front\nat the end of your next turn:\n  if the ebb is in the lender's front, move the ebb to your front\n  if the flow is in your front, move the flow to the lender's front",
  ],
  [
    'event',
    "steal a character in an opponent's front until the end of your next turn",
    "choose a character in an opponent's front as lent\nlet lender be the lent's controller\nsteal the lent\nat the end of your next turn, if the lent is in your front, move the lent to the lender's front",
  ],
  [
    'item',
    "at the start of your turn, attach this to a hero in the next player's party with an empty item slot",
    "at the start of your turn, attach this to a free hero in the next player's party",
  ],
  [
    'item',
    'when the equipped hero leaves your party, you may attach this to a hero in your party that can carry another item',
    'when the equipped hero leaves your party, you may attach this to a free hero in your party',
  ],
  [
    'leader',
    'when an opponent modifies a roll of yours:\n  you may cancel that modifier\n  if you do, that player draws a card',
    'if an opponent would modify a roll of yours using a modifier as stopped, you may instead:\n  that player discards the stopped\n  that player draws a card',
  ],
  [
    'hero',
    'until the start of your next turn, the first time each opponent modifies a roll of yours:\n  you may cancel that modifier\n  if you do, that player draws a card',
    'for each opponent, until the start of your next turn, once, if that player would modify a roll of yours using a modifier as stopped, you may instead:\n  that player discards the stopped\n  that player draws a card',
  ],
  // What it goes on.
  [
    'item',
    'this cannot be equipped to a hero that has an item',
    'players cannot attach this to a hero with an item',
  ],
  [
    'item',
    'this can only be equipped to a bard',
    'players can attach this to a hero only if that hero is a bard',
  ],
  [
    'item',
    'you can only equip this to a hero without items',
    'players can attach this to a hero only if that hero has no items',
  ],
  [
    'item',
    'no other items can be equipped to the equipped hero',
    'players cannot attach other items to the equipped hero',
  ],
  [
    'item',
    "the equipped hero can't have another item",
    'players cannot attach other items to the equipped hero',
  ],
  [
    'item',
    'only one cursed item can be equipped to a hero',
    'players cannot attach a cursed item to a hero with a cursed item',
  ],
  [
    'item',
    'a hero can have at most 2 cursed items',
    'players cannot attach a cursed item to a hero where the number of cursed items attached to that hero is at least 2',
  ],
  ['item', 'a hero can have at most 2 items', 'the item slots of all heroes count as 2'],
  ['item', 'a second item may be equipped to this hero', '+1 to the item slots of the equipped hero'],
  ['leader', 'your heroes have room for 2 items', 'the item slots of your heroes count as 2'],
  [
    'leader',
    'cursed items cannot be equipped to heroes of yours',
    'players cannot attach cursed items to your heroes',
  ],
];
