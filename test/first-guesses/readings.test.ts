import { describe, expect, it } from 'vitest';
import { gamesThere } from '../files.ts';
import { bring, follow } from './guesses.ts';
import { sampled } from '../size.ts';

/** A card of each sort with a text, by the field that the text stands in. */
const CARDS: Readonly<Record<string, readonly [game: string, card: string]>> = {
  hero: ['here-to-slay', 'kind: hero\n  class: thief\n  roll: 6+\n  effect'],
  leader: ['here-to-slay', 'kind: leader\n  class: thief\n  skill'],
  item: ['here-to-slay', 'kind: item\n  nature: ordinary\n  skill'],
  event: ['slasherz', 'kind: event\n  played: [preparing]\n  effect'],
  character: ['slasherz', 'kind: character\n  level: 1\n  score: 1\n  sharpness: 1\n  ability'],
  monster: ['slasher', 'kind: monster\n  initiative: 44\n  slash'],
  action: ['slasher', 'kind: action\n  effect'],
  modifier: ['here-to-slay', 'kind: modifier\n  values: [1]\n  skill'],
  challenge: ['here-to-slay', 'kind: challenge\n  skill'],
  magic: ['here-to-slay', 'kind: magic\n  effect'],
  price: [
    'slasherz',
    'kind: character\n  level: 3\n  score: 1\n  sharpness: 1\n  discount: 1\n  ability: when you lay this, draw a card\n  price',
  ],
  speciality: [
    'hismment',
    'kind: hero\n  lineage: reed-blade\n  level: 1\n  class: archer\n  elements: [sand, air]\n  health: 8\n  mana: 4\n  might: 5\n  defence: 2\n  speed: 4\n  luck: 2\n  price: 65\n  rarity: bronze\n  set number: 998\n  release: you have at least 50 coins\n  speciality',
  ],
  release: [
    'hismment',
    'kind: hero\n  lineage: reed-blade\n  level: 1\n  class: archer\n  elements: [sand, air]\n  health: 8\n  mana: 4\n  might: 5\n  defence: 2\n  speed: 4\n  luck: 2\n  price: 65\n  rarity: bronze\n  set number: 998\n  release',
  ],
  chapter: ['hismment', 'kind: chapter\n  price: 10\n  rarity: bronze\n  set number: 999\n  effect'],
};

/** The game of a card, and the card, whose number is its own among the cards that are brought with it. */
const cardOf = (sort: string, text: string, id = 'guessed', number = 0): readonly [string, string] => {
  const [game, head] = CARDS[sort];
  // The initiatives of the game are tens.
  const own = head.replace('44', String(number + 1 + Math.floor(number / 9)));
  const lines = text.split('\n').map((line) => `    ${line}`);
  return [game, `- ${own}: |\n${lines.join('\n')}\n  id: ${id}\n  name: ${id}\n`];
};

