import type { Same } from '../readings/cards.ts';

/** How many times something is waited for, what is put in its place, and the same as the language has it. */
export const ON_TIMES: readonly Same[] = [
  // So many times in each turn.
  [
    'leader',
    'the first 2 times each turn you draw a card, gain an action point',
    'twice per turn, when you draw a card, gain an action point',
  ],
  [
    'leader',
    'up to three times per turn, when you draw a card:\n  discard a card',
    '3 times per turn, when you draw a card, discard a card',
  ],
  [
    'leader',
    'the first time this turn you draw a card, discard a card',
    'once per turn, when you draw a card, discard a card',
  ],
  [
    'leader',
    'the first time an opponent challenges you each round, that player discards a card',
    'once per round, when an opponent challenges you, that player discards a card',
  ],
  [
    'leader',
    'the first two times each turn a hero of yours would be destroyed, instead draw a card',
    'twice per turn, if a hero of yours would be destroyed, instead draw a card',
  ],
  // Of an effect so many times in all.
  [
    'hero',
    'until end of turn, the first two times that you draw a card:\n  discard a card\n  gain an action point',
    'until end of turn, twice, when you draw a card:\n  discard a card\n  gain an action point',
  ],
  [
    'hero',
    'until end of turn, up to three times, when you draw a card, discard a card',
    'until end of turn, 3 times, when you draw a card, discard a card',
  ],
  [
    'hero',
    'the first time before your next turn that a hero of yours is destroyed, draw a card',
    'until the start of your next turn, once, when a hero of yours is destroyed, draw a card',
  ],
  [
    'hero',
    'the next time a hero of yours would be destroyed before your next turn, instead draw a card',
    'until the start of your next turn, once, if a hero of yours would be destroyed, instead draw a card',
  ],
  [
    'event',
    'the next two times an opponent lays a character this turn, draw a card',
    'until end of turn, twice, when an opponent lays a character, draw a card',
  ],
  // What is put in its place, below it; with a name behind what is done.
  [
    'leader',
    'the first time each turn a hero of yours would be destroyed as victim:\n  instead move the victim to your hand',
    'once per turn, if a hero of yours would be destroyed, instead move that hero to your hand',
  ],
  [
    'character',
    'the first time each turn a character of an opponent would be destroyed as passenger:\n  instead move the passenger to your hand',
    'once per turn, if a character of an opponent would be destroyed, instead move that character to your hand',
  ],
  [
    'leader',
    'if a hero of yours would be destroyed:\n  you may discard a card\n  if you do, instead return that hero to your hand',
    'if a hero of yours would be destroyed as meant, you may instead:\n  discard a card\n  move the meant to your hand',
  ],
  [
    'item',
    'if the equipped hero would be destroyed or stolen, instead:\n  return the equipped hero\n  return this',
    'if the equipped hero would be destroyed or stolen, instead:\n  move the equipped hero to your hand\n  move this to your hand',
  ],
  [
    'item',
    'if the equipped hero would be destroyed, instead return the equipped hero and this item to your hand',
    'if the equipped hero would be destroyed, instead:\n  move the equipped hero to your hand\n  move this item to your hand',
  ],
  // Only if somebody pays for it.
  [
    'leader',
    'if an opponent would destroy a hero in your party:\n  that player may discard 2 cards\n  if they do not, instead nothing',
    'if an opponent would destroy a hero in your party as meant, instead:\n  that player may discard exactly 2 cards\n  if they do, that player destroys the meant',
  ],
  [
    'leader',
    'if an opponent would destroy or steal a hero in your party:\n  that player may discard a card\n  otherwise, instead nothing',
    'if an opponent would destroy a hero in your party as meant, instead:\n  that player may discard a card\n  if they do, that player destroys the meant\nif an opponent would steal a hero in your party as meant, instead:\n  that player may discard a card\n  if they do, that player steals the meant',
  ],
  [
    'hero',
    "until the start of your next turn, if an opponent would destroy a hero of yours:\n  that player may discard a card\n  if they don't, draw a card instead",
    'until the start of your next turn, if an opponent would destroy a hero of yours as meant, instead:\n  that player may discard a card\n  if they do, that player destroys the meant\n  otherwise, draw a card',
  ],
  // What is stopped, with the card that it would be done with.
  [
    'leader',
    'when an opponent challenges you, cancel that challenge',
    'if an opponent would challenge you using a challenge card as stopped, instead that player discards the stopped',
  ],
  [
    'leader',
    'once per turn, when an opponent challenges you, you may discard 2 cards. If you do, that challenge has no effect',
    'once per turn, if an opponent would challenge you using a challenge card as stopped, you may instead:\n  discard exactly 2 cards\n  that player discards the stopped',
  ],
  [
    'leader',
    'once per turn, when an opponent plays a modifier on your roll, you may discard a card to cancel it',
    'once per turn, if an opponent would modify a roll of yours using a modifier as stopped, you may instead:\n  discard a card\n  that player discards the stopped',
  ],
  // What has been carried out by then: said before it happens.
  [
    'leader',
    'when an opponent plays a magic card, that card has no effect until end of turn',
    'before an opponent plays a magic card, that card has no effect until end of turn',
  ],
  [
    'leader',
    'when an opponent plays a magic card, you may discard a card. If you do, that card is cancelled',
    'before an opponent plays a magic card as stopped:\n  you may discard a card\n  if you do, the stopped has no effect until end of turn',
  ],
  [
    'leader',
    'once per turn, when an opponent plays a magic card as spell:\n  you may discard 2 cards\n  if you do:\n    the spell does nothing\n    move the spell to your hand',
    'once per turn, if an opponent would play a magic card as spell, you may instead:\n  discard exactly 2 cards\n  move the spell to your hand',
  ],
  // In turns and rounds to come.
  [
    'hero',
    'during your next turn, +2 to your rolls',
    'at the start of your next turn:\n  until end of turn, +2 to your rolls',
  ],
  [
    'hero',
    'opponents cannot challenge you during your next turn',
    'at the start of your next turn:\n  until end of turn, opponents cannot challenge you',
  ],
  [
    'hero',
    'at the start of each of your next three turns, draw a card',
    'for the rest of the game, 3 times, at the start of your turn, draw a card',
  ],
  [
    'power',
    "for your next 3 turns, +10 to the might shift of this card's host",
    "for the rest of the game, 3 times, at the start of your turn:\n  until end of turn, +10 to the might shift of this card's host",
  ],
  [
    'action',
    'for 2 rounds, actors cannot be slashed',
    'until end of round, actors cannot be slashed\nat the start of the next round:\n  until end of round, actors cannot be slashed',
  ],
  ['leader', 'until this leaves play, +1 to your rolls', '+1 to your rolls'],
  // More often than a rule of the game allows.
  [
    'item',
    'while the equipped hero has at least 2 other items, you may activate the equipped hero twice each turn',
    'while the equipped hero has at least 2 other items, the equipped hero can be activated twice per turn',
  ],
  [
    'item',
    'the equipped hero may be activated twice per turn',
    'the equipped hero can be activated twice per turn',
  ],
  // A walk that ends near something, and what a card does using another one.
  [
    'power',
    "until the start of your next turn, at most 3 times, when a champion of an opponent ends a walk adjacent to this card's host, that champion gains 1 wound",
    "until the start of your next turn, 3 times, when a champion of an opponent is walked if that champion is adjacent to this card's host, that champion gains 1 wound",
  ],
  [
    'power',
    "until the start of your next turn, the first time an opponent walks a champion to within 2 of this card's host:\n  harm that champion by 2",
    "until the start of your next turn, once, when an opponent walks a champion if that champion is within 2 of this card's host, harm that champion by 2",
  ],
  [
    'power',
    "until the start of your next turn, the first time a champion of an opponent attacks this card's host as attacker:\n  you may pay 10 coins\n  if you do, harm the attacker by 2",
    "until the start of your next turn, once, when an opponent strikes this card's host using an attack:\n  you may pay 10 coins\n  if you do, harm that attack's host by 2",
  ],
  [
    'power',
    "until the end of your next turn, when this card's host attacks a champion, gain 15 coins",
    "until the end of your next turn, when you strike a champion using an attack attached to this card's host, gain 15 coins",
  ],
  // Who moves on a board.
  [
    'power',
    'until the start of your next turn, when a champion of an opponent moves, that champion gains 2 fatigue',
    'until the start of your next turn, when a champion of an opponent is walked, that champion gains 2 fatigue',
  ],
  [
    'power',
    "until the start of your next turn, up to 3 times, when a champion of an opponent enters a square within 2 of this card's host:\n  that champion gains 2 fatigue",
    "until the start of your next turn, 3 times, when a champion of an opponent is walked if that champion is within 2 of this card's host, that champion gains 2 fatigue",
  ],
  [
    'power',
    "until the start of your next turn, when a champion of an opponent moves into a square within 2 of this card's host as walker:\n  the walker gains 1 fatigue",
    "until the start of your next turn, when a champion of an opponent is walked as walker if the walker is within 2 of this card's host, the walker gains 1 fatigue",
  ],
  // Turns besides, and what is paid to somebody.
  [
    'magic',
    'take another turn after this one\nin that turn, you cannot attack',
    'take another turn after this one\nat the start of your next turn, until end of turn, you cannot attack',
  ],
  [
    'leader',
    'to play heroes, opponents also pay you 1 action point',
    'to play heroes, opponents also pay 1 action point\nbefore an opponent plays a hero, you gain 1 action point',
  ],
  [
    'power',
    "until the start of your next turn, to walk a champion within 3 of this card's host, an opponent must first pay you 5 coins",
    "until the start of your next turn, to walk a champion within 3 of this card's host, opponents also pay 5 coins\nuntil the start of your next turn, before an opponent walks a champion within 3 of this card's host, you gain 5 coins",
  ],
  // What a card would do that players do using another one.
  [
    'power',
    "until the start of your next turn, if a champion of an opponent would attack this card's host, instead nothing",
    "until the start of your next turn, if an opponent would strike this card's host using an attack, instead nothing",
  ],
  [
    'power',
    "until the start of your next turn, if a champion of an opponent would attack this card's host, instead:\n  make a luck roll as throw\n  if the throw is at least 5, harm that champion by 2\n  otherwise, that champion attacks this card's host",
    "until the start of your next turn, if an opponent would strike this card's host using an attack, instead:\n  make a luck roll as throw\n  if the throw is at least 5, harm that attack's host by 2\n  otherwise, that player strikes this card's host using that attack",
  ],
  [
    'item',
    'when you fumble the equipped hero for the second time in a turn, draw a card',
    'when you fumble the equipped hero, if the number of times you fumbled the equipped hero this turn is 2, draw a card',
  ],
  [
    'leader',
    'the second time each turn you activate a hero, draw a card',
    'when you activate a hero, if the number of times you activated a hero this turn is 2, draw a card',
  ],
  [
    'speciality',
    'when you release a hero for the second time in a round, gain 5 coins',
    'when you release a hero, if the number of times you released a hero this round is 2, gain 5 coins',
  ],
  // What was done last, and by whom.
  ...(
    [
      [
        'destroy the hero you activated last',
        'destroy the last hero where you activated that hero this game',
      ],
      [
        'destroy the hero that an opponent empowered most recently',
        'destroy the last hero where an opponent empowered that hero this game',
      ],
      [
        'steal the last hero an opponent empowered since the end of your last turn',
        'steal the last hero where an opponent empowered that hero since your last turn',
      ],
      [
        'destroy the last hero empowered by another player this turn',
        'destroy the last hero where another player empowered that hero this turn',
      ],
      [
        'move the last hero in your party you empowered this turn to your hand',
        'let latest be the last hero in your party where you empowered that hero this turn\nmove the latest to your hand',
      ],
      [
        'use the effect of the last hero that anybody empowered this turn',
        "let latest be the last hero where that hero was empowered this turn\nuse the latest's effect",
      ],
      // On one of the same kind, that one is not meant.
      [
        'use the effect of the magic card that was played most recently',
        "let latest be the last magic card other than this where that magic card was played this game\nuse the latest's effect",
      ],
      [
        'use the effect of the last magic card an opponent played since your previous turn',
        "let latest be the last magic card where an opponent played that magic card since your last turn\nuse the latest's effect",
      ],
    ] as const
  ).map(([said, right]): Same => ['magic', said, right]),
  [
    'event',
    'destroy the last character that attacked this turn',
    'destroy the last character where that character attacked this turn',
  ],
  [
    'magic',
    'if one of your opponents destroyed a hero of yours since the beginning of your previous turn, draw a card',
    'if an opponent destroyed a hero of yours since the start of your last turn, draw a card',
  ],
  [
    'magic',
    'draw a card for each hero an opponent destroyed since your last turn',
    'draw a card for each time an opponent destroyed a hero since your last turn',
  ],
];
