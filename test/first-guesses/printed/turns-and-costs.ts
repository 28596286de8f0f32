/** Costs, turns and contests as people say them. */
import type { Same } from '../readings/cards.ts';

export const TURNS_AND_COSTS: readonly Same[] = [
  // What a contest was about, where the words leave it out.
  [
    'leader',
    'when you win a duel for a card, steal that card',
    'when you win a duel using a challenger roll for a card, move that card to your hand',
  ],
  [
    'leader',
    'when you win a challenge, take the challenged card',
    'when you win a duel using a challenger roll for a card, take that card',
  ],
  [
    'leader',
    'when you challenge a hero and win, take that hero',
    'when you win a duel using a challenger roll for a hero, take that hero',
  ],
  [
    'leader',
    'when you successfully challenge, draw a card',
    'when you win a duel using a challenger roll, draw a card',
  ],
  [
    'leader',
    'when an opponent wins a challenge against you, return the challenged card to your hand',
    'when you lose a duel using a defender roll against an opponent for a card, move that card to your hand',
  ],
  [
    'leader',
    'when an opponent fails a challenge against you, draw a card',
    'when you win a duel using a defender roll against an opponent, draw a card',
  ],
  [
    'leader',
    'when you win a challenge, you may discard a card. If you do, take the challenged card',
    'when you win a duel using a challenger roll for a card as contested:\n  you may discard a card\n  if you do, take the contested',
  ],
  // What is paid, and what is done, where the words leave it out.
  [
    'leader',
    'the first magic card each turn costs 1 less',
    'while you did not play a magic card this turn, to play a magic card, you pay 1 action point less',
  ],
  ['leader', 'attacking costs you 1 less', 'to attack a monster, you pay 1 action point less'],
  ['leader', 'your heroes cost 1 less', 'to play heroes, you pay 1 action point less'],
  [
    'leader',
    'attacking a monster costs you 1 action point instead of 2',
    'to attack a monster, you pay 1 action point less',
  ],
  [
    'leader',
    'you pay only 1 action point instead of 2 for attacking',
    'to attack a monster, you pay 1 action point less',
  ],
  [
    'magic',
    'attacking costs you 1 less this turn',
    'until end of turn, to attack a monster, you pay 1 action point less',
  ],
  // Dice that are turned.
  [
    'leader',
    'once per turn, when you roll, you may change one die to 6',
    'while there is a roll of yours, during the modifier window, once per turn, choose a roll of yours and set a die of that roll to 6',
  ],
  [
    'leader',
    'once per turn, you may turn one of the dice to its opposite side',
    'while there is a roll of yours, during the modifier window, once per turn, choose a roll of yours and set a die of that roll as picked to (7 - the picked)',
  ],
  [
    'leader',
    'when you roll, you may discard a card to change one die to any number',
    'while there is a roll of yours, during the modifier window, discard a card to:\n  choose a roll of yours\n  set a die of that roll to a number from 1 to 6',
  ],
  [
    'leader',
    'once per turn, when you make a roll, you may use the higher die twice',
    'while there is a roll of yours, during the modifier window, once per turn, choose a roll of yours and set the lowest die of that roll to the highest die of that roll',
  ],
  [
    'leader',
    'once per turn, when an opponent rolls, you may turn the higher die to 1',
    'while there is a roll of an opponent, during the modifier window, once per turn, choose a roll of an opponent and set the highest die of that roll to 1',
  ],
  // Rolls that count as another number.
  ['leader', 'treat your rolls of 2 as 12', '+10 to your rolls where the total die is 2'],
  ['leader', 'when you roll a 2, it counts as 12', '+10 to your rolls where the total die is 2'],
  [
    'leader',
    'when you roll 4 or less, treat that roll as a 7',
    '+(7 - the total die of that roll) to your rolls where the total die is at most 4',
  ],
  [
    'leader',
    'when an opponent rolls a 12, it counts as a 2',
    '-10 to all rolls of each opponent where the total die is 12',
  ],
  [
    'hero',
    'your rolls count as 12 this turn',
    '+(12 - the total die of that roll) to your rolls until end of turn',
  ],
  [
    'hero',
    'your next roll counts as 12',
    '+(12 - the total die of that roll) to your next roll for the rest of the game',
  ],
  [
    'leader',
    'once per turn, when you roll, you may treat that roll as a 7',
    'while there is a roll of yours, during the modifier window, once per turn, choose a roll of yours to:\n  +(7 - that roll) to that roll',
  ],
  // Cards that change rolls.
  ['leader', 'modifiers have no effect on your rolls', 'players cannot modify your rolls'],
  ['leader', 'ignore all modifiers on your attack rolls', 'players cannot modify your attack rolls'],
  ['leader', "opponents' modifiers do not affect your rolls", 'opponents cannot modify your rolls'],
  [
    'magic',
    'until end of turn, no modifiers can be played',
    'until end of turn, players cannot modify rolls',
  ],
  [
    'leader',
    'only one modifier may be played on each of your rolls',
    'when a player modifies a roll of yours, players cannot modify that roll until end of turn',
  ],
  [
    'leader',
    'each player may play only one modifier per roll',
    'when a player modifies a roll, that player cannot modify that roll until end of turn',
  ],
  [
    'leader',
    'opponents can play only one modifier each turn',
    'an opponent can modify only if that player did not modify this turn',
  ],
  [
    'leader',
    'once per turn, you may cancel a modifier',
    'once per turn, when an opponent plays a modifier, you may cancel that modifier',
  ],
  // So many times as much.
  [
    'hero',
    'draw twice as many cards as you have heroes',
    'draw (2 times the number of heroes of yours) cards',
  ],
  [
    'hero',
    'draw three times as many cards as there are items in your party',
    'draw (3 times the number of items in your party) cards',
  ],
  [
    'hero',
    'draw half as many cards as you have heroes, rounded up',
    'draw (half the number of heroes of yours rounded up) cards',
  ],
  [
    'hero',
    'draw twice the number of heroes in your party',
    'draw (2 times the number of heroes in your party) cards',
  ],
  [
    'hero',
    'roll a die and draw twice that many cards',
    'make a die roll as throw\ndraw (2 times the throw) cards',
  ],
  // What a turn begins with.
  [
    'hero',
    'at the start of your next turn, gain 2 action points',
    'at the start of your next main part, gain 2 action points',
  ],
  [
    'hero',
    'you have one more action point next turn',
    'at the start of your next main part, gain 1 action point',
  ],
  [
    'hero',
    'an opponent has 1 less action point on their next turn',
    "choose an opponent\nat the start of that player's next main part, that player loses 1 action point",
  ],
  ['hero', 'you have one more action point this turn', 'gain 1 action point'],
  [
    'leader',
    'you have one more action point each turn',
    'at the start of your main part, gain 1 action point',
  ],
  // Rounds to come.
  [
    'hero',
    'during the next round, your heroes cannot be destroyed',
    'at the start of the next round:\n  until end of round, your heroes cannot be destroyed',
  ],
  [
    'hero',
    'your heroes cannot be destroyed until the end of the next round',
    'until end of round, your heroes cannot be destroyed\nat the start of the next round:\n  until end of round, your heroes cannot be destroyed',
  ],
  ['hero', 'after this turn, take another turn', 'take another turn'],
  // Numbers that all choose, without a name.
  [
    'hero',
    'each player secretly chooses a number from 1 to 6. Reveal them. Each player with the highest number draws a card',
    'each player secretly chooses a number from 1 to 6 as bid\neach player with the highest bid draws a card',
  ],
  [
    'hero',
    'each player secretly picks a number between 1 and 5; each player who chose the lowest number discards a card',
    'each player secretly chooses a number from 1 to 5 as bid\neach player with the lowest bid discards a card',
  ],
  [
    'hero',
    'each player rolls two dice. Each player closest to 7 draws 2 cards',
    "for each player, that player's rolled gaps become 0\nfor each player:\n  that player makes a dice roll as cast\n  that player gains (the greater of (the cast - 7) and (7 - the cast)) rolled gaps\neach player with the fewest rolled gaps draws 2 cards",
  ],
  [
    'leader',
    'items cost 1 less to play if you have a bard',
    'while you have a bard, to play items, you pay 1 action point less',
  ],
  [
    'leader',
    'your first attack each turn costs 1 less',
    'while you did not attack a monster this turn, to attack a monster, you pay 1 action point less',
  ],
  [
    'leader',
    'the second hero you play each turn costs 1 less',
    'while you played exactly 1 hero this turn, to play a hero, you pay 1 action point less',
  ],
  [
    'leader',
    'once per turn, during your turn, discard a card to draw 2 cards',
    'once per turn, discard a card to draw 2 cards',
  ],
  ['leader', 'on your turn, you may discard a card to draw 2 cards', 'discard a card to draw 2 cards'],
  [
    'leader',
    'Once per turn, on your turn, you may discard a card. If you do, draw 2 cards.',
    'once per turn, discard a card to draw 2 cards',
  ],
  [
    'character',
    'during your turn, once per turn, discard a card to draw a card',
    'once per turn, discard a card to draw a card',
  ],
  [
    'leader',
    'once during your turn, when you draw a card, draw a card',
    'while you are the active player, once per turn, when you draw a card, draw a card',
  ],
  [
    'leader',
    'twice per turn, on your turn, when an opponent draws a card, draw a card',
    'while you are the active player, twice per turn, when an opponent draws a card, draw a card',
  ],
  [
    'leader',
    'when a player fumbles a hero, put a tooth on this\nonce per turn, in your turn, remove 3 teeth from this to draw a card',
    'when a player fumbles a hero, this gains a tooth\nonce per turn, pay 3 teeth of this to draw a card',
  ],
  [
    'leader',
    'when you draw a card, put a mouse on this\n+1 to your rolls for each mouse on this',
    'when you draw a card, put a mouse on this\n+1 to your rolls for each mouse of this',
  ],
  [
    'item',
    'when you play this, put 2 wolves on this\nwhen this has at least 4 wolves:\n  draw a card\n  destroy the equipped hero',
    'when you play this, this gains 2 wolves\nwhen this gains any wolves, if this has at least 4 wolves:\n  draw a card\n  destroy the equipped hero',
  ],
  [
    'item',
    'once per turn, to activate the equipped hero, you may discard a card instead of paying 1 action point',
    'once per turn, discard a card to activate the equipped hero',
  ],
  [
    'leader',
    'to attack a monster, you may sacrifice a hero instead of paying its cost',
    'sacrifice a hero to attack a monster',
  ],
  [
    'leader',
    'once per turn, you may discard a card instead of using an action to play a hero',
    'once per turn, discard a card to play a hero',
  ],
  // The first time it is done, and the second.
  [
    'trophy',
    'to attack a monster for the first time each turn, you pay 1 action point less',
    'while you did not attack a monster this turn, to attack a monster, you pay 1 action point less',
  ],
  [
    'leader',
    'once per turn, to play an item, you pay 1 action point less',
    'while you did not play an item this turn, to play an item, you pay 1 action point less',
  ],
  [
    'leader',
    'your second attack each turn is free',
    'while you attacked exactly 1 monster this turn, to attack a monster, you pay no action points',
  ],
  // What cards cost, by who does something with them.
  [
    'magic',
    'until end of turn, heroes you play are free',
    'until end of turn, to play heroes, you pay no action points',
  ],
  [
    'magic',
    'until end of turn, heroes you play are free and cannot be challenged',
    'until end of turn, to play heroes, you pay no action points\nuntil end of turn, opponents cannot challenge you for a hero',
  ],
  [
    'leader',
    'items opponents play cost 1 action point more',
    'to play items, opponents also pay 1 action point',
  ],
  [
    'magic',
    'heroes you play this turn cost 1 action point less',
    'until end of turn, to play heroes, you pay 1 action point less',
  ],
  // How long, behind it.
  [
    'magic',
    'to play heroes, you pay 1 action point less this turn',
    'until end of turn, to play heroes, you pay 1 action point less',
  ],
  [
    'leader',
    'when you slay a monster, to attack a monster, you pay 1 action point less until end of turn',
    'when you slay a monster, until end of turn, to attack a monster, you pay 1 action point less',
  ],
  // Whom it is done to is left out, and what it is about is not.
  [
    'magic',
    'opponents cannot challenge heroes until end of turn',
    'opponents cannot challenge for a hero until end of turn',
  ],
  ['leader', 'players cannot challenge items', 'players cannot challenge for an item'],
  // In whose turn, in a block.
  [
    'leader',
    'during your turn:\n  discard 2 cards to draw a card',
    'while you are the active player:\n  discard 2 cards to draw a card',
  ],
  [
    'leader',
    "once per turn, during an opponent's turn:\n  discard a card to draw a card",
    'while you are not the active player, once per turn:\n  discard a card to draw a card',
  ],
];