/** What people write, and the same as the language has it. */
const SAME: readonly (readonly [sort: string, written: string, right: string])[] = [
  // A word in front of a noun that only one reading can have.
  ['hero', 'if you have no cards in hand, draw 4 cards', 'if you have no cards in your hand, draw 4 cards'],
  // A name that the text gives, without its word.
  [
    'hero',
    'choose a hero in any party as prey\ndestroy prey',
    'choose a hero in any party as prey\ndestroy the prey',
  ],
  [
    'hero',
    'let n be the number of heroes in your party\ndraw n cards, then discard n cards',
    'let n be the number of heroes in your party\ndraw (the n) cards, then discard (the n) cards',
  ],
  // What is alone in its pile.
  [
    'action',
    'scatter a group, so that each of its actors becomes a loner',
    'choose a group\nfor each actor in that group, move that actor to a new unit',
  ],
  // Who wins and loses, with the verb that holds the contest.
  ['leader', 'when you lose a challenge, draw a card', 'when you lose a duel, draw a card'],
  [
    'leader',
    'whenever an opponent challenges you and loses, that player sacrifices a hero',
    'when an opponent loses a duel against you, that player sacrifices a hero',
  ],
  [
    'challenge',
    'when you challenge with this and lose, draw 2 cards',
    'before you challenge using this, until the end of the challenge, when you lose a duel, draw 2 cards',
  ],
  // What lasts as long as what a verb does.
  [
    'event',
    'your attacking characters get +2 score until the end of this attack',
    '+2 to the score of all attacking characters of yours until the end of the attack',
  ],
  [
    'challenge',
    '+2 to your challenger roll',
    'before you challenge using this, +2 to your challenger roll until the end of the challenge',
  ],
  // The only one that somebody has.
  [
    'leader',
    'once per game, if your only hero would be destroyed, you may sacrifice 2 items instead',
    'while there is exactly 1 hero of yours, once per game, if a hero of yours would be destroyed, you may instead sacrifice 2 items',
  ],
  // Two that change places.
  [
    'hero',
    "swap a hero in your party with a hero in an opponent's party",
    "choose a hero in your party as first\nchoose a hero in an opponent's party as second\nmove the first to the second's controller's party and move the second to your party",
  ],
  // What is said of places, and here of verbs.
  [
    'leader',
    'once per turn, if a hero of yours would be put into the discard pile, instead draw a card',
    'once per turn, if a hero of yours would be discarded or destroyed or sacrificed, instead draw a card',
  ],
  ['hero', 'choose a monster slain by an opponent', 'choose a slain monster of an opponent'],
  [
    'event',
    'return a destroyed character to your hand',
    'choose a character in your discard pile where that character was destroyed this game as back\nmove the back to your hand',
  ],
  // A counter as an adjective.
  [
    'chapter',
    'if there is a wounded champion of yours, draw a card',
    'if there is a champion of yours with a wound, draw a card',
  ],
  // What is done in the window of rolls.
  [
    'leader',
    'once per turn, when you roll, you may discard a card to add 2 to that roll',
    'during the modifier window, once per turn, discard a card to:\n  choose a roll of yours\n  +2 to that roll',
  ],
  // The best of each of several, in a field that is told what one verb is done with.
  [
    'monster',
    'the actor with the highest value in each group',
    'for each group, slash the actor with the highest value in that group',
  ],
  [
    'monster',
    'the actor with the highest value in each group, unless that value is tied',
    'for each group where there is exactly 1 actor with the highest value in that group, slash all actors with the highest value in that group',
  ],
  [
    'monster',
    'all actors of the most common colour',
    'choose a colour with the most actors\nslash all actors of that colour',
  ],
  ['hero', 'Draw two cards.', 'draw 2 cards'],
  ['hero', 'draw two card', 'draw 2 cards'],
  ['hero', 'Destroy a hero. Draw a card.', 'destroy a hero\ndraw a card'],
  ['hero', 'draw a card if you have 3 cards in your hand', 'if you have 3 cards in your hand, draw a card'],
  ['hero', 'each player discards a Hero card', 'each player discards a hero'],
  [
    'hero',
    'choose a hero in any party, then destroy it',
    'choose a hero in any party, then destroy that card',
  ],
  [
    'hero',
    'choose an opponent, then they discard a card',
    'choose an opponent, then that player discards a card',
  ],
  ['hero', 'opponents must discard a card', 'each opponent discards a card'],
  ['hero', 'each opponent must discard a card if able', 'each opponent discards a card'],
  ['hero', 'you must discard 2 cards', 'discard 2 cards'],
  ['hero', 'discard your hand', 'discard all cards in your hand'],
  ['hero', 'take a card from the discard pile', 'take a card in the discard pile'],
  ['hero', 'reveal a card from your hand', 'reveal a card in your hand'],
  ['hero', 'move a card from the discard pile to your hand', 'move a card in the discard pile to your hand'],
  [
    'hero',
    'put a card from your hand on top of the main deck',
    'move a card in your hand to the top of the main deck',
  ],
  ['hero', 'discard your whole hand', 'discard all cards in your hand'],
  [
    'hero',
    'each opponent gives 1 action point to you',
    "for each opponent:\n  let gift be the lesser of 1 and that player's action points\n  that player loses (the gift) action points\n  gain (the gift) action points",
  ],
  [
    'hero',
    'if an opponent has more action points than you, draw a card',
    'if there is an opponent with more than (your action points) action points, draw a card',
  ],
  ['leader', 'draw a card at the end of your turn', 'at the end of your turn, draw a card'],
  ['leader', 'whenever anybody slays a monster, draw a card', 'when a player slays a monster, draw a card'],
  ['item', 'the equipped hero gets +2 to its rolls', "+2 to the equipped hero's rolls"],
  ['leader', 'nobody can challenge you', 'players cannot challenge you'],
  ['hero', '+2 to all of your rolls until the end of the turn', '+2 to your rolls until the end of the turn'],
  ['hero', 'draw a card for every hero you have', 'draw a card for each hero of yours'],
  [
    'hero',
    'you may play up to 2 magic cards for free',
    'choose up to 2 magic cards in your hand as chosen\nfor each card among the chosen, play that card for free',
  ],
  [
    'hero',
    'if another hero of yours would be destroyed this turn, you may discard a card instead',
    'until end of turn, if another hero of yours would be destroyed, you may instead discard a card',
  ],
  ['hero', 'steal a hero from an opponent', 'steal a hero of an opponent'],
  ['hero', 'destroy target hero', 'destroy a hero'],
  ['hero', 'everybody else draws a card', 'each other player draws a card'],
  ['hero', 'your opponents discard a card', 'each opponent discards a card'],
  [
    'hero',
    'your heroes cannot be stolen until your next turn',
    'your heroes cannot be stolen until the start of your next turn',
  ],
  [
    'hero',
    'draw a card, then if you have 5 cards in your hand, discard a card',
    'draw a card\nif you have 5 cards in your hand, discard a card',
  ],
  [
    'hero',
    'destroy a hero unless its owner discards 2 cards',
    "choose a hero in play as chosen\nthe chosen's controller may discard 2 cards\nif they do not, destroy the chosen",
  ],
  [
    'hero',
    "choose a hero in any party\nthat hero's effect is blank this turn",
    'choose a hero in any party\nthat hero has no effect this turn',
  ],
  [
    'hero',
    'choose a hero in any party, then that hero loses its class until end of turn',
    'choose a hero in any party, then that hero has no class until end of turn',
  ],
  [
    'item',
    'the equipped hero can be activated up to 3 times per turn',
    'the equipped hero can be activated 3 times per turn',
  ],
  [
    'leader',
    'heroes cost opponents 1 action point more to play',
    'to play heroes, opponents also pay 1 action point',
  ],
  ['leader', 'monsters cost 1 action point more to attack', 'to attack monsters, also pay 1 action point'],
  ['item', "the equipped hero's effect is blank", 'the equipped hero has no effect'],
  ['leader', 'each time you slay a monster, draw a card', 'when you slay a monster, draw a card'],
  [
    'leader',
    'the first time you play a hero each turn, draw a card',
    'once per turn, when you play a hero, draw a card',
  ],
  [
    'leader',
    'The first time each turn you play a hero, draw a card.',
    'once per turn, when you play a hero, draw a card',
  ],
  [
    'leader',
    'once per turn you may discard a card to draw a card',
    'once per turn, discard a card to draw a card',
  ],
  ['leader', "your heroes can't be destroyed", 'your heroes cannot be destroyed'],
  ['leader', 'you have +1 to attack rolls', '+1 to your attack rolls'],
  [
    'item',
    'draw a card when the equipped hero is destroyed',
    'when the equipped hero is destroyed, draw a card',
  ],
  ['event', 'your survivor gains 2 life and draw a card', 'your survivor gains 2 life, then draw a card'],
  ['event', 'destroy a character with level 2', 'destroy a character where level is 2'],
  ['event', 'destroy a character with level 2 or less', 'destroy a character where level is at most 2'],
  [
    'character',
    'when this is destroyed, this gets +1 score until the end of the turn',
    'when this is destroyed, +1 to the score of this until the end of the turn',
  ],
  ['monster', 'a group where every color is red', 'a group where every colour is red'],
  ['chapter', 'double your coins', 'your coins become your coins times 2'],
  ['monster', 'a group where all values are equal', 'a group where values are the same'],
  [
    'chapter',
    'if you have more coins than any other player, draw a card',
    'if there is no opponent with at least (your coins) coins, draw a card',
  ],
  [
    'hero',
    'discard half of your hand, rounded up',
    'discard (half the number of cards in your hand rounded up) cards in your hand',
  ],
  [
    'hero',
    'each opponent discards half of the cards in their hand, rounded down',
    'each opponent discards (half the number of cards in their hand rounded down) cards in their hand',
  ],
  [
    'hero',
    'lose half your action points, rounded up',
    'lose (half your action points rounded up) action points',
  ],
  // Verbs by which a pile of the game is called.
  ['action', 'draw two cards', 'move the top 2 cards of the deck to your hand'],
  ['action', 'each opponent draws a card', 'each opponent moves the top card of the deck to their hand'],
  ['action', 'each player discards a card', 'each player moves a card in their hand to the discard pile'],
  ['action', 'you may discard up to 2 cards', 'you may move up to 2 cards in your hand to the discard pile'],
  ['action', 'discard your hand', 'move all cards in your hand to the discard pile'],
  ['action', 'discard an actor in a unit', 'move an actor in a unit to the discard pile'],
  [
    'action',
    'move two actors of different colors from one group to a new group',
    'choose a group with at least 2 different colours\nchoose 2 actors in that group where colours are different as chosen\nmove the chosen to a new group',
  ],
  // What is paid besides.
  [
    'leader',
    'opponents have to discard 2 cards to challenge you',
    'to challenge you, opponents also discard 2 cards',
  ],
  [
    'leader',
    'each opponent must sacrifice a hero to challenge you',
    'to challenge you, opponents also sacrifice a hero',
  ],
  [
    'hero',
    'until end of turn, to challenge you, every opponent must also discard 2 cards',
    'until end of turn, to challenge you, opponents also discard 2 cards',
  ],
  [
    'leader',
    'opponents cannot challenge you unless they discard a card',
    'to challenge you, opponents also discard a card',
  ],
  [
    'character',
    'players must pay 2 life of their survivor for each character that attacks this',
    'to attack this by a character, players also pay 2 life of their survivor',
  ],
  // No more than a limit.
  [
    'hero',
    'draw 2 cards for each monster in your party, up to 6 cards',
    'draw (the lesser of 6 and 2 times the number of monsters in your party) cards',
  ],
  [
    'chapter',
    'gain a coin for each card in your hand (max 3)',
    'gain (the lesser of 3 and the number of cards in your hand) coins',
  ],
  [
    'leader',
    '+1 to your attack rolls for each item in your party, to a maximum of 3',
    '+(the lesser of 3 and the number of items in your party) to your attack rolls',
  ],
  // Room for more, by the counter that the game has for it.
  ['item', 'the equipped hero can wear an additional item', '+1 to the item slots of the equipped hero'],
  ['leader', 'your heroes can hold one more item', '+1 to the item slots of your heroes'],
  [
    'item',
    'the equipped hero may carry 3 extra items besides this card',
    '+3 to the item slots of the equipped hero',
  ],
  // The effect of another card.
  [
    'hero',
    'choose another hero in your party, then perform the effect of that hero as if it were printed on this card',
    "choose another hero in your party, then use that hero's effect as this",
  ],
  [
    'magic',
    'choose a magic card in the discard pile and use its effect as if it were your own',
    "choose a magic card in the discard pile and use that card's effect as this",
  ],
  // One of several.
  ['hero', 'sacrifice one of your heroes', 'sacrifice a hero of yours'],
  [
    'leader',
    'when one of your heroes is destroyed, draw a card',
    'when a hero of yours is destroyed, draw a card',
  ],
  [
    'item',
    'when another of your heroes is stolen, draw a card',
    'when another hero of yours is stolen, draw a card',
  ],
  [
    'character',
    "+1 to this card's score for each place in your opponents' grounds",
    "+1 to this card's score for each place in an opponent's grounds",
  ],
  // What everyone gets, and what is done with each.
  ['hero', 'give each other player a hero', 'for each other player, give a hero to that player'],
  [
    'hero',
    'give a card from your hand to each opponent',
    'for each opponent, cede a card in your hand to that player',
  ],
  [
    'hero',
    'give a random card from your hand to an opponent',
    'cede a random card in your hand to an opponent',
  ],
  [
    'action',
    'move each actor in a group to the discard pile',
    'choose a group\nfor each actor in that group, move that actor to the discard pile',
  ],
  ['hero', 'sacrifice each item in your party', 'for each item in your party, sacrifice that item'],
  [
    'hero',
    'each player passes their hand to the player on their right',
    "for each card in any hand, move that card to that card's controller's previous player's hand",
  ],
  // What the values of several add up to, and those that are alike.
  [
    'monster',
    'a group whose values add up to at least 12',
    'a group where the total value of all cards in that group is at least 12',
  ],
  [
    'monster',
    'a unit with a sum of values of 9 or more',
    'a unit where the total value of all cards in that unit is at least 9',
  ],
  [
    'action',
    'choose three actors of the same value from different units and move them to a new unit',
    'move 3 actors in different units where values are the same to a new unit',
  ],
  [
    'hero',
    "take an item from an opponent's party and attach it to a hero of yours",
    "attach an item in an opponent's party to a hero of yours",
  ],
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
  // Conditions of one and the same, and of everybody else.
  ['release', 'this has at least 2 waits and no losses', 'this has at least 2 waits and this has no losses'],
  [
    'release',
    'every opponent has fewer coins than you',
    'there is no opponent with at least (your coins) coins',
  ],
  [
    'release',
    'there is an opponent with at least 2 water heroes',
    'there is an opponent where the number of water heroes of that player is at least 2',
  ],
  [
    'item',
    'at the start of your turn:\n  sacrifice a hero\n  if you cannot, discard a card',
    'at the start of your turn:\n  sacrifice a hero\n  if you do not, discard a card',
  ],
  ['hero', 'draw a card for each monster you have slain', 'draw a card for each slain monster of yours'],
  [
    'hero',
    'draw 2 cards for each monster slain by an opponent',
    'draw 2 cards for each slain monster of an opponent',
  ],
  [
    'leader',
    'the first hero you play each turn costs 1 action point less',
    'while you did not play a hero this turn, to play a hero, you pay 1 action point less',
  ],
  // What is looked at, kept and put back.
  [
    'hero',
    'look at the top 3 cards of the main deck, take one and put the rest on the bottom',
    'look at the top 3 cards of the main deck as seen\nmove a card among the seen as kept to your hand\nmove all cards among the seen other than the kept to the bottom of the main deck',
  ],
  [
    'hero',
    'Look at the top four cards of the main deck. Put two of them into your hand and the others back on top.',
    'look at the top 4 cards of the main deck as seen\nmove 2 cards among the seen as kept to your hand\nmove all cards among the seen other than the kept to the top of the main deck',
  ],
  [
    'hero',
    'reveal the top 2 cards of the main deck, keep one and put the other into the discard pile',
    'reveal the top 2 cards of the main deck as seen\nmove a card among the seen as kept to your hand\nmove all cards among the seen other than the kept to the discard pile',
  ],
  // What follows belongs to the sentence in front of it.
  [
    'leader',
    'When you slay a monster, you may discard a card.\nIf you do, draw 2 cards.',
    'when you slay a monster:\n  you may discard a card\n  if you do, draw 2 cards',
  ],
  [
    'leader',
    'The first time each turn a hero of yours would be stolen, you may discard a card instead.\nIf you do, draw a card.',
    'once per turn, if a hero of yours would be stolen, you may instead:\n  discard a card\n  draw a card',
  ],
  [
    'leader',
    'if a hero of yours would be destroyed:\n  instead discard a card\n  draw a card',
    'if a hero of yours would be destroyed, instead:\n  discard a card\n  draw a card',
  ],
  [
    'leader',
    'once per turn, pay 1 action point to choose a hero in any party\nif that hero is a bard, draw a card\notherwise, draw 2 cards',
    'once per turn, pay 1 action point to:\n  choose a hero in any party\n  if that hero is a bard, draw a card\n  otherwise, draw 2 cards',
  ],
  [
    'magic',
    'destroy up to 2 items, each of a different opponent',
    'you may choose an opponent as first\nif you do:\n  destroy an item of the first\n  you may choose another opponent as second\n  if you do, destroy an item of the second',
  ],
  // Outcomes of a roll.
  [
    'hero',
    'make a hero roll:\n  8+: draw 3 cards\n  3-5: draw 2 cards\n  anything else: discard a card',
    'make a hero roll as throw\nif the throw is at least 8, draw 3 cards\notherwise if the throw is at least 3 and the throw is at most 5, draw 2 cards\notherwise, discard a card',
  ],
  // What was rolled.
  [
    'leader',
    'When you roll a 7 or more, draw a card.',
    'when your roll is final if that roll is at least 7, draw a card',
  ],
  [
    'leader',
    'whenever you roll 10 or higher for an attack, draw a card',
    'when your attack roll is final if that roll is at least 10, draw a card',
  ],
  [
    'item',
    'if the equipped hero rolls 4 or less, draw a card',
    "when the equipped hero's roll is final if that roll is at most 4, draw a card",
  ],
  [
    'leader',
    'each time an opponent rolls a 2, draw a card',
    'when a roll of an opponent is final if that roll is 2, draw a card',
  ],
  [
    'leader',
    'Whenever you roll doubles, draw a card.',
    'when your roll is final if dice of that roll are the same, draw a card',
  ],
  // What follows behind a comma.
  [
    'hero',
    'you may discard a card, if you do, draw a card',
    'you may discard a card\nif you do, draw a card',
  ],
  [
    'leader',
    "when you slay a monster, you may discard a card, if you don't, lose 1 action point",
    'when you slay a monster:\n  you may discard a card\n  if you do not, lose 1 action point',
  ],
  // What was chosen.
  [
    'hero',
    'choose up to 2 opponents. Each player among the chosen discards a card.',
    'choose up to 2 opponents\neach of those players discards a card',
  ],
  [
    'hero',
    'choose any number of opponents, then the chosen players discard a card',
    'choose any number of opponents, then those players discard a card',
  ],
  [
    'hero',
    'choose a hero in any party\nthe chosen hero is destroyed',
    'choose a hero in any party\ndestroy that hero',
  ],
  [
    'chapter',
    "choose an opponent\nthat player's champions lose 1 wound",
    'choose an opponent\nall champions of that player lose 1 wound',
  ],
  // All there is, and what an option gives.
  ['hero', 'lose all your action points', 'lose (your action points) action points'],
  [
    'hero',
    'each opponent loses all of their action points',
    'each opponent loses (their action points) action points',
  ],
  [
    'hero',
    'choose an opponent\nthat player chooses one:\n  - that player gives 2 action points to you\n  - you draw a card',
    "choose an opponent\nthat player chooses one:\n  -\n    let gift be the lesser of 2 and that player's action points\n    that player loses (the gift) action points\n    you gain (the gift) action points\n  - you draw a card",
  ],
  [
    'speciality',
    'while this is on the arena:\n  once per turn, pay 15 coins to:\n    choose an opponent\n    that player chooses one:\n      - that player gives 20 coins to you\n      - you choose a champion of that player and harm it by 2',
    "while this is on the arena:\n  once per turn, pay 15 coins to:\n    choose an opponent\n    that player chooses one:\n      -\n        let gift be the lesser of 20 and that player's coins\n        that player loses (the gift) coins\n        you gain (the gift) coins\n      - you choose a champion of that player and harm that card by 2",
  ],
  // What a card has from another one.
  [
    'leader',
    'once per turn, pay 1 action point to:\n  choose a leader of an opponent as mask\n  you have the skill of the mask until end of turn',
    'once per turn, pay 1 action point to:\n  choose a leader of an opponent as mask\n  this has the skill of the mask until end of turn',
  ],
  [
    'hero',
    "Choose a leader of an opponent. This hero also gains that leader's skill for the rest of the turn.",
    "choose a leader of an opponent\nthis has that leader's skill for the rest of the turn",
  ],
  // A card that is never in play does something when it is used.
  ['modifier', 'you may draw a card', 'when you modify using this, you may draw a card'],
  [
    'modifier',
    'When you play this card, you may discard a card. If you do, draw 2 cards.',
    'when you modify using this:\n  you may discard a card\n  if you do, draw 2 cards',
  ],
  [
    'modifier',
    "if you played this on someone else's roll, draw a card",
    'when you modify a roll of an opponent using this, draw a card',
  ],
  ['challenge', 'when you challenge with this, draw a card', 'when you challenge using this, draw a card'],
  // Verbs as they are printed.
  [
    'item',
    'when you fail a roll for the equipped hero, get back 1 action point',
    'when you fumble the equipped hero, gain 1 action point',
  ],
  ['leader', 'when you succeed at a roll for a hero, draw a card', 'when you empower a hero, draw a card'],
  // Words that are left out, or in another order.
  ['magic', 'Draw 3 cards, then discard 1.', 'draw 3 cards, then discard a card'],
  [
    'hero',
    'choose an opponent\nlook at their hand\npull a magic card from their hand',
    "choose an opponent\nlook at all cards in that player's hand\npull a magic card in that player's hand",
  ],
  [
    'hero',
    'if you have no cards in your hand, draw 4 cards; otherwise draw a card',
    'if you have no cards in your hand, draw 4 cards\notherwise, draw a card',
  ],
  [
    'leader',
    'opponents must pay 1 extra action point to activate a hero',
    'to activate a hero, opponents also pay 1 action point',
  ],
  [
    'hero',
    'draw a card for each hero with an item in your party',
    'draw a card for each hero in your party with an item',
  ],
  [
    'character',
    'this has +3 score as long as you have no other characters',
    'while there is no other character of yours, +3 to the score of this',
  ],
  [
    'speciality',
    'while this is on the arena and you have fewer champions than each opponent, this has +2 might shift',
    'while this is on the arena and there is no opponent where the number of champions of that player is at most the number of champions of yours, +2 to the might shift of this',
  ],
  [
    'release',
    'you have at least 100 coins or an opponent has at least 200 coins',
    'you have at least 100 coins or there is an opponent with at least 200 coins',
  ],
  [
    'chapter',
    'all champions lose all their wounds',
    "for each champion, that champion loses (that champion's wounds) wounds",
  ],
  [
    'chapter',
    'choose an opponent\nthat player loses 30 coins\nyou gain the coins they lost',
    "choose an opponent\nlet gift be the lesser of 30 and that player's coins\nthat player loses (the gift) coins\ngain (the gift) coins",
  ],
  ['monster', 'a group where all colours are different', 'a group where colours are different'],
  [
    'action',
    'move two actors with consecutive values from one group to a new group',
    'choose a group\nchoose 2 actors in that group where values are consecutive as chosen\nmove the chosen to a new group',
  ],
  [
    'magic',
    'look at the top 5 cards of the main deck\nyou may put up to 2 heroes among them into your hand\nput the rest on the bottom of the deck in any order',
    'look at the top 5 cards of the main deck as seen\nmove up to 2 heroes among the seen as kept to your hand\nmove all cards among the seen other than the kept to the bottom of the main deck in any order',
  ],
  // What costs nothing.
  [
    'leader',
    'the first magic card you play each turn costs 0 action points',
    'while you did not play a magic card this turn, to play a magic card, you pay no action points',
  ],
  [
    'leader',
    'Each turn, the first hero you play is free.',
    'while you did not play a hero this turn, to play a hero, you pay no action points',
  ],
  ['leader', 'magic cards cost nothing to play', 'to play magic cards, you pay no action points'],
  ['leader', 'you may play magic cards for free', 'to play magic cards, you pay no action points'],
  // Words that the game lists beside its own, and plurals that it does not have.
  ['hero', 'look at the top 3 cards of your deck', 'look at the top 3 cards of the main deck'],
  ['hero', 'take a card from the graveyard', 'take a card in the discard pile'],
  ['hero', 'kill a hero', 'destroy a hero'],
  ['hero', 'cast a spell for free', 'play a magic card for free'],
  ['leader', 'your heros cannot be stolen', 'your heroes cannot be stolen'],
  ['hero', '+2 to your heros rolls until end of turn', "+2 to your hero's rolls until end of turn"],
  [
    'price',
    'forget 3 cards in your discard pile',
    'forget a card in your discard pile and forget a card in your discard pile and forget a card in your discard pile',
  ],
];

