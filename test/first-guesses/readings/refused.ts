/** What may be meant in two ways: it is refused. */
export const OPEN: readonly (readonly [sort: string, written: string])[] = [
  // Each of them another one; and a text that no card of the kind prints.
  ['magic', 'each player chooses a different opponent\ndraw a card'],
  ['magic', 'choose an item in any party\nuse its effect'],
  ['magic', 'copy the effect of each of your items'],
  // There is nothing to pay with.
  ['action', 'pay 3'],
  // Whose place it is; who would have to pay; whose choice it is; what is worked out again; who is meant.
  ['leader', 'to play an item, you may also discard a card'],
  ['leader', 'once per turn, discard a hero or pay 1 action point to play that hero'],
  ['leader', 'once per turn, discard a card and pay 1 action point or sacrifice a hero to draw 2 cards'],
  ['leader', 'attacking a monster costs opponents a discard'],
  ['leader', 'this counts as 2 heroes in your party'],
  ['leader', 'this counts as two heroes'],
  // It is never in play, so that nothing is remembered.
  ['magic', 'choose one that has not been chosen before:\n  - draw a card\n  - destroy a hero'],
  // Which of them it will be is not known yet; there is one only.
  ['hero', 'choose 2 heroes in any party\none of them cannot be destroyed until your next turn'],
  ['hero', 'draw 3 cards\nat the end of the turn, discard 2 of them'],
  ['hero', 'choose a hero in any party\nsteal one of that hero'],
  // It is never in play; it is another card that came.
  ['magic', 'draw a card for each hero destroyed since this was played'],
  ['leader', 'at the start of your turn, draw a card for each hero destroyed since you played a hero'],
  ['hero', 'if this was activated since that hero came into play, draw a card'],
  ['leader', 'all heroes in your party count as 2 or more heroes'],
  ['leader', 'opponents cannot destroy heroes or steal heroes in your party'],
  ['item', 'the equipped hero cannot be destroyed unless you discard a card'],
  ['leader', 'when you play a hero, that player draws a card'],
  ['leader', 'when a hero is stolen, that player draws a card'],
  ['action', 'split each group with as many actors as another group'],
  ['action', 'choose 2 actors as victims\nslash every red victim'],
  ['trophy', 'as an additional cost to attack this, each player must discard a card'],
  ['leader', 'as an additional cost to play a hero, an opponent discards a card'],
  ['magic', 'for each class among your heroes, draw a card and discard a card'],
  ['magic', 'choose one:\n  - draw 2 cards (only if you have a bard in your party)\n  - draw a card'],
  [
    'magic',
    'each player secretly chooses a class\neach player who chose bard draws a card\neach other player discards a card',
  ],
  ['magic', 'until end of turn, when that attack is over, draw a card'],
  // Who does something to a card is not that card, and `it` is what was played.
  [
    'power',
    "until the start of your next turn, the first time this card's host would be harmed, instead harm the attacker by 2",
  ],
  ['leader', 'when you play a hero, put a bee on it\n+1 to your attack rolls for each bee on this'],
  // Where it is by then it has no ability.
  ['monster', 'before a player attacks this, that player discards a card'],
  ['monster', 'if this would be attacked, instead draw a card'],
  ['monster', "players cannot modify this card's attack rolls"],
  // As the dice lie, or when nobody changes them any more.
  // Players do it, and no card does.
  ['power', "if this card's host struck this turn, draw a card"],
  ['character', 'at the end of your turn, if this destroyed a place this turn, draw a card'],
  // One of the kind that the verb takes, or any by another verb.
  ['magic', 'steal a card of an opponent'],
  // So many at most, or so many in the end; in play, or in a hand; which of a deck.
  ['action', 'draw up to 4 cards'],
  ['action', 'discard an actor'],
  ['action', 'discard a card from the deck'],
  // Again and again, as long as somebody likes.
  ['leader', 'when you roll, you may reroll that roll'],
  // That roll is over at once.
  ['hero', 'make a hero roll as throw\nat the end of that roll, draw a card'],
  ['leader', 'when a player throws a roll, at the end of that roll, draw a card'],
  ['leader', 'when you activate a hero, reroll your hero roll'],
  ['leader', 'when you throw a hero roll, +1 to your hero roll'],
  // Taken to one's hand, or stolen; and where the verb looks there is nothing.
  ['hero', "choose a hero in an opponent's party\ntake that hero"],
  ['hero', 'steal a hero\ndiscard that hero'],
  ['hero', 'take a card in the discard pile\ntake that card'],
  // Away from what, and which of them.
  ['chapter', 'choose a champion of an opponent as target\npush the target 2 squares away'],
  // It is on no square.
  ['power', "choose a hero in your prison as friend\nexchange this card's host for the friend"],
  ['power', 'choose 2 champions as pair\nexchange this for the pair'],
  ['hero', 'if you have 3 cards in your hand, draw a card. Discard a card'],
  // No roll is there that could be changed.
  ['magic', '+2 to a roll'],
  ['magic', 'draw a card, then +1 to a roll of yours'],
  ['hero', 'choose a roll, then +1 to that roll'],
  ['penalty', 'reroll a roll of yours'],
  // What comes of the first roll has come.
  ['leader', 'once per turn, when your attack fails, you may reroll it'],
  // Which one is chosen now, or when it is done once more.
  ['hero', 'you may activate another hero of yours again this turn'],
  // One of two moments may be meant, or both.
  [
    'item',
    'at the start of your turn, put a tick on this\nwhen you draw a card, put a tick on this\nif this has at least 3 ticks, discard this',
  ],
  // No rule limits how often, and whose mark it would be is not said.
  ['character', 'when this is destroyed, you can attack again this turn'],
  // Who else has not done it is not remembered, and what is drawn together is no third time.
  ['leader', 'when an opponent plays a hero and you do not challenge it, draw a card'],
  ['leader', 'when you draw your third card in a turn, gain an action point'],
  ['hero', 'draw a card and discard a card if you have 3 cards in your hand'],
  ['hero', 'discard a cards or two'],
  // All 3 or none, or as many as there are.
  [
    'leader',
    'when an opponent plays a hero, this gains 1 tick\nat the end of your turn, you may remove 3 ticks from this',
  ],
  [
    'leader',
    'when an opponent plays a hero, this gains 1 tick\nat the end of your turn:\n  remove 3 ticks from this\n  if you do, draw a card',
  ],
  // Which of those that the game has.
  ['hero', 'make a roll as throw\nif the throw is at least 8, draw a card'],
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
  // As long as one likes, or always so often.
  ['monster', 'repeat up to 3 times:\n  slash a loner'],
  [
    'monster',
    'repeat up to 3 times:\n  for each loner:\n    slash that loner\n    if that loner is red, stop',
  ],
  // More than each of them, or as many as those who have the most.
  ['leader', 'at the start of your turn, if you have the fewest heroes, draw a card'],
  // All of them are different, or not all are the same.
  ['action', 'choose 3 loners as trio\nif the trio have different colours, split a group'],
  // For how long.
  ['character', "when you lay this, this card's score becomes 5"],
  // That it happens does not make it so.
  ['item', 'when you discard a card, this is free'],
  // Instead of the roll that is waited for, or besides it; of several dice each.
  ['item', 'when you roll for the equipped hero, roll three dice and keep the best two'],
  ['leader', 'when you make a hero roll, roll 3 dice and keep the highest 2'],
  ['hero', 'roll three dice. For each 6, draw a card'],
  // Who attacks, or who is attacked.
  [
    'character',
    'if a character of an opponent would attack a character in your front, you may instead have that character attack this',
  ],
  // One of them, or as many as you like.
  ['hero', 'sacrifice any of your heroes'],
  // A verb that does nothing by itself has nothing in its place, and whose effect then happens is open.
  ['item', 'when you fail a roll for the equipped hero, you may draw a card instead'],
  // Nothing is saved by it, or the hero is.
  ['item', 'when the equipped hero is destroyed, return this to your hand instead'],
  // Which of its numbers.
  ['character', 'this is worth 2'],
  // Of a pile that all share it is not known who put a card there.
  ['hero', 'each opponent discards a card\ndraw a card for each card they discarded this way'],
  // Which of them stays in the end.
  ['hero', 'look at the top 3 cards of the main deck, keep one'],
  // From the hand or from the table; and who knows which cards of the deck are actors.
  ['action', 'discard an actor'],
  ['action', 'draw 2 actors'],
  ['action', 'draw up to 2 cards'],
  // Where several tie, one of them is left, or all.
  ['monster', 'all actors except the one with the lowest value'],
  // What is slashed first may make another one of the second.
  ['monster', 'all red actors and all loners'],
  ['monster', 'a group with at least 2 red actors, and all actors with the highest value'],
  // Nobody has what is in a place of all, in a game without owners.
  ['hero', 'if you have no heroes in the discard pile, draw a card'],
  ['hero', 'if an opponent has a hero in the discard pile, draw a card'],
  ['action', 'if you have at least 3 actors, move an actor to a new unit'],
  // The one or the other of two that were named.
  ['character', 'when this attacks a character, it gains 1 wound'],
  // Some of them are not all that are asked for.
  ['monster', 'all actors except loners who have the lowest value'],
  ['monster', 'a group where all red actors have the same value'],
  ['monster', '3 actors of the same colour, one from each of two different groups'],
  // Nothing was done before it, or something else was chosen that may have done it.
  ['monster', 'if this slashed nobody, all loners'],
  [
    'action',
    'choose a monster in your monster hand as killer\nslash an actor\nif it slashed nobody, draw a card',
  ],
  // Actors on the table belong to nobody.
  [
    'monster',
    'all groups with exactly 2 actors\neach player with an actor among the slashed actors discards a card',
  ],
  // Only characters and nothing else, or not more than one.
  ['character', 'only a character of an opponent can attack each turn'],
  // Each roll that is waited for, or the one for the card.
  ['hero', 'until end of turn, when you draw a card, if the roll is at least 8, gain an action point'],
  ['leader', 'when you draw a card, if the roll is at least 8, gain an action point'],
  // Who has no card in hand has no number, and no lowest one.
  [
    'magic',
    'each player secretly chooses a number from 1 to the number of cards in their hand as bid\neach player with the lowest bid draws a card',
  ],
  // The number of each, or how many numbers there are.
  ['magic', 'each player chooses a number from 0 to 5\neach player gains that many action points'],
  // Half of an odd number is rounded.
  ['character', "when you lay this, your survivor loses (half this card's level) life"],
  // What may be done with the card is no condition of what its text does.
  ['magic', 'you can play this only if you have a bard in your party\ndraw a card'],
  // It is never played, or played by then; and it is somebody else who plays it.
  ['leader', 'this cannot be challenged'],
  ['hero', 'this cannot be challenged\ndraw a card'],
  ['leader', 'when an opponent plays a hero, that hero cannot be challenged'],
  // They are never in play, and nothing that they say holds but what is about their use.
  ['modifier', 'at the start of your turn, draw a card'],
  ['modifier', 'once per turn, draw a card'],
  ['challenge', 'your heroes cannot be destroyed'],
  ['challenge', 'to play a hero, you pay 1 action point less'],
  // Rolls against what is not in play: nothing that it says holds there.
  ['trophy', 'players cannot modify attack rolls against this'],
  // The cards that were moved, or the pile, to which others may come.
  [
    'action',
    'choose a group as crowd\nmove all actors in the crowd where value is odd to a new unit as odds\nchoose an actor in the crowd as extra\nmove the extra to the odds',
  ],
  // For how long; and what it has of the other one would be only a part.
  [
    'character',
    'when you lay this:\n  choose another character in any front as stem\n  this becomes a copy of the stem',
  ],
  [
    'speciality',
    'when this is released:\n  choose a hero in your prison as model\n  this becomes a copy of the model until end of turn',
  ],
  [
    'hero',
    "choose a monster in the monster row as model\nthis card's requirement counts as the model's slay range until end of turn",
  ],
  // On the arena, or in their prison.
  ['speciality', 'when this is released, each player with an archer gains 5 coins'],
  // Like nothing that was chosen.
  ['action', 'move a loner to a group with an actor of the same colour'],
  // In a fight, or by what the card says when it is laid; and by what another one says.
  ['character', 'when you lay this, destroy a character\nwhen this destroys a character, draw a card'],
  ['character', 'when a character destroys this, draw a card'],
  // It is in play no more, or the hero is what it was said of, for how long is open.
  ['character', 'when you sacrifice this:\n  when a character is destroyed, draw a card'],
  ['hero', "choose a hero in an opponent's party as mark\nwhen the mark is destroyed, draw a card"],
  // A turn is over later than what happens in it.
  ['leader', 'when you play a hero:\n  after that turn, draw a card'],
  ['leader', 'when you play a hero, draw a card once that turn is over'],
  // It is in play as long as that lasts, and nowhere else.
  ['hero', 'while this is in your hand, +1 to your rolls'],
  // It is never in play.
  ['magic', '+1 to your hero rolls until this leaves play'],
  ['action', 'choose a loner as star\nthe star cannot be slashed until the star leaves play'],
  // What was destroyed is nobody's by then.
  ['hero', "if an opponent's hero was destroyed this turn, draw a card"],
  // Of each or of all, which is not the same.
  ['event', 'destroy all characters with the lowest score in each front'],
  ['hero', "take the top card of each player's hand"],
];

