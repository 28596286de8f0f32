import type { Same } from './cards.ts';

/** What people write of what was named before, and of whose turn it is, and the same as the language has it. */
export const ON_NAMED: readonly Same[] = [
  // Whose turn it is, behind what happens.
  [
    'leader',
    "when you discard a card on an opponent's turn, draw a card",
    'when you discard a card if you are not the active player, draw a card',
  ],
  [
    'leader',
    'once per turn, when an opponent plays a hero during your turn, that player discards a card',
    'once per turn, when an opponent plays a hero if you are the active player, that player discards a card',
  ],
  [
    'leader',
    'whenever another player draws a card on their own turn, you may draw a card',
    'when another player draws a card if that player is the active player, you may draw a card',
  ],
  [
    'character',
    'when this is destroyed during your opponent’s turn:\n  draw a card\n  your survivor gains 1 life',
    'when this is destroyed if you are not the active player:\n  draw a card\n  your survivor gains 1 life',
  ],
  [
    'speciality',
    'on your turn, whenever you buy a card, gain 5 coins',
    'while you are the active player, when you buy a card, gain 5 coins',
  ],
  // Two of them.
  [
    'hero',
    'choose two opponents\nboth of them discard 2 cards',
    'choose 2 opponents\neach of those players discards 2 cards',
  ],
  [
    'hero',
    'choose 2 heroes in your party\nsacrifice both of them',
    'choose 2 heroes in your party\nsacrifice those cards',
  ],
  [
    'hero',
    'draw two cards\nif both are items, draw a card',
    'draw 2 cards\nif those cards are items, draw a card',
  ],
  [
    'magic',
    'draw 2 cards\nif either of those cards is a hero, discard a card',
    'draw 2 cards\nif there is a hero among those cards, discard a card',
  ],
  [
    'event',
    'draw 2 cards\nif neither of them is a character, your survivor gains 2 life',
    'draw 2 cards\nif there is no character among those cards, your survivor gains 2 life',
  ],
  [
    'event',
    'choose 2 characters in your front\nboth of these characters gain 2 wounds',
    'choose 2 characters in your front\neach of those characters gains 2 wounds',
  ],
  // One after the other, where a verb takes one.
  [
    'event',
    'choose two characters in your front\nrecall both of them',
    'choose 2 characters in your front\nfor each card among those cards, recall that card',
  ],
  [
    'event',
    'choose 2 characters in your front\nfor each of those characters, draw a card',
    'choose 2 characters in your front\nfor each character among those characters, draw a card',
  ],
  // What was looked at.
  [
    'hero',
    "choose an opponent\nlook at that player's hand\nchoose an item in it\nthat player discards that item",
    "choose an opponent\nlook at all cards in that player's hand\nchoose an item in that player's hand\nthat player discards that item",
  ],
  [
    'event',
    'Look at an opponent’s hand. That player discards a character from it.',
    "choose an opponent\nlook at all cards in that player's hand\nthat player discards a character in that player's hand",
  ],
  [
    'event',
    'look at your deck\nmove an event in it to your hand\nshuffle it',
    'look at all cards in your deck\nmove an event in your deck to your hand\nshuffle your deck',
  ],
  [
    'action',
    'look at the discard pile\nmove a card from it to your hand',
    'look at all cards in the discard pile\nmove a card in the discard pile to your hand',
  ],
  [
    'hero',
    "choose a hero in an opponent's party\nthat hero's owner discards a card",
    "choose a hero in an opponent's party\nthat hero's controller discards a card",
  ],
  // The one player or card that was named.
  [
    'hero',
    'choose an opponent\nthat player chooses one:\n  - they sacrifice a hero\n  - they discard 2 cards',
    'choose an opponent\nthat player chooses one:\n  - that player sacrifices a hero\n  - that player discards 2 cards',
  ],
  [
    'event',
    'choose an opponent\ntheir survivor loses 2 life\nthey discard a card',
    "choose an opponent\nthat player's survivor loses 2 life\nthat player discards a card",
  ],
  [
    'event',
    'choose a character in your front, it gains 1 wound',
    'choose a character in your front\nthat character gains 1 wound',
  ],
  [
    'leader',
    'when you play a hero, choose an opponent, they discard a card',
    'when you play a hero, choose an opponent, then that player discards a card',
  ],
  [
    'magic',
    'draw a card\nif it is a hero, you may play it for free',
    'draw a card\nif that card is a hero, you may play that card for free',
  ],
  [
    'item',
    'the equipped hero gets +1 to its rolls for each item attached to it',
    "+1 to the equipped hero's rolls for each item attached to the equipped hero",
  ],
  [
    'challenge',
    'if you win this challenge, draw a card\nif you lose it, discard a card',
    'before you challenge using this:\n  until the end of the challenge, when you win a duel, draw a card\n  until the end of the challenge, when you lose a duel, discard a card',
  ],
  // Each of several players.
  [
    'leader',
    "at the start of each opponent's turn, they discard a card",
    "at the start of each opponent's turn, the active player discards a card",
  ],
  [
    'character',
    "at the start of each player's rest, that player chooses one:\n  - their survivor loses 1 life for each character in their front\n  - they draw a card",
    "at the start of each player's rest, the active player chooses one:\n  - the active player's survivor loses 1 life for each character in the active player's front\n  - the active player draws a card",
  ],
  [
    'event',
    "each opponent's survivor loses 1 life for each character in their front",
    "for each opponent, that player's survivor loses 1 life for each character in that player's front",
  ],
  [
    'hero',
    'each opponent draws a card, then they discard 2 cards',
    'for each opponent:\n  that player draws a card\n  that player discards 2 cards',
  ],
  // Which ones.
  [
    'hero',
    'take an item that is not cursed from any party into your hand',
    'move an item in any party where nature is not cursed to your hand',
  ],
  ['hero', 'steal a hero whose class is bard', 'steal a hero where class is bard'],
  ['monster', 'all loners whose value is odd', 'all loners where value is odd'],
  [
    'monster',
    'all actors whose value is higher than the number of groups',
    'all actors where value is more than the number of groups',
  ],
  [
    'monster',
    'a group whose values add up to exactly 13',
    'a group where the total value of all cards in that group is 13',
  ],
  [
    'monster',
    'each loner whose colour is in no group',
    "for each loner, if there is no actor in a group where colour is that loner's colour, slash that loner",
  ],
  [
    'monster',
    'a group where at least 2 actors have the same value',
    'a group with at least 2 actors of the same value',
  ],
  [
    'monster',
    'a group with two actors of the same colour',
    'a group with at least 2 actors of the same colour',
  ],
  [
    'monster',
    'the biggest group, or nobody if there is a tie',
    'if there is exactly 1 group with the most actors, slash the group with the most actors',
  ],
  [
    'monster',
    'in every group with 3 or more actors, the actor with the lowest value (all of them if they are tied)',
    'for each group with 3 or more actors, slash all actors in that group with the lowest value',
  ],
  [
    'action',
    'choose a group\nmove an actor in that group to a different group',
    'choose a group\nmove an actor in that group to another group',
  ],
  [
    'item',
    'as long as the equipped hero is the only hero in your party, +4 to its rolls',
    "while the equipped hero is in your party and there is exactly 1 hero in your party, +4 to the equipped hero's rolls",
  ],
  // Two whose values change places.
  [
    'event',
    "choose a character in an opponent's front and a character in your front\nthey swap their scores until end of turn",
    "choose a character in an opponent's front as first\nchoose a character in your front as second\nlet former be the first's score\nlet latter be the second's score\nthe score of the first counts as the latter until end of turn\nthe score of the second counts as the former until end of turn",
  ],
  // The same in longer sentences.
  [
    'action',
    'Move an actor that is not red from the biggest group to the smallest one.',
    'move an actor in the group with the most actors where colour is not red to the group with the fewest actors',
  ],
  [
    'character',
    'When this beats a character whose score was higher than its own, your survivor gains 2 life.',
    "when this beats a character where score is more than this card's score, your survivor gains 2 life",
  ],
  [
    'speciality',
    'While this is the only champion of yours on the arena, it has +2 defence.',
    'while this is on the arena and there is exactly 1 champion of yours on the arena, +2 to the defence of this',
  ],
  ['monster', 'a group that contains no red actor', 'a group with no red actor'],
  // Names that the language does not take.
  [
    'magic',
    'choose an opponent as rival\nmake a hero roll as mine\nthe rival makes a hero roll as theirs\nif the mine is more than the theirs, draw a card',
    'choose an opponent as rival\nmake a hero roll as mine\nthe rival makes a hero roll as their-one\nif the mine is more than the their-one, draw a card',
  ],
  [
    'action',
    'choose a unit as red chair\nchoose another unit as blue chair\nmove an actor in the red chair to the blue chair',
    'choose a unit as red-chair\nchoose another unit as blue-chair\nmove an actor in the red-chair to the blue-chair',
  ],
  // What has happened.
  ['hero', 'if you have stolen a hero this turn, draw a card', 'if you stolen a hero this turn, draw a card'],
  ['hero', 'if you stole a hero this turn, draw a card', 'if you stolen a hero this turn, draw a card'],
  [
    'hero',
    'if no hero has been destroyed yet this turn, draw a card',
    'if no hero was destroyed this turn, draw a card',
  ],
  [
    'hero',
    'if an opponent drew a card this turn, draw a card',
    'if an opponent has drawn a card this turn, draw a card',
  ],
  [
    'hero',
    "choose a hero in an opponent's party as model\nthe model's owner draws a card",
    "choose a hero in an opponent's party as model\nthe model's controller draws a card",
  ],
  // Several that have a name, one after the other.
  [
    'hero',
    "choose 2 heroes in an opponent's party as victims\ndestroy each victim",
    "choose 2 heroes in an opponent's party as victims\ndestroy the victims",
  ],
  [
    'hero',
    'choose up to 2 opponents as victims\neach victim discards a card',
    'choose up to 2 opponents as victims\neach of the victims discards a card',
  ],
  [
    'hero',
    'discard any number of cards as thrown\ndraw a card for each of the thrown',
    'discard any number of cards as thrown\ndraw a card for each card among the thrown',
  ],
  // Whose it was when it was chosen.
  [
    'hero',
    "choose a hero in an opponent's party as victim\ndestroy the victim\nthat player draws a card",
    "choose a hero in an opponent's party as victim\nlet rival be the victim's controller\ndestroy the victim\nthe rival draws a card",
  ],
  // As many as one likes, and one of two.
  [
    'hero',
    'pay any number of action points as price\ndraw (the price) cards',
    'choose a number from 0 to your action points as price\npay (the price) action points\ndraw (the price) cards',
  ],
  [
    'hero',
    'make a hero roll as throw\nif the throw is 7 or 11, draw a card',
    'make a hero roll as throw\nif the throw is 7 or the throw is 11, draw a card',
  ],
  // What a card has from another one.
  [
    'hero',
    "choose another hero in any party as model\nuntil end of turn, this has the model's class, the model's requirement and the model's effect",
    "choose another hero in any party as model\nthis counts as the model's class until end of turn\nthis card's requirement counts as the model's requirement until end of turn\nthis has the model's effect until end of turn",
  ],
  [
    'hero',
    'choose another hero in any party as model\nuntil the start of your next turn, this counts as a copy of the model',
    "choose another hero in any party as model\nthis counts as the model's class until the start of your next turn\nthis card's requirement counts as the model's requirement until the start of your next turn\nthis has the model's effect until the start of your next turn\nthis has the model's skill until the start of your next turn",
  ],
  [
    'hero',
    "choose a hero in an opponent's party\nuse that hero's effect as if it were in your own party",
    "choose a hero in an opponent's party\nuse that hero's effect as this",
  ],
  [
    'character',
    'when you lay this:\n  choose another character in any front as stem\n  until end of turn, this has the same score and sharpness as the stem',
    "when you lay this:\n  choose another character in any front as stem\n  this card's score counts as the stem's score until end of turn\n  this card's sharpness counts as the stem's sharpness until end of turn",
  ],
  [
    'character',
    "when this attacks a character, this has that character's score until end of turn",
    "when this attacks a character, this card's score counts as that character's score until end of turn",
  ],
  // One thing or the other: what somebody else chooses is theirs.
  [
    'event',
    'each opponent discards a card or loses 2 life',
    "each opponent chooses one:\n  - discard a card in their hand\n  - that player's survivor loses 2 life",
  ],
  [
    'event',
    'each opponent chooses one:\n  - discard a card\n  - lose 2 life',
    "each opponent chooses one:\n  - discard a card in their hand\n  - that player's survivor loses 2 life",
  ],
  [
    'action',
    'each player discards a card or reveals their hand',
    'each player chooses one:\n  - move a card in their hand to the discard pile\n  - reveal all cards in their hand',
  ],
  [
    'power',
    'each opponent discards a card or loses 10 coins',
    'each opponent chooses one:\n  - move a card in their hand to their cemetery\n  - lose 10 coins',
  ],
  [
    'leader',
    'at the start of your turn, you may discard 2 cards or sacrifice a hero\nif you do, draw 3 cards',
    'at the start of your turn:\n  choose one that is possible:\n    - discard exactly 2 cards\n    - sacrifice a hero\n    - nothing\n  if you do, draw 3 cards',
  ],
  [
    'hero',
    'you may discard a card or sacrifice a hero to draw 3 cards',
    'choose one that is possible:\n  - discard a card\n  - sacrifice a hero\n  - nothing\nif you do, draw 3 cards',
  ],
  [
    'hero',
    'you may choose one that is possible:\n  - discard a card\n  - sacrifice a hero\nif you do, draw 2 cards',
    'choose one that is possible:\n  - discard a card\n  - sacrifice a hero\n  - nothing\nif you do, draw 2 cards',
  ],
  [
    'hero',
    'choose an opponent\nthat player may discard 2 cards or sacrifice a hero\nif they do not, draw a card',
    'choose an opponent\nthat player chooses one that is possible:\n  - discard exactly 2 cards\n  - sacrifice a hero\n  - nothing\nif they do not, draw a card',
  ],
  // What is known of the card or the cards that were named, and how many there are.
  [
    'character',
    'when another character of yours is destroyed:\n  you may discard a card\n  if you do, move that character to your hand',
    'when another character of yours is destroyed:\n  you may discard a card in your hand\n  if you do, move that character to your hand',
  ],
  [
    'character',
    'when a level 3 character of yours is destroyed, recall this',
    'when a character of yours where level is 3 is destroyed, recall this',
  ],
  [
    'character',
    'when you lay this, destroy a character of level 1 in any front',
    'when you lay this, destroy a character in any front where level is 1',
  ],
  [
    'character',
    'while there is another character of level 3 in your front, this has +3 score and cannot be destroyed',
    'while there is another character in your front where level is 3:\n  +3 to the score of this\n  this cannot be destroyed',
  ],
  [
    'character',
    'during your preparation:\n  once per turn, discard a card to:\n    another character in your front loses all its wounds',
    "during your preparation:\n  once per turn, discard a card in your hand to:\n    choose another character in your front as chosen, then the chosen loses (the chosen's wounds) wounds",
  ],
  [
    'character',
    'when you lay this:\n  look at the top 2 cards of your deck as letters\n  move a card among the letters to your hand\n  move the other card among the letters to your discard pile',
    'when you lay this:\n  look at the top 2 cards of your deck as letters\n  move a card among the letters as kept to your hand\n  move all cards among the letters other than the kept to your discard pile',
  ],
  [
    'character',
    'when you lay this:\n  look at the top 3 cards of your deck\n  bury one of them\n  put the rest back on top in any order',
    'when you lay this:\n  look at the top 3 cards of your deck as seen\n  discard a card among the seen as kept\n  move all cards among the seen other than the kept to the top of your deck in any order',
  ],
  [
    'hero',
    'reveal the top 3 cards of the main deck as seen\nmove all heroes among the seen to your hand\ndiscard the rest',
    'reveal the top 3 cards of the main deck as seen\nmove all heroes among the seen to your hand\ndiscard all other cards among the seen',
  ],
  [
    'hero',
    'each opponent who played a hero this turn discards a card',
    'for each opponent where that player played a hero this turn, that player discards a card',
  ],
  [
    'hero',
    'choose an opponent who played a hero this turn\nthat player discards a card',
    'choose an opponent where that player played a hero this turn\nthat player discards a card',
  ],
  // What has happened to cards, behind their noun; what a card has done alone was done to it where players do it.
  [
    'hero',
    'choose another hero in your party that was activated this turn\nactivate that hero',
    'choose another hero in your party where that hero was activated this turn\nactivate that hero',
  ],
  [
    'hero',
    'draw a card for each hero in your party that has not been activated this turn',
    'draw a card for each hero in your party where that hero was not activated this turn',
  ],
  [
    'leader',
    'when you destroy a hero that was activated this turn, draw a card',
    'when you destroy a hero, if that hero was activated this turn, draw a card',
  ],
  [
    'event',
    'all characters in your front that attacked this turn gain 1 wound',
    'for each character in your front where that character attacked this turn, that character gains 1 wound',
  ],
  [
    'event',
    "destroy a character in an opponent's front that did not attack this turn",
    "destroy a character in an opponent's front where that character did not attack this turn",
  ],
  [
    'character',
    'when a character that was laid this turn is destroyed, draw a card',
    'when a character is destroyed, if that character was laid this turn, draw a card',
  ],
  [
    'power',
    'draw a card for each champion that walked this turn',
    'draw a card for each champion where that champion was walked this turn',
  ],
  [
    'power',
    "if this card's host did not walk this turn, draw a card",
    "if this card's host was not walked this turn, draw a card",
  ],
];
