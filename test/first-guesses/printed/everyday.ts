import type { Same } from '../readings/cards.ts';

/** What people put in many ways, and the one way of the language. */
export const ON_EVERYDAY: readonly Same[] = [
  // What is waited for.
  ['leader', 'After destroying a hero, draw a card.', 'when you destroy a hero, draw a card'],
  [
    'leader',
    "After you've modified a roll, you may draw a card.",
    'when you modify a roll, you may draw a card',
  ],
  [
    'leader',
    'You may draw a card each time that you slay a monster.',
    'when you slay a monster, you may draw a card',
  ],
  ['leader', 'If you play an item, draw a card.', 'when you play an item, draw a card'],
  ['leader', 'For each monster you slay, draw 3 cards.', 'when you slay a monster, draw 3 cards'],
  [
    'leader',
    'Opponents who challenge you have to discard a card.',
    'when an opponent challenges you, that player discards a card',
  ],
  ['leader', 'As your turn begins, draw a card.', 'at the start of your turn, draw a card'],
  ['leader', 'When your turn ends, draw a card.', 'at the end of your turn, draw a card'],
  [
    'leader',
    "Whenever you'd destroy a hero, you can steal it instead.",
    'if you would destroy a hero, you may instead steal that hero',
  ],
  [
    'leader',
    'If a hero of yours is about to be destroyed, you may discard 2 cards to save it.',
    'if a hero of yours would be destroyed, you may instead discard 2 cards',
  ],
  [
    'leader',
    'Draw a card when your two dice match.',
    'when your roll is final if the dice of that roll are the same, draw a card',
  ],
  [
    'leader',
    'Each time one of your rolls is 10+, draw a card.',
    'when your roll is final if that roll is at least 10, draw a card',
  ],
  // How long, and in whose turn.
  [
    'hero',
    'Until your next turn comes around, no hero of yours can be stolen.',
    'until the start of your next turn, your heroes cannot be stolen',
  ],
  [
    'hero',
    "Opponents can't destroy your heroes until it is your turn again.",
    'opponents cannot destroy your heroes until the start of your next turn',
  ],
  ['trophy', 'Your rolls get +1 on your turn.', 'while you are the active player, +1 to your rolls'],
  [
    'trophy',
    'Outside of your turn, add 1 to your rolls.',
    'while you are not the active player, +1 to your rolls',
  ],
  // Rolls.
  ['leader', 'Your hero rolls receive a bonus of 2.', '+2 to your hero rolls'],
  ['leader', 'When you attack a monster, add +1 to your roll.', '+1 to your attack rolls'],
  ['item', 'Rolls for the equipped hero are reduced by 3.', "-3 to the equipped hero's rolls"],
  [
    'hero',
    'For the remainder of the turn, you have +2 on every roll.',
    'for the rest of the turn, +2 to your rolls',
  ],
  [
    'magic',
    "Make a hero roll. If it's a 7+, draw 2 cards.",
    'make a hero roll as throw\nif the throw is at least 7, draw 2 cards',
  ],
  // Prices.
  [
    'leader',
    'Attacking a monster costs you 1 action point less.',
    'to attack a monster, you pay 1 action point less',
  ],
  [
    'leader',
    'You can attack monsters for 1 less action point.',
    'to attack monsters, you pay 1 action point less',
  ],
  [
    'trophy',
    'Your opponents pay 1 more action point for playing an item.',
    'to play an item, opponents also pay 1 action point',
  ],
  [
    'leader',
    'You can play magic cards without paying action points.',
    'to play magic cards, you pay no action points',
  ],
  [
    'leader',
    'For 1 action point, you can draw 2 cards once per turn.',
    'once per turn, pay 1 action point to draw 2 cards',
  ],
  // Conditions.
  [
    'hero',
    'Until your next turn, no one else can challenge you.',
    'until the start of your next turn, other players cannot challenge you',
  ],
  ['hero', 'If you are out of cards, draw 3 cards.', 'if you have no cards in your hand, draw 3 cards'],
  [
    'hero',
    'If your party contains 3+ heroes, draw 2 cards.',
    'if there are 3 or more heroes in your party, draw 2 cards',
  ],
  [
    'hero',
    'Draw a card, but only if this hero is carrying an item.',
    'if this hero has an item, draw a card',
  ],
  [
    'hero',
    'Draw a card. If you have a wizard in your party, draw 2 cards instead.',
    'if you have a wizard in your party, draw 2 cards\notherwise, draw a card',
  ],
  // What is done, and by whom.
  [
    'hero',
    'You can discard a card. If you do so, destroy a hero.',
    'you may discard a card\nif you do, destroy a hero',
  ],
  ['hero', 'Discard a card, if you like, to destroy a hero.', 'you may discard a card to destroy a hero'],
  ['magic', 'Make a player sacrifice a hero.', 'choose a player\nthat player sacrifices a hero'],
  ['magic', 'Your opponents each discard a card.', 'each opponent discards a card'],
  ['penalty', 'All the cards in your hand are discarded.', 'discard all cards in your hand'],
  [
    'hero',
    'Draw 2 cards. If you drew an item, you may play it for free.',
    'draw 2 cards\nyou may play an item among those cards for free',
  ],
  [
    'hero',
    'Choose an opponent, look at his or her hand and pull a card from it.',
    "choose an opponent\nlook at all cards in that player's hand\npull a card in that player's hand",
  ],
  [
    'hero',
    'Rearrange the top 3 cards of the deck.',
    'look at the top 3 cards of the main deck\nmove those cards to the top of the main deck in any order',
  ],
  [
    'leader',
    'When you make a successful hero roll, draw a card.',
    'when you succeed at the roll for a hero, draw a card',
  ],
  [
    'leader',
    "If you don't succeed at a roll for a hero, you may draw a card.",
    'when you fail the roll for a hero, you may draw a card',
  ],
  [
    'leader',
    'When you modify a roll, you may add or subtract 1 from that roll.',
    'when you modify a roll, choose up to 1:\n  - +1 to that roll\n  - -1 to that roll',
  ],
  [
    'hero',
    'Count the items in your party, then draw that many cards.',
    'draw (the number of items in your party) cards',
  ],
  [
    'hero',
    "Look at an opponent's hand. Choose a card from it and add it to your hand.",
    "choose an opponent\nlook at all cards in that player's hand\nmove a card in that player's hand to your hand",
  ],
  // A verb of the game that is also a word for one of its piles.
  [
    'hero',
    'Discard a card. Reveal the top card of the deck.',
    'discard a card\nreveal the top card of the main deck',
  ],
  [
    'hero',
    "Reveal the top card of the deck. If it's a hero, keep it. Otherwise, discard it.",
    'reveal the top card of the main deck as seen\nif the seen is a hero, move the seen to your hand\notherwise, discard the seen',
  ],
  [
    'hero',
    'Choose an opponent. They must sacrifice a hero or discard 2 cards.',
    'choose an opponent\nthat player chooses one:\n  - sacrifice a hero\n  - discard 2 cards',
  ],
  ['hero', 'Destroy a hero belonging to an opponent.', 'destroy a hero of an opponent'],
];
