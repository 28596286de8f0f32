import type { Same } from './cards.ts';

/** What people write on characters, and of what is paid for them, and the same as the language has it. */
export const ON_CHARACTERS: readonly Same[] = [
  // The only opponent that there is, where a text waits for what that player does.
  [
    'character',
    'when your opponent summons a character, that opponent loses 1 life',
    "when an opponent summons a character, that player's survivor loses 1 life",
  ],
  [
    'character',
    'whenever the opponent draws a card, draw a card',
    'when an opponent draws a card, draw a card',
  ],
  // The player of another card that was named, and never that of this card.
  [
    'character',
    'when this attacks a character, its controller draws a card',
    "when this attacks a character, that character's controller draws a card",
  ],
  // A value in front of what several have: any field, not one of some games.
  [
    'character',
    'characters of sharpness 2 in your front cannot attack',
    'all characters in your front with sharpness 2 cannot attack',
  ],
  // What it gets for what it does, or what is done to it, while that goes on; and for good where it is over at once.
  [
    'character',
    'when this attacks, it gets +2 score',
    'when this attacks, +2 to the score of this until the end of the attack',
  ],
  [
    'character',
    'when this is attacked, +2 to its score',
    'when this is attacked, +2 to the score of this until the end of the attack',
  ],
  [
    'character',
    'when this fights, it gets +2 score',
    'before this fights, +2 to the score of this until the end of the fight',
  ],
  [
    'character',
    'when this is destroyed, it gets +2 score',
    'when this is destroyed, +2 to the score of this for the rest of the game',
  ],
  // No rule limits it, but who has done it is marked.
  [
    'character',
    'when another character of yours is destroyed, this can attack again this turn',
    'when another character of yours is destroyed, this loses all attack marks',
  ],
  // Words of speech.
  [
    'character',
    'when this is destroyed, this gets +1 score until the end of the turn',
    'when this is destroyed, +1 to the score of this until the end of the turn',
  ],
  // All of them, where it is not said how many.
  ['character', "-1 to the score of opponents' characters", "-1 to the score of all opponents' characters"],
  [
    'character',
    "opponents' characters can't attack while this is in your front",
    "all opponents' characters cannot attack while this is in your front",
  ],
  // What is paid besides.
  [
    'character',
    'players must pay 2 life of their survivor for each character that attacks this',
    'to attack this by a character, players also pay 2 life of their survivor',
  ],
  // One of several.
  [
    'character',
    "+1 to this card's score for each place in your opponents' grounds",
    "+1 to this card's score for each place in an opponent's grounds",
  ],
  // What the values of several add up to, and those that are alike.
  [
    'character',
    'when you lay this, move a level 2 character in your discard pile to your hand',
    'when you lay this, move a character in your discard pile where level is 2 to your hand',
  ],
  [
    'character',
    'once in your retreat, you may bury a card to draw a card',
    'during your retreat, once per turn, bury a card to draw a card',
  ],
  // Words that are left out, or in another order.
  [
    'character',
    'this has +3 score as long as you have no other characters',
    'while there is no other character of yours, +3 to the score of this',
  ],
  // Words that the game lists beside its own, and plurals that it does not have.
  [
    'price',
    'forget 3 cards in your discard pile',
    'forget a card in your discard pile and forget a card in your discard pile and forget a card in your discard pile',
  ],
  // What else is paid is paid once.
  [
    'price',
    'discard 2 cards in your hand and pay 2 life of your survivor',
    'discard a card in your hand and discard a card in your hand and pay 2 life of your survivor',
  ],
  // A number that is another one.
  [
    'character',
    "this card's score is equal to the number of cards in your hand",
    "this card's score counts as the number of cards in your hand",
  ],
  [
    'character',
    'The score of this card is always equal to twice the number of cards in your hand.',
    'the score of this counts as (2 times the number of cards in your hand)',
  ],
  [
    'character',
    'while you have no cards in your hand, the score of all your characters is 7',
    'while you have no cards in your hand, the score of your characters counts as 7',
  ],
  [
    'character',
    'during your turn, this gets +2 score',
    'while you are the active player, +2 to the score of this',
  ],
  [
    'character',
    'when another character of yours is destroyed, this permanently gets +1 score',
    'when another character of yours is destroyed, +1 to the score of this for the rest of the game',
  ],
  [
    'character',
    'at the start of your introduction, each other character in your front where level is at most 2 loses 1 wound',
    'at the start of your introduction, for each other character in your front where level is at most 2, that character loses 1 wound',
  ],
  // A verb that is done with the top of a deck, said of other cards.
  [
    'character',
    'at the start of your introduction, you may bury a card in your hand',
    'at the start of your introduction, you may discard a card in your hand',
  ],
  [
    'character',
    'the first time this would be destroyed, instead recall this',
    'once per game, if this would be destroyed, instead recall this',
  ],
  // How often others may do something.
  [
    'character',
    'while this is in your front, only 1 character of an opponent can attack each turn',
    "while this is in your front, a character of an opponent can attack only if that character attacked this turn or that character's controller did not attack this turn",
  ],
  [
    'character',
    'opponents can attack only once per turn',
    'an opponent can attack only if that player did not attack this turn',
  ],
  ['character', 'you can only attack once each turn', 'you can attack only if you did not attack this turn'],
  // What several carry, together.
  [
    'character',
    '+(the number of wounds of all characters in any front) to the sharpness of this',
    '+(the total wounds of all characters in any front) to the sharpness of this',
  ],
  [
    'character',
    '+(the number of wounds on all characters) to the sharpness of this',
    '+(the total wounds of all characters in play) to the sharpness of this',
  ],
  // What is in two places.
  [
    'character',
    "at the start of your rest, if there are fewer characters in your front than in an opponent's front, draw a card",
    "at the start of your rest, if there is an opponent where the number of characters in that player's front is more than the number of characters in your front, draw a card",
  ],
  // Who does something else instead.
  [
    'character',
    'once per turn, if a character of an opponent would attack your survivor, you may instead have that character attack this',
    'once per turn, if a character of an opponent would attack your survivor, you may instead:\n  that character attacks this',
  ],
  [
    'character',
    'if an opponent would draw a card, you may have that player bury a card instead',
    'if an opponent would draw a card, you may instead:\n  that player buries a card',
  ],
  // A number that becomes another one.
  [
    'character',
    "when this attacks a character, this card's score becomes that character's score until end of turn",
    "when this attacks a character, this card's score counts as that character's score until end of turn",
  ],
  [
    'character',
    "while you have no cards in your hand, this card's score becomes 7",
    "while you have no cards in your hand, this card's score counts as 7",
  ],
  // What one does to another as a part of what cards do.
  [
    'character',
    'when this destroys a character, draw a card',
    'before this beats a character, until the end of the beat, when that character is destroyed, draw a card',
  ],
  [
    'character',
    "whenever this kills a character where level is more than this card's level:\n  draw a card\n  this gains 1 wound",
    "before this beats a character where level is more than this card's level, until the end of the beat, when that character is destroyed:\n  draw a card\n  this gains 1 wound",
  ],
  // As long as the card stays, or another one that it has named.
  [
    'character',
    'when you lay this:\n  choose another character in any front as star\n  when the star is destroyed, destroy this',
    'when you lay this:\n  choose another character in any front as star\n  until this leaves play, when the star is destroyed, destroy this',
  ],
  [
    'character',
    'when you lay this, choose another character in any front as star\nwhen the star is destroyed, destroy this\nwhen you bury a card, draw a card',
    'when you lay this:\n  choose another character in any front as star\n  until this leaves play, when the star is destroyed, destroy this\nwhen you bury a card, draw a card',
  ],
  [
    'character',
    "when you lay this:\n  choose another character in any front as star\n  this also has the star's ability while the star is in any front",
    "when you lay this:\n  choose another character in any front as star\n  until this leaves play, while the star is in any front, this has the star's ability",
  ],
  [
    'character',
    "when you lay this:\n  choose another character in any front as star\n  this has the star's ability until the star leaves the front",
    "when you lay this:\n  choose another character in any front as star\n  this has the star's ability until the star leaves play",
  ],
  [
    'character',
    'when you lay this:\n  choose another character in your front as lead\n  while this and the lead are in a front:\n    +2 to the sharpness of this\n    when this gains any wounds, draw a card',
    'when you lay this:\n  choose another character in your front as lead\n  until this leaves play, while this is in any front and the lead is in any front:\n    +2 to the sharpness of this\n    when this gains any wounds, draw a card',
  ],
  [
    'object',
    'when you equip this:\n  choose a character of an opponent as rival\n  while the rival is in any front, +2 to the score of the equipped character',
    'when you equip this:\n  choose a character of an opponent as rival\n  until this leaves play, while the rival is in any front, +2 to the score of the equipped character',
  ],
  // Several without a word in front of them.
  [
    'character',
    'characters of yours with level 1 cannot be destroyed',
    'all characters of yours where level is 1 cannot be destroyed',
  ],
  [
    'character',
    'level 1 characters of yours get +1 score',
    '+1 to the score of all characters of yours where level is 1',
  ],
  [
    'character',
    'when an opponent lays a character, discard a card',
    'when an opponent lays a character, discard a card in your hand',
  ],
  [
    'character',
    'when an opponent lays a character, you may discard a card to destroy it',
    'when an opponent lays a character:\n  you may discard a card in your hand\n  if you do, destroy that character',
  ],
  [
    'character',
    'this cannot attack the turn it is laid',
    'when this is laid, this cannot attack until end of turn',
  ],
  [
    'character',
    'if this would be destroyed, bury the top 2 cards of your deck instead',
    'if this would be destroyed, instead bury 2 cards',
  ],
  [
    'character',
    'when you lay this, exchange a character in your front for a character in your hand',
    'when you lay this:\n  choose a character in your front as first\n  choose a character in your hand as second\n  move the first to your hand and move the second to your front',
  ],
  [
    'character',
    "when you destroy a character, if the destroyed character's level is at least 2, draw a card",
    "when you destroy a character as destroyed, if the destroyed's level is at least 2, draw a card",
  ],
  [
    'character',
    'once per turn, if a character of yours would be destroyed, it is not',
    'once per turn, if a character of yours would be destroyed, instead nothing',
  ],
  // In the place of an event only where something holds: without that it goes on.
  ...(
    [
      'when this would be destroyed, if you have 3 cards in your hand, discard a card instead',
      'if this would be destroyed and you have 3 cards in your hand, instead discard a card',
      'If this would be destroyed, discard a card instead, but only if you have 3 cards in your hand.',
      'if this would be destroyed:\n  if you have 3 cards in your hand, instead discard a card',
    ] as const
  ).map((written): Same => [
    'character',
    written,
    'while you have 3 cards in your hand, if this would be destroyed, instead discard a card',
  ]),
  [
    'character',
    'if this would be destroyed:\n  if you have a card in your hand:\n    you may instead discard a card\n    draw a card',
    'while you have a card in your hand, if this would be destroyed, you may instead:\n  discard a card in your hand\n  draw a card',
  ],
  [
    'character',
    'once per turn, if this would be destroyed and it is your turn, you may discard a card instead',
    'while you are the active player, once per turn, if this would be destroyed, you may instead discard a card in your hand',
  ],
  [
    'character',
    'When this would be destroyed, you may pay 2 life of your survivor. If you do, it is not destroyed.',
    'if this would be destroyed, you may instead pay 2 life of your survivor',
  ],
  [
    'character',
    'when this would be destroyed:\n  you may pay 2 life of your survivor\n  if you do, instead recall this',
    'if this would be destroyed, you may instead:\n  pay 2 life of your survivor\n  recall this',
  ],
  [
    'character',
    'this can attack twice each turn',
    'once per turn, when this attacks, this loses all attack marks',
  ],
  [
    'character',
    'this may attack three times per turn',
    'twice per turn, when this attacks, this loses all attack marks',
  ],
  [
    'character',
    'when this attacks, destroy the defender',
    'when this attacks a character, destroy that character',
  ],
  [
    'character',
    'when this attacks, the defending character loses a wound',
    'when this attacks a character, that character loses a wound',
  ],
  [
    'character',
    'when this is attacked, the attacker gets -2 score until end of turn',
    'when a character attacks this, -2 to the score of that character until end of turn',
  ],
];
