import type { Same } from '../readings/cards.ts';

/** Abilities as printed prose, of several sentences, and the same as the language has it. */
export const ON_PROSE: readonly Same[] = [
  // What happens goes on in the next sentence.
  [
    'leader',
    'Whenever you slay a monster, draw a card. Then discard a card.',
    'when you slay a monster:\n  draw a card\n  discard a card',
  ],
  [
    'leader',
    'Each time you slay a monster, draw 2 cards. Opponents cannot steal your heroes.',
    'when you slay a monster, draw 2 cards\nopponents cannot steal your heroes',
  ],
  [
    'leader',
    'When you slay a monster, draw 2 cards. At the start of your turn, you may discard a card. If you do, draw a card.',
    'when you slay a monster, draw 2 cards\nat the start of your turn:\n  you may discard a card\n  if you do, draw a card',
  ],
  [
    'character',
    "When you lay this, steal a character in an opponent's front as guest. At the end of the turn, release the guest.",
    "when you lay this:\n  steal a character in an opponent's front as guest\n  at the end of the turn, release the guest",
  ],
  // The price of what follows.
  [
    'leader',
    'Once per turn, you may discard a card. If you do, draw 2 cards. Then sacrifice a hero.',
    'once per turn, discard a card to:\n  draw 2 cards\n  sacrifice a hero',
  ],
  // How often.
  [
    'character',
    'The first time each turn a character of yours is destroyed, draw a card. Then discard a card.',
    'once per turn, when a character of yours is destroyed:\n  draw a card\n  discard a card',
  ],
  [
    'leader',
    'each time an opponent draws a card, you may draw a card (at most twice each turn)',
    'twice per turn, when an opponent draws a card, you may draw a card',
  ],
  [
    'leader',
    'Whenever an opponent draws a card, draw a card. You may do this only once per turn.',
    'once per turn, when an opponent draws a card, draw a card',
  ],
  [
    'leader',
    'When you slay a monster, draw 2 cards. Then discard a card (once per turn).',
    'once per turn, when you slay a monster:\n  draw 2 cards\n  discard a card',
  ],
  [
    'leader',
    'You may discard a card. If you do, draw a card. (Use this only once each turn.)',
    'once per turn, discard a card to draw a card',
  ],
  [
    'leader',
    'While you have 3 heroes in your party, whenever you play a magic card, draw a card (max once per turn).',
    'while you have 3 heroes in your party, once per turn, when you play a magic card, draw a card',
  ],
  [
    'leader',
    'Once per turn, when you play a magic card, draw a card (once per turn).',
    'once per turn, when you play a magic card, draw a card',
  ],
  // Words that say no more.
  [
    'leader',
    'each time an opponent draws a card, you draw a card as well',
    'when an opponent draws a card, you draw a card',
  ],
  [
    'hero',
    'Draw a card, then each opponent draws a card too.',
    'draw a card, then each opponent draws a card',
  ],
  ['hero', 'Destroy a hero of your choice.', 'destroy a hero'],
  ['hero', 'Each opponent discards a card of their choice.', 'each opponent discards a card'],
  [
    'leader',
    'at the start of your turn, discard half the cards in your hand (rounded down)',
    'at the start of your turn, discard half the cards in your hand rounded down',
  ],
  [
    'chapter',
    'harm every champion on the arena, even yours, by 1',
    'for each champion on the arena, harm that champion by 1',
  ],
  ['event', 'Your survivor receives 2 life.', 'your survivor gains 2 life'],
  // Dealt cards are drawn.
  ['magic', 'Deal each player 2 cards.', 'each player draws 2 cards'],
  ['magic', 'Deal 2 cards to each opponent.', 'each opponent draws 2 cards'],
  ['magic', 'Each player is dealt a card.', 'each player draws a card'],
  // A verb that takes one card at a time.
  [
    'event',
    'Each player discards their hand. Then each player draws 4 cards.',
    "for each player:\n  for each card in that player's hand, that player discards that card\neach player draws 4 cards",
  ],
  // A number by the field that has it.
  [
    'event',
    'Name a level. Each player reveals their hand and discards every character of that level.',
    "choose a number from 1 to 3 as named\nfor each player:\n  that player reveals all cards in that player's hand\n  for each character in that player's hand where level is the named, that player discards that character",
  ],
  [
    'magic',
    'Name a class. Each opponent discards all heroes of that class from their hand.',
    'choose a class\neach opponent discards all heroes of that class in their hand',
  ],
  // What was looked at, with a verb that takes the top cards.
  [
    'character',
    'When this is destroyed, look at the top card of your deck. You may bury it.',
    'when this is destroyed:\n  look at the top card of your deck\n  you may bury a card',
  ],
  [
    'hero',
    'Reveal cards from the top of the main deck until you reveal a hero. Put that hero into your party without rolling for it. Discard all the other revealed cards.',
    'repeat up to (the number of cards in the main deck) times while the top card of the main deck is not a hero:\n  reveal the top card of the main deck as shown\n  move the shown to the discard pile\nreveal the top card of the main deck as found\nif the found is a hero, move the found to your party',
  ],
  // What is on a card is in play with it.
  [
    'character',
    "This has +1 score for each object on an opponent's characters.",
    '+1 to the score of this for each object attached to a character of an opponent',
  ],
  [
    'character',
    "Once per turn, during your preparation, you may pay 2 life of your survivor. If you do, destroy an object on an opponent's character.",
    "during your preparation, once per turn, pay 2 life of your survivor to destroy an object on an opponent's character",
  ],
  ['magic', 'Each player draws a card. You then draw a card.', 'each player draws a card\nyou draw a card'],
  [
    'leader',
    'At the end of each of your turns, you may discard any number of cards. Draw that many cards.',
    'at the end of your turn:\n  you may discard any number of cards\n  draw that many cards',
  ],
  [
    'leader',
    'When an opponent draws a card outside their turn, you may draw a card too (no more than twice each turn).',
    'twice per turn, when an opponent draws a card if that opponent is not the active player, you may draw a card',
  ],
  [
    'action',
    'Choose a red actor. Move it to another group. Then move every loner to that group as well.',
    'choose a red actor\nmove that actor to another group\nmove all loners to that group',
  ],
  ['action', 'Pick any group. Split that group.', 'choose a group\nsplit that group'],
  [
    'monster',
    'Slash the group with the fewest actors. If there is a tie, slash nobody.',
    'if there is exactly 1 group with the fewest actors, slash the group with the fewest actors',
  ],
  [
    'monster',
    'the biggest group, or nobody if there is a tie',
    'if there is exactly 1 group with the most actors, slash the group with the most actors',
  ],
  // Who may take one may leave it there.
  [
    'hero',
    'Look at the top three cards of the main deck. You may take a hero from among them into your hand. Put the rest on the bottom of the deck in any order.',
    'look at the top 3 cards of the main deck as seen\nyou may move a hero among the seen as kept to your hand\nmove all cards among the seen other than the kept to the bottom of the main deck in any order',
  ],
  [
    'hero',
    'Look at the top 3 cards of the main deck. You may put one into your hand. Put the rest on the bottom of the main deck.',
    'look at the top 3 cards of the main deck as seen\nyou may move a card among the seen as kept to your hand\nmove all cards among the seen other than the kept to the bottom of the main deck',
  ],
];
