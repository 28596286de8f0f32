import type { Same } from '../readings/cards.ts';

/** What is counted up, who did it, what comes to nothing, what was attached before, and what lasts in blocks, in the words of people. */
export const COUNTED_AND_BLOCKED: readonly Same[] = [
  [
    'magic',
    'let tally be 0\nfor each opponent:\n  that player may discard a card\n  if they do not, +1 to the tally\ndraw the tally cards',
    'let tally be 0\nfor each opponent:\n  that player may discard a card\n  if they do not, let tally be (the tally + 1)\ndraw (the tally) cards',
  ],
  [
    'magic',
    'let tally be 0\nfor each opponent:\n  that player may discard a card\n  if they do:\n    increase the tally by 2\n    draw a card\ndraw (the tally) cards',
    'let tally be 0\nfor each opponent:\n  that player may discard a card\n  if they do:\n    let tally be (the tally + 2)\n    draw a card\ndraw (the tally) cards',
  ],
  [
    'magic',
    'for each player in turn order from you:\n  that player may discard a card\nif no player discarded, draw 2 cards',
    'let takers be 0\nfor each player in turn order from you:\n  that player may discard a card\n  if they do, let takers be (the takers + 1)\nif the takers is 0, draw 2 cards',
  ],
  [
    'chapter',
    'for each player in turn order from you:\n  that player may pay 15 coins\n  if they do not, that player draws a card\nif nobody paid, draw 2 cards',
    'let takers be 0\nfor each player in turn order from you:\n  that player may pay 15 coins\n  if they do, let takers be (the takers + 1)\n  otherwise, that player draws a card\nif the takers is 0, draw 2 cards',
  ],
  [
    'magic',
    'each player may sacrifice a hero. If everyone does, draw 3 cards.',
    'let takers be 0\nfor each player:\n  that player may sacrifice a hero\n  if they do, let takers be (the takers + 1)\nif the takers is the number of players, draw 3 cards',
  ],
  [
    'magic',
    'each player may sacrifice a hero. If at least 2 players did, draw 3 cards.',
    'let takers be 0\nfor each player:\n  that player may sacrifice a hero\n  if they do, let takers be (the takers + 1)\nif the takers is at least 2, draw 3 cards',
  ],
  [
    'magic',
    "each opponent may discard a card\nfor each opponent who didn't, that player sacrifices a hero",
    'for each opponent:\n  that player may discard a card\n  if they do not, that player sacrifices a hero',
  ],
  [
    'leader',
    'the first time each turn an opponent would play a magic card, you may discard a card. If you do, it has no effect',
    'once per turn, before an opponent plays a magic card as stopped:\n  you may discard a card\n  if you do, the stopped has no effect until end of turn',
  ],
  [
    'magic',
    'until the start of your next turn, the first time an opponent would play a magic card, you may discard a card. If you do, that card has no effect.',
    'until the start of your next turn, once, before an opponent plays a magic card as stopped:\n  you may discard a card\n  if you do, the stopped has no effect until end of turn',
  ],
  [
    'leader',
    'when an opponent plays a magic card, you may discard a card. If you do, cancel it.',
    'before an opponent plays a magic card as stopped:\n  you may discard a card\n  if you do, the stopped has no effect until end of turn',
  ],
  [
    'item',
    'when the equipped hero is destroyed, take an item that was attached to that hero other than this',
    'before the equipped hero is destroyed, move another item attached to the equipped hero to your hand',
  ],
  [
    'leader',
    'whenever a hero of yours is destroyed, draw a card for each item attached to that hero',
    'before a hero of yours is destroyed, draw a card for each item attached to that hero',
  ],
  [
    'survivor',
    'when a character of yours is destroyed, draw a card for each object attached to that character',
    'before a character of yours is destroyed, draw a card for each object attached to that character',
  ],
  [
    'hero',
    'you may take an item from a hero in your party into your hand',
    'you may move an item attached to a hero in your party to your hand',
  ],
  [
    'item',
    "when you empower the equipped hero:\n  the player who played this may use the equipped hero's effect\n  if they do, that player discards a card",
    "when you empower the equipped hero:\n  for each player where that player played this this game:\n    that player may use the equipped hero's effect\n    if they do, that player discards a card",
  ],
  [
    'hero',
    "if you have at least 2 heroes in your party, you may choose a hero in an opponent's party as prey\nif you do, destroy the prey",
    "if you have at least 2 heroes in your party:\n  you may choose a hero in an opponent's party as prey\n  if you do, destroy the prey",
  ],
  [
    'leader',
    "once per turn, when an opponent empowers a hero:\n  you may discard 2 cards\n  if you do, use that hero's effect after that player has used it",
    "once per turn, when an opponent empowers a hero:\n  you may discard 2 cards\n  if you do, use that hero's effect",
  ],
  [
    'character',
    'when you lay this or at the start of your preparation:\n  you may draw a card',
    'when you lay this, you may draw a card\nat the start of your preparation, you may draw a card',
  ],
  [
    'character',
    "when you lay this:\n  you may choose another character in any front as model\n  if you do, until the start of your next turn:\n    this also has the model's ability\n    this has the model's sharpness",
    "when you lay this:\n  you may choose another character in any front as model\n  if you do:\n    this has the model's ability until the start of your next turn\n    this card's sharpness counts as the model's sharpness until the start of your next turn",
  ],
  [
    'place',
    '+2 to the score of all characters of yours with at least 1 object attached',
    '+2 to the score of all characters of yours with at least 1 object',
  ],
  ['hero', 'if this has a free item slot, draw a card', 'if this is a free hero, draw a card'],
  [
    'place',
    "at the start of each player's preparation:\n  that player may pay 2 life of their survivor\n  if they do:\n    that player draws a card\n    if that player is an opponent, your survivor gains 1 life",
    "at the start of each player's preparation:\n  the active player may pay 2 life of their survivor\n  if they do:\n    the active player draws a card\n    if the active player is an opponent, your survivor gains 1 life",
  ],
  [
    'hero',
    'put an ember on this for each card in your hand\nyou may remove any number of embers from this\n+(the number of embers removed) to your attack rolls until end of turn',
    "this gains an ember for each card in your hand\nchoose a number from 0 to (this card's embers) as spent\nthis loses (the spent) embers\n+(the spent) to your attack rolls until end of turn",
  ],
  [
    'price',
    'pay (9 - 2 for each character destroyed this turn) life of your survivor',
    'pay (9 - 2 times the number of characters destroyed this turn) life of your survivor',
  ],
  [
    'trophy',
    'at the start of your turn:\n  choose a number from 2 to 12 as sign\n  the first time this turn the total of a roll of yours is exactly the sign, draw a card',
    'at the start of your turn:\n  choose a number from 2 to 12 as sign\n  until end of turn, once, when a roll of yours is final, if that roll is the sign, draw a card',
  ],
  [
    'character',
    "when an opponent plays an event, that opponent's survivor loses 1 life",
    "when an event enters an opponent's stage, that event's owner's survivor loses 1 life",
  ],
  // All of them, and one of them.
  ['hero', 'discard a hero, an item and a magic card', 'discard a hero and an item and a magic card'],
  [
    'hero',
    'take an item, a magic card, or a modifier in the discard pile',
    'take an item or magic card or modifier in the discard pile',
  ],
  [
    'hero',
    'draw a card for each item, hero and magic card in the discard pile',
    'draw a card for each item or hero or magic card in the discard pile',
  ],
  // Another player was named.
  [
    'character',
    "when an opponent plays an event:\n  choose a player\n  that player's survivor loses 1 life",
    "when an event enters an opponent's stage:\n  choose a player\n  that player's survivor loses 1 life",
  ],
  [
    'item',
    'when you empower the equipped hero, the opponent who played this draws a card',
    'when you empower the equipped hero:\n  for each opponent where that opponent played this this game, that opponent draws a card',
  ],
  // It stays where it was.
  [
    'leader',
    'when a hero in your party is stolen, draw a card for each item attached to it',
    'when a hero in your party is stolen, draw a card for each item attached to that hero',
  ],
  [
    'hero',
    "choose a hero in the next player's party without an item as bearer\nif there is a bearer, destroy the bearer\notherwise, draw a card",
    "choose a hero in the next player's party without an item as bearer\nif there is a hero in the next player's party without an item, destroy the bearer\notherwise, draw a card",
  ],
  [
    'terrain',
    '-1 to the defence shift of all champions adjacent to no other champion',
    '-1 to the defence shift of all champions that are not adjacent to another champion',
  ],
  [
    'leader',
    'when you roll a natural 2 or a natural 12, draw a card',
    'when you roll a natural 2, draw a card\nwhen you roll a natural 12, draw a card',
  ],
];