/** What may be meant in two ways: it is refused. */
const OPEN: readonly (readonly [sort: string, written: string])[] = [
  ['hero', 'if you have 3 cards in your hand, draw a card. Discard a card'],
  ['hero', 'draw a card and discard a card if you have 3 cards in your hand'],
  ['hero', 'discard a cards or two'],
  // Each of them, or one.
  ['leader', 'you may play a magic card for free'],
  ['leader', 'if you have 3 heroes in your party, draw a card'],
  ['leader', 'opponents may not steal heroes'],
  // Who has one card discards it, and cannot discard two.
  ['item', 'at the end of your turn:\n  discard 2 cards\n  if you cannot, sacrifice the equipped hero'],
  // Two in all, or two more.
  ['item', 'the equipped hero can carry two items'],
  // Both of them for 10, or the first one.
  ['hero', 'make a hero roll:\n  5+: draw a card\n  10+: draw 2 cards'],
  // One roll or another, with what is modified for it.
  ['hero', 'roll two dice\n  9 or more: draw 4 cards\n  otherwise: draw a card'],
  // One of them, or as many as you like.
  ['hero', 'sacrifice any of your heroes'],
  // Which of them stays in the end.
  ['hero', 'look at the top 3 cards of the main deck, keep one'],
  // From the hand or from the table; and who knows which cards of the deck are actors.
  ['action', 'discard an actor'],
  ['action', 'draw 2 actors'],
  ['action', 'draw up to 2 cards'],
];

