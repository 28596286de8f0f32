/** What people compare and join, whose it is, and what did not happen, against the language's own sentences. */
import type { Same } from '../readings/cards.ts';

const MORE_HEROES = 'with more than (the number of heroes in your party) heroes in their party';
const MORE_IN_FRONT = 'with more than (the number of characters in your front) characters in their front';

export const ON_COMPARING: readonly Same[] = [
  // More than somebody else has.
  [
    'leader',
    'to challenge you, opponents with more heroes in their party than you also discard a card',
    `to challenge you, opponents ${MORE_HEROES} also discard a card`,
  ],
  [
    'leader',
    'opponents with more heroes than you have -1 to their rolls',
    `-1 to all rolls of each opponent ${MORE_HEROES}`,
  ],
  ['leader', '-1 to rolls of opponents', '-1 to all rolls of each opponent'],
  [
    'leader',
    'opponents with 3 or more heroes cannot challenge you',
    'all opponents with at least 3 heroes in their party cannot challenge you',
  ],
  [
    'power',
    "+(1 + the number of opponents with more coins than you) to the might shift of this card's host until end of turn",
    "+(1 + the number of opponents with more than (your coins) coins) to the might shift of this card's host until end of turn",
  ],
  [
    'character',
    "while an opponent has more characters in front than you, all characters in that opponent's front get -1 score",
    `-1 to the score of all characters in the front of each opponent ${MORE_IN_FRONT}`,
  ],
  [
    'character',
    "for each opponent with more characters in their front than in your front:\n  -1 to the score of all characters in that player's front",
    `-1 to the score of all characters in the front of each opponent ${MORE_IN_FRONT}`,
  ],
  [
    'character',
    "when this attacks a character, if there are more characters in that character's controller's front than in your front, +3 to the score of this until end of turn",
    "when this attacks a character, if the number of characters in that character's controller's front is more than the number of characters in your front, +3 to the score of this until end of turn",
  ],
  [
    'monster',
    'a group with more actors than there are loners',
    'a group with more than (the number of loners) actors',
  ],
  [
    'monster',
    'the actor with the lowest value in each group with more actors than the number of loners',
    'the actor with the lowest value in each group with more than (the number of loners) actors',
  ],
  // Of which something is so, and what happens to it.
  [
    'character',
    'if a level 2 character of yours would be destroyed, you may instead destroy this',
    'if a character of yours where level is 2 would be destroyed, you may instead destroy this',
  ],
  [
    'character',
    'when another character of yours of level 2 or more is destroyed, draw a card',
    'when another character of yours where level is at least 2 is destroyed, draw a card',
  ],
  // What a card uses that it carries.
  [
    'power',
    'until the start of your next turn, when a champion of an opponent launches an attack, that champion gains 1 fatigue',
    "until the start of your next turn, when an attack attached to a champion of an opponent is launched, that attack's host gains 1 fatigue",
  ],
  [
    'power',
    'choose a champion of an opponent as sailor\nthe sailor cannot launch attacks until end of turn',
    'choose a champion of an opponent as sailor\nplayers cannot launch attacks attached to the sailor until end of turn',
  ],
  [
    'power',
    "choose an attack on a champion of an opponent adjacent to this card's host as model\nthe model loses 1 charge",
    "choose an attack attached to a champion of an opponent adjacent to this card's host as model\nthe model loses 1 charge",
  ],
  // Whose turn it is.
  [
    'power',
    "until the start of your next turn, at the start of each opponent's turn, that player loses 3 coins",
    "until the start of your next turn, at the start of each opponent's turn, the active player loses 3 coins",
  ],
  // No more than one.
  [
    'leader',
    'opponents cannot play more than 1 card each turn',
    'an opponent can play a card only if that player did not play a card this turn',
  ],
  [
    'character',
    'opponents with more characters in their front than in your front can lay only 1 character each turn',
    `an opponent ${MORE_IN_FRONT} can lay a character only if that player did not lay a character this turn`,
  ],
  [
    'magic',
    'until the start of your next turn, to attack a monster, each player pays 1 action point more',
    'until the start of your next turn, to attack a monster, players also pay 1 action point',
  ],
  // What did not happen.
  [
    'leader',
    'at the end of your turn, if you played no heroes this turn, draw a card',
    'at the end of your turn, if you did not play a hero this turn, draw a card',
  ],
  [
    'character',
    'at the start of your rest, if none of your characters has attacked this turn, draw a card',
    'at the start of your rest, if there is no character of yours that attacked this turn, draw a card',
  ],
  // Two of which the same holds, and a value that is looked for elsewhere.
  [
    'power',
    'choose a champion of yours as first\nchoose another champion of yours as second\n-1 to the speed shift of the first and the second until the start of your next turn',
    'choose a champion of yours as first\nchoose another champion of yours as second\n-1 to the speed shift of the first until the start of your next turn\n-1 to the speed shift of the second until the start of your next turn',
  ],
  [
    'action',
    'choose a group with at least 4 actors as crowd\nmove the actor with the highest value in the crowd and the actor with the lowest value in the crowd to a new unit',
    "choose a group with at least 4 actors as crowd\nchoose the actor with the highest value in the crowd as first\nchoose the actor with the lowest value in the crowd as second\nmove the first to a new unit\nmove the second to the first's unit",
  ],
  [
    'action',
    "choose a loner as puppet\nif there is a group with an actor of the puppet's colour, move the puppet to a new unit",
    "choose a loner as puppet\nlet hue be the puppet's colour\nif there is a group with an actor of the hue, move the puppet to a new unit",
  ],
  // What was there, what was lost, and what each has picked.
  [
    'magic',
    "destroy a hero in an opponent's party; if it had an item, draw 2 cards",
    "choose a hero in an opponent's party as gone\nlet carried be the number of items attached to the gone\ndestroy the gone\nif the carried is at least 1, draw 2 cards",
  ],
  [
    'magic',
    "choose a hero in an opponent's party as target\nlet gear be the target's item\ndestroy the target\nif there was a gear, draw 2 cards",
    "choose a hero in an opponent's party as target\nlet gear be the number of items attached to the target\ndestroy the target\nif the gear is at least 1, draw 2 cards",
  ],
  [
    'power',
    "this card's host loses 3 wounds\nif this card's host lost no wounds this way, draw a card",
    "let earlier be this card's host's wounds\nthis card's host loses 3 wounds\nif the earlier is 0, draw a card",
  ],
  [
    'character',
    'when you lay this:\n  each other character in your front where level is 1 loses 1 wound\n  if at least 2 characters lost a wound this way, draw a card',
    'when you lay this:\n  let changed be the number of other characters in your front with at least 1 wound where level is 1\n  each other character in your front where level is 1 loses 1 wound\n  if the changed is at least 2, draw a card',
  ],
  [
    'magic',
    "each player secretly chooses a card in their hand as act\neach player reveals their act\nfor each player:\n  if that player's act is a hero, that player draws a card\n  otherwise, that player discards their act",
    "each player secretly chooses a card in their hand\nreveal those cards\nfor each card among those cards:\n  if that card is a hero, that card's controller draws a card\n  otherwise, discard that card",
  ],
  [
    'magic',
    'each player with a hero in their party gives a hero in their party to the next player at the same time',
    'each player secretly gives a hero in their party to the next player',
  ],
  [
    'magic',
    'if there is only one player with the most heroes in their party, that player discards a card\notherwise, draw a card',
    'if there is exactly 1 player with the most heroes in their party, each player with the most heroes in their party discards a card\notherwise, draw a card',
  ],
  // Names, numbers and what is paid.
  [
    'leader',
    "once per turn, pay 1 action point and discard a hero as cost to:\n  choose a hero in any party where class is the cost's class as puppet\n  use the puppet's effect",
    "once per turn, pay 1 action point and discard a hero as fee to:\n  choose a hero in any party where class is the fee's class as puppet\n  use the puppet's effect",
  ],
  [
    'hero',
    "sacrifice another hero as lead\nlet gold be the greater of 1 and (the lead's requirement - 5)\ndraw (the gold) cards",
    'sacrifice another hero as lead\nlet gold be the greater of 1 and (the lowest requirement of the lead - 5)\ndraw (the gold) cards',
  ],
  [
    'power',
    'choose an opponent\nyou may pay 10 coins to that player. If you do, draw a card',
    'choose an opponent\nyou may pay 10 coins\nif you do:\n  that player gains 10 coins\n  draw a card',
  ],
  [
    'action',
    "choose an actor as fake\nchoose an actor in another unit as model\nuntil end of round, the fake counts as the model's colour and the model's value",
    "choose an actor as fake\nchoose an actor in another unit as model\nuntil end of round, the fake counts as the model's colour\nuntil end of round, the value of the fake counts as the model's value",
  ],
  // Piles.
  [
    'monster',
    'a group with at least 3 actors without red actors',
    'a group with at least 3 actors and without red actors',
  ],
  ['monster', 'the biggest group on the table', 'the group with the most actors'],
  ['monster', 'the group with the fewest colours', 'the group with the fewest different colours'],
  ['monster', 'a group of actors with exactly one red actor', 'a group with exactly 1 red actor'],
  ['monster', 'all loners that are not red', 'all loners where colour is not red'],
  [
    'monster',
    'the actor with the lowest value that is not red in each group with at least 1 red actor',
    'for each group with at least 1 red actor, slash the actor with the lowest value in that group where colour is not red',
  ],
  [
    'monster',
    'all actors with an even value in the group with the most actors',
    'all actors in the group with the most actors where value is even',
  ],
  [
    'monster',
    'choose a group with the most actors as crew\nif the total value of the crew is at least 12, slash the crew',
    'choose the group with the most actors as crew\nif the total value of all cards in the crew is at least 12, slash the crew',
  ],
  // One of each line, and any of what may come several at a time.
  [
    'magic',
    'look at the top 5 cards of the main deck as seen\nyou may reveal a hero among the seen and move that card to your hand\nyou may reveal an item among the seen and move that card to your hand',
    'look at the top 5 cards of the main deck as seen\nyou may reveal a hero among the seen as pick and move the pick to your hand\nyou may reveal an item among the seen as other-pick and move the other-pick to your hand',
  ],
  [
    'power',
    'until the start of your next turn, the first time each turn a champion of an opponent gains a wound, gain 2 coins',
    'until the start of your next turn, once per turn, when a champion of an opponent gains any wounds, gain 2 coins',
  ],
  [
    'power',
    "you may pay 10 coins\nif you do, push each champion of an opponent adjacent to this card's host by 2 from this card's host",
    "you may pay 10 coins\nif you do, for each champion of an opponent adjacent to this card's host, push that champion by 2 from this card's host",
  ],
  // How many were done so, with any bound.
  [
    'monster',
    'a group with the lowest total value\nif this slashed less than 3 actors, all loners where value is 1',
    'let earlier be the number of actors in the discard pile where that actor was slashed this turn\nslash a group with the lowest total value\nlet later be (the number of actors in the discard pile where that actor was slashed this turn) - the earlier\nif the later is less than 3, slash all loners where value is 1',
  ],
  [
    'magic',
    'each opponent sacrifices a hero\nif 2 or fewer heroes were sacrificed this way, draw a card',
    'let earlier be the number of heroes in the discard pile where that hero was sacrificed this turn\neach opponent sacrifices a hero\nlet later be (the number of heroes in the discard pile where that hero was sacrificed this turn) - the earlier\nif the later is at most 2, draw a card',
  ],
  // All values different, either of two kinds, and the number of the round.
  [
    'character',
    'at the start of your turn, if no two characters in your front have the same level, draw a card',
    'at the start of your turn, if the number of different levels of all characters in your front is the number of characters in your front, draw a card',
  ],
  [
    'character',
    'at the start of your turn:\n  if levels of all characters in your front are different, draw a card',
    'at the start of your turn:\n  if the number of different levels of all characters in your front is the number of characters in your front, draw a card',
  ],
  [
    'hero',
    'choose 3 cards in your hand\nif there is a hero where class is bard among those cards, draw a card',
    'choose 3 cards in your hand\nif there is a hero among those cards where class is bard, draw a card',
  ],
  [
    'hero',
    'reveal the top card of the main deck as seen\nif the seen is a hero or an item, draw a card',
    'reveal the top card of the main deck as seen\nif the seen is a hero or item, draw a card',
  ],
  [
    'monster',
    'if the round number is odd, slash all loners where value is odd',
    'if the round is odd, slash all loners where value is odd',
  ],
  ['item', 'when this is attached to a hero, draw a card', 'when this is equipped, draw a card'],
  [
    'power',
    'choose a champion of an opponent as target\nthe target gains (half its fatigue, rounded up) wounds',
    "choose a champion of an opponent as target\nthe target gains (half the target's fatigue rounded up) wounds",
  ],
  [
    'hero',
    'choose an opponent\nthat player gives you a card',
    'choose an opponent\nthat player cedes a card to you',
  ],
  ['hero', 'give a card to an opponent', 'cede a card to an opponent'],
  // What comes first by a value, and the next one that does nothing.
  [
    'action',
    'choose a loner as pal\nif the pal has the lowest value among all loners, split a group',
    'choose a loner as pal\nif the pal is a loner with the lowest value, split a group',
  ],
  [
    'action',
    'choose a loner\nif its value is the highest among loners, split a group',
    'choose a loner\nif that loner is a loner with the highest value, split a group',
  ],
  [
    'action',
    'the next monster this round slashes nothing',
    'until end of round, once, if a player would slash 1 or more actors, instead nothing',
  ],
  // Who is not among those with the lowest roll, and all of several.
  [
    'magic',
    'for each player:\n  that player makes a roll\neach player with the lowest roll sacrifices a hero\nif you do not have the lowest roll, draw 2 cards',
    "for each player, that player's rolled results become 0\nfor each player:\n  that player makes a dice roll as cast\n  that player gains (the cast) rolled results\neach player with the fewest rolled results sacrifices a hero\nif you are not a player with the fewest rolled results, draw 2 cards",
  ],
  [
    'magic',
    'each player makes a roll\neach player with the lowest roll sacrifices a hero\nif you are not one of them, draw 2 cards',
    "for each player, that player's rolled results become 0\nfor each player:\n  that player makes a dice roll as cast\n  that player gains (the cast) rolled results\neach player with the fewest rolled results sacrifices a hero\nif you are not a player with the fewest rolled results, draw 2 cards",
  ],
  [
    'power',
    'choose a champion of an opponent as target\nuntil the start of your next turn, +2 to the effort of attacks of the target',
    'choose a champion of an opponent as target\nuntil the start of your next turn, +2 to the effort of all attacks attached to the target',
  ],
  [
    'character',
    '+2 to the score of characters in your front',
    '+2 to the score of all characters in your front',
  ],
  // The first and the last in each pile, and what is alone of its value.
  [
    'monster',
    'the actor with the lowest value and the actor with the highest value in each group with at least 3 actors',
    'for each group with at least 3 actors:\n  the actor with the lowest value in that group\n  the actor with the highest value in that group',
  ],
  [
    'action',
    'choose a group as crowd\nslash the actor with the lowest value and the actor with the highest value in the crowd',
    'choose a group as crowd\nslash the actor with the lowest value in the crowd\nslash the actor with the highest value in the crowd',
  ],
  [
    'monster',
    'all loners where no other loner has the same colour',
    'for each colour, if there is exactly 1 loner of that colour, all loners of that colour',
  ],
  // Somebody who is known, and by how much.
  [
    'hero',
    "choose a hero in an opponent's party as target\ndestroy the target\nif the target's owner has fewer heroes in their party than you, discard a card",
    "choose a hero in an opponent's party as target\nlet former be the target's controller\ndestroy the target\nif the number of heroes in the former's party is less than the number of heroes in your party, discard a card",
  ],
  [
    'hero',
    'choose an opponent as rival\nif the rival has more cards in hand than you, the rival discards a card',
    "choose an opponent as rival\nif the number of cards in the rival's hand is more than the number of cards in your hand, the rival discards a card",
  ],
  [
    'hero',
    'if an opponent has at least 2 more heroes in their party than you, draw a card',
    "if there is an opponent where the number of heroes in that player's party is at least (the number of heroes in your party + 2), draw a card",
  ],
  [
    'hero',
    'if you have at least 2 more heroes than each opponent, draw a card',
    'if there is no opponent where the number of heroes of that player is more than (the number of heroes of yours - 2), draw a card',
  ],
  [
    'chapter',
    'let bill be 15\nfor each opponent, if that player has fewer coins than the bill, that player loses 1 coin',
    "let bill be 15\nfor each opponent, if that player's coins are less than the bill, that player loses 1 coin",
  ],
  [
    'hero',
    "choose a hero in an opponent's party as target\nif the target's class is the same as the class of your leader, draw a card",
    "choose a hero in an opponent's party as target\nif the target's class is the class of your leader, draw a card",
  ],
  [
    'monster',
    "all actors where value is equal to the number of actors in that actor's unit",
    "all actors where value is the number of actors in that actor's unit",
  ],
  ['penalty', 'return all items in your party', 'for each item in your party, return that card'],
  // Whose turn it is, ahead of all others.
  [
    'speciality',
    "at the end of each player's turn:\n  if that player has more champions than each other player, that player loses 5 coins\n  otherwise, that player gains 5 coins",
    "at the end of each player's turn:\n  if the active player is a player with the most champions and there is exactly 1 player with the most champions, the active player loses 5 coins\n  otherwise, the active player gains 5 coins",
  ],
  [
    'place',
    "at the end of each player's turn, if that player has more characters in their front than their opponent, that player draws a card",
    "at the end of each player's turn, if the active player is a player with the most characters in their front and there is exactly 1 player with the most characters in their front, the active player draws a card",
  ],
  [
    'magic',
    'discard 2 cards of different types\ndraw a card',
    'discard 2 cards of different kinds\ndraw a card',
  ],
  [
    'magic',
    'discard a card\neach opponent discards a card of the same type',
    "discard a card\neach opponent discards a card where kind is that card's kind",
  ],
  [
    'magic',
    'discard 2 cards\nif they are the same kind of card, draw a card',
    'discard 2 cards as both-cards\nif the both-cards are of the same kind, draw a card',
  ],
  [
    'magic',
    'discard 2 heroes\nif both are of the same class, draw a card',
    'discard 2 heroes as pair\nif the number of the pair is 2 and the number of different classes of the pair is 1, draw a card',
  ],
  [
    'magic',
    'discard 2 heroes\nif they have different classes, draw a card',
    'discard 2 heroes as pair\nif the number of different classes of the pair is 2, draw a card',
  ],
  [
    'magic',
    'discard a hero as first\ndiscard a hero as second\nif the first and the second are of the same class, draw a card',
    "discard a hero as first\ndiscard a hero as second\nif the first's class is the second's class, draw a card",
  ],
  [
    'magic',
    'discard a hero as first\ndiscard a hero as second\nif the first is not of the same class as the second, draw a card',
    "discard a hero as first\ndiscard a hero as second\nif the first's class is not the second's class, draw a card",
  ],
  [
    'leader',
    'when you play a hero, if it is of the same class as this, draw a card',
    "when you play a hero, if that hero's class is this card's class, draw a card",
  ],
  [
    'magic',
    'each opponent discards a hero of the same class as the top card of the discard pile',
    'each opponent discards a hero where class is the class of the top card of the discard pile',
  ],
  // Who did something most often; who did it not at all is not meant.
  [
    'hero',
    'the player who discarded the most cards this turn draws 2 cards',
    'choose a player where that player discarded a card this turn and the number of times that player discarded a card this turn is the highest as tallied\nthe tallied draws 2 cards',
  ],
  [
    'hero',
    'each player who drew the fewest cards this turn draws 2 cards',
    'for each player where the number of times that player drew a card this turn is the lowest, that player draws 2 cards',
  ],
  [
    'leader',
    'at the end of your turn, if you discarded the most cards this turn, draw a card',
    'at the end of your turn, if you are a player where that player discarded a card this turn and the number of times that player discarded a card this turn is the highest, draw a card',
  ],
];
