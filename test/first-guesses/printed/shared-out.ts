/** Cards that go different ways, one of two that have names, how much is lost in place of what would be, and what is done in somebody's place. */
import type { Same } from '../readings/cards.ts';

export const SHARED_OUT: readonly Same[] = [
  [
    'hero',
    'look at the top 3 cards of the deck\nput one of them into your hand\ndiscard one of the others',
    'look at the top 3 cards of the main deck as seen\nmove a card among the seen to your hand\ndiscard another card among the seen',
  ],
  [
    'hero',
    'look at the top 3 cards of the deck, put one of them into your hand, discard another and leave the last one on top',
    'look at the top 3 cards of the main deck as seen\nmove a card among the seen to your hand\ndiscard another card among the seen',
  ],
  [
    'hero',
    'look at the top 2 cards of the deck\nput one of them into your hand and leave the other on top',
    'look at the top 2 cards of the main deck as seen\nmove a card among the seen to your hand',
  ],
  [
    'event',
    'look at the top 3 cards of your deck. Put one into your hand. Bury another one.',
    'look at the top 3 cards of your deck as seen\nmove a card among the seen to your hand\nbury another card among the seen',
  ],
  [
    'survivor',
    'once per turn, pay 1 rescue of this to look at the top 3 cards of your deck, take a character among them, bury one of the others and leave the last on top',
    'once per turn, pay 1 rescue of this to look at the top 3 cards of your deck as seen, then move a character among the seen to your hand, then bury another card among the seen',
  ],
  [
    'action',
    'choose a group as first\nchoose another group as second\neach opponent may move a loner to the first or the second',
    'choose a group as first\nchoose another group as second\neach opponent may choose one:\n  - move a loner to the first\n  - move a loner to the second',
  ],
  [
    'action',
    'choose a group as alpha\nchoose another group as beta\neach opponent moves a loner to one of the alpha and the beta',
    'choose a group as alpha\nchoose another group as beta\neach opponent chooses one:\n  - move a loner to the alpha\n  - move a loner to the beta',
  ],
  [
    'hero',
    'choose a hero in your party as first\nchoose another hero in your party as second\nif you do, you may sacrifice the first or the second',
    'choose a hero in your party as first\nchoose another hero in your party as second\nif you do:\n  you may choose one:\n    - sacrifice the first\n    - sacrifice the second',
  ],
  [
    'monster',
    'for each group in order of most actors:\n  slash all red actors in that group',
    'for each group in descending order of the number of actors in that group:\n  slash all red actors in that group',
  ],
  [
    'penalty',
    'if there is an item in your party, return all items in your party\notherwise, sacrifice a hero',
    'if there is an item in your party:\n  for each item in your party, return that card\notherwise, sacrifice a hero',
  ],
  [
    'item',
    'when the equipped hero is stolen, return all other items attached to the equipped hero',
    'when the equipped hero is stolen, for each other item attached to the equipped hero, return that card',
  ],
  [
    'character',
    "when an opponent lays a character as newcomer:\n  the newcomer cannot attack or be sacrificed until the end of that player's next turn",
    "when an opponent lays a character as newcomer:\n  the newcomer cannot attack until the end of that player's next turn and the newcomer cannot be sacrificed until the end of that player's next turn",
  ],
  ['character', 'this cannot attack or be attacked', 'this cannot attack\nthis cannot be attacked'],
  [
    'survivor',
    'once per turn, if this would lose 3 or more life, you may pay 1 rescue of this to lose only half of it, rounded up',
    'once per turn, if this would lose at least 3 life:\n  you may pay 1 rescue of this\n  if you do, this loses (half that many rounded up) life instead',
  ],
  [
    'survivor',
    'once per turn, if this would lose at least 3 life:\n  you may pay 1 rescue of this\n  if you do, this instead loses half of that life, rounded up',
    'once per turn, if this would lose at least 3 life:\n  you may pay 1 rescue of this\n  if you do, this loses (half that many rounded up) life instead',
  ],
  [
    'survivor',
    'if your survivor would lose life, it loses 1 less',
    'if your survivor would lose any life, instead your survivor loses (the greater of 0 and that many - 1) life',
  ],
  [
    'survivor',
    "if an opponent's survivor would lose life, it loses twice as much instead",
    'if a survivor of an opponent would lose any life, instead that survivor loses (2 times that many) life',
  ],
  [
    'speciality',
    'if you would gain coins, gain twice as many instead',
    'if you would gain any coins, instead gain (2 times that many) coins',
  ],
  [
    'speciality',
    'if an opponent would gain coins, they gain 5 fewer',
    'if an opponent would gain any coins, instead that player gains (the greater of 0 and that many - 5) coins',
  ],
  [
    'hero',
    "until the start of your next turn, the first time an opponent empowers a hero:\n  you may discard 2 cards\n  if you do, use that hero's effect as this instead of that player",
    "until the start of your next turn, the first time an opponent would empower a hero:\n  you may discard 2 cards\n  if you do, use that hero's effect as this instead",
  ],
  [
    'action',
    'choose a loner as customer\nuntil end of round, if the customer would be slashed, it moves instead to a group that has an actor of its colour',
    "choose a loner as customer\nuntil end of round, if the customer would be slashed, instead move the customer to a group with an actor of the customer's colour",
  ],
  [
    'chapter',
    'each player secretly chooses a number from 0 to their coins as bid\nif only one player has the highest bid, they lose that many coins and draw a card',
    "each player secretly chooses a number from 0 to their coins as bid\nif exactly 1 player has the highest bid, that player loses (that player's bid) coins and that player draws a card",
  ],
  [
    'chapter',
    'each player secretly chooses a number from 0 to their coins as bid\nthe player with the highest bid loses that many coins',
    "each player secretly chooses a number from 0 to their coins as bid\nthe player with the highest bid loses (that player's bid) coins",
  ],
  ['action', 'First split a group; then, slash a loner.', 'split a group\nslash a loner'],
  ['action', 'First, split a group. Then slash a loner.', 'split a group\nslash a loner'],
  [
    'speciality',
    "at the start of each player's turn, if that player has fewer coins than an opponent, that player gains 5 coins",
    "at the start of each player's turn, if the active player is not a player with the most coins, the active player gains 5 coins",
  ],
  [
    'hero',
    'for each player:\n  if that player has fewer heroes in their party than another player, that player draws a card',
    'for each player:\n  if that player is not a player with the most heroes in their party, that player draws a card',
  ],
  [
    'action',
    'join a loner to another loner\ndraw a card',
    "choose a loner as first-one\nchoose another loner as second-one\njoin the first-one's unit to the second-one's unit\ndraw a card",
  ],
  [
    'action',
    "move a loner to another loner's unit",
    "choose a loner as first-one\nchoose another loner as second-one\nmove the first-one to the second-one's unit",
  ],
];
