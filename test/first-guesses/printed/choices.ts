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
      .map((each) => `the equipped hero also counts as a ${each}`)
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
  // What stands behind it.
  [
    'hero',
    'draw a card, or draw 2 if you have a bard',
    'if you have a bard card in your party, draw 2 cards\notherwise, draw a card',
  ],
  [
    'hero',
    'draw 1 card (2 if you have a bard)',
    'if you have a bard card in your party, draw 2 cards\notherwise, draw 1 card',
  ],
  [
    'monster',
    'the smallest group, or all loners if there are no groups',
    'if there are no groups, slash all loners\notherwise, slash the group with the fewest actors',
  ],
  ['monster', 'half of the loners, rounded up', '(half the number of loners rounded up) loners'],
  [
    'magic',
    'each player sacrifices a hero unless they discard 2 cards',
    'for each player:\n  that player may discard 2 cards\n  if they do not, that player sacrifices a hero',
  ],
  [
    'hero',
    'protect this hero from being destroyed until your next turn',
    'this hero cannot be destroyed until the start of your next turn',
  ],
  ['hero', 'you may attack a monster without spending action points', 'you may attack a monster for free'],
  ['leader', 'magic cards cost nothing', 'to play magic cards, you pay no action points'],
  // Texts of cards by any name.
  [
    'item',
    "equipped hero's skill can be used twice each turn",
    'the equipped hero can be activated twice per turn',
  ],
  [
    'item',
    'after the equipped hero uses their skill, gain 1 action point',
    'when the equipped hero is empowered, gain 1 action point',
  ],
  ['item', "while equipped, you can't be challenged", 'you cannot be challenged'],
  [
    'magic',
    "swap two heroes' items",
    'choose a hero in any party as first\nchoose another hero in any party as second\nattach all items attached to the first to the second and attach all items attached to the second to the first',
  ],
  // Where it is.
  ['hero', 'choose a hero. Destroy it.', "choose a hero in an opponent's party\ndestroy that hero"],
  [
    'hero',
    'choose two heroes and destroy them',
    "choose 2 heroes in an opponent's party and destroy those cards",
  ],
  ['power', 'teleport to any empty square', "move this card's host to an empty square"],
  // Until then.
  [
    'event',
    "your opponent can't lay characters on their next turn",
    "for each opponent, that player cannot lay characters until the end of that player's next turn",
  ],
  [
    'character',
    'this cannot attack the turn it enters your front',
    'when this enters your front, this cannot attack until end of turn',
  ],
  // Counters of cards.
  [
    'character',
    'when you lay this, deal 2 damage to an enemy character',
    'when you lay this, a character of an opponent gains 2 wounds',
  ],
  [
    'event',
    'double the score of one of your characters until end of turn',
    "choose a character of yours as doubled\n+(the doubled's score) to the score of the doubled until end of turn",
  ],
  // Rolls of all cards of a kind, and of a contest.
  ['leader', 'your heroes get +1 to rolls', '+1 to your hero rolls'],
  [
    'hero',
    'all heroes get -1 to rolls until your next turn',
    '-1 to all hero rolls until the start of your next turn',
  ],
  [
    'leader',
    'your heroes get +1 for each different class in your party',
    '+(the number of different classes in your party) to your hero rolls',
  ],
  ['leader', '+1 to your challenge rolls', '+1 to your challenger rolls\n+1 to your defender rolls'],
  // Uses of kinds that are played otherwise.
  ['leader', 'when you play a modifier, draw a card', 'when you modify a roll using a modifier, draw a card'],
  [
    'leader',
    'when you play a challenge card, draw a card',
    'when you challenge a player using a challenge card, draw a card',
  ],
  // Into play, and to somebody else.
  ['hero', 'put a hero from your hand into play', 'move a hero in your hand to your party'],
  [
    'hero',
    "put this card into an opponent's party, then draw 4 cards",
    "choose an opponent\nmove this card to that player's party, then draw 4 cards",
  ],
  [
    'hero',
    'exchange an item of yours with an item of an opponent',
    "choose an item of yours as first\nchoose an item of an opponent as second\nattach the first to the second's host and attach the second to the first's host",
  ],
  // Several parts of what is free.
  [
    'leader',
    'once per turn, you may draw a card, then discard a card',
    'once per turn, draw a card to discard a card',
  ],
  [
    'leader',
    'once per turn, look at the top card of the deck. You may discard it.',
    'once per turn, look at the top card of the main deck to:\n  you may move the top card of the main deck to the discard pile',
  ],
  [
    'hero',
    'look at the top card of the deck and either keep it there or discard it',
    'look at the top card of the main deck\nyou may move that card to the discard pile',
  ],
  ['hero', 'if this is your only hero, draw 3 cards', 'if you have no other hero, draw 3 cards'],
  [
    'hero',
    'a player of your choice draws 2 cards and you draw 1',
    'choose a player\nthat player draws 2 cards and you draw 1 card',
  ],
  // Whose they are, how often, how many, and both.
  [
    'character',
    'when a character of an opponent attacks, that player discards a card',
    "when a character of an opponent attacks, that character's controller discards a card in their hand",
  ],
  [
    'character',
    'each opponent can lay at most 1 character each turn',
    'an opponent can lay a character only if that player did not lay a character this turn',
  ],
  [
    'character',
    'characters of opponents cannot attack your survivor',
    'all characters of all opponents cannot attack your survivor',
  ],
  [
    'action',
    'choose a colour\nmove all loners of that colour to a new unit\nif this moved at least 3 actors, draw a card',
    'choose a colour\nlet moved be the number of loners of that colour\nmove all loners of that colour to a new unit\nif the moved is at least 3, draw a card',
  ],
  [
    'action',
    'choose a loner as star\nchoose another loner as extra\nmove the star and the extra to a new unit',
    "choose a loner as star\nchoose another loner as extra\nmove the star to a new unit\nmove the extra to the star's unit",
  ],
  [
    'power',
    'choose a champion of an opponent as target\nthe target gains (the number of attacks on the target) wounds',
    'choose a champion of an opponent as target\nthe target gains (the number of attacks attached to the target) wounds',
  ],
  ['hero', 'discard all items in your party', 'move all items in your party to the discard pile'],
  ['hero', 'take a card from an opponent', 'pull a card of an opponent'],
  [
    'hero',
    'draw one card for each item equipped to your heroes',
    'draw a card for each item attached to a hero of yours',
  ],
  [
    'item',
    'at the end of your turn, discard a card or destroy this item',
    'at the end of your turn:\n  choose one:\n    - discard a card\n    - sacrifice this item',
  ],
  [
    'hero',
    'if an opponent has more heroes than you, take a card from them',
    'choose an opponent where the number of heroes of that player is more than the number of heroes of yours\npull a card of that player',
  ],
  // What an event has brought elsewhere, and what is done together.
  [
    'leader',
    'when you discard a hero, you may play that hero',
    'when you discard a hero, you may move that hero to your hand, then play that hero',
  ],
  [
    'leader',
    'when a hero of yours is destroyed, play it',
    'when a hero of yours is destroyed, move that hero to your hand, then play that hero',
  ],
  [
    'leader',
    'when an opponent discards a magic card, you may play it',
    'when an opponent discards a magic card, you may move that card to your hand, then play that card',
  ],
  [
    'leader',
    'when an opponent discards a card, pull that card',
    'when an opponent discards a card, take that card',
  ],
  [
    'leader',
    'when you discard a hero, you may take that hero and play that hero',
    'when you discard a hero, you may take that hero, then play that hero',
  ],
  [
    'hero',
    'draw 2 cards and discard one of them',
    'draw 2 cards as drawn, then discard a card among the drawn',
  ],
  [
    'magic',
    'reveal the top card of the main deck\nif it is a hero, you may play it',
    'reveal the top card of the main deck as seen\nif the seen is a hero, you may move the seen to your hand, then play the seen',
  ],
  [
    'magic',
    'each player discards a card\nyou may play a hero among them',
    'each player discards a card\nyou may move a hero among those cards as picked to your hand, then play the picked',
  ],
  [
    'item',
    'at the start of your turn, destroy the equipped hero',
    'at the start of your turn, sacrifice the equipped hero',
  ],
  [
    'item',
    'when the equipped hero is fumbled, destroy it',
    'when the equipped hero is fumbled, sacrifice the equipped hero',
  ],
  // A verb for one kind of card, and one for any.
  ['magic', "steal a card from an opponent's hand", "pull a card in an opponent's hand"],
  [
    'leader',
    "Once per turn, you may pay 1 action point to steal a random card from an opponent's hand.",
    "once per turn, pay 1 action point to pull a random card in an opponent's hand",
  ],
  [
    'leader',
    'when you slay a monster, give a card to an opponent',
    'when you slay a monster, cede a card to an opponent',
  ],
  // Piles of their own, and sides.
  [
    'action',
    'two actors of the same value become a new group',
    'move 2 actors where values are the same to a new unit',
  ],
  ['action', 'all loners form a new group', 'move all loners to a new unit'],
  ['action', 'Choose two loners. They become a group.', 'move 2 loners to a new unit'],
  [
    'action',
    'have two actors in different groups trade places',
    'exchange an actor in a group for an actor in another group',
  ],
  [
    'action',
    'no actor can be moved until the end of the round',
    'all actors cannot be moved until the end of the round',
  ],
  [
    'power',
    'each adjacent enemy gains 1 fatigue',
    "each champion of an opponent adjacent to this card's host gains 1 fatigue",
  ],
  [
    'character',
    'when this is destroyed, return it to your hand at the end of the turn',
    'when this is destroyed, at the end of the turn, move this to your hand',
  ],
  [
    'hero',
    'each player discards their hand and draws that many cards',
    'each player discards all cards in their hand and draws that many cards',
  ],
  // What is together.
  [
    'action',
    'choose 2 actors in one group\nmove those actors to a new unit',
    'move 2 actors in the same group to a new unit',
  ],
  [
    'action',
    'choose two actors which share a group\nmove them to a new unit',
    'move 2 actors in the same group to a new unit',
  ],
  [
    'action',
    'choose 2 actors of the same group as crew\nmove the crew to a new unit',
    'move 2 actors in the same group to a new unit',
  ],
  [
    'action',
    'move 2 actors in the same group to another unit',
    'choose a group with at least 2 actors\nmove 2 actors in that group to another unit',
  ],
  [
    'action',
    'if there are 2 red actors in the same group, split a group',
    'if there are 2 red actors in the same group, split a group',
  ],
  [
    'action',
    'if there are at least 2 actors of the same colour in the same group, split a group',
    'if there is a group with at least 2 actors of the same colour, split a group',
  ],
  [
    'action',
    'choose an actor in a group as bait\nmove all other actors in the same group as the bait to a new unit',
    "choose an actor in a group as bait\nmove all actors other than the bait in the bait's unit to a new unit",
  ],
  [
    'action',
    'choose a loner\nslash another actor in the same unit',
    "choose a loner\nslash another actor in that loner's unit",
  ],
  [
    'action',
    'choose a red actor and a blue actor in the same group\nmove them to a new unit',
    "choose a red actor in a group as first\nchoose a blue actor in the first's unit as second\nmove the first and the second to a new unit",
  ],
  [
    'action',
    'choose a loner as bait and another loner as bob\nmove both to a new unit',
    'choose a loner as bait\nchoose another loner as bob\nmove the bait and the bob to a new unit',
  ],
  [
    'hero',
    "choose a hero in an opponent's party\ndestroy another hero in the same party",
    "choose a hero in an opponent's party\ndestroy another hero in that hero's controller's party",
  ],
  [
    'hero',
    "choose a hero in an opponent's party and an item in an opponent's party\ndestroy both",
    "choose a hero in an opponent's party as first\nchoose an item in an opponent's party as second\ndestroy the first\ndestroy the second",
  ],
  // What an item is put on.
  [
    'leader',
    'when you play an item on a bard, draw a card',
    "when you play an item, if that item's host is a bard, draw a card",
  ],
  [
    'leader',
    'when an item is attached to a bard, draw a card',
    "when a player equips an item, if that item's host is a bard, draw a card",
  ],
  [
    'leader',
    'when you play an item, if the hero it is attached to is a bard, draw a card',
    "when you play an item, if that item's host is a bard, draw a card",
  ],
  [
    'leader',
    'when you play an item, destroy the equipped hero',
    "when you play an item, destroy that item's host",
  ],
  // What comes in the place of an event where something holds, and another one that is chosen.
  [
    'action',
    "choose a loner as swimmer\nuntil end of round, if the swimmer would be slashed and there is another loner of the swimmer's colour:\n  instead, choose another loner of the swimmer's colour\n  slash that loner",
    "choose a loner as swimmer\nuntil end of round, while there is another loner where colour is the swimmer's colour, if the swimmer would be slashed, instead:\n  choose another loner where colour is the swimmer's colour as other\n  slash the other",
  ],
  [
    'action',
    'choose a loner as swimmer\nuntil end of round, if the swimmer would be slashed, if there is another loner, slash that loner instead',
    'choose a loner as swimmer\nuntil end of round, while there is another loner, if the swimmer would be slashed, instead slash another loner',
  ],
  [
    'item',
    'if the equipped hero would be destroyed and you have at least 3 cards in your hand:\n  instead, discard 3 cards',
    'while you have at least 3 cards in your hand, if the equipped hero would be destroyed, instead discard 3 cards',
  ],
  [
    'action',
    "choose an actor as target\nslash another actor of the target's colour with the lowest value",
    "choose an actor as target\nslash another actor with the lowest value of the target's colour",
  ],
  // Several that are given or laid away together, what a verb is done with as cards print it, and whether nobody did.
  [
    'hero',
    "choose an opponent as mark\nthe mark may give 2 cards in their hand to you\nif they don't:\n  gain an action point",
    'choose an opponent as mark\nthe mark may choose exactly 2 cards in their hand as given\nif they do:\n  for each card among the given, the mark cedes that card to you\notherwise:\n  gain an action point',
  ],
  [
    'hero',
    'choose an opponent\nthat player may give you 2 heroes\nif they do not, that player discards a card',
    'choose an opponent\nthat player may choose exactly 2 heroes in their party as given\nif they do:\n  for each hero among the given, that player gives that hero to you\notherwise, that player discards a card',
  ],
  [
    'character',
    'when an opponent lays a character, you may discard 2 cards\nif you do, draw a card',
    'when an opponent lays a character:\n  you may choose exactly 2 cards in your hand as given\n  if you do:\n    for each card among the given, discard that card\n    draw a card',
  ],
  [
    'character',
    'when an opponent attacks your survivor with a character, draw a card',
    'when an opponent attacks your survivor by a character, draw a card',
  ],
  [
    'character',
    'to attack with a character where level is 1, opponents also pay 1 life of their survivor',
    'to attack by a character where level is 1, opponents also pay 1 life of their survivor',
  ],
  ['character', 'when you attack with this, draw a card', 'when you attack by this, draw a card'],
  [
    'character',
    "when you lay this:\n  choose a character in an opponent's front as target\n  the target's owner discards a card",
    "when you lay this:\n  choose a character in an opponent's front as target\n  the target's owner discards a card in their hand",
  ],
  [
    'magic',
    'each opponent may discard a card\nif none of them do, draw a card',
    'let earlier be the number of cards in the discard pile where that card was discarded this turn\neach opponent may discard a card\nlet later be (the number of cards in the discard pile where that card was discarded this turn) - the earlier\nif the later is 0, draw a card',
  ],
  [
    'monster',
    'the actor with the highest value in each group with at least 2 actors of the same colour',
    'for each group with at least 2 actors of the same colour, slash the actor with the highest value in that group',
  ],
  // Fewer of several at once, what has the same as anything there, and what goes along with what is exchanged.
  [
    'action',
    'until end of round, the next time a monster would slash at least 4 actors, it instead slashes only the actor with the lowest value among those actors',
    'until end of round, once, if a player would slash 4 or more actors, instead that player slashes the actor with the lowest value among those actors',
  ],
  [
    'action',
    'until end of round, the next time a monster would slash 4 or more actors, only the one with the lowest value among them is slashed',
    'until end of round, once, if a player would slash 4 or more actors, instead that player slashes the actor with the lowest value among those actors',
  ],
  [
    'action',
    'choose a group as stall\nmove all loners of the colour of any actor in the stall to the stall',
    'choose a group as stall\nfor each colour where there is an actor of that colour in the stall, move all loners of that colour to the stall',
  ],
  [
    'action',
    'choose a group as stall\nmove all loners of a colour in the stall to the stall\nif this moved at least 2 actors, split a group',
    'choose a group as stall\nlet former be the number of cards in the stall\nfor each colour where there is an actor of that colour in the stall, move all loners of that colour to the stall\nlet moved be the number of cards in the stall - the former\nif the moved is at least 2, split a group',
  ],
  [
    'hero',
    "choose a hero in an opponent's party as first\nchoose a hero in another player's party as second\nexchange the first and the second with their items",
    "choose a hero in an opponent's party as first\nchoose a hero in another player's party as second\nmove the first to the second's controller's party and move the second to the first's controller's party",
  ],
  [
    'hero',
    "exchange a hero in an opponent's party for a hero in your party",
    "choose a hero in your party as first\nchoose a hero in an opponent's party as second\nmove the first to the second's controller's party and move the second to your party",
  ],
  // Kinds of cards.
  [
    'magic',
    'name hero or item\nreveal the top card of the main deck as shown\nif the shown is of that kind, draw 2 cards',
    'choose one:\n  - reveal the top card of the main deck as shown\n    if the shown is a hero, draw 2 cards\n  - reveal the top card of the main deck as shown\n    if the shown is an item, draw 2 cards',
  ],
  [
    'hero',
    'choose an opponent\nchoose hero or magic as guess\nthat player discards all cards of the guess in their hand',
    'choose an opponent\nchoose one:\n  - that player discards all heroes in their hand\n  - that player discards all magic cards in their hand',
  ],
  // What is exchanged, by its name.
  [
    'hero',
    "choose an item in your party as mine\nchoose an item in an opponent's party as theirs\nexchange the mine for the theirs\nif the theirs is cursed, draw 2 cards",
    "choose an item in your party as own\nchoose an item in an opponent's party as rival\nattach the own to the rival's host and attach the rival to the own's host\nif the rival is cursed, draw 2 cards",
  ],
  [
    'hero',
    "choose an opponent\nchoose a card in your hand as offer\nexchange the offer for a random card in that player's hand as bargain\ndraw a card",
    "choose an opponent\nchoose a card in your hand as offer\nchoose a random card in that player's hand as bargain\nmove the offer to the bargain's controller's hand and move the bargain to your hand\ndraw a card",
  ],
  [
    'hero',
    'exchange a hero in your party for a hero in the discard pile',
    'choose a hero in your party as first\nchoose a hero in the discard pile as second\nmove the first to the discard pile and move the second to your party',
  ],
  [
    'action',
    "exchange a card in your hand for a random card in another player's hand",
    "choose a card in your hand as first\nchoose a random card in another player's hand as second\nmove the first to the second's controller's hand and move the second to your hand",
  ],
  // What was fused with an order keeps its words.
  [
    'action',
    'choose a group as hive\nchoose 2 actors in the hive where colours are the same as scouts\nmove the scouts to a new unit',
    'choose a group\nchoose 2 actors in that group where colours are the same as scouts\nmove the scouts to a new unit',
  ],
  [
    'hero',
    'choose up to 2 items in any party as loosened\nreturn the loosened',
    'choose up to 2 items in any party as loosened\nfor each item among the loosened, return that item',
  ],
  [
    'hero',
    "choose a hero in the next player's party as unlucky\nif there is no unlucky, draw a card",
    "choose a hero in the next player's party as unlucky\nif there is no hero in the next player's party, draw a card",
  ],
  [
    'hero',
    "choose an opponent\npull a card in that player's hand\nchoose an opponent who has not been chosen yet\nthat player draws a card",
    "choose an opponent as first-one\npull a card in the first-one's hand\nchoose an opponent other than the first-one as second-one\nthe second-one draws a card",
  ],
];
