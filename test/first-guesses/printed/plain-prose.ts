import type { Same } from '../readings/cards.ts';

/** Whole sentences as cards of other games print them. */
export const PLAIN_PROSE: readonly Same[] = [
  [
    'leader',
    'Once per turn, choose one: draw a card; discard 2 cards, then draw 3 cards.',
    'once per turn, choose one:\n  - draw a card\n  - discard 2 cards, then draw 3 cards',
  ],
  [
    'leader',
    'once per turn, choose one:\n  - discard an item to:\n      gain an action point\n  - draw a card',
    'once per turn, choose one:\n  - discard an item\n    if you do, gain an action point\n  - draw a card',
  ],
  [
    'hero',
    'Each opponent chooses one: discard a card, or let you draw a card.',
    'each opponent chooses one:\n  - discard a card\n  - you draw a card',
  ],
  ['monster', 'Slash the biggest group.', 'slash the group with the most actors'],
  ['monster', 'slash a whole group', 'slash a group'],
  [
    'monster',
    'each player chooses an actor in a group and slashes it',
    'each player slashes an actor in a group',
  ],
  ['hero', 'Draw 3 cards, then discard one.', 'draw 3 cards, then discard a card'],
  [
    'hero',
    "Look at an opponent's hand. Take one card from it and give them one card from your hand.",
    "choose an opponent\nlook at all cards in that player's hand\npull a card in that player's hand\ncede a card in your hand to that player",
  ],
  [
    'leader',
    'Whenever an opponent plays a hero, you may discard a card to make that opponent discard a card.',
    'when an opponent plays a hero, you may discard a card\nif you do, that opponent discards a card',
  ],
  [
    'leader',
    "At the end of your turn, if you didn't attack a monster, draw a card.",
    'at the end of your turn, if you did not attack a monster this turn, draw a card',
  ],
  [
    'leader',
    'You have 1 extra action point on each of your turns if you have fewer than 3 heroes.',
    'at the start of your turn, if you have fewer than 3 heroes, gain 1 action point',
  ],
  [
    'leader',
    'Once per turn, you may look at the top card of the deck and put it on the bottom.',
    'once per turn, look at the top card of the main deck, then move that card to the bottom of the main deck',
  ],
  [
    'item',
    'At the start of your turn, move this item to another hero.',
    'at the start of your turn, attach this to another hero in play',
  ],
  [
    'magic',
    'Search the discard pile for a modifier and a challenge card and add them to your hand.',
    'move a modifier in the discard pile to your hand\nmove a challenge card in the discard pile to your hand',
  ],
  [
    'magic',
    'Cancel the effects of all leaders until your next turn.',
    'all leaders have no skill until the start of your next turn',
  ],
  [
    'character',
    'when this is destroyed, return it to your hand instead of the discard pile once per game',
    'once per game, if this would be destroyed, instead move this to your hand',
  ],
  [
    'hero',
    'Choose two players. They swap hands.',
    "choose a player as first\nchoose another player as second\nmove all cards in the first's hand to the second's hand and move all cards in the second's hand to the first's hand",
  ],
  [
    'hero',
    '+1 to all of your rolls until your next turn for each monster you have slain.',
    '+1 to your rolls for each slain monster of yours until the start of your next turn',
  ],
  [
    'hero',
    "Steal an item equipped to an opponent's hero and attach it to one of yours.",
    "steal an item attached to an opponent's hero and attach that item to a hero of yours",
  ],
  [
    'leader',
    'Each time a hero joins your party, look at the top card of the main deck.',
    'when a hero enters your party, look at the top card of the main deck',
  ],
  [
    'magic',
    "Destroy an item in each opponent's party.",
    "for each opponent, destroy an item in that player's party",
  ],
  [
    'magic',
    'Shuffle your hand into the deck and draw the same number of cards.',
    'let held be the number of cards in your hand\nshuffle all cards in your hand into the main deck\ndraw (the held) cards',
  ],
  ['event', 'Destroy all characters with a score of 1.', 'destroy all characters in play with score 1'],
  [
    'place',
    "At the start of each player's turn, that player may discard a card to draw a card.",
    "at the start of each player's turn, that player may discard a card\nif they do, that player draws a card",
  ],
  ['monster', 'Slash one actor of each colour.', 'for each colour, slash an actor of that colour'],
  [
    'monster',
    'Slash an actor. If its value is 5 or more, slash another actor in the same group.',
    "choose an actor as first\nlet former be the first's group\nslash the first\nif the first's value is at least 5, slash another actor in the former",
  ],
  [
    'monster',
    "all loners where that loner's colour is not in any group",
    "for each loner, if there is no actor in a group where colour is that loner's colour, slash that loner",
  ],
  [
    'monster',
    'each player secretly chooses a number from 1 to 7\nslash all loners whose value exactly 1 player chose\nif all players chose the same number, slash a loner',
    'each player secretly chooses a number from 1 to 7\nslash all loners where value has exactly 1 vote\nif your choice has (the number of players) votes, slash a loner',
  ],
  [
    'magic',
    'each player secretly chooses a number from 1 to 5\neach player who chose a number nobody else chose discards a card',
    "each player secretly chooses a number from 1 to 5\nfor each player where that player's choice has exactly 1 vote, that player discards a card",
  ],
  [
    'leader',
    'Each hero in your party gives +1 to your attack rolls.',
    '+1 to your attack rolls for each hero in your party',
  ],
  [
    'leader',
    "When another player's hero roll succeeds, draw a card.",
    'when another player succeeds at a hero roll, draw a card',
  ],
  [
    'leader',
    'Before you roll, you may discard a card to add 1 to the roll.',
    'when you roll, you may discard a card. if you do, +1 to that roll',
  ],
  [
    'magic',
    'Sacrifice any number of heroes. For each, destroy a hero of an opponent.',
    'sacrifice any number of heroes\nfor each of those heroes, destroy a hero of an opponent',
  ],
  [
    'magic',
    'Return a monster you have slain to the row and draw 5 cards.',
    'move a slain monster of yours to the monster row and draw 5 cards',
  ],
  [
    'hero',
    'If this is the third hero you activated this turn, draw 3 cards.',
    'if you activated exactly 3 heroes this turn, draw 3 cards',
  ],
  [
    'hero',
    'Choose an opponent. If they have more cards in hand than you, draw a card.',
    'choose an opponent\nif that player has more cards in their hand than you, draw a card',
  ],
  [
    'power',
    'Harm the target by 2 and every champion next to it by 1.',
    'harm the target by 2\nharm each champion adjacent to the target by 1',
  ],
  [
    'monster',
    'Slash the actor with the lowest value of each colour.',
    'for each colour, slash the actor of that colour with the lowest value',
  ],
  [
    'chapter',
    'Each player gains 20 coins for each champion they have.',
    'each player gains 20 coins for each champion of theirs',
  ],
  ['release', 'this game you have bought at least 3 cards', 'you bought at least 3 cards this game'],
  [
    'leader',
    'When you slay a monster, draw a card. Discard 2 cards to gain an action point.',
    'when you slay a monster, draw a card\ndiscard 2 cards to gain an action point',
  ],
  [
    'leader',
    'Each time you fail a hero roll, put a coin on this card. Remove 3 coins to draw 2 cards.',
    'when you fail a hero roll, this gains a coin\nremove 3 coins from this to draw 2 cards',
  ],
];