/** What is refused however it is read, and all that is told of it: code and words. */
const TOLD: readonly (readonly [sort: string, written: string, told: readonly string[]])[] = [
  [
    'hero',
    'Draw two cards. If at least one of them is a hero card, you may play it for free.',
    ['syntax/pronoun them'],
  ],
  ['hero', 'Each other player must discard a card or sacrifice a hero.', ['syntax/after-end a']],
  ['hero', 'Swap one of your heroes with a hero of an opponent.', ['name/unknown-verb Swap']],
  [
    'leader',
    "Once per turn, you may pay 1 action point to steal a random card from an opponent's hand.",
    ["name/extra-object from an opponent's hand"],
  ],
];

/** What the first change makes of a line that does not say all that must be known. */
const OFFERED: readonly (readonly [sort: string, written: string, offered: string])[] = [
  // What a card does to another one, by the verb that the game has for it.
  [
    'character',
    'when this is destroyed by a character, destroy that character',
    'when this is beaten by a character, destroy that character',
  ],
  [
    'chapter',
    'your champions cannot be harmed by ice attacks this turn',
    'all champions of yours cannot be struck using an ice attack this turn',
  ],
  // Cards by what is printed on them, in any language.
  [
    'hero',
    'draw a card\nif that card is Bad Axe, destroy a hero',
    'draw a card\nif that card is bad-axe, destroy a hero',
  ],
  ['hero', 'destroy Böse Axt', 'destroy a bad-axe'],
  // Who it is, where several are level.
  [
    'chapter',
    'the player with the fewest coins gains 5 coins',
    'choose a player with the fewest coins as chosen\nthe chosen gains 5 coins',
  ],
  [
    'chapter',
    'the player with the most coins gives 10 coins to the player with the fewest coins',
    "choose a player with the most coins as chosen\nchoose a player with the fewest coins as taken\nlet gift be the lesser of 10 and the chosen's coins\nthe chosen loses (the gift) coins\nthe taken gains (the gift) coins",
  ],
  [
    'hero',
    'the player with the most cards in hand discards half of them, rounded up',
    'choose a player with the most cards in their hand as chosen\nthe chosen discards (half the number of cards in their hand rounded up) cards in their hand',
  ],
  // Until when.
  [
    'character',
    'when you lay this, your characters cannot be destroyed until the start of your next introduction',
    'when you lay this, your characters cannot be destroyed until the start of your next turn',
  ],
  // The one verb that uses just such cards.
  [
    'challenge',
    'play this only if you have a bard card in your party',
    'you can challenge using this only if you have a bard card in your party',
  ],
];

