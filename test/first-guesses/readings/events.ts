import type { Same } from './cards.ts';

/** What people write on events, and the same as the language has it. */
export const ON_EVENTS: readonly Same[] = [
  // What lasts as long as what a verb does.
  [
    'event',
    'your attacking characters get +2 score until the end of this attack',
    '+2 to the score of all attacking characters of yours until the end of the attack',
  ],
  // A turn less, which the card brings the counter for.
  ['event', 'the opponent loses their next turn', 'each opponent gains a skipped turn'],
  ['event', 'end your turn', 'if you are the active player, gain a turn end'],
  ['event', 'the turn ends immediately', 'gain a turn end'],
  [
    'event',
    'draw 2 cards, then your turn ends',
    'draw 2 cards\nif you are the active player, gain a turn end',
  ],
  // Ends at steps, in the words of people, and of somebody else where there is only one.
  [
    'event',
    'characters in your front cannot be killed until your next combat phase',
    'all characters in your front cannot be destroyed until the start of your next combat',
  ],
  [
    'event',
    'all characters in your front cannot be destroyed until the end of combat',
    'all characters in your front cannot be destroyed until the end of the combat',
  ],
  [
    'event',
    "all characters in your front cannot be destroyed until the end of the opponent's next combat phase",
    "all characters in your front cannot be destroyed until the end of the next player's next combat",
  ],
  [
    'event',
    'opponents cannot draw cards until the end of their next turn',
    "for each opponent, that player cannot draw cards until the end of that player's next turn",
  ],
  // What is said of places, and here of verbs.
  [
    'event',
    'return a destroyed character to your hand',
    'choose a character in your discard pile where that character was destroyed this game as back\nmove the back to your hand',
  ],
  // Words of speech.
  ['event', 'your survivor gains 2 life and draw a card', 'your survivor gains 2 life, then draw a card'],
  ['event', 'destroy a character with level 2', 'destroy a character where level is 2'],
  ['event', 'destroy a character with level 2 or less', 'destroy a character where level is at most 2'],
  // One after the other, where a verb takes one, by each of several.
  [
    'event',
    'each player discards 2 cards in their hand',
    'for each player:\n  that player chooses 2 cards in their hand as chosen\n  for each card among the chosen, that player discards that card',
  ],
  [
    'event',
    'choose an opponent\nthat player may discard 2 cards in their hand',
    'choose an opponent\nthat player may choose 2 cards in their hand as chosen\nif they do, for each card among the chosen, that player discards that card',
  ],
  [
    'event',
    'choose an opponent\nthat player chooses one:\n  - that player discards 2 cards in their hand\n  - draw a card',
    'choose an opponent\nthat player chooses one:\n  -\n    that player chooses 2 cards in their hand as chosen\n    for each card among the chosen, that player discards that card\n  - draw a card',
  ],
  [
    'event',
    'each player discards cards until they have 3 cards in hand',
    'for each player:\n  that player chooses (the number of cards in their hand - 3) cards in their hand as chosen\n  for each card among the chosen, that player discards that card',
  ],
  [
    'event',
    'destroy all level 1 characters',
    'for each character in play where level is 1, destroy that character',
  ],
  [
    'event',
    'look at the top 5 cards of your deck\nput a level 1 character among them into your front\nbury the rest',
    'look at the top 5 cards of your deck as seen\nmove a character among the seen where level is 1 as kept to your front\nmove all cards among the seen other than the kept to your discard pile',
  ],
  // Where no place is named: of one's own, and not of all that there is.
  ['event', 'everyone discards a card', 'each player discards a card in their hand'],
  ['event', 'send an enemy character back to its owner’s hand', 'recall a character of an opponent'],
  // One in each place of the players, and not one of all.
  [
    'event',
    'destroy a character in each front',
    "for each player, destroy a character in that player's front",
  ],
  [
    'event',
    "destroy the character with the highest score in each opponent's front",
    "for each opponent, destroy the character with the highest score in that player's front",
  ],
  [
    'event',
    "reveal the top card of each player's deck",
    "for each player, reveal the top card of that player's deck",
  ],
  [
    'event',
    'each player discards their hand and draws 3 cards',
    "for each player, for each card in that player's hand, that player discards that card\neach player draws 3 cards",
  ],
  ['event', 'bury the top 2 cards of your deck', 'bury 2 cards'],
  [
    'event',
    'until end of turn, characters of yours get +2 score and cannot be destroyed',
    'until end of turn, +2 to the score of all characters of yours\nuntil end of turn, all characters of yours cannot be destroyed',
  ],
  [
    'event',
    'destroy the character with the lowest score of each opponent',
    'for each opponent, destroy the character with the lowest score of that player',
  ],
  [
    'event',
    "exchange your survivor's life with an opponent's survivor's life",
    "choose an opponent\nlet former be the life of your survivor\nyour survivor's life becomes (the life of that player's survivor)\nthat player's survivor's life becomes (the former)",
  ],
  ['event', 'destroy a character of level 2 or less', 'destroy a character with level 2 or less'],
  [
    'event',
    "target enemy character can't attack until the end of your next turn",
    'choose a character of an opponent\nthat character cannot attack until the end of your next turn',
  ],
  [
    'event',
    'choose a character of yours. It can attack twice this turn',
    'choose a character of yours\nuntil end of turn, once, when that card attacks, it loses all attack marks',
  ],
  [
    'event',
    'if your opponent has at least 3 characters, they discard a card',
    'for each opponent where the number of characters of that player is at least 3, that player discards a card in their hand',
  ],
];
