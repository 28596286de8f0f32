/** Rolls, what changes them, and who may challenge whom, as people say it at a table. */
import type { Same } from '../readings/cards.ts';

export const DICE_TALK: readonly Same[] = [
  // The next one, of any sort.
  [
    'leader',
    'once per turn, when you play an item:\n  +2 to your next roll this turn',
    'once per turn, when you play an item, +2 to your next roll this turn',
  ],
  ['hero', 'your next roll gets +2', '+2 to your next roll for the rest of the game'],
  ['hero', 'add 2 to the next roll you make this turn', '+2 to your next roll until end of turn'],
  ['hero', 'the next roll you make this turn gets +3', '+3 to your next roll until end of turn'],
  ['hero', 'your next two rolls get +1', '+1 to your next 2 rolls for the rest of the game'],
  ['hero', 'your next roll is 2 higher', '+2 to your next roll for the rest of the game'],
  ['hero', 'the next time you roll, add 2 to it', '+2 to your next roll for the rest of the game'],
  [
    'hero',
    'the next time you make an attack roll this turn, +3 to that roll',
    '+3 to your next attack roll until end of turn',
  ],
  ['hero', "-2 to an opponent's next roll", "-2 to an opponent's next roll for the rest of the game"],
  [
    'hero',
    'the next roll an opponent makes gets -2',
    "-2 to an opponent's next roll for the rest of the game",
  ],
  ['hero', '+1 to the next roll of any player', '+1 to the next roll for the rest of the game'],
  [
    'hero',
    'choose an opponent. Their next roll is reduced by 2',
    "choose an opponent\n-2 to that player's next roll for the rest of the game",
  ],
  [
    'hero',
    'each opponent gets -1 to their next roll',
    "for each opponent, -1 to that player's next roll for the rest of the game",
  ],
  [
    'hero',
    "all opponents' next rolls get -1 until your next turn",
    "for each opponent, -1 to that player's next roll until the start of your next turn",
  ],
  [
    'hero',
    '+1 to your next roll this turn for each hero in your party',
    '+1 to your next roll for each hero in your party until end of turn',
  ],
  [
    'leader',
    'your first roll each turn gets +2',
    'at the start of each turn, +2 to your next roll until end of turn',
  ],
  [
    'leader',
    'once per turn, discard a card to add 2 to your next roll this turn',
    'once per turn, discard a card to:\n  +2 to your next roll until end of turn',
  ],
  [
    'leader',
    'once per turn, you may discard a card to add 2 to your rolls until end of turn',
    'once per turn, discard a card to:\n  +2 to your rolls until end of turn',
  ],
  [
    'hero',
    'you may discard a card to add 2 to your rolls until end of turn',
    'you may discard a card\nif you do, +2 to your rolls until end of turn',
  ],
  ['leader', '-1 to attack rolls of an opponent', '-1 to all attack rolls of an opponent'],
  // What becomes of a roll that was changed.
  [
    'modifier',
    'when you modify a roll using this:\n  at the end of that roll, if that roll is exactly its requirement, move this to your hand',
    "when you modify a roll using this:\n  if that roll is a hero roll, until end of turn, once, when that roll is final, if that roll is that roll's lowest requirement, move this to your hand\n  if that roll is an attack roll, until end of turn, once, when that roll is final, if that roll is that roll's lowest slay range, move this to your hand",
  ],
  [
    'modifier',
    'if the hero roll you modify ends at exactly the number needed, take this back',
    "when you modify a hero roll using this, until end of turn, once, when that roll is final, if that roll is that roll's lowest requirement, move this to your hand",
  ],
  [
    'modifier',
    'when you modify an attack roll using this:\n  after that roll, if that roll failed, return this to your hand',
    "when you modify an attack roll using this, until end of turn, once, when that roll is final, if that roll is not in that roll's slay range, move this to your hand",
  ],
  [
    'modifier',
    'if the roll fails anyway, draw a card',
    "when you modify a roll using this:\n  if that roll is a hero roll, until the end of the activate, once, when a player fumbles a hero, draw a card\n  if that roll is an attack roll, until end of turn, once, when that roll is final, if that roll is not in that roll's slay range, draw a card\n  if that roll is a challenger roll or defender roll, until the end of the challenge, once, when that roll's roller loses a duel, draw a card",
  ],
  [
    'modifier',
    'when you modify a hero roll using this:\n  draw a card\n  if that roll succeeds, draw a card\n  if that roll fails, discard a card',
    'when you modify a hero roll using this:\n  draw a card\n  until the end of the activate, once, when a player empowers a hero, draw a card\n  until the end of the activate, once, when a player fumbles a hero, discard a card',
  ],
  [
    'modifier',
    'when you modify an attack roll using this, if it beats the slay range by 2 or more, draw a card',
    "when you modify an attack roll using this, until end of turn, once, when that roll is final, if that roll is at least (that roll's lowest slay range + 2), draw a card",
  ],
  [
    'leader',
    'when you modify a roll of yours, if that roll misses by exactly 1, draw a card',
    "when you modify a roll of yours:\n  if that roll is a hero roll, until end of turn, once, when that roll is final, if that roll is (that roll's lowest requirement - 1), draw a card\n  if that roll is an attack roll, until end of turn, once, when that roll is final, if that roll is (that roll's lowest slay range - 1), draw a card",
  ],
  // Against whom, and for what.
  [
    'challenge',
    'you can challenge using this only if the challenged card is a hero',
    'you can challenge for a card using this only if that card is a hero',
  ],
  [
    'challenge',
    'you can only challenge heroes with this',
    'you can challenge for a card using this only if that card is a hero',
  ],
  [
    'challenge',
    'only challenges items',
    'you can challenge for a card using this only if that card is an item',
  ],
  [
    'challenge',
    'This can only be used to challenge a hero or an item.',
    'you can challenge for a card using this only if that card is a hero or item',
  ],
  ['challenge', 'this cannot challenge items', 'you cannot challenge for an item using this'],
  [
    'challenge',
    'only if the challenged player has more heroes than you',
    'you can challenge a player using this only if the number of heroes of that player is more than the number of heroes of yours',
  ],
  [
    'challenge',
    'this can only be played against a player with 3 or more heroes',
    'you can challenge a player using this only if that player has at least 3 heroes in their party',
  ],
  [
    'challenge',
    'you can only play this if the challenged player has fewer cards in hand than you',
    "you can challenge a player as rival using this only if the number of cards in the rival's hand is less than the number of cards in your hand",
  ],
  [
    'challenge',
    'this can be played only if the challenged card is an item and you have a bard',
    'you can challenge for a card using this only if that card is an item and you have a bard card in your party',
  ],
  [
    'challenge',
    'play this only if you have a bard card in your party',
    'you can challenge using this only if you have a bard card in your party',
  ],
  // What was won lies elsewhere by then.
  [
    'challenge',
    'if you win this challenge, you may play the challenged card for free',
    'before you challenge using this, until the end of the challenge, when you win a duel for a card as won:\n  you may move the won to your hand\n  if you do, play the won for free',
  ],
  [
    'challenge',
    'if the challenge is successful, steal the challenged card',
    'before you challenge using this, until the end of the challenge, when you win a duel for a card, move that card to your hand',
  ],
  [
    'challenge',
    'if you win the challenge, draw a card\nif you lose, discard a card',
    'before you challenge using this:\n  until the end of the challenge, when you win a duel, draw a card\n  until the end of the challenge, when you lose a duel, discard a card',
  ],
  // Dice of the equipped one, in their window.
  [
    'item',
    'once per turn, when you roll for the equipped hero, before modifiers:\n  you may reroll one die of that roll',
    'while there is a roll of the equipped hero, during the modifier window, once per turn, choose a roll of the equipped hero and reroll a die of that roll',
  ],
  [
    'item',
    "once per turn, you may reroll one die of the equipped hero's roll",
    'while there is a roll of the equipped hero, during the modifier window, once per turn, choose a roll of the equipped hero and reroll a die of that roll',
  ],
  [
    'item',
    'once per turn, when the equipped hero rolls, you may discard a card to reroll',
    'while there is a roll of the equipped hero, during the modifier window, once per turn, discard a card to:\n  choose a roll of the equipped hero\n  reroll that roll',
  ],
  [
    'item',
    'when you roll for the equipped hero, you may discard a card to add 2 to that roll',
    'while there is a roll of the equipped hero, during the modifier window, discard a card to:\n  choose a roll of the equipped hero\n  +2 to that roll',
  ],
  [
    'leader',
    'you may discard a card to add 2 to a roll',
    'while there is a roll, during the modifier window, discard a card to:\n  choose a roll\n  +2 to that roll',
  ],
  [
    'leader',
    "once per turn, you may subtract 2 from an opponent's roll",
    'while there is a roll of an opponent, during the modifier window, once per turn, choose a roll of an opponent to:\n  -2 to that roll',
  ],
  [
    'leader',
    'once per turn, you may reroll your hero roll',
    'while there is a hero roll of yours, during the modifier window, once per turn, reroll a hero roll of yours',
  ],
  // What leaves play, and what is attached beside it.
  [
    'item',
    '+1 to the item slots of the equipped hero\nwhen this leaves play, discard all other items of the equipped hero',
    '+1 to the item slots of the equipped hero\nbefore this leaves any party, move all other items attached to the equipped hero to the discard pile',
  ],
  [
    'item',
    'when this is destroyed, discard all other items of the equipped hero',
    'before this is destroyed, move all other items attached to the equipped hero to the discard pile',
  ],
  ['hero', 'discard all items attached to this', 'move all items attached to this to the discard pile'],
  ['item', 'when this leaves play, draw a card', 'when this leaves any party, draw a card'],
  // The highest of all.
  [
    'magic',
    'everyone rolls a die\neach player with the highest roll draws a card',
    "for each player, that player's rolled results become 0\nfor each player:\n  that player makes a die roll as cast\n  that player gains (the cast) rolled results\neach player with the most rolled results draws a card",
  ],
  [
    'magic',
    'Each player rolls two dice. Whoever rolls highest draws 3 cards. On a tie, everybody tied draws a card.',
    "for each player, that player's rolled results become 0\nfor each player:\n  that player makes a dice roll as cast\n  that player gains (the cast) rolled results\nif there is exactly 1 player with the most rolled results:\n  choose a player with the most rolled results as winner\n  the winner draws 3 cards\notherwise, each player with the most rolled results draws a card",
  ],
  // Whose a roll is, and what it comes to.
  [
    'leader',
    'when an opponent makes a roll of 10 or more, draw a card',
    'when a roll of an opponent is final, if that roll is at least 10, draw a card',
  ],
  [
    'leader',
    'when a player makes a hero roll of exactly 7, draw a card',
    'when a hero roll of a player is final, if that roll is 7, draw a card',
  ],
  [
    'item',
    'once per turn, when an opponent makes a hero roll:\n  if that roll is exactly 7, draw a card',
    'once per turn, when a hero roll of an opponent is final:\n  if that roll is exactly 7, draw a card',
  ],
  [
    'leader',
    'when any player makes a challenge roll, draw a card',
    'when a challenger roll or defender roll of a player is thrown, draw a card',
  ],
  [
    'leader',
    'when you make a challenge roll, draw a card',
    'when a challenger roll or defender roll of yours is thrown, draw a card',
  ],
  ['item', 'when the equipped hero makes a roll, +1 to that roll', "+1 to the equipped hero's rolls"],
  [
    'modifier',
    "when you modify an opponent's roll using this, that opponent draws a card",
    "when you modify a roll of an opponent using this, that roll's roller draws a card",
  ],
  [
    'modifier',
    'when you modify a roll using this, the player whose roll it is draws a card',
    "when you modify a roll using this, that roll's roller draws a card",
  ],
  [
    'modifier',
    "when you use this on an opponent's roll, that opponent discards a card",
    "when you modify a roll of an opponent using this, that roll's roller discards a card",
  ],
  [
    'modifier',
    'when you modify a roll using this, players cannot modify that roll',
    'when you modify a roll using this, players cannot modify that roll until end of turn',
  ],
  [
    'hero',
    'choose a number from 2 to 12 as toll\nuntil the start of your next turn, when an opponent rolls exactly the toll, that player discards a card',
    "choose a number from 2 to 12 as toll\nuntil the start of your next turn, when a roll of an opponent is final, if that roll is the toll, that roll's roller discards a card",
  ],
  [
    'challenge',
    'you can challenge using this only if the challenged card is an item or a magic card',
    'you can challenge for a card using this only if that card is an item or magic card',
  ],
  // What is added for some cards, and what a card does where a roll is in its range.
  ['leader', 'your bards get +1 to their rolls', 'when you activate a bard hero, +1 to that roll'],
  [
    'leader',
    '+2 to the rolls of your heroes that have no item',
    'when you activate a hero with no item, +2 to that roll',
  ],
  [
    'leader',
    '-1 to the rolls of heroes with a cursed item',
    'when a player activates a hero with a cursed item, -1 to that roll',
  ],
  [
    'leader',
    '+2 to the rolls of all heroes in your party',
    'when you activate a hero in your party, +2 to that roll',
  ],
  [
    'leader',
    'when you attack a monster and it fights back, draw a card',
    "when you attack a monster, if your roll is in that monster's fight-back range, draw a card",
  ],
  [
    'leader',
    'when a monster fights back against an opponent, draw a card',
    "when an opponent attacks a monster, if their roll is in that monster's fight-back range, draw a card",
  ],
  // What a roll comes to in the end, rolls of two sorts, and the first one of a turn.
  [
    'hero',
    "until the start of your next turn, up to 3 times, when an opponent's roll ends and is at most 6, draw a card",
    'until the start of your next turn, 3 times, when a roll of an opponent is final if that roll is at most 6, draw a card',
  ],
  [
    'hero',
    "until the start of your next turn, whenever an opponent's roll of any kind ends at 6 or less after all modifiers, draw a card",
    'until the start of your next turn, when a roll of an opponent is final if that roll is at most 6, draw a card',
  ],
  [
    'hero',
    "choose a number from 2 to 12 as omen\nuntil the start of your next turn, when an opponent's roll is exactly the omen:\n  pull a random card in that player's hand",
    "choose a number from 2 to 12 as omen\nuntil the start of your next turn, when a roll of an opponent is final if that roll is the omen, pull a random card in that roll's roller's hand",
  ],
  [
    'leader',
    'when your attack roll comes to more than 9, draw a card',
    'when your attack roll is final if that roll is more than 9, draw a card',
  ],
  [
    'leader',
    'once per turn, when you make a hero roll or an attack roll:\n  if both dice of that roll are the same, gain an action point',
    'once per turn, when a hero roll or attack roll of yours is final, if the dice of that roll are the same, gain an action point',
  ],
  [
    'leader',
    'when an opponent makes a hero or attack roll, draw a card',
    'when an opponent throws a hero roll or attack roll, draw a card',
  ],
  [
    'leader',
    'at the start of your turn, +1 to your first hero roll this turn',
    'at the start of your turn, +1 to your next hero roll until end of turn',
  ],
  [
    'leader',
    'at the start of your turn:\n  draw a card\n  your first roll this turn gets +2',
    'at the start of your turn:\n  draw a card\n  +2 to your next roll until end of turn',
  ],
  // What is added to a roll by what its dice show.
  ['leader', 'when you roll a double, +2 to that roll', '+2 to your rolls where dice are the same'],
  [
    'leader',
    'when an opponent rolls a double, -2 to that roll',
    '-2 to all rolls of each opponent where dice are the same',
  ],
  ['leader', 'when you roll a natural 2, +10 to that roll', '+10 to your rolls where the total die is 2'],
  [
    'hero',
    'until the start of your next turn, the first time each opponent activates a hero, draw a card',
    'for each opponent, until the start of your next turn, once, when that player activates a hero, draw a card',
  ],
  [
    'magic',
    'each opponent may discard a card\neach opponent who did not sacrifices a hero',
    'for each opponent:\n  that player may discard a card\n  if they do not, that player sacrifices a hero',
  ],
  [
    'magic',
    'each player may sacrifice a hero\neach player who did so draws 2 cards\neach player who did not discards a card',
    'for each player:\n  that player may sacrifice a hero\n  if they do, that player draws 2 cards\n  otherwise, that player discards a card',
  ],
  [
    'item',
    'when you roll for the equipped hero, if both dice are the same, draw a card',
    "when you activate the equipped hero, if the dice of the equipped hero's roll are the same, draw a card",
  ],
  [
    'item',
    'when you roll for the equipped hero and roll doubles, draw a card',
    "when you activate the equipped hero, if the dice of the equipped hero's roll are the same, draw a card",
  ],
  [
    'leader',
    'when you roll for a hero and both dice match, draw a card',
    "when you activate a hero, if the dice of that hero's roll are the same, draw a card",
  ],
  [
    'leader',
    'when you roll doubles for a hero, draw a card',
    "when you activate a hero, if the dice of that hero's roll are the same, draw a card",
  ],
  [
    'leader',
    'when an opponent attacks a monster, if they rolled doubles, draw a card',
    "when an opponent attacks a monster, if the dice of that monster's roll are the same, draw a card",
  ],
  [
    'leader',
    'when you attack a monster, if the roll is 10 or more, draw a card',
    "when you attack a monster, if that monster's roll is at least 10, draw a card",
  ],
  [
    'leader',
    'when you roll for a hero:\n  if the roll was doubles, draw a card',
    "when you activate a hero:\n  if the dice of that hero's roll are the same, draw a card",
  ],
];
