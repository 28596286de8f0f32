import type { Same } from '../readings/cards.ts';

/** Dice and coins that a card throws itself, and the same as the language has it. */
export const THROWN: readonly Same[] = [
  [
    'magic',
    'Roll two dice. If the total is 8 or more, draw 2 cards. Otherwise, discard a card.',
    'make a dice roll as throw\nif the throw is at least 8, draw 2 cards\notherwise, discard a card',
  ],
  [
    'magic',
    'Roll two dice: 2-5 discard a card, 6-9 draw a card, 10+ draw 2 cards',
    'make a dice roll as throw\nif the throw is at least 2 and the throw is at most 5, discard a card\notherwise if the throw is at least 6 and the throw is at most 9, draw a card\notherwise if the throw is at least 10, draw 2 cards',
  ],
  [
    'hero',
    'roll a six-sided die and draw that many cards',
    'make a die roll as throw\ndraw (the throw) cards',
  ],
  [
    'hero',
    'roll a d20. On a natural 20, draw 3 cards',
    'make a d20 roll as throw\nif the total die of the throw is 20, draw 3 cards',
  ],
  [
    'hero',
    'roll three dice and keep the highest two. If the total is 10 or more, draw 2 cards',
    'make a triple dice roll as throw\nlet kept be (the total die of the throw - the lowest die of the throw)\nif the kept is at least 10, draw 2 cards',
  ],
  [
    'hero',
    'roll two dice and keep the lower. Draw that many cards',
    'make a dice roll as throw\ndraw (the lowest die of the throw) cards',
  ],
  [
    'hero',
    'make a hero roll twice and use the better result. On 9+, draw 2 cards',
    'make a hero roll as once-rolled\nmake a hero roll as again-rolled\nlet kept be (the greater of the once-rolled and the again-rolled)\nif the kept is at least 9, draw 2 cards',
  ],
  [
    'hero',
    'roll two dice. If at least one die is a 6, draw a card',
    "make a dice roll as throw\nif 6 is among the throw's dice, draw a card",
  ],
  [
    'hero',
    'make a hero roll. For each point above 7, draw a card',
    'make a hero roll as throw\ndraw (the greater of 0 and (the throw - 7)) cards',
  ],
  [
    'hero',
    'roll a die. If the result is less than the number of heroes in your party, draw a card',
    'make a die roll as throw\nif the throw is less than (the number of heroes in your party), draw a card',
  ],
  [
    'hero',
    'each opponent rolls a die. Each opponent who rolls a 1 discards a card',
    'for each opponent:\n  that player makes a die roll as throw\n  if the throw is 1, that player discards a card',
  ],
  [
    'hero',
    'you may roll a die. On a 4+, draw 2 cards. On 3 or less, discard a card.',
    'you may make a die roll as throw\nif you do:\n  if the throw is at least 4, draw 2 cards\n  otherwise if the throw is at most 3, discard a card',
  ],
  [
    'leader',
    'When you draw a card, roll a die. On a 6, draw a card.',
    'when you draw a card:\n  make a die roll as throw\n  if the throw is 6, draw a card',
  ],
  [
    'leader',
    'once per turn, you may discard a card to roll a die. If you roll a 5 or 6, draw 3 cards.',
    'once per turn, discard a card to:\n  make a die roll as throw\n  if the throw is 5 or the throw is 6, draw 3 cards',
  ],
  [
    'leader',
    'once per turn, roll a die; on a 6, draw 2 cards',
    'once per turn, you may make a die roll as throw\nif you do:\n  if the throw is 6, draw 2 cards',
  ],
  [
    'action',
    'roll a die. If it is even, gain a point',
    'make a die roll as throw\nif the throw is even, gain a point',
  ],
  // Heads is 1.
  [
    'hero',
    'Flip a coin. Heads: draw 2 cards. Tails: discard a card.',
    'choose a random number from 1 to 2 as toss\nif the toss is 1, draw 2 cards\nif the toss is 2, discard a card',
  ],
  [
    'power',
    'toss a coin. If it lands on heads, gain 10 coins; otherwise, gain 20 coins',
    'choose a random number from 1 to 2 as toss\nif the toss is 1, gain 10 coins\notherwise, gain 20 coins',
  ],
  [
    'event',
    'flip a coin\nif tails, each player discards a card',
    'choose a random number from 1 to 2 as toss\nif the toss is 2, each player discards a card',
  ],
  [
    'action',
    'flip 3 coins. Gain a point for each heads',
    'repeat exactly 3 times:\n  choose a random number from 1 to 2 as toss\n  if the toss is 1, gain a point',
  ],
  // Numbers and players by chance.
  [
    'hero',
    'choose a number from 1 to 6 at random. Draw that many cards',
    'choose a random number from 1 to 6 as pick\ndraw (the pick) cards',
  ],
  [
    'hero',
    'randomly pick a number between 1 and 6. On 1-3, draw a card. On 4-6, discard a card',
    'choose a random number from 1 to 6 as pick\nif the pick is at least 1 and the pick is at most 3, draw a card\notherwise if the pick is at least 4 and the pick is at most 6, discard a card',
  ],
  [
    'hero',
    'draw a random number of cards between 1 and 3',
    'choose a random number from 1 to 3 as pick\ndraw (the pick) cards',
  ],
  [
    'hero',
    'choose a random number among 1..3 as pick\ndraw (the pick) cards',
    'choose a random number from 1 to 3 as pick\ndraw (the pick) cards',
  ],
  ['hero', 'an opponent chosen at random discards a card', 'a random opponent discards a card'],
  [
    'hero',
    'steal a random hero from a random opponent',
    'choose a random opponent\nsteal a random hero of that player',
  ],
  [
    'hero',
    'roll a die. On a 6: draw a card, then discard a card',
    'make a die roll as throw\nif the throw is 6, draw a card, then discard a card',
  ],
  [
    'hero',
    'Roll a die for each hero in your party. For each 6, draw a card.',
    'for each hero in your party:\n  make a die roll as throw\n  if the throw is 6, draw a card',
  ],
  [
    'magic',
    'Roll a die. Draw a card that many times.',
    'make a die roll as throw\nrepeat exactly (the throw) times, draw a card',
  ],
  // How much is added to them, behind them.
  [
    'item',
    '+1 to the rolls of the equipped hero for each item attached to that hero',
    "+1 to the equipped hero's rolls for each item attached to the equipped hero",
  ],
  [
    'hero',
    '+1 to the hero rolls for this for each item attached to this until end of turn',
    "+1 to this card's hero rolls for each item attached to this until end of turn",
  ],
  // A roll that is made at once, with a bonus, and one that nobody changes.
  [
    'magic',
    'make a hero roll with +2 for a hero in your party as second\nif the second is at least 8, draw a card',
    '+2 to your next hero roll this turn\nmake a hero roll for a hero in your party as second\nif the second is at least 8, draw a card',
  ],
  [
    'magic',
    'choose an opponent\nthat player makes a hero roll with -1 as throw\nif the throw is at least 8, draw a card',
    "choose an opponent\n-1 to that player's next hero roll this turn\nthat player makes a hero roll as throw\nif the throw is at least 8, draw a card",
  ],
  [
    'magic',
    'make a hero roll which nobody can modify as throw\nif the throw is at least 8, draw a card',
    'make a hero roll as throw\nplayers cannot modify the throw until end of turn\nif the throw is at least 8, draw a card',
  ],
  [
    'magic',
    'for each player in turn order from you:\n  that player makes a hero roll that cannot be modified\nthe player with the lowest roll sacrifices a hero',
    'each player makes a hero roll\nthe player with the lowest roll sacrifices a hero',
  ],
  // Dice that show the same, thrown again.
  [
    'leader',
    'once per turn, when you roll and both dice are the same, choose one:\n  - gain an action point\n  - reroll both dice\n  - nothing',
    'while there is a roll of yours, during the modifier window, once per turn:\n  choose a roll of yours where the dice of that roll are the same\n  choose one:\n    - gain an action point\n    - reroll that roll',
  ],
  [
    'leader',
    'when you roll doubles, you may reroll both dice',
    'while there is a roll of yours, during the modifier window, choose a roll of yours where the dice of that roll are the same to:\n  reroll that roll',
  ],
  // The whole of it again.
  [
    'trophy',
    'once per turn, when you attack a monster:\n  you may discard 2 cards\n  if you do, make an attack roll for that monster again',
    'once per turn, when you attack a monster:\n  you may discard 2 cards\n  if you do, attack that monster again for free',
  ],
  [
    'leader',
    'when you modify a roll, if the modified roll is an attack roll, draw a card',
    'when you modify a roll, if that roll is an attack roll, draw a card',
  ],
];
