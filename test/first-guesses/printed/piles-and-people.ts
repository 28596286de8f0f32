/** Piles by what is in them, values one of which is meant, whose card it is, and verbs that are forbidden together. */
import type { Same } from '../readings/cards.ts';

export const ON_PILES_AND_PEOPLE: readonly Same[] = [
  [
    'monster',
    'a group with more blue actors than actors of other colours',
    'a group where the number of blue actors in that group is more than (the number of actors in that group where colour is not blue)',
  ],
  [
    'monster',
    'a group with more yellow actors than green ones and a total value of at least 10',
    'a group where the number of yellow actors in that group is more than the number of green actors in that group and the total value of all cards in that group is at least 10',
  ],
  [
    'monster',
    'each group with at least as many red actors as blue',
    'all groups where the number of red actors in that group is at least the number of blue actors in that group',
  ],
  ['monster', 'all loners where colour is red or blue', 'all loners where colour is red or colour is blue'],
  [
    'monster',
    'all loners that are red, green or blue',
    'all loners where colour is red or colour is green or colour is blue',
  ],
  ['action', 'slash all red and blue loners', 'slash all loners where colour is red or colour is blue'],
  [
    'leader',
    'opponents cannot modify rolls or challenge you',
    'opponents cannot modify rolls\nopponents cannot challenge you',
  ],
  [
    'magic',
    'opponents cannot modify rolls or challenge you this turn',
    'opponents cannot modify rolls this turn and opponents cannot challenge you this turn',
  ],
  [
    'leader',
    'when an opponent challenges you, if you have 2 heroes in your party, that player cannot modify rolls or play magic cards until end of turn',
    'when an opponent challenges you, if you have 2 heroes in your party, that player cannot modify rolls until end of turn and that player cannot play magic cards until end of turn',
  ],
  [
    'character',
    'while this is in your front and has no wounds, +1 to the score of all characters of yours',
    'while this is in your front and this has no wounds, +1 to the score of all characters of yours',
  ],
  [
    'speciality',
    'while this is on the arena and has no wounds, +1 to the speed shift of this',
    'while this is on the arena and this has no wounds, +1 to the speed shift of this',
  ],
  [
    'leader',
    'when you attack a monster, discard up to 2 cards, then draw a card for each of those cards',
    'when you attack a monster, discard up to 2 cards, then draw a card for each card among those cards',
  ],
  [
    'magic',
    'each opponent discards an item in their party',
    'each opponent moves an item in their party to the discard pile',
  ],
  [
    'magic',
    'choose an opponent. They may discard an item from their party. If they do, draw a card',
    "choose an opponent\nthat player may move an item in that player's party to the discard pile\nif they do, draw a card",
  ],
  [
    'leader',
    'when you win a challenge, the challenged player discards an item in their party',
    "when you win a duel against a player, that player moves an item in that player's party to the discard pile",
  ],
  [
    'leader',
    'when you win a challenge, they discard a card',
    'when you win a duel against a player, that player discards a card',
  ],
  [
    'leader',
    'when you lose a challenge, the winner discards a card',
    'when you lose a duel against a player, that player discards a card',
  ],
  [
    'survivor',
    'when a character attacks, that player draws a card',
    "when a character attacks, that character's controller draws a card",
  ],
  [
    'survivor',
    'when a character is destroyed, that player draws a card',
    "when a character is destroyed, that character's owner draws a card",
  ],
  [
    'object',
    "when the equipped character attacks, that player's survivor loses 1 life",
    "when the equipped character attacks, the equipped character's controller's survivor loses 1 life",
  ],
  [
    'leader',
    'when you destroy a hero, that player draws a card',
    "when you destroy a hero, that hero's owner draws a card",
  ],
  ['magic', 'each opponent also discards a card', 'each opponent discards a card'],
  [
    'magic',
    'for each opponent:\n  that player makes a hero roll as mark\n  if the mark is at least 10, that player draws a card\nchoose an opponent with the lowest mark as dunce\nthe dunce sacrifices a hero',
    "for each player, that player's rolled marks become 0\nfor each opponent:\n  that player makes a hero roll as mark\n  that player gains (the mark) rolled marks\n  if the mark is at least 10, that player draws a card\nchoose an opponent with the fewest rolled marks as dunce\nthe dunce sacrifices a hero",
  ],
  ['action', 'slash every red actor', 'slash all red actors'],
  [
    'action',
    'slash each actor in the group with the most actors',
    'slash all actors in the group with the most actors',
  ],
  ['leader', 'when you fail to activate a hero, draw a card', 'when you fumble a hero, draw a card'],
  [
    'leader',
    'when an opponent succeeds in activating a hero, draw a card',
    'when an opponent empowers a hero, draw a card',
  ],
  [
    'event',
    'destroy a character with a score less than the number of cards in your hand',
    'destroy a character where score is less than the number of cards in your hand',
  ],
  [
    'monster',
    'all actors with a value equal to the number of groups',
    'all actors where value is the number of groups',
  ],
  [
    'power',
    'the target gains 2 wounds, or 4 if it has no fatigue',
    'if the target has no fatigue, the target gains 4 wounds\notherwise, the target gains 2 wounds',
  ],
  [
    'magic',
    'each opponent discards 1 card, or 2 if they have more cards than you',
    "for each opponent:\n  if the number of cards in that player's hand is more than the number of cards in your hand, that opponent discards 2 cards\n  otherwise, that opponent discards 1 card",
  ],
  [
    'power',
    'choose up to 3 different champions of an opponent as marks\neach mark gains 1 wound',
    'choose up to 3 champions of an opponent as marks\neach of the marks gains 1 wound',
  ],
  [
    'event',
    'an opponent chooses: discard 2 cards or you draw 3 cards',
    'each opponent chooses one:\n  - that player discards 2 cards\n  - you draw 3 cards',
  ],
  [
    'event',
    'choose an opponent. That player either discards 2 cards or you draw 3 cards',
    'choose an opponent\nthat player chooses one:\n  - that player discards 2 cards\n  - you draw 3 cards',
  ],
  [
    'leader',
    'when you win a challenge, take the challenged card into your hand instead of discarding it',
    'when you win a duel using a challenger roll for a card, move that card to your hand',
  ],
  [
    'item',
    'when the equipped hero is destroyed, you may attach this to another hero in your party instead of discarding it',
    'when the equipped hero is destroyed, you may attach this to another hero in your party',
  ],
  [
    'item',
    'the equipped hero cannot be activated unless you discard a card',
    'to activate the equipped hero, you also discard a card',
  ],
  [
    'magic',
    'for each class among your heroes, draw a card',
    'draw (the number of different classes of your heroes) cards',
  ],
  [
    'magic',
    'if you have heroes of all six classes in your party, draw 6 cards',
    'if the number of different classes of all heroes in your party is at least 6, draw 6 cards',
  ],
  [
    'item',
    "if the equipped hero is stolen, return this to its owner's hand",
    'when the equipped hero is stolen, move this to your hand',
  ],
  ['action', 'give 2 points to each other player', 'each other player gains 2 points'],
  [
    'magic',
    'until the end of your next turn, opponents must discard a card whenever they play a hero',
    'until the end of your next turn, when an opponent plays a hero, that player discards a card',
  ],
  [
    'leader',
    'each opponent draws a card when they slay a monster',
    'when an opponent slays a monster, that player draws a card',
  ],
  [
    'hero',
    'each opponent must give you a card or sacrifice a hero',
    'each opponent chooses one:\n  - that player cedes a card to you\n  - that player sacrifices a hero',
  ],
  [
    'leader',
    'when you steal a hero, you may activate it immediately for free',
    'when you steal a hero, you may activate that hero for free',
  ],
  [
    'magic',
    "each player secretly chooses a card in their hand as dish\nreveal all dishes\nfor each player in turn order from you:\n  if that player's dish is a hero, that player draws 2 cards\n  otherwise, that player discards their dish\nif no dish is a hero, steal a hero",
    "each player secretly chooses a card in their hand\neach player reveals their choice\nfor each player in turn order from you:\n  if that player's choice is a hero, that player draws 2 cards\n  otherwise, that player discards their choice\nif there is no player where choice is a hero, steal a hero",
  ],
  [
    'magic',
    'each player reveals a card in their hand as homework\neach player discards their homework',
    'each player chooses a card in their hand\neach player reveals their choice\neach player discards their choice',
  ],
  [
    'magic',
    'if you have at least 3 heroes in your party where classes are different, draw a card',
    'if there are at least 3 heroes in your party where classes are different, draw a card',
  ],
  [
    'monster',
    'all groups with as many actors as another group',
    'for each group:\n  let size be the number of actors in that group\n  if there are at least 2 groups with exactly (the size) actors, slash all groups with exactly (the size) actors',
  ],
  [
    'leader',
    'opponents cannot play heroes or attack monsters while you have a bard card in your party',
    'while you have a bard card in your party, opponents cannot play heroes\nwhile you have a bard card in your party, opponents cannot attack monsters',
  ],
  [
    'item',
    "when an opponent steals the equipped hero, return this to its owner's hand",
    'when an opponent steals the equipped hero, move this to your hand',
  ],
];