/** What is refused however it is read, and all that is told of it: code and words. */
export const TOLD: readonly (readonly [sort: string, written: string, told: readonly string[]])[] = [
  // What a card does counts in play alone.
  [
    'item',
    'while this is in the discard pile, +1 to your rolls',
    ['name/not-here this is in the discard pile'],
  ],
  [
    'hero',
    'until this leaves play, while this is in your hand, +1 to your rolls',
    ['name/not-here this is in your hand'],
  ],
  // What was attached to it left with it.
  [
    'leader',
    'when a hero of yours is destroyed, if that hero has an item, draw a card',
    ['name/not-here an item'],
  ],
  ['hero', 'move the top top card of the deck to your hand', ['syntax/habit top top']],
  ['hero', 'destroy another other hero', ['syntax/habit another other']],
  ['hero', 'destroy a random thief random hero', ['syntax/habit random thief random']],
  ['hero', 'choose a hero in your party in your party', ['syntax/habit in your party in your party']],
  [
    'leader',
    'when your roll is final, that roll cannot be modified until end of turn',
    ['name/not-here that roll cannot be modified until end of turn'],
  ],
  // By then it has been carried out, is nobody's, or has nothing attached to it.
  [
    'leader',
    'when an opponent plays a hero or magic card, that card has no effect until end of turn',
    ['name/not-here that card has no effect until end of turn'],
  ],
  ['magic', "destroy a hero\nthat hero's controller draws a card", ["name/not-here that hero's controller"]],
  // A verb for one's own cards finds none in the hands of all.
  ['magic', 'discard a card in any hand', ['name/elsewhere a card in any hand']],
  ['magic', 'steal one of your heroes', ['name/elsewhere one of your heroes']],
  // What an item is attached to is chosen once it is paid for.
  [
    'item',
    'to play items on the equipped hero, you pay 1 action point less',
    ['name/not-here on the equipped hero'],
  ],
  [
    'item',
    'to play items attached to the equipped hero, you pay 1 action point less',
    ['name/not-here attached to the equipped hero'],
  ],
  // In its window such a roll would have been changed by then.
  [
    'magic',
    'make an attack roll that cannot be modified as throw\nif the throw is at least 8, draw a card',
    ['syntax/after-end that'],
  ],
  // A word that nobody knows may be another roll that is misspelt, also where there is one.
  ['power', 'make a wibble roll\ndraw a card', ['name/missing-object a wibble roll']],
  // Inside, that actor is the one that is looked at: it has its own colour always.
  [
    'monster',
    "for each group, slash all actors in that group where there is no actor in that group other than that actor where colour is that actor's colour",
    ["name/not-here that actor's colour"],
  ],
  // A misspelt word is no counter of its own, and a word for those of the game is none either.
  [
    'character',
    'at the start of your introduction, this gains 1 wuond\nat the start of your rest, this loses 2 wuonds',
    ['name/unknown-noun wuond', 'name/unknown-noun wuonds'],
  ],
  [
    'character',
    'at the start of your introduction, this gains 1 counter\nat the start of your rest, this loses 2 counters',
    ['name/unknown-noun counter', 'name/unknown-noun counters'],
  ],
  // A number that is the same for all is nothing of which somebody has the lowest.
  [
    'opening',
    "choose a champion of yours as base\nchoose a champion of an opponent with the lowest steps between the base and this card's host",
    ["name/not-here the lowest steps between the base and this card's host"],
  ],
  // Stops of which it is open what they part hide no word.
  [
    'leader',
    'When you slay a monster, choose an opponent. If that player has no cards, zorp a card. Then discard a card.',
    ['name/unknown-verb zorp'],
  ],
  // One line that cannot be read says nothing of the others.
  [
    'hero',
    'Draw 2 cards.\nPut a crumb on this card.\nZorp a hero.\nIf this has 3 or more crumbs, remove all crumbs and destroy a hero.',
    ['name/unknown-verb Zorp'],
  ],
  [
    'leader',
    'Whenever you play an item, put a jar on this.\nOpponents cannot zorp.\nOnce per turn, remove 2 jars from this to:\n  draw a card',
    ['name/unknown-verb zorp'],
  ],
  [
    'magic',
    'each player chooses a hero in their party to keep and sacrifices the others\nzorp a card\ndiscard up to 3 cards, then draw one more card than you discarded',
    ['name/unknown-verb zorp'],
  ],
  [
    'leader',
    'when you play an item:\n  put a jar on this\n  zorp a hero\n  if this has 3 or more jars, remove all jars and draw a card',
    ['name/unknown-verb zorp'],
  ],
  // A small word with two letters exchanged is all that is wrong.
  [
    'hero',
    'look at the top 3 cards of the main deck as seen\nmove a card among the seen to your hand\ndiscard one of teh others',
    ['name/unknown-word teh'],
  ],
  ['leader', 'when yuo draw a card, gain 1 action point', ['name/unknown-word yuo']],
  ['magic', 'choose another player\ndestroy a hero in thier party', ['name/unknown-word thier']],
  ['magic', 'destroy a hero in thier party', ['name/unknown-word thier']],
  ['magic', 'draw 2 cards fo your hand', ['name/unknown-word fo']],
  // What a line names that cannot be read is blamed there, and not below it.
  [
    'hero',
    'choose a player to be the victim zorp\nthe victim discards a card\nthe victim sacrifices a hero',
    ['name/unknown-word zorp'],
  ],
  ['hero', 'choose a hero from among the zorps as pal\nsteal pal', ['name/unknown-word zorps']],
  [
    'hero',
    'the player with the zorpest hero is the victim\nthe victim discards a card',
    ['name/unknown-word zorpest'],
  ],
  ['hero', 'choose 2 zorp heroes as stars\nfor each star, draw a card', ['name/unknown-word zorp']],
  [
    'hero',
    'choose 2 zorp heroes as stars\neach star gets +1 to rolls until end of turn\ndestroy both stars',
    ['name/unknown-word zorp'],
  ],
  // In another ability it would be no name.
  [
    'leader',
    'when a zorp is played as newbie, draw a card\nwhen you play a hero, discard the newbie',
    ['name/unknown-noun zorp', 'name/unknown-noun newbie'],
  ],
  // Players destroy it, and by which card they do is not known.
  ['character', 'this cannot be destroyed by all events', ['name/extra-object all events']],
];

