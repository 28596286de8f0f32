import type { Same } from '../readings/cards.ts';

/** Whose cards are meant: of others, of who had them before, in hands; and what a card is or has besides. */
export const WHOSE_CARDS: readonly Same[] = [
  // A verb for one's own cards, and cards of others.
  [
    'magic',
    'Sacrifice a hero of an opponent.',
    "choose an opponent\nchoose a hero in that player's party\nthat player sacrifices that hero",
  ],
  ['magic', 'Discard a card from each opponent.', 'each opponent discards a card'],
  ['magic', "Discard a card from each player's hand.", 'each player discards a card'],
  ['magic', 'Destroy one of your heroes.', 'sacrifice a hero of yours'],
  // Who had it is asked before it is moved.
  [
    'magic',
    'Destroy a hero. Its owner draws a card.',
    "choose a hero in an opponent's party as taken\nlet rival be the taken's controller\ndestroy the taken\nthe rival draws a card",
  ],
  [
    'magic',
    'Steal a hero. Its owner draws 2 cards.',
    "choose a hero in an opponent's party as taken\nlet rival be the taken's controller\nsteal the taken\nthe rival draws 2 cards",
  ],
  [
    'magic',
    'you may destroy a hero. If you do, its owner draws a card',
    "you may choose a hero in an opponent's party as taken\nif you do:\n  let former be the taken's controller\n  destroy the taken\n  the former draws a card",
  ],
  [
    'magic',
    "choose a hero in an opponent's party as rider\nlet lender be the rider's owner\nsteal the rider\nat the end of the turn, give the rider to the lender",
    "choose a hero in an opponent's party as rider\nlet lender be the rider's controller\nsteal the rider\nat the end of the turn, give the rider to the lender",
  ],
  // Cards that somebody has are in the hand.
  [
    'magic',
    'If an opponent has more cards than you, draw 2 cards.',
    "if there is an opponent where the number of cards in that player's hand is more than the number of cards in your hand, draw 2 cards",
  ],
  // What it is besides, and what is copied.
  ['item', 'the equipped hero counts as a wizard too', 'the equipped hero also counts as a wizard'],
  [
    'hero',
    'copy the effect of another hero in play',
    "choose another hero in play as model\nuse the model's effect as this",
  ],
  // Of a verb that rolls first it is waited until the text is carried out.
  ['leader', "when you use a hero's effect, draw a card", 'when you empower a hero, draw a card'],
  // Cards by the names that they print.
  ['magic', 'destroy all heroes named Lucky Bucky', 'destroy all lucky-buckies'],
  [
    'magic',
    'if you have a hero named Fluffy in your party, draw a card',
    'if there is a fluffy in your party, draw a card',
  ],
  [
    'magic',
    'choose an opponent. If that player has no card called Peanut in their party, draw a card.',
    "choose an opponent\nif there is no peanut in that player's party, draw a card",
  ],
  // What none has chosen.
  [
    'magic',
    'each player secretly chooses a card in their hand as bid\nif no bid is a hero, steal a hero',
    'each player secretly chooses a card in their hand\nif there is no player where choice is a hero, steal a hero',
  ],
];
