import type { Same } from './cards.ts';

/** What people write of who has how much, and of what has something, and the same as the language has it. */
export const ON_OWNED: readonly Same[] = [
  // Of a place that all share.
  ['release', 'you have at least 2 heroes on the arena', 'there are at least 2 heroes of yours on the arena'],
  ['release', 'you have no hero on the arena', 'there is no hero of yours on the arena'],
  [
    'release',
    'an opponent has 2 or more heroes on the arena',
    'there is an opponent where the number of heroes of that player on the arena is at least 2',
  ],
  [
    'release',
    'an opponent has a hero on the arena',
    'there is an opponent where the number of heroes of that player on the arena is at least 1',
  ],
  ['release', 'your opponent has at least 30 coins', 'there is an opponent with at least 30 coins'],
  [
    'speciality',
    'while your opponent has more heroes on the arena than you, +1 to the speed of this',
    'while there is an opponent where the number of heroes of that player on the arena is more than the number of heroes of yours on the arena, +1 to the speed of this',
  ],
  [
    'chapter',
    'if no opponent has at least 2 heroes on the arena, draw a card',
    'if there is no opponent where the number of heroes of that player on the arena is at least 2, draw a card',
  ],
  [
    'chapter',
    'if each opponent has a hero on the arena, draw 2 cards',
    'if there is no opponent where the number of heroes of that player on the arena is less than 1, draw 2 cards',
  ],
  // Of one that each has.
  [
    'hero',
    'if any player has no cards in hand, draw 2 cards',
    'if there is a player with no cards in their hand, draw 2 cards',
  ],
  [
    'hero',
    'if an opponent has an item in their party, draw a card',
    'if there is an opponent with an item in their party, draw a card',
  ],
  [
    'magic',
    'if each opponent has at least 3 cards in hand, draw 3 cards',
    'if each opponent has at least 3 cards in their hand, draw 3 cards',
  ],
  [
    'magic',
    'if you have 4 or more heroes, draw 2 cards',
    'if there are at least 4 heroes of yours, draw 2 cards',
  ],
  // One of several has more or less; all of them.
  [
    'event',
    'if an opponent has fewer characters in their front than you, draw a card',
    "if there is an opponent where the number of characters in that player's front is less than the number of characters in your front, draw a card",
  ],
  [
    'hero',
    'if you have more cards in hand than an opponent, draw a card',
    "if there is an opponent where the number of cards in that player's hand is less than the number of cards in your hand, draw a card",
  ],
  [
    'character',
    'while an opponent has more characters than you, this gets +1 score',
    'while there is an opponent where the number of characters of that player is more than the number of characters of yours, +1 to the score of this',
  ],
  [
    'character',
    'while you have fewer characters than an opponent, +2 to this card’s score',
    "while there is an opponent where the number of characters of that player is more than the number of characters of yours, +2 to this card's score",
  ],
  // Two numbers of one pile.
  [
    'monster',
    'a group with fewer green actors than yellow ones',
    'a group where the number of green actors in that group is less than the number of yellow actors in that group',
  ],
  [
    'monster',
    'all groups with more red than blue actors',
    'all groups where the number of red actors in that group is more than the number of blue actors in that group',
  ],
  [
    'action',
    'choose a group with as many red actors as blue actors\nsplit that group',
    'choose a group where the number of red actors in that group is the number of blue actors in that group\nsplit that group',
  ],
  // What has it, behind it.
  ['item', '+1 to the hero rolls of the equipped hero', "+1 to the equipped hero's hero rolls"],
  [
    'hero',
    'choose a hero in play\nthe owner of that hero discards 2 cards',
    "choose a hero in play\nthat hero's controller discards 2 cards",
  ],
  // The condition behind.
  [
    'leader',
    'at the start of your turn, draw a card if you have no items in your party',
    'at the start of your turn, if you have no items in your party, draw a card',
  ],
  [
    'character',
    'when you lay this, draw 2 cards if you have no cards in your hand',
    'when you lay this, if you have no cards in your hand, draw 2 cards',
  ],
  [
    'leader',
    '+1 to your rolls if you have at least 4 heroes in your party',
    'while you have at least 4 heroes in your party, +1 to your rolls',
  ],
  [
    'hero',
    '+2 to your rolls until end of turn if you have at least 4 heroes in your party',
    'if you have at least 4 heroes in your party, +2 to your rolls until end of turn',
  ],
  // What only one card of each player has.
  [
    'event',
    'lose 2 life for each card in your hand',
    'your survivor loses 2 life for each card in your hand',
  ],
  [
    'character',
    'when this is destroyed, each opponent loses 3 life',
    "when this is destroyed, an opponent's survivor loses 3 life",
  ],
  [
    'event',
    'choose an opponent\nthat player gains 1 life',
    "choose an opponent\nthat player's survivor gains 1 life",
  ],
  // From whom.
  [
    'leader',
    'whenever an opponent pulls a card from you, you may draw a card',
    'when an opponent pulls a card of yours, you may draw a card',
  ],
  // A price with what follows, below a header.
  [
    'character',
    'during your preparation:\n  once per turn, you may discard a card in your hand\n  if you do, draw 2 cards',
    'during your preparation:\n  once per turn, discard a card in your hand to draw 2 cards',
  ],
  [
    'speciality',
    'while this is on the arena:\n  once per turn, you may pay 5 coins\n  if you do, draw a card',
    'while this is on the arena, once per turn, pay 5 coins to draw a card',
  ],
  // Whose roll fails.
  [
    'item',
    "when the equipped hero's roll fails, return this to your hand",
    'when the equipped hero is fumbled, return this to your hand',
  ],
  [
    'item',
    'whenever you fail a roll with the equipped hero, draw a card',
    'when you fumble the equipped hero, draw a card',
  ],
  [
    'leader',
    "when an opponent's hero roll fails, draw a card",
    'when an opponent fumbles a hero, draw a card',
  ],
  // What is left out, behind the place; values that are less than those of one that is known.
  [
    'character',
    'when you lay this, destroy a character in play other than this',
    'when you lay this, destroy a character other than this in play',
  ],
  ['hero', 'sacrifice a hero in play other than this', 'sacrifice a hero other than this in play'],
  [
    'character',
    'when you lay this, destroy a character with lower score than this',
    "when you lay this, destroy a character where score is less than this card's score",
  ],
  // Of a player who was named before.
  [
    'hero',
    'choose an opponent. If they have fewer cards in hand than you, draw 2 cards.',
    "choose an opponent\nif the number of cards in that player's hand is less than the number of cards in your hand, draw 2 cards",
  ],
  // Its own numbers.
  [
    'speciality',
    'when this is released, you gain coins equal to its level',
    "when this is released, you gain (this card's level) coins",
  ],
  // Two conditions on the values of a pile.
  [
    'monster',
    'a group where all colours are different and the sum of the values is at most 9',
    'a group where the total value of all cards in that group is at most 9 and colours are different',
  ],
  [
    'monster',
    'a group where the total of the values is at least 12 and all values are different',
    'a group where the total value of all cards in that group is at least 12 and values are different',
  ],
  // Players with more or less than another one.
  [
    'magic',
    'Each opponent with more heroes in their party than you discards a card.',
    'each opponent with more than (the number of heroes in your party) heroes in their party discards a card',
  ],
  [
    'magic',
    'each opponent with fewer cards in hand than you draws a card',
    'each opponent with less than (the number of cards in your hand) cards in their hand draws a card',
  ],
  [
    'chapter',
    'each opponent who has more coins than you loses 5 coins',
    'each opponent with more than (your coins) coins loses 5 coins',
  ],
  [
    'magic',
    'each player who has at least 2 heroes draws a card',
    'for each player where the number of heroes of that player is at least 2, that player draws a card',
  ],
  [
    'character',
    "at the start of your introduction, unless your survivor has more life than each opponent's survivor, draw a card",
    "at the start of your introduction:\n  if there is no survivor of an opponent with at least (your survivor's life) life, nothing\n  otherwise, draw a card",
  ],
  [
    'leader',
    'when you play a hero, draw a card unless that hero is a bard',
    'when you play a hero:\n  if that hero is a bard, nothing\n  otherwise, draw a card',
  ],
  // How much it is.
  [
    'speciality',
    'this has +2 luck for every 3 wounds on it',
    "+(2 times (this card's wounds divided by 3 rounded down)) to the luck of this",
  ],
  ['speciality', 'this gets +1 might for each wound on it', '+1 to the might of this for each wound of this'],
  [
    'speciality',
    'while this is on the arena, this gets +1 might but -1 luck',
    'while this is on the arena, +1 to the might of this\nwhile this is on the arena, -1 to the luck of this',
  ],
  [
    'chapter',
    'choose a champion of an opponent, it has 1 speed less until the start of your next turn',
    'choose a champion of an opponent\n-1 to the speed of that champion until the start of your next turn',
  ],
  [
    'character',
    'when this is destroyed, your survivor gains as much life as the score of this',
    "when this is destroyed, your survivor gains (this card's score) life",
  ],
  [
    'magic',
    'draw as many cards as you have heroes in your party',
    'draw (the number of heroes in your party) cards',
  ],
  [
    'hero',
    'draw a card for every 2 heroes in your party',
    'draw (the number of heroes in your party divided by 2 rounded down) cards',
  ],
  [
    'speciality',
    'each time this is harmed, harm a champion of an opponent by half as much (rounded down)',
    'when this is harmed, harm a champion of an opponent by (half that many rounded down)',
  ],
  [
    'speciality',
    'once per turn, if this would be harmed, it may gain 1 fatigue instead',
    'once per turn, if this would be harmed, you may instead this gains 1 fatigue',
  ],
  [
    'speciality',
    'this has +1 defence for every 3 coins you have',
    '+(your coins divided by 3 rounded down) to the defence of this',
  ],
  [
    'chapter',
    'Choose one of your champions. It loses half of its wounds, rounded up.',
    "choose a champion of yours\nthat champion loses (half that champion's wounds rounded up) wounds",
  ],
  [
    'chapter',
    'each player with fewer champions than you gains 10 coins',
    'for each player where the number of champions of that player is less than the number of champions of yours, that player gains 10 coins',
  ],
  [
    'character',
    'If your survivor has less life than any other survivor, this gets +3 score.',
    "while there is no survivor of an opponent with at most (your survivor's life) life, +3 to the score of this",
  ],
  [
    'magic',
    'each player whose hand has more than 5 cards discards a card',
    'each player with more than 5 cards in their hand discards a card',
  ],
  // In each way that the game has for it, or the one that the text goes on about.
  [
    'leader',
    'when you fail a roll, draw a card',
    'when you fumble a hero, draw a card\nwhen you attack a monster, if you did not slay that monster this turn, draw a card\nwhen you lose a duel, draw a card',
  ],
  [
    'leader',
    'when you fail a roll, you may return that hero to your hand',
    'when you fumble a hero, you may move that hero to your hand',
  ],
  // What a card counts on itself, in a word of its own.
  [
    'leader',
    'when a player slays a monster, put a tick on this\nat the end of your turn, if there are at least 3 ticks on this, draw a card',
    'when a player slays a monster, this gains a tick\nat the end of your turn, if this has at least 3 ticks, draw a card',
  ],
  [
    'item',
    'When you empower the equipped hero, add 2 counters to this. Once per turn, you may remove 3 counters from this to draw 2 cards.',
    'when you empower the equipped hero, this gains 2 counters\nonce per turn, you may pay 3 counters of this to draw 2 cards',
  ],
  [
    'trophy',
    'when you fumble a hero, this gets a notch\n+1 to your rolls for each notch on it\nat the end of your turn, remove all notches from this',
    'when you fumble a hero, this gains a notch\n+1 to your rolls for each notch of this\nat the end of your turn, this loses all notches',
  ],
  [
    'character',
    'at the start of your introduction, put a coin on this\nat the start of your rest, take 2 coins off this and draw a card',
    'at the start of your introduction, this gains a coin\nat the start of your rest, this loses 2 coins, then draw a card',
  ],
  // One that the game has is no other one.
  [
    'character',
    'at the start of your introduction, put a wound on this\nat the start of your rest, remove 2 wounds from this',
    'at the start of your introduction, this gains a wound\nat the start of your rest, this loses 2 wounds',
  ],
  // A value as a noun: what has it in the place that is meant.
  ['hero', 'if you have a bard, draw a card', 'if you have a bard card in your party, draw a card'],
  [
    'hero',
    'if you have at least 2 wizards, draw a card',
    'if you have at least 2 wizard cards in your party, draw a card',
  ],
  [
    'hero',
    'if an opponent has a thief, draw a card',
    'if there is an opponent with a thief card in their party, draw a card',
  ],
  [
    'hero',
    'each player with a bard discards a card',
    'each player with a bard card in their party discards a card',
  ],
  [
    'hero',
    'each opponent without a hero draws a card',
    'each opponent without a hero in their party draws a card',
  ],
  ['hero', 'sacrifice a bard', 'sacrifice a bard hero'],
  ['hero', 'destroy up to 2 wizards', 'destroy up to 2 wizard heroes'],
  ['hero', 'play a bard for free', 'play a bard hero for free'],
  ['magic', 'take a bard in the discard pile', 'take a bard hero in the discard pile'],
  ['magic', 'reveal a bard in your hand', 'reveal a bard hero in your hand'],
  // Numbers and values of two that are compared.
  [
    'action',
    'if there are more loners than groups:\n  split a group\notherwise, split a group with at least 2 actors',
    'if the number of loners is more than the number of groups, split a group\notherwise, split a group with at least 2 actors',
  ],
  [
    'action',
    'choose a group\nif there are at least as many loners as actors in that group, split that group',
    'choose a group\nif the number of loners is at least the number of actors in that group, split that group',
  ],
  [
    'action',
    'if there are twice as many red actors as blue ones, split a group',
    'if the number of red actors is 2 times the number of blue actors, split a group',
  ],
  [
    'hero',
    'if you have more cards in your hand than heroes in your party, draw a card',
    'if the number of cards in your hand is more than the number of heroes in your party, draw a card',
  ],
  [
    'leader',
    'while you have more items than heroes, +1 to your hero rolls',
    'while the number of items of yours is more than the number of heroes of yours, +1 to your hero rolls',
  ],
  [
    'hero',
    'if an opponent has at least as many heroes in their party as you, draw a card',
    "if there is an opponent where the number of heroes in that player's party is at least the number of heroes in your party, draw a card",
  ],
  [
    'hero',
    'for each opponent with fewer heroes in their party than you have in yours, draw a card',
    'for each opponent with less than (the number of heroes in your party) heroes in their party, draw a card',
  ],
  [
    'character',
    "while your survivor has less life than an opponent's survivor:\n  +2 to the score of this\n  this cannot be destroyed",
    "while your survivor's life is less than an opponent's survivor's life:\n  +2 to the score of this\n  this cannot be destroyed",
  ],
  [
    'character',
    'at the start of your rest, each opponent whose survivor has less life than yours discards a card',
    "at the start of your rest, for each opponent where that player's survivor's life is less than your survivor's life, that player discards a card in their hand",
  ],
  [
    'action',
    'choose a group as guilty\nchoose another group with the same number of actors as the guilty as innocent\nsplit the innocent',
    'choose a group as guilty\nchoose another group with exactly (the number of actors in the guilty) actors as innocent\nsplit the innocent',
  ],
  [
    'action',
    'choose an actor in a group as first\nchoose a loner with a higher value than the first as second\nexchange the first for the second',
    "choose an actor in a group as first\nchoose a loner where value is more than the first's value as second\nexchange the first for the second",
  ],
  [
    'power',
    "choose a champion of an opponent with more wounds than this card's host as foe\nif the foe has less might than this card's host, harm the foe by 1",
    "choose a champion of an opponent with more than (this card's host's wounds) wounds as foe\nif the foe's might is less than this card's host's might, harm the foe by 1",
  ],
  [
    'power',
    "if this card's host has more wounds than a champion of an opponent, gain 5 coins",
    "if there is a champion of an opponent with less than (this card's host's wounds) wounds, gain 5 coins",
  ],
  [
    'hero',
    "if there is a hero in an opponent's party with the same class as a hero in your party, draw a card",
    "if there is a class where there is a hero of that class in an opponent's party and there is a hero of that class in your party, draw a card",
  ],
  [
    'hero',
    "steal a hero in an opponent's party with the same class as a hero in your party",
    "choose a class where there is a hero in your party of that class and there is a hero in an opponent's party of that class\nsteal a hero in an opponent's party of that class",
  ],
  [
    'leader',
    'while you have 2 heroes with the same class in your party, +1 to your hero rolls',
    'while there is a class where there are at least 2 heroes of that class in your party, +1 to your hero rolls',
  ],
  [
    'hero',
    'if all heroes in your party have different classes, draw a card',
    'if there is no class where there are at least 2 heroes in your party of that class, draw a card',
  ],
  [
    'monster',
    'all actors of the same colour as a loner',
    'for each colour where there is a loner of that colour, slash all actors of that colour',
  ],
  [
    'action',
    'choose an actor in a group as first\nchoose an actor of a different colour in another group as second\nexchange the first for the second',
    "choose an actor in a group as first\nchoose an actor in another group where colour is not the first's colour as second\nexchange the first for the second",
  ],
  [
    'action',
    'exchange an actor in a group for a loner of another colour',
    "choose an actor in a group as first\nexchange the first for a loner where colour is not the first's colour",
  ],
  [
    'hero',
    'steal a hero of another class than your leader',
    "steal a hero where class is not your leader's class",
  ],
  [
    'hero',
    'sacrifice a hero\nif you do, steal a hero of a different class',
    "sacrifice a hero\nif you do, steal a hero where class is not that hero's class",
  ],
  // What is known of the card or the cards that were named, and how many there are.
  [
    'character',
    '+1 to the score of this for each different level of the characters in your discard pile',
    '+(the number of different levels of all characters in your discard pile) to the score of this',
  ],
  [
    'leader',
    '+1 to your hero rolls for each different class in your party',
    '+(the number of different classes in your party) to your hero rolls',
  ],
  [
    'leader',
    'while you have heroes of at least 3 different classes, +2 to your hero rolls',
    'while the number of different classes of all heroes of yours is at least 3, +2 to your hero rolls',
  ],
  [
    'monster',
    'a group with exactly 3 actors where the total value is at least 10',
    'a group with exactly 3 actors where the total value of all cards in that group is at least 10',
  ],
  // So many of a counter: all that are taken off, as many as there must be, and once more than one has come.
  [
    'character',
    'when you lay this, put 2 drops on this\nwhen this would be destroyed, remove a drop from this instead',
    'when you lay this, this gains 2 drops\nwhile this has at least 1 drop, if this would be destroyed, instead this loses a drop',
  ],
  [
    'leader',
    'at the start of your turn, put a drop on this\nat the end of your turn, remove all drops from this and draw a card for each drop removed',
    "at the start of your turn, this gains a drop\nat the end of your turn:\n  let spent be this card's drops\n  this loses (the spent) drops\n  draw (the spent) cards",
  ],
  [
    'power',
    'Put a steam on this card. If it has 2 steams, remove them and draw a card.',
    'this gains a steam\nif this has 2 steams, this loses all steams, then you draw a card',
  ],
  [
    'power',
    'put a steam on this\nif this has at least 2 steam:\n  you may remove 2 steam from this\n  if you do, draw a card',
    'this gains a steam\nif this has at least 2 steams:\n  you may pay 2 steams of this\n  if you do, draw a card',
  ],
  [
    'power',
    'put a steam on this. When it has 3 steams, draw a card',
    'this gains a steam\nif this has at least 3 steams, draw a card',
  ],
  [
    'item',
    'this comes with 3 charges\nremove a charge from this to draw a card',
    'when you play this, this gains 3 charges\npay a charge of this to draw a card',
  ],
  [
    'hero',
    'put 2 ticks on this\nremove a tick from this\ndraw a card for each tick on this',
    "this gains 2 ticks\nthis loses a tick\ndraw (this card's ticks) cards",
  ],
];
