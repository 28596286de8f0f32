import type { Same } from '../readings/cards.ts';

/** Orders as they are said at a table. */
export const ON_ORDERS: readonly Same[] = [
  // One after the other.
  [
    'hero',
    'choose an opponent, that player discards a card',
    'choose an opponent, then that player discards a card',
  ],
  // One that is bought with another.
  ['hero', 'discard a card to draw 2 cards', 'you may discard a card\nif you do, draw 2 cards'],
  ['hero', 'you may sacrifice a hero to steal a hero', 'you may sacrifice a hero\nif you do, steal a hero'],
  ['hero', 'pay 1 action point to draw a card', 'you may pay 1 action point\nif you do, draw a card'],
  // All but one.
  ['hero', 'all players discard a card except you', 'each other player discards a card'],
  ['hero', 'everyone sacrifices a hero, except for you', 'each other player sacrifices a hero'],
  // Up to a number.
  ['hero', 'fill your hand up to 5 cards', 'draw (5 - the number of cards in your hand) cards'],
  // A value instead of a noun: any card that has it.
  [
    'hero',
    'if you have a bard in your party, draw a card',
    'if you have a bard card in your party, draw a card',
  ],
  [
    'leader',
    '+1 to your rolls for each wizard in your party',
    '+1 to your rolls for each wizard card in your party',
  ],
  [
    'leader',
    'while you have 2 fighters in your party, your heroes cannot be destroyed',
    'while you have 2 fighter cards in your party, your heroes cannot be destroyed',
  ],
  ['leader', 'when you play a thief, draw a card', 'when you play a thief card, draw a card'],
  // What is got, and what has to be done.
  [
    'leader',
    'when you slay a monster, you get an additional action point',
    'when you slay a monster, you gain an action point',
  ],
  [
    'leader',
    'opponents have to discard a card to challenge you',
    'opponents must discard a card to challenge you',
  ],
  // A condition and an event.
  [
    'leader',
    'if you have a bard in your party, +1 to your rolls',
    'while you have a bard card in your party, +1 to your rolls',
  ],
  [
    'item',
    'if the equipped hero is destroyed, draw 2 cards',
    'when the equipped hero is destroyed, draw 2 cards',
  ],
  // A verb that takes from another place.
  ['hero', "take a random card from an opponent's hand", "pull a random card in an opponent's hand"],
  // Those that somebody controls.
  [
    'character',
    'when you lay this, draw a card for each character you control',
    'when you lay this, draw a card for each character of yours',
  ],
  [
    'character',
    'when this is destroyed, destroy a character an opponent controls',
    'when this is destroyed, destroy a character of an opponent',
  ],
  ['character', 'other characters of yours have +1 score', '+1 to the score of all your other characters'],
  // A price and what it buys.
  ['character', 'sacrifice this: draw 2 cards', 'sacrifice this to draw 2 cards'],
  [
    'character',
    'once per turn, pay 1 life: draw a card',
    'once per turn, pay 1 life of your survivor to draw a card',
  ],
  // What each player has on one card.
  [
    'character',
    'while you have at least 10 life, this has +2 score',
    'while your survivor has at least 10 life, +2 to the score of this',
  ],
  [
    'character',
    'while you have more life than your opponent, this has +2 score',
    "while your survivor's life is more than an opponent's survivor's life, +2 to the score of this",
  ],
  ['character', 'when you lose life, draw a card', 'when your survivor loses any life, draw a card'],
  ['character', 'when this gains wounds, draw a card', 'when this gains any wounds, draw a card'],
  // Two of the same sort, with a verb that takes one and another one.
  ['action', 'join two groups', 'join a group to another group'],
  ['action', 'swap two actors', 'exchange an actor for another actor'],
  [
    'action',
    'swap two actors in different groups',
    'exchange an actor in a group for an actor in another group',
  ],
  // What holds of one in two ways, what may hold or not, and how many have laid something away.
  [
    'character',
    "when you lay this:\n  choose a character in an opponent's front as drowned\n  while this is in your front, the drowned cannot attack and has no ability",
    "when you lay this:\n  choose a character in an opponent's front as drowned\n  while this is in your front, the drowned cannot attack\n  while this is in your front, the drowned has no ability",
  ],
  [
    'leader',
    'when an opponent plays a hero, that hero cannot be activated and has no class until end of turn',
    'when an opponent plays a hero:\n  that hero cannot be activated until end of turn\n  that hero has no class until end of turn',
  ],
  [
    'item',
    'the equipped hero cannot be destroyed and cannot be stolen',
    'the equipped hero cannot be destroyed\nthe equipped hero cannot be stolen',
  ],
  [
    'character',
    "when another character in your front where level is at most 2 is destroyed as star, you may have this get the star's ability until the end of your next turn",
    "when another character in your front where level is at most 2 is destroyed as star:\n  choose one:\n    - this has the star's ability until the end of your next turn\n    - nothing",
  ],
  [
    'action',
    'each player may discard a card\nif nobody does, split a group',
    'let former be the number of cards in the discard pile\neach player may move a card in their hand to the discard pile\nlet laid be the number of cards in the discard pile - the former\nif the laid is 0, split a group',
  ],
  [
    'action',
    'each player may discard a card\nif no one does, draw a card\notherwise, slash that many loners with the lowest values',
    'let former be the number of cards in the discard pile\neach player may move a card in their hand to the discard pile\nlet laid be the number of cards in the discard pile - the former\nif the laid is 0, draw a card\notherwise, slash the (the laid) loners with the lowest values',
  ],
  [
    'action',
    'choose a group as deck\nmove all loners to the deck\ndraw a card',
    'choose a group as ship\nmove all loners to the ship\ndraw a card',
  ],
  // What happens only if somebody pays for it, and how long something holds, behind it.
  [
    'character',
    'the first time each turn a character of an opponent would attack your survivor:\n  that player may pay 2 life of their survivor\n  if they do not, cancel that attack',
    'once per turn, if an opponent would attack your survivor by a character as foe, instead:\n  that player may pay 2 life of their survivor\n  if they do, that player attacks your survivor by the foe',
  ],
  [
    'character',
    "when you lay this:\n  choose a character in an opponent's front as foe\n  the foe cannot attack until the end of your next turn as long as you have no cards in your hand",
    "when you lay this:\n  choose a character in an opponent's front as foe\n  until the end of your next turn, while you have no cards in your hand, the foe cannot attack",
  ],
];
