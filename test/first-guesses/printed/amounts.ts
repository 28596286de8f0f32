import type { Same } from '../readings/cards.ts';

/** Numbers, bounds and choices as people write them, and the same as the language has it. */
export const ON_AMOUNTS: readonly Same[] = [
  // What a verb takes away is counted as it happens: nothing is left to be counted.
  ...[
    'draw a card for each hero that was destroyed this turn',
    'draw a card for every hero destroyed this turn',
    'draw a card for each hero where that hero was destroyed this turn',
    'for each hero destroyed this turn, draw a card',
  ].map((said): Same => ['hero', said, 'draw a card for each time a hero was destroyed this turn']),
  ...[
    'draw cards equal to the number of heroes destroyed this turn',
    'draw as many cards as heroes were destroyed this turn',
    'draw X cards, where X is the number of heroes destroyed this turn',
  ].map((said): Same => ['hero', said, 'draw (the number of times a hero was destroyed this turn) cards']),
  [
    'hero',
    'draw 2 cards for each of your heroes destroyed this turn',
    'draw 2 cards for each time a hero of yours was destroyed this turn',
  ],
  [
    'hero',
    'each player draws a card for each of their heroes that was destroyed this turn',
    'each player draws a card for each time a hero of theirs was destroyed this turn',
  ],
  [
    'hero',
    'draw a card for each monster you slew this game',
    'draw a card for each time you slain a monster this game',
  ],
  [
    'item',
    "+1 to the equipped hero's rolls for each hero of yours that was destroyed this turn",
    "+1 to the equipped hero's rolls for each time a hero of yours was destroyed this turn",
  ],
  [
    'character',
    'this has +1 sharpness for each of your characters destroyed this turn',
    '+1 to the sharpness of this for each time a character of yours was destroyed this turn',
  ],
  [
    'action',
    'draw a card for each actor slashed this turn',
    'draw a card for each time an actor was slashed this turn',
  ],
  // Since a turn was over.
  [
    'leader',
    'at the start of your turn, draw a card for each of your heroes destroyed since the end of your previous turn',
    'at the start of your turn, draw a card for each time a hero of yours was destroyed since your last turn',
  ],
  [
    'hero',
    'if you drew a card since your last turn ended, discard a card',
    'if you drawn a card since your last turn, discard a card',
  ],
  [
    'hero',
    "choose an opponent\nif that player discarded a card since that player's last turn, draw a card",
    'choose an opponent\nif that player discarded a card since their last turn, draw a card',
  ],
  // How often it was.
  [
    'hero',
    'if a hero of yours was destroyed more than once this turn, draw a card',
    'if the number of times a hero of yours was destroyed this turn is more than 1, draw a card',
  ],
  [
    'hero',
    'if you played a hero two or more times this turn, draw a card',
    'if the number of times you played a hero this turn is at least 2, draw a card',
  ],
  // What was gained adds up.
  // The roll for the card.
  ['hero', 'if the roll is at least 8, draw a card', "if this card's roll is at least 8, draw a card"],
  ['hero', 'if you rolled an 8 or higher, draw a card', "if this card's roll is at least 8, draw a card"],
  ['hero', 'if the roll was 8 or more, draw a card', "if this card's roll is at least 8, draw a card"],
  [
    'hero',
    'if the roll is at most 4, sacrifice this\nif the roll is at least 5 and at most 8, draw 2 cards\nif the roll is 9-11, destroy a hero',
    "if this card's roll is at most 4, sacrifice this\nif this card's roll is 5..8, draw 2 cards\nif this card's roll is 9..11, destroy a hero",
  ],
  ['hero', 'if you rolled between 5 and 8, draw a card', "if this card's roll is 5..8, draw a card"],
  ['hero', 'if you rolled doubles, draw a card', "if this card's roll's dice are the same, draw a card"],
  ['penalty', 'if the roll is 3 or 4, sacrifice a hero', "if this card's roll is 3..4, sacrifice a hero"],
  // Between two numbers.
  [
    'hero',
    'if you have 2 or 3 heroes in your party, draw a card',
    'if you have 2 to 3 heroes in your party, draw a card',
  ],
  [
    'hero',
    'if you have at least 2 and at most 4 cards in your hand, draw a card',
    'if you have 2 to 4 cards in your hand, draw a card',
  ],
  ['hero', 'if your action points are 2 or 3, draw a card', 'if your action points are 2..3, draw a card'],
  ['hero', 'discard 2 or 3 cards', 'discard 2 to 3 cards'],
  ['monster', 'a group with 2 or 3 actors', 'a group with 2 to 3 actors'],
  ['monster', 'a group with between 2 and 4 actors', 'a group with 2 to 4 actors'],
  [
    'monster',
    'a group with a total value of 10 to 15',
    'a group where the total value of all cards in that group is 10..15',
  ],
  ['monster', 'all actors with a value between 2 and 4', 'all actors where value is 2..4'],
  ['monster', 'if there are 3 or 4 loners, slash all loners', 'if there are 3 to 4 loners, slash all loners'],
  [
    'character',
    'when this attacks, if your survivor has between 5 and 10 life, draw a card',
    'when this attacks, if your survivor has 5 to 10 life, draw a card',
  ],
  [
    'power',
    'make a luck roll as throw\nif the throw is more than 2 but less than 6, gain 1 coin',
    'make a luck roll as throw\nif the throw is 3..5, gain 1 coin',
  ],
  // Odd, even, and half.
  [
    'monster',
    'if there is an even number of groups, slash all loners',
    'if the number of groups is even, slash all loners',
  ],
  [
    'character',
    'when this attacks, if you have an odd number of cards in your hand, draw a card',
    'when this attacks, if the number of cards in your hand is odd, draw a card',
  ],
  [
    'character',
    "when you lay this:\n  choose a character in an opponent's front as dummy\n  the dummy's owner's survivor loses (half of the dummy's sharpness, rounded up) life",
    "when you lay this:\n  choose a character in an opponent's front as dummy\n  the dummy's owner's survivor loses (half the dummy's sharpness rounded up) life",
  ],
  // Numbers of all players, of which the highest counts.
  [
    'magic',
    'each player secretly chooses a number from 0 to the number of cards in their hand as bid\nif there is only one player with the highest bid:\n  that player discards (the bid) cards\n  that player steals a hero\notherwise, each player with the highest bid discards a card',
    "for each player, that player's placed bids become 0\neach player secretly chooses a number from 0 to (the number of cards in their hand) and gains that many placed bids\nif there is exactly 1 player with the most placed bids:\n  choose a player with the most placed bids as winner\n  the winner discards (their placed bids) cards\n  the winner steals a hero\notherwise, each player with the most placed bids discards a card",
  ],
  [
    'magic',
    'for each player in turn order from the next player:\n  that player names a number from 0 to 5 as bid\nif the highest bid is 0, draw a card',
    "for each player, that player's placed bids become 0\nfor each player in turn order from the next player:\n  that player chooses a number from 0 to 5 and gains that many placed bids\nif the highest placed bids of all players are 0, draw a card",
  ],
  [
    'chapter',
    'each opponent secretly chooses a number from 0 to 3 as guess\nif only one player has the highest guess, that player draws 2 cards',
    "for each player, that player's placed guesses become 0\neach opponent secretly chooses a number from 0 to 3 and gains that many placed guesses\nif there is exactly 1 opponent with the most placed guesses:\n  choose an opponent with the most placed guesses as winner\n  the winner draws 2 cards",
  ],
  [
    'magic',
    'each player secretly chooses a number from 1 to 6 as guess\nif several players tie for the highest guess, draw a card\notherwise, the player with the highest guess draws 2 cards',
    "for each player, that player's placed guesses become 0\neach player secretly chooses a number from 1 to 6 and gains that many placed guesses\nif there are at least 2 players with the most placed guesses, draw a card\notherwise:\n  choose a player with the most placed guesses as winner\n  the winner draws 2 cards",
  ],
  // What all have chosen alike.
  [
    'magic',
    'each player secretly chooses a class\nif all players chose the same class, draw a card',
    'each player secretly chooses a class\nif there is exactly 1 class with at least 1 vote, draw a card',
  ],
  [
    'magic',
    'each player secretly chooses a class\nif everyone chose a different class, draw 2 cards',
    'each player secretly chooses a class\nif there is no class with at least 2 votes, draw 2 cards',
  ],
  [
    'monster',
    'each player secretly chooses a colour\nif all players chose the same colour, nothing\notherwise, slash all loners of a colour with exactly 1 vote',
    'each player secretly chooses a colour\nif there is exactly 1 colour with at least 1 vote, nothing\notherwise, for each colour with exactly 1 vote, slash all loners of that colour',
  ],
  // As many as something else.
  [
    'magic',
    'draw an equal number of cards as heroes in your party',
    'draw (the number of heroes in your party) cards',
  ],
  [
    'magic',
    'discard any number of cards, then draw an equal number of cards',
    'discard any number of cards, then draw that many cards',
  ],
  [
    'magic',
    'if the number of cards in your hand equals 3, draw a card',
    'if the number of cards in your hand is 3, draw a card',
  ],
  [
    'magic',
    'if you have a number of heroes equal to 3, draw a card',
    'if you have exactly 3 heroes, draw a card',
  ],
  [
    'magic',
    'if you and an opponent have an equal number of heroes, draw a card',
    'if an opponent has the same number of heroes as you, draw a card',
  ],
  ['leader', 'when you roll a value equal to 7, draw a card', 'when you roll exactly 7, draw a card'],
  // Two that somebody has.
  [
    'magic',
    'if your party has a bard and a thief, draw a card',
    'if you have a bard in your party and you have a thief in your party, draw a card',
  ],
  [
    'magic',
    'if you have a bard and a thief in your party, draw a card',
    'if you have a bard in your party and you have a thief in your party, draw a card',
  ],
  // A kind by another of its names, which another verb uses.
  [
    'leader',
    'when you play a modifier card, draw a card',
    'when you modify a roll using a modifier, draw a card',
  ],
  ['leader', 'opponents cannot play modifier cards', 'opponents cannot modify rolls'],
  [
    'action',
    'choose a color, then slash all actors of that color',
    'choose a colour, then slash all actors of that colour',
  ],
];
