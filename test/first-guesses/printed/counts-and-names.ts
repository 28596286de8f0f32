/** How many of a description there are, what has a name, and what happens in smaller numbers, against the language's own sentences. */
import type { Same } from '../readings/cards.ts';

const ROWERS =
  'choose a group as shore\nchoose up to 3 actors in the shore as rowers\nmove the rowers to another unit';
const TWO = "choose a hero in an opponent's party as mark\nchoose a hero in your party as bait";
const LEAD = "choose a champion of an opponent within 4 of this card's host as lead";
const HARMED = 'harm this by (the greater of 0 and that many - 2)';

export const ON_COUNTS_AND_NAMES: readonly Same[] = [
  // More of a description in one place than in another one, or than others have.
  [
    'place',
    "at the start of your rest, if there are more face-up victims in your victim zone than in an opponent's victim zone, draw a card",
    "at the start of your rest, if there is an opponent where the number of face-up victims in that player's victim zone is less than the number of face-up victims in your victim zone, draw a card",
  ],
  [
    'place',
    "at the start of your rest, if there are more characters in your front where level is 1 than in each opponent's front, draw a card",
    "at the start of your rest, if there is no opponent where (the number of characters in that player's front where level is 1) is at least (the number of characters in your front where level is 1), draw a card",
  ],
  [
    'place',
    'at the start of your rest, if you have fewer level 1 characters in your front than an opponent, draw a card',
    "at the start of your rest, if there is an opponent where (the number of characters in that player's front where level is 1) is more than (the number of characters in your front where level is 1), draw a card",
  ],
  [
    'hero',
    'if you have more heroes with an item in your party than each opponent, draw a card',
    "if there is no opponent where the number of heroes in that player's party with an item is at least the number of heroes in your party with an item, draw a card",
  ],
  [
    'hero',
    'if an opponent has more heroes with an item in their party than you, draw a card',
    "if there is an opponent where the number of heroes in that player's party with an item is more than the number of heroes in your party with an item, draw a card",
  ],
  [
    'chapter',
    'if you have more champions on the arena with at least 1 wound than each opponent, draw a card',
    'if there is no opponent where (the number of champions of that player on the arena with at least 1 wound) is at least (the number of champions of yours on the arena with at least 1 wound), draw a card',
  ],
  // Once for so many.
  [
    'character',
    'when another character is destroyed, put a flame on this\n+1 to the score of this for every 2 flames on this',
    'when another character is destroyed, this gains a flame\n+(the number of flames on this divided by 2 rounded down) to the score of this',
  ],
  [
    'leader',
    '+2 to your hero rolls for every three heroes in your party',
    '+(2 times (the number of heroes in your party divided by 3 rounded down)) to your hero rolls',
  ],
  [
    'hero',
    'for each 2 heroes in your party, draw a card',
    'repeat exactly (the number of heroes in your party divided by 2 rounded down) times, draw a card',
  ],
  [
    'chapter',
    'gain 1 coin for every 10 coins you have',
    'gain (your coins divided by 10 rounded down) coins',
  ],
  // How many have a name, and what is so of one of two.
  [
    'action',
    `${ROWERS}\nif there are exactly 3 rowers, draw a card`,
    `${ROWERS}\nif there are exactly 3 actors among the rowers, draw a card`,
  ],
  [
    'action',
    `${ROWERS}\nif there is 1 rower, draw a card`,
    `${ROWERS}\nif there is 1 actor among the rowers, draw a card`,
  ],
  [
    'hero',
    `${TWO}\nif the mark or the bait has an item, draw a card`,
    `${TWO}\nif the mark has an item or the bait has an item, draw a card`,
  ],
  // Cards by their own names.
  [
    'action',
    'if red-2 and blue-3 are loners, gain 2 points',
    'if red-2 is a loner and blue-3 is a loner, gain 2 points',
  ],
  ['action', 'if red-2 or red-4 is a loner, gain 2 points', 'if red-2 or red-4 is a loner, gain 2 points'],
  [
    'action',
    'if red-1, red-2 and blue-1 are on the table, gain 2 points',
    'if red-1 is on the table and red-2 is on the table and blue-1 is on the table, gain 2 points',
  ],
  [
    'action',
    'if red-2 and blue-3 are of different colours, gain 2 points',
    "if red-2's colour is not blue-3's colour, gain 2 points",
  ],
  [
    'hero',
    `${TWO}\nif neither the mark nor the bait is a thief, draw a card`,
    `${TWO}\nif the mark is not a thief and the bait is not a thief, draw a card`,
  ],
  [
    'hero',
    `${TWO}\nif the mark and the bait are thief heroes, draw a card`,
    `${TWO}\nif the mark is a thief hero and the bait is a thief hero, draw a card`,
  ],
  [
    'power',
    `${LEAD}\nchoose another champion of an opponent as partner\nharm the lead by 3 and harm the partner by 3\nif the lead or the partner was felled this turn, draw a card`,
    `${LEAD}\nchoose another champion of an opponent as partner\nharm the lead by 3 and harm the partner by 3\nif the lead was felled this turn or the partner was felled this turn, draw a card`,
  ],
  [
    'power',
    `${LEAD}\nharm the lead by 3\nif the lead was felled this way, draw a card`,
    `${LEAD}\nlet earlier be the number of times the lead was felled this turn\nharm the lead by 3\nif the number of times the lead was felled this turn is more than the earlier, draw a card`,
  ],
  [
    'chapter',
    'move a champion of yours to your prison as traveller\ngain (5 times the level of the traveller) coins',
    'move a champion of yours as traveller to your prison\ngain (5 times the level of the traveller) coins',
  ],
  [
    'terrain',
    "at the start of each player's turn:\n  that player may move a champion of theirs to their prison as traveller\n  if they do:\n    that player draws a card\n    that player gains (5 times the level of the traveller) coins",
    "at the start of each player's turn:\n  the active player may move a champion of theirs as traveller to their prison\n  if they do:\n    the active player draws a card\n    the active player gains (5 times the level of the traveller) coins",
  ],
  // In the place of an event, and less of it.
  [
    'survivor',
    'once per turn, if a victim in your victim zone would be hurt, you may instead pay 1 rescue of this\n  if you do, a character in your front with the highest score loses 2 wounds',
    'once per turn, if a victim in your victim zone would be hurt, you may instead:\n  pay 1 rescue of this\n  a character in your front with the highest score loses 2 wounds',
  ],
  [
    'action',
    "choose an actor as model\nlet sign be the model's value\nuntil end of round, if an actor where value is the sign would be slashed:\n  let hue be that actor's colour\n  you may instead exchange that actor for an actor of the hue in another unit as double\n  if you do, slash the double",
    "choose an actor as model\nlet sign be the model's value\nuntil end of round, if an actor where value is the sign would be slashed, you may instead:\n  let hue be that actor's colour\n  exchange that actor for an actor of the hue in another unit as double\n  slash the double",
  ],
  [
    'speciality',
    'if this would be harmed, this is harmed by 2 less',
    `if this would be harmed, instead ${HARMED}`,
  ],
  [
    'speciality',
    'if this would be harmed, you may pay 5 coins\nif you do, this is harmed by 2 less',
    `if this would be harmed, you may instead:\n  pay 5 coins\n  ${HARMED}`,
  ],
  [
    'speciality',
    'while this is on the arena:\n  when you gain coins during your turn, if this has fewer than 4 balls, put a ball on this\n  +1 to the defence shift of this for each ball on this\n  if this would be harmed, you may remove a ball from this\n  if you do, this is harmed by 2 less',
    `while this is on the arena:\n  when you gain any coins, if you are the active player, if this has fewer than 4 balls, this gains a ball\n  +1 to the defence shift of this for each ball on this\n  if this would be harmed, you may instead:\n    pay a ball of this\n    ${HARMED}`,
  ],
  // What was pulled, and whom an attack was launched at.
  [
    'power',
    "for each champion of an opponent:\n  pull that champion by 2 to this card's host\n  if that champion was not moved, that champion gains 2 fatigue",
    "for each champion of an opponent:\n  let origin be that champion's square\n  pull that champion by 2 to this card's host\n  if the steps between the origin and that champion is 0, that champion gains 2 fatigue",
  ],
  [
    'power',
    "each champion of an opponent adjacent to this card's host other than the target gains 1 wound",
    "each champion of an opponent adjacent to this card's host other than this card's target gains 1 wound",
  ],
  ['power', 'the attacked champion gains 1 fatigue', "this card's target gains 1 fatigue"],
  // Names of cards.
  [
    'magic',
    'choose a card name\neach opponent discards all cards with that name in their hand',
    'choose a name\neach opponent discards all cards of that name in their hand',
  ],
  [
    'magic',
    'name a card\neach opponent with that card in their hand discards a card',
    'choose a name\neach opponent with a card of that name in their hand discards a card',
  ],
  [
    'magic',
    'name a card\nreveal the top card of the deck\nif it has that name, draw 2 cards',
    'choose a name\nreveal the top card of the main deck as seen\nif the name of the seen is that name, draw 2 cards',
  ],
  [
    'magic',
    'choose a name\nif the top card of the deck does not have that name, draw a card',
    'choose a name\nif the name of the top card of the main deck is not that name, draw a card',
  ],
  [
    'magic',
    'discard 2 cards with different names\ndraw a card',
    'discard 2 cards where names are different\ndraw a card',
  ],
  [
    'magic',
    'choose a kind\neach opponent discards a card of that kind',
    'choose a kind of card\neach opponent discards a card of that kind',
  ],
  // One of each.
  [
    'action',
    'choose a group as court\nfor each colour in the court, choose an actor of that colour in the court as procession\nmove the procession to a new unit',
    'choose a group as court\nchoose (the number of different colours of all actors in the court) actors in the court where colours are different as procession\nmove the procession to a new unit',
  ],
  [
    'magic',
    'discard a hero of each class in your hand',
    'discard (the number of different classes of all heroes in your hand) heroes in your hand where classes are different',
  ],
];