/** What the first change makes of a line that does not say all that must be known. */
export const OFFERED: readonly (readonly [sort: string, written: string, offered: string])[] = [
  // New for them, or from one's own: of what nobody pays with it is open.
  [
    'action',
    'choose an opponent\ngive that player 2 points',
    'choose an opponent\nthat player gains 2 points',
  ],
  ['chapter', 'give each opponent 2 coins', 'each opponent gains 2 coins'],
  // It is one already, or would be one by it.
  ['leader', 'this counts as 2 thieves', 'this counts as 2 leaders'],
  [
    'leader',
    'this counts as two thieves for monster requirements',
    'this counts as 2 leaders for all symbols',
  ],
  // Whose it is that is given, and when something can be done at any time.
  [
    'chapter',
    'give 2 coins to another player',
    'if you have at least 2 coins:\n  choose another player\n  lose 2 coins\n  that player gains 2 coins',
  ],
  [
    'speciality',
    'at any time, you may pay 2 coins to another player',
    'pay 2 coins to:\n  choose another player\n  that player gains 2 coins',
  ],
  // How many of them somebody can have: one more cannot be played, which the writer decides.
  [
    'leader',
    'you cannot have more than 2 items',
    'while there are at least 2 items of yours, you cannot play items',
  ],
  [
    'trophy',
    'players can have at most 3 heroes',
    'all players with at least 3 heroes in their party cannot play heroes',
  ],
  [
    'trophy',
    'each opponent can only have 4 heroes',
    'all opponents with at least 4 heroes in their party cannot play heroes',
  ],
  // Since when is for the writer to say.
  ['hero', 'if you have slain a monster, draw a card', 'if you slain a monster this game, draw a card'],
  // The roll is over by then: what it was made for can be done once more.
  [
    'leader',
    'when you attack a monster and do not slay it:\n  you may discard a card\n  if you do, roll again',
    'when you attack a monster, if you did not slay that monster this turn:\n  you may discard a card\n  if you do, attack that monster again',
  ],
  // Nobody says where to look.
  [
    'monster',
    'slashes like another monster of your choice',
    "choose another monster in any arena\nuse that monster's slash",
  ],
  // What a card gains may be besides its own.
  [
    'hero',
    'draw a card\nthis hero loses its effect until your next turn, and another hero in your party gains it for that long',
    "draw a card\nchoose another hero in your party as taker\nthis has no effect until the start of your next turn\nthe taker has this card's effect until the start of your next turn",
  ],
  [
    'hero',
    'this hero has the effects of all other heroes in your party',
    "for each other hero in your party, use that hero's effect as this",
  ],
  // Nothing throws before a roll is open: its roller may do it, and once per turn.
  [
    'leader',
    'When you challenge, roll twice and take the higher',
    'while there is a challenger roll of yours, during the modifier window, once per turn, choose a challenger roll of yours to:\n  let former be the total of that roll\n  reroll that roll\n  if that roll is less than the former, +(the former - that roll) to that roll',
  ],
  [
    'item',
    "When you roll to use this hero's effect, roll twice and take the higher",
    'while there is a hero roll of the equipped hero, during the modifier window, once per turn, choose a hero roll of the equipped hero to:\n  let former be the total of that roll\n  reroll that roll\n  if that roll is less than the former, +(the former - that roll) to that roll',
  ],
  [
    'leader',
    'You have advantage on attack rolls',
    'while there is an attack roll of yours, during the modifier window, once per turn, choose an attack roll of yours to:\n  let former be the total of that roll\n  reroll that roll\n  if that roll is less than the former, +(the former - that roll) to that roll',
  ],
  [
    'leader',
    'Whenever you roll, you may reroll once',
    'while there is a roll of yours, during the modifier window, once per turn, reroll a roll of yours',
  ],
  // How often they attack, or how many of them.
  [
    'character',
    'Only 2 characters can attack each turn',
    'a character can attack only if the number of times a character in play attacked this turn is less than 2',
  ],
  // From now on, or since the turn began; `only` is in the right text as well.
  [
    'magic',
    'This turn, each player can play only one card',
    'until the end of the turn, a player can play a card only if that player did not play a card this turn',
  ],
  // What a card takes in other words than it is counted is put on it as a price, or taken off it.
  ['speciality', 'for 2 wounds, draw a card', 'draw a card to:\n  this gains 2 wounds'],
  [
    'leader',
    'when the natural roll is 12, draw a card',
    'when your roll is final if the total die of that roll is 12, draw a card',
  ],
  // A price is a text of its own, and only that one knows what was paid.
  [
    'magic',
    'as an additional cost to play this, discard any number of cards\ndraw that many cards',
    'discard any number of cards\ndraw that many cards',
  ],
  // Another text can turn cards without the verb of the game for it.
  ['character', 'when a victim is turned face up, draw a card', 'when a victim is flipped, draw a card'],
  // Everybody may leave it, so it is as often as such cards let it be done.
  [
    'leader',
    'when you attack a monster, roll twice and take the higher',
    'while there is an attack roll of yours, during the modifier window, once per turn, choose an attack roll of yours to:\n  let former be the total of that roll\n  reroll that roll\n  if that roll is less than the former, +(the former - that roll) to that roll',
  ],
  // Abilities of cards could be used in such windows as well.
  ['hero', 'no modifier window opens this turn', 'players cannot modify rolls this turn'],
  ['leader', 'there is no modifier window for your attack rolls', 'players cannot modify your attack rolls'],
  [
    'leader',
    'when the challenge window closes without a challenge, draw a card',
    'when a player plays a card if that card was not challenged this turn, draw a card',
  ],
  // The roll is a part of what one does.
  ['leader', 'opponents cannot make hero rolls', 'opponents cannot activate heroes'],
  [
    'leader',
    'if you would make an attack roll, you may instead draw 2 cards',
    'if you would attack a monster, you may instead draw 2 cards',
  ],
  ['leader', 'before a roll is thrown, draw a card', 'before a player activates a hero, draw a card'],
  // No roll is there that could be changed.
  ['magic', '+2 to a roll of yours', '+2 to your next roll this turn'],
  [
    'leader',
    'when that roll is final and above 12, draw a card',
    'when your roll is final if that roll is more than 12, draw a card',
  ],
  [
    'leader',
    "once in each player's turn, discard a card to:\n  draw a card",
    'once per turn, discard a card to:\n  draw a card',
  ],
  // Others may do it in the turn of another one.
  [
    'magic',
    'until the start of your next turn, the second card an opponent plays each turn costs 1 action point more',
    'until the start of your next turn, while the active player played exactly 1 card this turn, to play a card, opponents also pay 1 action point',
  ],
  [
    'leader',
    'when an opponent plays a hero:\n  to play heroes, that player pays 1 action point more until end of turn',
    'when an opponent plays a hero:\n  until end of turn, to play heroes, opponents also pay 1 action point',
  ],
  // Nobody reaches it, but it is a limit; others may give places as well; and at all, or to one player.
  [
    'item',
    'the equipped hero can be activated any number of times per turn',
    'the equipped hero can be activated 99 times per turn',
  ],
  ['leader', 'your heroes can each carry up to 2 items', '+1 to the item slots of your heroes'],
  ['leader', 'opponents can challenge you at most once per turn', 'opponents can challenge once per turn'],
  // Cards in play may be meant, and those in the hand as well.
  [
    'magic',
    'choose an opponent\nmove all cards of that player to the discard pile',
    "choose an opponent\nmove all cards in that player's hand or party to the discard pile",
  ],
  // What has to be done may be left here.
  [
    'leader',
    'when you roll doubles, reroll both dice',
    'while there is a roll of yours, during the modifier window, choose a roll of yours where the dice of that roll are the same to:\n  reroll that roll',
  ],
  // Those that are there to be counted, or how often it was.
  [
    'event',
    'draw a card for each character that attacked this turn',
    'draw a card for each time a character in play attacked this turn',
  ],
  [
    'hero',
    'draw a card for each hero that was activated this turn',
    'draw a card for each time a hero was activated this turn',
  ],
  // The other lines stay as they are written.
  [
    'hero',
    'put a crumb on this card\ndraw a card for each hero that was activated this turn\nif this has 3 or more crumbs, remove all crumbs and draw a card',
    'put a crumb on this card\ndraw a card for each time a hero was activated this turn\nif this has 3 or more crumbs, remove all crumbs and draw a card',
  ],
  // None is there to be counted.
  [
    'hero',
    'draw a card for each hero in play where that hero was destroyed this turn',
    'draw a card for each time a hero in play was destroyed this turn',
  ],
  // So often, or more often as well.
  [
    'hero',
    'if you discarded a card twice this turn, draw a card',
    'if the number of times you discarded a card this turn is at least 2, draw a card',
  ],
  // What a card does to another one, by the verb that the game has for it.
  [
    'character',
    'when this is destroyed by a character, destroy that character',
    'when this is beaten by a character, destroy that character',
  ],
  [
    'character',
    'each time another character of yours is destroyed in an attack, this permanently gets +1 score',
    'when another character of yours is beaten, +1 to the score of this for the rest of the game',
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
  // By what a card does it to another one.
  [
    'speciality',
    'whenever this defeats a champion of an opponent, gain 10 coins',
    'before you strike a champion of an opponent using an attack attached to this, until the end of the strike, when a champion of an opponent is felled, gain 10 coins',
  ],
  // Each of two that may be meant.
  [
    'character',
    'when this attacks a character, it gains 1 wound',
    'when this attacks a character, that character gains 1 wound',
  ],
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
  // Who goes on.
  [
    'hero',
    'each player draws 2 cards then discard a card',
    'each player draws 2 cards, then discards a card',
  ],
  // The one verb that uses just such cards.
  [
    'character',
    'when a character destroys this, draw a card',
    'before a character beats this, until the end of the beat, when this is destroyed, draw a card',
  ],
  [
    'hero',
    "choose a hero in an opponent's party as mark\nwhen the mark is destroyed, draw a card",
    "choose a hero in an opponent's party as mark\nuntil the mark leaves play, when the mark is destroyed, draw a card",
  ],
  // Carried out as that of another card; which end of a range; by which card something is done.
  [
    'hero',
    "choose a magic card in the discard pile as page\nuse the page's effect as this",
    "choose a magic card in the discard pile as page\nuse the page's effect",
  ],
  [
    'item',
    "when you empower the equipped hero:\n  choose another hero in any party as lender\n  use the lender's effect as the equipped hero",
    "when you empower the equipped hero:\n  choose another hero in any party as lender\n  use the lender's effect",
  ],
  [
    'hero',
    "choose a hero in an opponent's party where requirement is at least 9 as model\ndestroy the model",
    "choose a hero in an opponent's party where the lowest requirement is at least 9 as model\ndestroy the model",
  ],
  [
    'object',
    'when the equipped character destroys a character:\n  draw a card',
    'before the equipped character beats a character as other, until the end of the beat, when the other is destroyed:\n  draw a card',
  ],
  [
    'speciality',
    'while this is on the arena, the first time each turn another champion of yours adjacent to this fells a champion of an opponent, gain 5 coins',
    'while this is on the arena, before you strike a champion of an opponent using an attack attached to another champion of yours adjacent to this, until the end of the strike, once per turn, when a champion of an opponent is felled, gain 5 coins',
  ],
  [
    'chapter',
    'choose an opponent as bidder\nthe bidder chooses a number from 0 to their coins as answer\nlose (half the answer) coins\nthe bidder gains (half of the answer) coins',
    'choose an opponent as bidder\nthe bidder chooses a number from 0 to (their coins) as answer\nlose (half the answer rounded up) coins\nthe bidder gains (half the answer rounded up) coins',
  ],
];

/** What is like a sentence of the game, but leaves out a part of what was written: it is never put in its place. */
export const NEVER_PUT: readonly (readonly [sort: string, written: string])[] = [
  // Nobody controls what has been destroyed; the player of this card is `you`, and not meant.
  ['character', 'when this destroys a character, its controller draws a card'],
  // What somebody gave away is not what they have been given.
  [
    'hero',
    "each player secretly chooses a hero in their party as sent\neach player gives the sent to the next player\nfor each player:\n  if that player's sent is a thief, that player draws a card",
  ],
  // It costs more than that.
  ['leader', 'to attack a monster, you may sacrifice a hero instead of paying 1 action point'],
  // Several at once are one time, or as many.
  ['leader', 'when you draw a card for the third time this turn, draw a card'],
  ['leader', 'when an opponent draws a card for the third time in a turn, draw a card'],
  // Heroes are of one kind: something else is meant.
  ['magic', 'choose a hero in your party\ndestroy another hero of the same kind'],
  // What is left undone is no counter.
  ['hero', 'activate a hero in your party without rolling'],
  ['character', 'when this is destroyed by an object, destroy that object'],
  ['modifier', 'when you slay a monster, draw a card'],
  // Who chooses is another one than who acts.
  ['hero', 'each opponent discards a card of your choice'],
  ['hero', 'destroy a hero of their choice'],
  // Nothing here can have done it.
  [
    'power',
    "choose a champion of an opponent adjacent to this card's host as target\nthe target gains 2 wounds\nif that kills it, gain 10 coins",
  ],
  // What says which of them are meant is neither left out nor another word of the game.
  ['character', 'when a red character is destroyed, draw a card'],
  ['magic', 'destroy a lazy hero'],
  ['magic', 'destroy a hero with armour'],
  ['leader', 'opponents cannot steal tapped heroes'],
  ['action', 'slash a frozen actor'],
  // It is not where it would have to be.
  ['magic', 'choose a hero in play\nplay that hero'],
  ['leader', 'when you destroy a hero, activate that hero'],
  ['leader', 'when you win a duel for a hero, destroy that hero'],
  // A pair is no pile that could be split.
  ['action', 'choose 2 loners as pair\nthe pair cannot be moved or split until end of round'],
  // Other people than those that were asked, another act than theirs, or which one is open.
  ['hero', 'each player reveals a card in their hand\neach opponent who revealed a hero discards it'],
  ['hero', 'each player may discard a card\ndraw a card for each opponent who did'],
  ['hero', 'each opponent may discard a hero\neach opponent who did not sacrifice a hero discards 2 cards'],
  [
    'hero',
    'each opponent chooses one:\n  - that player sacrifices a hero\n  - that player discards 2 cards\neach opponent who did so draws a card',
  ],
  [
    'hero',
    'each player secretly chooses a number from 0 to 5 as bid\neach opponent with the highest bid sacrifices a hero',
  ],
  // By then it is gone, not decided, or in other hands.
  [
    'hero',
    'each player votes for a hero\ndestroy each hero with the most votes\nif there is a tie, draw a card',
  ],
  ['character', 'when a character attacks this and does not beat it, draw a card'],
  [
    'hero',
    'each player secretly chooses 2 cards in their hand\neach player gives the cards they chose to the next player',
  ],
  ['survivor', 'when an opponent plays an event:\n  that event has no effect\n  forget that event'],
  // An effect comes in the place of the own one.
  ['item', 'the equipped hero also has the effect of the top hero in the discard pile'],
];
