import type { Same } from '../readings/cards.ts';

/** Dice in the words of people, and the same as the language has it. */
export const ON_ROLLS: readonly Same[] = [
  // Thrown again, while the roll may still change.
  [
    'leader',
    'once per turn, when you roll, you may reroll that roll',
    'while there is a roll of yours, during the modifier window, once per turn, reroll a roll of yours',
  ],
  [
    'leader',
    'once per turn, when you make a hero roll, you may discard a card. If you do, reroll it',
    'while there is a hero roll of yours, during the modifier window, once per turn, discard a card to:\n  choose a hero roll of yours\n  reroll that roll',
  ],
  [
    'leader',
    'when you make a hero roll, you may discard a card to re-roll the dice',
    'while there is a hero roll of yours, during the modifier window, discard a card to:\n  choose a hero roll of yours\n  reroll that roll',
  ],
  [
    'leader',
    'once per turn, when you make a roll during your turn:\n  you may discard 2 cards\n  if you do, make that roll again',
    'while you are the active player and there is a roll of yours, during the modifier window, once per turn, discard 2 cards to:\n  choose a roll of yours\n  reroll that roll',
  ],
  [
    'leader',
    'once per turn, after you roll, you may reroll one of your dice',
    'while there is a roll of yours, during the modifier window, once per turn, choose a roll of yours and reroll a die of that roll',
  ],
  [
    'leader',
    'once per turn, when you roll, before modifiers:\n  you may choose a die of that roll\n  if you do, reroll that die',
    'while there is a roll of yours, during the modifier window, once per turn, choose a roll of yours and reroll a die of that roll',
  ],
  [
    'leader',
    'once per turn, when an opponent makes an attack roll, you may discard a card. If you do, that player rerolls that roll',
    'while there is an attack roll of an opponent, during the modifier window, once per turn, discard a card to:\n  choose an attack roll of an opponent\n  reroll that roll',
  ],
  [
    'hero',
    'make a hero roll as throw\nmake that roll again\nreroll one of that roll’s dice',
    'make a hero roll as throw\nreroll that roll\nreroll a die of that roll',
  ],
  // When it is made.
  ['leader', 'when you make a hero roll, draw a card', 'when you throw a hero roll, draw a card'],
  [
    'leader',
    'when a player rolls the dice, that player draws a card',
    'when a player throws a roll, that player draws a card',
  ],
  [
    'leader',
    'when an opponent makes an attack roll, they discard a card',
    'when an opponent throws an attack roll, that player discards a card',
  ],
  [
    'leader',
    'once per turn, when a roll is made, draw a card',
    'once per turn, when a roll is thrown, draw a card',
  ],
  [
    'leader',
    'when you make a hero roll:\n  if the dice of that roll are the same:\n    draw a card',
    'when a hero roll of yours is final, if the dice of that roll are the same, draw a card',
  ],
  [
    'item',
    'when you make a hero roll for the equipped hero:\n  if the dice of that roll are the same:\n    draw a card',
    "when you activate the equipped hero, if the dice of the equipped hero's roll are the same, draw a card",
  ],
  // When it is over.
  ['leader', 'when your roll is over, draw a card', 'when your roll is final, draw a card'],
  [
    'leader',
    'when an opponent modifies a roll of yours, at the end of that roll, draw a card',
    'when an opponent modifies a roll of yours, until end of turn, once, when that roll is final, draw a card',
  ],
  [
    'modifier',
    'when you modify a roll using this:\n  at the end of that roll, if that roll is at least 12, draw 2 cards',
    'when you modify a roll using this:\n  until end of turn, once, when that roll is final, if that roll is at least 12, draw 2 cards',
  ],
  [
    'modifier',
    'when a roll you modified using this is over:\n  if that roll is exactly 8, move this to your hand\n  if that roll is at most 2 or at least 13, discard a card',
    'when you modify a roll using this:\n  until end of turn, once, when that roll is final:\n    if that roll is exactly 8, move this to your hand\n    if that roll is at most 2 or that roll is at least 13, discard a card',
  ],
  // The roll for the card.
  [
    'hero',
    "choose another hero in any party where this roll is in that hero's requirement as recipe\nuse the recipe's effect",
    "choose another hero in any party where this card's roll is in that hero's requirement as recipe\nuse the recipe's effect",
  ],
  ['hero', 'draw (the roll - 6) cards', "draw (this card's roll - 6) cards"],
  // What the dice show.
  [
    'leader',
    "when a player rolls a double:\n  draw a card\n  if both dice are 6:\n    choose an opponent\n    pull a random card in that player's hand",
    "when a roll of a player is final if the dice of that roll are the same:\n  draw a card\n  if every die of that roll is 6:\n    choose an opponent\n    pull a random card in that player's hand",
  ],
  [
    'leader',
    'when you make a hero roll and both dice show the same number, draw a card',
    'when your hero roll is final if the dice of that roll are the same, draw a card',
  ],
  [
    'leader',
    'when you roll a double six, draw 2 cards',
    'when your roll is final if every die of that roll is 6, draw 2 cards',
  ],
  [
    'leader',
    'when an opponent rolls two ones, that player draws a card',
    "when a roll of an opponent is final if every die of that roll is 1, that roll's roller draws a card",
  ],
  [
    'hero',
    'until end of turn, up to 2 times, when you roll and the dice are the same, gain an action point',
    'until end of turn, twice, when your roll is final if the dice of that roll are the same, gain an action point',
  ],
  ['leader', 'when your roll shows a double, draw a card', 'when you roll doubles, draw a card'],
  // Changed while it may be, by its sort.
  [
    'leader',
    'when an opponent makes a hero roll:\n  you may discard a card\n  if you do, -2 to that roll',
    'while there is a hero roll of an opponent, during the modifier window, discard a card to:\n  choose a hero roll of an opponent\n  -2 to that roll',
  ],
  [
    'leader',
    'once per turn, when you make a hero roll or an attack roll:\n  you may discard a card\n  if you do, reroll one die of that roll',
    'while there is a hero roll or attack roll of yours, during the modifier window, once per turn, discard a card to:\n  choose a hero roll or attack roll of yours\n  reroll a die of that roll',
  ],
  [
    'leader',
    'once per turn, when you roll, you may discard a card. If you do, roll the dice again. The new result counts.',
    'while there is a roll of yours, during the modifier window, once per turn, discard a card to:\n  choose a roll of yours\n  reroll that roll',
  ],
  // Nobody changes it any more.
  [
    'leader',
    'when you modify a roll:\n  nobody can modify it for the rest of it',
    'when you modify a roll, players cannot modify that roll until end of turn',
  ],
  [
    'modifier',
    'when you modify a roll using this:\n  nobody can play any more modifiers on that roll',
    'when you modify a roll using this, players cannot modify that roll until end of turn',
  ],
  [
    'modifier',
    'when you modify a roll using this, that roll cannot be modified by opponents any more',
    'when you modify a roll using this, opponents cannot modify that roll until end of turn',
  ],
  // How far it is from what it has to be.
  [
    'leader',
    'if a hero roll of yours misses by exactly 1, draw a card',
    "when you fumble a hero, if that hero's roll is (that hero's lowest requirement - 1), draw a card",
  ],
  [
    'leader',
    'when you miss a hero roll by 2 or less, draw a card',
    "when you fumble a hero, if that hero's roll is at least (that hero's lowest requirement - 2), draw a card",
  ],
  [
    'leader',
    'when you roll exactly what is needed, draw a card',
    "when you empower a hero, if that hero's roll is that hero's lowest requirement, draw a card\nwhen you attack a monster, if that monster's roll is that monster's lowest slay range, draw a card",
  ],
  [
    'leader',
    "when an opponent beats a hero's requirement by 3 or more, draw a card",
    "when an opponent empowers a hero, if that hero's roll is at least (that hero's lowest requirement + 3), draw a card",
  ],
  [
    'item',
    'when the roll for the equipped hero misses by 1, draw a card',
    "when you fumble the equipped hero, if the equipped hero's roll is (the equipped hero's lowest requirement - 1), draw a card",
  ],
  [
    'leader',
    'when you succeed at a hero roll, draw a card for each point above the requirement',
    "when you empower a hero, draw (that hero's roll - that hero's lowest requirement) cards",
  ],
  [
    'hero',
    'if you rolled exactly the requirement, draw 2 cards\notherwise, draw a card',
    "if this card's roll is the lowest requirement of this, draw 2 cards\notherwise, draw a card",
  ],
  [
    'hero',
    'draw a card for each point by which the roll exceeded the requirement',
    "draw (this card's roll - the lowest requirement of this) cards",
  ],
  // What it comes to before it is changed, and what its dice show.
  [
    'leader',
    'when you roll a natural 12, draw a card',
    'when your roll is final if the total die of that roll is 12, draw a card',
  ],
  [
    'leader',
    'when your roll is 10 or higher before modifiers, draw a card',
    'when your roll is final if the total die of that roll is at least 10, draw a card',
  ],
  [
    'item',
    'when the unmodified roll for the equipped hero is 10 or more, draw a card',
    "when the equipped hero's roll is final if the total die of that roll is at least 10, draw a card",
  ],
  [
    'leader',
    'if a player rolls an odd number, that player discards a card',
    "when a roll of a player is final if that roll is odd, that roll's roller discards a card",
  ],
  [
    'leader',
    'if you roll a 1 on any die, discard a card',
    "when your roll is final if 1 is among that roll's dice, discard a card",
  ],
  [
    'leader',
    'when you roll snake eyes, discard a card',
    'when your roll is final if every die of that roll is 1, discard a card',
  ],
  [
    'hero',
    'if the roll was a natural 12, destroy a hero',
    "if the total die of this card's roll is 12, destroy a hero",
  ],
  ['hero', 'if either die is a 6, draw a card', "if 6 is among this card's roll's dice, draw a card"],
  ['leader', 'when you roll, add the higher die again', '+(the highest die of that roll) to your rolls'],
  [
    'leader',
    'once per turn, you may reroll one die',
    'while there is a roll of yours, during the modifier window, once per turn, choose a roll of yours and reroll a die of that roll',
  ],
  // Limits and what lasts together.
  [
    'leader',
    'up to two times each turn, discard a card to draw a card',
    'twice per turn, discard a card to draw a card',
  ],
  [
    'hero',
    'until your next turn: +2 to your rolls; your heroes cannot be destroyed',
    'until the start of your next turn:\n  +2 to your rolls\n  your heroes cannot be destroyed',
  ],
  [
    'hero',
    'Until your next turn: when an opponent draws a card, draw a card. When an opponent discards a card, discard a card.',
    'until the start of your next turn:\n  when an opponent draws a card, draw a card\n  when an opponent discards a card, discard a card',
  ],
  [
    'hero',
    'until end of turn, whenever you draw a card: gain an action point; discard a card',
    'until end of turn, when you draw a card:\n  gain an action point\n  discard a card',
  ],
  // What is added to the rolls for some cards, and whose roll it is that is changed.
  [
    'leader',
    '+1 to the rolls of all heroes in your party with an item',
    'when you activate a hero in your party with an item, +1 to that roll',
  ],
  ['leader', '+2 to the hero rolls of your thieves', 'when you activate a thief hero, +2 to that roll'],
  ['leader', 'your bards get +1 on their rolls', 'when you activate a bard hero, +1 to that roll'],
  ['leader', '-1 to rolls of all heroes of opponents', 'when an opponent activates a hero, -1 to that roll'],
  [
    'leader',
    '+1 to the rolls of your heroes for each card in your hand',
    'when you activate a hero, +1 to that roll for each card in your hand',
  ],
  [
    'hero',
    '+2 to the rolls of your wizards until end of turn',
    'until end of turn, when you activate a wizard hero, +2 to that roll',
  ],
  [
    'leader',
    'when you modify an attack roll of an opponent, that player draws a card',
    "when you modify an attack roll of an opponent, that roll's roller draws a card",
  ],
  [
    'item',
    "+(the lesser of 3 and the number of different classes of heroes in your party) to the equipped hero's rolls",
    "+(the lesser of 3 and the number of different classes of all heroes in your party) to the equipped hero's rolls",
  ],
  // On cards that are used for a roll or a contest.
  [
    'modifier',
    "when you modify an attack roll using this:\n  draw a card\n  if that roll is an opponent's, that player draws a card",
    "when you modify an attack roll using this:\n  draw a card\n  if that roll is a roll of an opponent, that roll's roller draws a card",
  ],
  [
    'challenge',
    'when you challenge a magic card using this, +3 to your challenger roll',
    'before you challenge for a magic card using this, +3 to your challenger roll until the end of the challenge',
  ],
  [
    'challenge',
    'when you challenge a hero using this, draw a card',
    'when you challenge a player for a hero using this, draw a card',
  ],
  [
    'challenge',
    'you can challenge using this only if the challenged card is an item or a magic card',
    'you can challenge for a card as prize using this only if the prize is an item or magic card',
  ],
  // What a roll is made for.
  [
    'leader',
    'when your hero roll for a bard is final, draw a card',
    'when your hero roll for a bard card is final, draw a card',
  ],
  [
    'leader',
    'when your roll is final, if that roll is for a hero, draw a card',
    "when your roll is final, if that roll's card is a hero, draw a card",
  ],
  [
    'leader',
    'when a hero roll is final, if it was thrown for a hero of yours, draw a card',
    "when a hero roll is final, if that roll's card is a hero of yours, draw a card",
  ],
  [
    'trophy',
    'when an attack roll is final, if that roll was made for this, draw a card',
    "when an attack roll is final, if that roll's card is this, draw a card",
  ],
  [
    'leader',
    'when you roll for a bard hero, draw a card',
    'when you throw a roll for a bard hero, draw a card',
  ],
  [
    'leader',
    'once per turn, when an opponent throws a roll for a bard hero, you may discard a card. If you do, -3 to that roll',
    "while there is a roll of an opponent where that roll's card is a bard hero, during the modifier window, once per turn, discard a card to:\n  choose a roll of an opponent where that roll's card is a bard hero\n  -3 to that roll",
  ],
  [
    'leader',
    "once during each player's turn, when a roll is thrown, you may add 1 to it",
    'while there is a roll, during the modifier window, once per turn, choose a roll to:\n  +1 to that roll',
  ],
  [
    'leader',
    "once in each player's turn, discard a card to add 2 to a roll",
    'while there is a roll, during the modifier window, once per turn, discard a card to:\n  choose a roll\n  +2 to that roll',
  ],
  [
    'leader',
    "when an attack roll is final, if that roll is below that roll's slay range, draw a card",
    "when an attack roll is final, if that roll is less than that roll's lowest slay range, draw a card",
  ],
  // Final, and what it comes to, in one.
  [
    'modifier',
    'when that roll is final and above 12, draw a card',
    'when you modify a roll using this:\n  until end of turn, once, when that roll is final if that roll is more than 12, draw a card',
  ],
  [
    'modifier',
    'if that roll is final and at least 10, draw a card',
    'when you modify a roll using this:\n  until end of turn, once, when that roll is final if that roll is at least 10, draw a card',
  ],
  [
    'modifier',
    'when that roll is final, if it is above 12, draw a card',
    'when you modify a roll using this:\n  until end of turn, once, when that roll is final if that roll is more than 12, draw a card',
  ],
  [
    'challenge',
    'when that roll is final and above 10, draw a card',
    'when you challenge using this, if your challenger roll is more than 10, draw a card',
  ],
  [
    'challenge',
    'when the challenger roll is final, if that roll is at least 10, draw a card',
    'when you challenge using this, if your challenger roll is at least 10, draw a card',
  ],
  [
    'leader',
    'when your attack roll for a monster is final and above 10, draw a card',
    'when your attack roll for a monster is final if that roll is more than 10, draw a card',
  ],
  [
    'leader',
    "when an opponent's roll is final and 5 or less, draw a card",
    "when an opponent's roll is final if that roll is at most 5, draw a card",
  ],
  // Moments of what a roll is a part of, and orders of the language.
  ['leader', 'when an attack ends, draw a card', 'when a player attacks a monster, draw a card'],
  [
    'leader',
    'when an opponent begins an attack, draw a card',
    'before an opponent attacks a monster, draw a card',
  ],
  ['leader', 'before an attack, draw a card', 'before a player attacks a monster, draw a card'],
  [
    'leader',
    'when a duel is decided by 3 or more, draw a card',
    'when a player wins a duel by 3 or more, draw a card',
  ],
  ['leader', 'when a challenge is decided, draw a card', 'when a player wins a duel, draw a card'],
  [
    'leader',
    'before a hero roll is thrown, you may discard a card',
    'before a player activates a hero, you may discard a card',
  ],
  ['leader', 'before your attack roll is made, draw a card', 'before you attack a monster, draw a card'],
  ['leader', 'opponents cannot look at your hand', 'opponents cannot look at a card in your hand'],
  [
    'leader',
    'when a card is attached to a hero of yours, draw a card',
    'when a player attaches a card to a hero of yours, draw a card',
  ],
  ['leader', 'when a hero is moved, gain an action point', 'when a hero moves, gain an action point'],
  // A range a line.
  [
    'penalty',
    '4-: sacrifice a hero\n5-7: discard 2 cards',
    'if the roll is at most 4, sacrifice a hero\notherwise if the roll is 5 to 7, discard 2 cards',
  ],
  [
    'penalty',
    'on 3 or less, sacrifice a hero\non 5–7:\n  discard 2 cards\n  draw a card',
    'if the roll is at most 3, sacrifice a hero\notherwise if the roll is 5 to 7:\n  discard 2 cards\n  draw a card',
  ],
  // A card that its verb has not taken yet lies where the verb takes it from.
  [
    'trophy',
    'while this is not slain, to attack this, players also discard a card',
    'while this is in the monster row, to attack this, players also discard a card',
  ],
  [
    'trophy',
    'as long as this monster is unslain, players can attack this only if they have at least 2 heroes',
    'while this is in the monster row, players can attack this only if they have at least 2 heroes',
  ],
];
