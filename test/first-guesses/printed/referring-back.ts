import type { Same } from '../readings/cards.ts';

/** Sentences that refer to what the one above did. */
export const REFERRING_BACK: readonly Same[] = [
  // *This way* is the last sentence that does it, and none before.
  ...(
    [
      [
        'If you discarded a hero this way, draw a card.',
        'if (the number of times you discarded a hero this turn - the earlier) is at least 1, draw a card',
      ],
      [
        'If you discarded a hero with this, draw a card.',
        'if (the number of times you discarded a hero this turn - the earlier) is at least 1, draw a card',
      ],
      [
        'If you did not discard a hero this way, draw a card.',
        'if (the number of times you discarded a hero this turn - the earlier) is 0, draw a card',
      ],
      [
        'Unless you discarded a hero this way, draw a card.',
        'if (the number of times you discarded a hero this turn - the earlier) is 0, draw a card',
      ],
    ] as const
  ).map(([said, right]): Same => [
    'magic',
    `Discard a hero. Discard up to 2 cards. ${said}`,
    `discard a hero\nlet earlier be the number of times you discarded a hero this turn\ndiscard up to 2 cards\n${right}`,
  ]),
  [
    'magic',
    'Discard a hero. Each opponent discards a card. If a hero was discarded this way, draw a card.',
    'discard a hero\nlet earlier be the number of times a hero was discarded this turn\neach opponent discards a card\nif (the number of times a hero was discarded this turn - the earlier) is at least 1, draw a card',
  ],
  [
    'magic',
    'Discard a hero. Each opponent discards a card. If an opponent discarded a hero this way, draw a card.',
    'discard a hero\nlet earlier be the number of times an opponent discarded a hero this turn\neach opponent discards a card\nif (the number of times an opponent discarded a hero this turn - the earlier) is at least 1, draw a card',
  ],
  [
    'magic',
    'each player discards a card\neach player may discard a hero\nif nobody does, draw a card',
    'each player discards a card\nlet takers be 0\nfor each player:\n  that player may discard a hero\n  if they do, let takers be (the takers + 1)\nif the takers is 0, draw a card',
  ],
  // What is done otherwise belongs to the sentence above.
  [
    'magic',
    'discard a card\nif you have a hero, discard a hero\notherwise, discard a card\nif you discarded a hero this way, draw a card',
    'discard a card\nlet earlier be the number of times you discarded a hero this turn\nif you have a hero, discard a hero\notherwise, discard a card\nif (the number of times you discarded a hero this turn - the earlier) is at least 1, draw a card',
  ],
  // One sentence alone cannot discard two.
  [
    'magic',
    'discard a card\ndiscard another card\nif you discarded 2 heroes this way, draw a card',
    'let earlier be the number of times you discarded a hero this turn\ndiscard a card\ndiscard another card\nif (the number of times you discarded a hero this turn - the earlier) is 2, draw a card',
  ],
  // Of two verbs, each is done by a sentence of its own.
  [
    'magic',
    'destroy a hero\nsteal a hero\nif a hero was destroyed or stolen this way, draw a card',
    'let earlier be the number of times a hero was destroyed this turn + the number of times a hero was stolen this turn\ndestroy a hero\nsteal a hero\nif (the number of times a hero was destroyed this turn + the number of times a hero was stolen this turn - the earlier) is at least 1, draw a card',
  ],
  // A group that has so many that differ may have others; one with so many has none.
  ...(
    [
      ['that has three actors', 'at least 3 different colours'],
      ['that contains at least three actors', 'at least 3 different colours'],
      ['with at least three actors', 'at least 3 different colours'],
      ['with three or more actors', 'at least 3 different colours'],
      ['with three actors', '3 actors where colours are different'],
      ['that has exactly three actors', 'exactly 3 actors where colours are different'],
    ] as const
  ).map(([said, right]): Same => [
    'monster',
    `slash a group ${said} of different colours`,
    `slash a group with ${right}`,
  ]),
  // What costs nothing, and needs a line of its own for a name.
  [
    'leader',
    'once per turn, use the effect of the last hero an opponent empowered this turn',
    "once per turn, pay 0 action points to:\n  let latest be the last hero where an opponent empowered that hero this turn\n  use the latest's effect",
  ],
  [
    'leader',
    'twice per turn, you may use the effect of the last magic card you played this turn',
    "twice per turn, pay 0 action points to:\n  let latest be the last magic card where you played that magic card this turn\n  use the latest's effect",
  ],
  // What was done with it has brought it somewhere: it is not looked for in play.
  [
    'magic',
    'Return all cards you discarded this turn to your hand.',
    'move all cards in the discard pile where you discarded that card this turn to your hand',
  ],
  [
    'event',
    'return all characters you sacrificed this turn to your hand',
    'move all characters in any discard pile where you sacrificed that character this turn to your hand',
  ],
  // Any other one may be one's own.
  [
    'character',
    'while this has more wounds than any other character, +2 to the sharpness of this',
    "while there is no character other than this in play with at least (this card's wounds) wounds, +2 to the sharpness of this",
  ],
  [
    'event',
    'choose a character\nif that character has more wounds than every other character, destroy that character',
    "choose a character\nif there is no character other than that character in play with at least (that character's wounds) wounds, destroy that character",
  ],
  // Who has the most, and what somebody has besides.
  [
    'hero',
    'each opponent who also has a hero discards a card',
    'for each opponent where the number of heroes of that player is at least 1, that player discards a card',
  ],
];
