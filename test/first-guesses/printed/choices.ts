/** Choices as cards print them, and who of several does something. */
import type { Same } from '../readings/cards.ts';

export const ON_CHOICES: readonly Same[] = [
  // You choose who does it.
  ['magic', 'an opponent discards a card', 'choose an opponent\nthat player discards a card'],
  ['magic', 'an opponent must discard 2 cards', 'choose an opponent\nthat player discards 2 cards'],
  [
    'magic',
    'another player discards their hand',
    'choose another player\nthat player discards all cards in their hand',
  ],
  ['magic', 'a player of your choice draws 2 cards', 'choose a player\nthat player draws 2 cards'],
  [
    'magic',
    'an opponent may discard a card\nif they do not, draw 2 cards',
    'choose an opponent\nthat player may discard a card\nif they do not, draw 2 cards',
  ],
  [
    'magic',
    'draw a card and an opponent discards a card',
    'draw a card\nchoose an opponent\nthat player discards a card',
  ],
  [
    'magic',
    'Draw a card. An opponent discards a card.',
    'draw a card\nchoose an opponent\nthat player discards a card',
  ],
  [
    'leader',
    'when you slay a monster, an opponent discards 2 cards',
    'when you slay a monster:\n  choose an opponent\n  that player discards 2 cards',
  ],
  [
    'hero',
    'You may discard a card. If you do, an opponent discards 2 cards.',
    'you may discard a card\nif you do:\n  choose an opponent\n  that player discards 2 cards',
  ],
  [
    'hero',
    'choose one:\n  - draw a card\n  - an opponent discards a card',
    'choose one:\n  - draw a card\n  -\n    choose an opponent\n    that player discards a card',
  ],
  [
    'character',
    'when you lay this, an opponent discards a card',
    'when you lay this, each opponent discards a card',
  ],
  // So do several.
  [
    'magic',
    'two opponents of your choice discard a card each',
    'choose 2 opponents\neach of those players discards a card',
  ],
  [
    'magic',
    'up to 2 opponents discard a card',
    'choose up to 2 opponents\neach of those players discards a card',
  ],
  [
    'magic',
    'Choose two opponents. They each discard a card.',
    'choose 2 opponents\neach of those players discards a card',
  ],
  [
    'magic',
    'Choose any number of opponents. Each discards a card.',
    'choose any number of opponents\neach of those players discards a card',
  ],
  [
    'magic',
    'destroy 2 heroes in different parties',
    "choose a player as first\ndestroy a hero in the first's party\nchoose a player other than the first as second\ndestroy a hero in the second's party",
  ],
  [
    'hero',
    'destroy two heroes that belong to different opponents',
    'choose an opponent as first\ndestroy a hero of the first\nchoose another opponent as second\ndestroy a hero of the second',
  ],
  // What is shown is taken from.
  [
    'hero',
    'choose an opponent. They reveal their hand and you take a card from it.',
    "choose an opponent\nreveal all cards in that player's hand\ntake a card in that player's hand",
  ],
  [
    'hero',
    "reveal an opponent's hand and take a card from it",
    "choose an opponent\nreveal all cards in that player's hand\ntake a card in that player's hand",
  ],
  // Choices in one line, or with other signs.
  [
    'magic',
    'choose one: draw 3 cards; destroy a hero; steal a hero',
    'choose one:\n  - draw 3 cards\n  - destroy a hero\n  - steal a hero',
  ],
  [
    'magic',
    'choose one: draw 3 cards. Destroy a hero. Steal a hero.',
    'choose one:\n  - draw 3 cards\n  - destroy a hero\n  - steal a hero',
  ],
  [
    'magic',
    'Choose one. Draw 3 cards, or destroy a hero.',
    'choose one:\n  - draw 3 cards\n  - destroy a hero',
  ],
  [
    'magic',
    'choose one: 1) draw 3 cards 2) destroy a hero',
    'choose one:\n  - draw 3 cards\n  - destroy a hero',
  ],
  ['magic', '(a) draw 3 cards, or (b) destroy a hero', 'choose one:\n  - draw 3 cards\n  - destroy a hero'],
  [
    'magic',
    'choose one:\ndraw 3 cards\nor\ndestroy a hero',
    'choose one:\n  - draw 3 cards\n  - destroy a hero',
  ],
  [
    'magic',
    'choose one:\n  draw 3 cards\n  destroy a hero',
    'choose one:\n  - draw 3 cards\n  - destroy a hero',
  ],
  [
    'magic',
    'choose one: draw a card, discard a card or gain an action point',
    'choose one:\n  - draw a card\n  - discard a card\n  - gain an action point',
  ],
  [
    'leader',
    'when you slay a monster, choose one: draw a card; or steal a hero',
    'when you slay a monster, choose one:\n  - draw a card\n  - steal a hero',
  ],
  [
    'magic',
    'choose an opponent. That player chooses one: discard 2 cards; or sacrifice a hero',
    'choose an opponent\nthat player chooses one:\n  - that player discards 2 cards\n  - that player sacrifices a hero',
  ],
  // One of each.
  ['magic', 'destroy each hero without an item', 'destroy all heroes without an item'],
  ['action', 'move each loner to a group', 'for each loner, move that loner to a group'],
  [
    'item',
    'the equipped hero counts as every class',
    ['fighter', 'guardian', 'ranger', 'thief', 'wizard', 'bard']
      .map((each) => `the equipped hero counts as a ${each}`)
      .join('\n'),
  ],
  // What is done first, and the next one.
  ['leader', 'each time you attack a monster, draw a card first', 'before you attack a monster, draw a card'],
  [
    'magic',
    "the next hero you play this turn can't be challenged",
    'until end of turn, once, before you play a hero, opponents cannot challenge you for that hero until end of turn',
  ],
  [
    'magic',
    'heroes you play this turn cannot be challenged',
    'opponents cannot challenge you for a hero this turn',
  ],
  [
    'magic',
    'each player passes their hand to the left',
    "for each card in any hand, move that card to that card's controller's next player's hand",
  ],
];