/** What is like a sentence of the game, but leaves out a part of what was written: it is never put in its place. */
const NEVER_PUT: readonly (readonly [sort: string, written: string])[] = [
  ['character', 'when this is destroyed by an object, destroy that object'],
  ['modifier', 'when you slay a monster, draw a card'],
];

const there = ([sort]: readonly [string, ...unknown[]]): boolean => gamesThere().includes(CARDS[sort][0]);

describe('texts as people speak', () => {
  const same = SAME.filter(there).map((row, i) => [...row, `as-written-${i}`, `as-it-is-${i}`] as const);
  /** All cards of a game are brought together: what is accepted has nothing to do with the others. */
  const cardsOf = (game: string): string =>
    same
      .filter(([sort]) => CARDS[sort][0] === game)
      .flatMap(([sort, written, right, id, other], i) => [
        cardOf(sort, written, id, 2 * i)[1],
        cardOf(sort, right, other, 2 * i + 1)[1],
      ])
      .join('');

  it.each(sampled(same, 2))('on a %s: %s', (sort, _written, _right, id, other) => {
    const [game] = CARDS[sort];
    const { found, printed: texts } = bring(game, cardsOf(game));
    expect(found).toEqual([]);
    expect(texts.get(id)).toBe(texts.get(other)!.replaceAll(other, id));
    expect(texts.get(id)).toBeTruthy();
  });

  it.each(sampled(TOLD.filter(there), 2))('that are refused, on a %s: %s', (sort, written, told) => {
    const [game, card] = cardOf(sort, written);
    const found = follow(game, card, 0).found[0].filter(({ severity }) => severity === 'error');
    expect(found.map(({ code, place: { span } }) => `${code} ${card.slice(span.start, span.end)}`)).toEqual(
      told,
    );
  });

  it.runIf(gamesThere().includes('here-to-slay'))(
    'a change of several lines makes a block of one line',
    () => {
      const [game, card] = cardOf('hero', 'HERE');
      const typed = card.replace(/\|\n +HERE/, 'a player discards a card');
      const { after, texts } = follow(game, typed);
      expect(texts.at(-1)).toContain(
        'effect: |\n    choose a player as chosen\n    the chosen discards a card\n',
      );
      expect(after).toBe(1);
    },
  );

  it.each(sampled(OFFERED.filter(there), 2))('that do not say all, on a %s: %s', (sort, written, offered) => {
    const { after, texts } = follow(...cardOf(sort, written), 1);
    expect(texts.at(-1)).toBe(cardOf(sort, offered)[1]);
    expect(after).toBe(1);
  });

  // Dice that no roll of the game throws.
  it.runIf(gamesThere().includes('here-to-slay'))('dice are thrown by a roll that the card brings', () => {
    const [game, card] = cardOf(
      'magic',
      'Roll three dice.\n  14+: draw 4 cards\n  on anything else: discard your hand',
    );
    const { after, texts } = follow(game, card, 1);
    expect(after).toBe(1);
    expect(texts.at(-1)).toContain('brings: { rolls: { dice roll: { dice: 3d6 } } }\n');
    expect(bring(game, texts.at(-1)!).printed.get('guessed')).toBe(
      'Make a dice roll. If that dice roll is at least 14, draw 4 cards. Otherwise, discard all cards from your hand.',
    );
  });

  // What is paid to use a card is an ability of it: of its own kind, or in a field that it brings.
  it.runIf(gamesThere().includes('here-to-slay')).each([
    [
      'kind: modifier\n  values: [2]',
      'cost: discard 2 cards',
      'To modify using this card, also discard 2 cards.',
    ],
    [
      'kind: magic\n  effect: draw 3 cards',
      'price: sacrifice an item',
      'To play this card, also sacrifice an item.',
    ],
    [
      'kind: item\n  nature: cursed\n  skill: at the end of your turn, draw a card',
      'additional cost: discard a card',
      'To play this card, also discard a card.',
    ],
  ])('a price under a key that the kind has not: %s', (head, price, says) => {
    const card = `- ${head}\n  id: guessed\n  name: Guessed\n  ${price}\n`;
    const { after, texts } = follow('here-to-slay', card, 1);
    expect(after).toBe(1);
    expect(bring('here-to-slay', texts.at(-1)!).printed.get('guessed')).toContain(says);
  });

  // What a card in play does by itself begins with when it does so.
  it.each(([['leader']] as const).filter(there))(
    'no ability that waits is made of an order on a %s',
    (sort) => {
      const { after, texts } = follow(...cardOf(sort, 'you may draw a card'), 1);
      expect(texts.at(-1)).not.toContain('when you');
      expect(after).toBeUndefined();
    },
  );

  it.each([['action'] as const].filter(there))('print that each goes its own way, on an %s', (sort) => {
    const text = 'choose a group\nfor each actor in that group, move that actor to a new unit';
    expect(bring(...cardOf(sort, text)).printed.get('guessed')).toBe(
      'Choose a group. For each actor in that group, move it to a new unit.',
    );
  });

  it.each([['chapter'] as const].filter(there))('print no passive that lacks its words, on a %s', (sort) => {
    const text = 'all champions of yours cannot be harmed this turn';
    expect(bring(...cardOf(sort, text)).printed.get('guessed')).toBe(
      'Nobody can deal damage to all your champions this turn.',
    );
  });

  it.each(NEVER_PUT.filter(there))('nothing that means less is put there, on a %s: %s', (sort, written) => {
    const { after, texts } = follow(...cardOf(sort, written));
    expect(after).toBeUndefined();
    expect(texts).toHaveLength(1);
  });

  it.each(OPEN.filter(there))('that may be meant in two ways, on a %s: %s', (sort, written) => {
    expect(follow(...cardOf(sort, written), 0).after).toBeUndefined();
  });
});
