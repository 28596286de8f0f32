import type { Same } from './cards.ts';

/** What people write on items, and the same as the language has it. */
export const ON_ITEMS: readonly Same[] = [
  // What is asked without a moment of its own is asked then.
  [
    'item',
    'at the start of your turn, put a tick on this\nif this has at least 3 ticks, discard this',
    'at the start of your turn:\n  this gains a tick\n  if this has at least 3 ticks, discard this',
  ],
  [
    'item',
    'at the start of your turn, put a tick on this, then if this has at least 3 ticks, discard this',
    'at the start of your turn:\n  this gains a tick\n  if this has at least 3 ticks, discard this',
  ],
  // So many are there when one more has come.
  [
    'item',
    'at the start of your turn, put a tick on this\nwhen there are 3 ticks on this, draw a card',
    'at the start of your turn, this gains a tick\nwhen this gains any ticks, if this has at least 3 ticks, draw a card',
  ],
  // Words of speech.
  // What has a place of its own goes by the verb for that, and any card by the one that was written.
  [
    'item',
    'when you draw a card, discard this and a card',
    'when you draw a card, sacrifice this and discard a card',
  ],
  ['item', 'the equipped hero gets +2 to its rolls', "+2 to the equipped hero's rolls"],
  [
    'item',
    'the equipped hero can be activated up to 3 times per turn',
    'the equipped hero can be activated 3 times per turn',
  ],
  ['item', "the equipped hero's effect is blank", 'the equipped hero has no effect'],
  [
    'item',
    'draw a card when the equipped hero is destroyed',
    'when the equipped hero is destroyed, draw a card',
  ],
  // Room for more, by the counter that the game has for it.
  ['item', 'the equipped hero can wear an additional item', '+1 to the item slots of the equipped hero'],
  [
    'item',
    'the equipped hero may carry 3 extra items besides this card',
    '+3 to the item slots of the equipped hero',
  ],
  // One of several.
  [
    'item',
    'when another of your heroes is stolen, draw a card',
    'when another hero of yours is stolen, draw a card',
  ],
  // Conditions of one and the same, and of everybody else.
  [
    'item',
    'at the start of your turn:\n  sacrifice a hero\n  if you cannot, discard a card',
    'at the start of your turn:\n  sacrifice a hero\n  if you do not, discard a card',
  ],
  // What was rolled.
  [
    'item',
    'if the equipped hero rolls 4 or less, draw a card',
    "when the equipped hero's roll is final if that roll is at most 4, draw a card",
  ],
  // Verbs as they are printed.
  [
    'item',
    'when you fail a roll for the equipped hero, get back 1 action point',
    'when you fumble the equipped hero, gain 1 action point',
  ],
  // Of the card in the line above.
  [
    'item',
    'the equipped hero can be activated twice each turn\n-1 to its rolls',
    "the equipped hero can be activated twice per turn\n-1 to the equipped hero's rolls",
  ],
  // Rolls for the card that carries it, and what it is used for.
  [
    'item',
    "whenever you roll for the equipped hero's effect, +2 to that roll",
    "+2 to the equipped hero's rolls",
  ],
  [
    'item',
    'when you roll for the equipped hero, draw a card',
    'when you activate the equipped hero, draw a card',
  ],
  [
    'item',
    "to use the equipped hero's effect, you pay 1 action point more",
    'to activate the equipped hero, you also pay 1 action point',
  ],
  [
    'item',
    'if the equipped hero would be sacrificed or destroyed, first return all items of the equipped hero to your hand',
    'before the equipped hero is sacrificed or destroyed, move all items attached to the equipped hero to your hand',
  ],
  // A card that costs nothing.
  [
    'item',
    'if you have no heroes in your party, this is free',
    'while you have no heroes in your party, to play this, you pay no action points',
  ],
  [
    'item',
    'this costs nothing to play if you have no heroes in your party',
    'while you have no heroes in your party, to play this, you pay no action points',
  ],
  // Where it is gone nothing is attached to it.
  [
    'item',
    'when the equipped hero leaves your party, move all items of the equipped hero to your hand',
    'before the equipped hero leaves your party, move all items attached to the equipped hero to your hand',
  ],
  // Against which others can do nothing.
  ['item', 'this cannot be challenged', 'opponents cannot challenge you for this'],
  ['item', 'nobody can challenge this card', 'opponents cannot challenge you for this'],
  [
    'item',
    'when you empower the equipped hero:\n  choose an item in your hand as contraband\n  you may play the contraband for free\n  opponents cannot challenge the contraband',
    'when you empower the equipped hero:\n  choose an item in your hand as contraband\n  opponents cannot challenge you for the contraband this turn\n  you may play the contraband for free',
  ],
  [
    'item',
    'players cannot modify hero rolls for the equipped hero',
    "players cannot modify the equipped hero's hero rolls",
  ],
  [
    'item',
    "when the equipped hero's effect is used, discard this",
    "when a player uses the equipped hero's effect, discard this",
  ],
  // A word that the game has for something else, or that is like one, may count on a card.
  [
    'item',
    'at the start of your turn, if this has fewer than 5 rings, put a ring on this\nwhen you fumble the equipped hero, remove all rings from this',
    'at the start of your turn, if this has less than 5 rings, this gains a ring\nwhen you fumble the equipped hero, this loses all rings',
  ],
  // Whose it was, which nobody has by then.
  [
    'item',
    "when the equipped hero is destroyed, the equipped hero's owner discards 2 cards",
    "before the equipped hero is destroyed:\n  let lost be the equipped hero\n  let rival be the equipped hero's controller\n  until the end of the destroy, once, when the lost is destroyed, the rival discards 2 cards",
  ],
];
