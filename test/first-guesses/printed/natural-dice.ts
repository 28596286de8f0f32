import type { Same } from '../readings/cards.ts';

/** What the dice show as they lie, second throws, and rolls that the dice close, in the words of people. */
export const AS_DICE_LIE: readonly Same[] = [
  [
    'leader',
    'when you roll, if the higher die is a 6, draw a card',
    'when your roll is final if the highest die of that roll is 6, draw a card',
  ],
  [
    'leader',
    'once per turn, when you make a hero roll, you may reroll it and must keep the second roll',
    'while there is a hero roll of yours, during the modifier window, once per turn, reroll a hero roll of yours',
  ],
  [
    'leader',
    'once per turn, you may reroll your roll. You must use the second result',
    'while there is a roll of yours, during the modifier window, once per turn, reroll a roll of yours',
  ],
  [
    'item',
    "once per turn, you may reroll the equipped hero's roll and keep the second result",
    'while there is a roll of the equipped hero, during the modifier window, once per turn, reroll a roll of the equipped hero',
  ],
  [
    'leader',
    'once per turn, when you roll, you may roll again and take the second result',
    'while there is a roll of yours, during the modifier window, once per turn, reroll a roll of yours',
  ],
  [
    'leader',
    'if you rolled a natural 12, draw a card',
    'when your roll is final if the total die of that roll is 12, draw a card',
  ],
  [
    'leader',
    'when your dice show a 12 before modifiers, draw a card',
    'when your roll is final if the total die of that roll is 12, draw a card',
  ],
  [
    'leader',
    'when you make a hero roll and the dice total 12 before modifiers, draw a card',
    'when your hero roll is final if the total die of that roll is 12, draw a card',
  ],
  [
    'leader',
    'when you roll an unmodified 12, draw 2 cards',
    'when your roll is final if the total die of that roll is 12, draw 2 cards',
  ],
  [
    'leader',
    'when the unmodified total of your hero roll is at least 10, draw a card',
    'when your hero roll is final if the total die of that roll is at least 10, draw a card',
  ],
  [
    'hero',
    'make a hero roll as throw\nif the natural total of the throw is at least 10, draw 2 cards',
    'make a hero roll as throw\nif the total die of the throw is at least 10, draw 2 cards',
  ],
  [
    'hero',
    'make a hero roll as throw\nif the throw before modifiers is at least 10, draw 2 cards',
    'make a hero roll as throw\nif the total die of the throw is at least 10, draw 2 cards',
  ],
  [
    'leader',
    'when you roll, if either die shows a 1, discard a card',
    "when your roll is final if 1 is among that roll's dice, discard a card",
  ],
  [
    'leader',
    'when you roll and neither die shows a 1, draw a card',
    'when your roll is final if no die of that roll is 1, draw a card',
  ],
  [
    'leader',
    'when either die of your roll is a 6, draw a card',
    "when your roll is final if 6 is among that roll's dice, draw a card",
  ],
  [
    'leader',
    'when an opponent makes an attack roll and both dice show a 1, that player discards a card',
    "when an attack roll of an opponent is final if every die of that roll is 1, that roll's roller discards a card",
  ],
  [
    'leader',
    'if you rolled doubles, draw a card',
    'when your roll is final if the dice of that roll are the same, draw a card',
  ],
  [
    'modifier',
    'when you modify a roll using this, if the dice show doubles, draw a card',
    'when you modify a roll using this, if the dice of that roll are the same, draw a card',
  ],
  [
    'modifier',
    'when you modify a roll using this, if the natural roll was 12, draw a card',
    'when you modify a roll using this, if the total die of that roll is 12, draw a card',
  ],
  [
    'leader',
    'when an opponent modifies your roll, draw a card if the natural total was at least 10',
    'when an opponent modifies your roll, if the total die of that roll is at least 10, draw a card',
  ],
  [
    'hero',
    'if you rolled a natural 12 for this, draw 2 cards',
    "if the total die of this card's roll is 12, draw 2 cards",
  ],
  [
    'hero',
    'draw cards equal to the higher of the two dice',
    "draw (the highest die of this card's roll) cards",
  ],
  [
    'hero',
    'if the higher die is a 6, draw a card',
    "if the highest die of this card's roll is 6, draw a card",
  ],
  ['hero', 'if both dice are even, draw a card', "if every die of this card's roll is even, draw a card"],
  [
    'hero',
    'draw cards equal to the difference between the two dice',
    "draw (the highest die of this card's roll - the lowest die of this card's roll) cards",
  ],
  ['penalty', 'discard cards equal to the lower die', "discard (the lowest die of this card's roll) cards"],
  [
    'leader',
    'when you roll a natural 12, that roll cannot be modified',
    'players cannot modify your rolls where the total die is 12',
  ],
  [
    'leader',
    'when you roll doubles, opponents cannot modify it',
    'opponents cannot modify your rolls where the dice are the same',
  ],
  [
    'leader',
    'when an opponent rolls a natural 2, nobody can modify it',
    'players cannot modify all rolls of an opponent where the total die is 2',
  ],
  [
    'leader',
    'once per turn, when you roll, you may reroll it and keep the better result',
    'while there is a roll of yours, during the modifier window, once per turn, choose a roll of yours to:\n  let former be the total of that roll\n  reroll that roll\n  if that roll is less than the former, +(the former - that roll) to that roll',
  ],
  [
    'leader',
    'once per turn, you may discard a card to reroll your hero roll and keep the higher',
    'while there is a hero roll of yours, during the modifier window, once per turn, discard a card to:\n  choose a hero roll of yours\n  let former be the total of that roll\n  reroll that roll\n  if that roll is less than the former, +(the former - that roll) to that roll',
  ],
  [
    'leader',
    "once per turn, you may reroll an opponent's roll and keep the lower result",
    'while there is a roll of an opponent, during the modifier window, once per turn, choose a roll of an opponent to:\n  let former be the total of that roll\n  reroll that roll\n  if that roll is more than the former, -(that roll - the former) to that roll',
  ],
];
