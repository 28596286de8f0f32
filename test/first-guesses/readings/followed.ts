import type { Same } from './cards.ts';

/** What people wrote, and what they made of the messages that they got for it, and the same as the language has it. */
export const ON_FOLLOWED: readonly Same[] = [
  // So much for so many of them, and what is taken off.
  [
    'item',
    'at the start of your turn:\n  put a coin on this\n  if this has at least 3 coins, draw a card\nto activate the equipped hero, you also pay 1 action point for every 2 coins on this',
    "at the start of your turn:\n  this gains a coin\n  if this has at least 3 coins, draw a card\nto activate the equipped hero, you also pay (this card's coins divided by 2 rounded down) action points",
  ],
  [
    'item',
    'at the start of your turn, put a coin on this\nto activate the equipped hero, you also pay 2 action points for every 3 coins on this\nwhen this has at least 5 coins, sacrifice the equipped hero',
    "at the start of your turn, this gains a coin\nto activate the equipped hero, you also pay (2 times (this card's coins divided by 3 rounded down)) action points\nwhen this gains any coins, if this has at least 5 coins, sacrifice the equipped hero",
  ],
  [
    'leader',
    'when you draw a card, put a flame on this\nwhen you attack a monster:\n  you may remove any number of flames from this\n  +1 to your attack roll for each flame removed',
    "when you draw a card, this gains a flame\nbefore you attack a monster:\n  choose a number from 0 to (this card's flames) as spent\n  this loses (the spent) flames\n  +(the spent) to your attack roll until the end of the attack",
  ],
  [
    'character',
    'when you draw a card, put a feather on this\nwhile this has at least 2 feathers, if this would be destroyed, you may instead remove all feathers from this',
    "when you draw a card, this gains a feather\nwhile this has at least 2 feathers, if this would be destroyed, you may instead:\n  this loses (this card's feathers) feathers",
  ],
  [
    'character',
    'when you draw a card, put a feather on this\nif this would be destroyed and this has at least 2 feathers, you may instead remove all feathers from this',
    "when you draw a card, this gains a feather\nwhile this has at least 2 feathers, if this would be destroyed, you may instead:\n  this loses (this card's feathers) feathers",
  ],
  [
    'character',
    'when you draw a card, put a feather on this\nif this would be destroyed and this has at least 4 feathers, instead remove 2 feathers from this',
    'when you draw a card, this gains a feather\nwhile this has at least 4 feathers, if this would be destroyed, instead this loses 2 feathers',
  ],
  [
    'survivor',
    'once per turn, pay any number of rescues of this as dose to:\n  choose a victim in your victim zone as donor\n  the donor loses (the dose) health',
    "once per turn, choose a number from 0 to (this card's rescues) as spent and pay (the spent) rescues of this to:\n  choose a victim in your victim zone as donor\n  the donor loses (the spent) health",
  ],
  [
    'survivor',
    "the first time each turn a victim in your victim zone would lose its last health, if this has at least 4 rescues:\n  instead that victim's health becomes 1\n  this loses all rescues",
    "while this has at least 4 rescues, once per turn, if a victim in your victim zone would lose the last health, instead:\n  that victim's health becomes 1\n  this loses (this card's rescues) rescues",
  ],
  // What two choose in secret, each by a name.
  [
    'chapter',
    "choose an opponent as bidder\nyou secretly choose a number from 0 to your coins as offer\nthe bidder secretly chooses a number from 0 to the bidder's coins as answer\nlose (the offer) coins\nthe bidder loses (the answer) coins\nif the offer is more than the answer, draw a card",
    "choose an opponent as bidder\nfor each player, that player's placed offers become 0\neach player secretly chooses a number from 0 to (their coins) and gains that many placed offers\nlose (your placed offers) coins\nthe bidder loses (the bidder's placed offers) coins\nif your placed offers are more than the bidder's placed offers, draw a card",
  ],
  [
    'chapter',
    "choose an opponent as bidder\nyou and the bidder secretly choose a number of coins as bid\nyou lose (your bid) coins\nthe bidder loses (the bidder's bid) coins\nif your bid is more than the bidder's bid, draw a card",
    "choose an opponent as bidder\nfor each player, that player's placed bids become 0\neach player secretly chooses a number from 0 to (their coins) and gains that many placed bids\nyou lose (your placed bids) coins\nthe bidder loses (the bidder's placed bids) coins\nif your placed bids are more than the bidder's placed bids, draw a card",
  ],
  [
    'hero',
    "each player secretly chooses a number from 0 to 6 as guess\nfor each opponent, if that player's guess is your guess, that player discards a card",
    "for each player, that player's placed guesses become 0\neach player secretly chooses a number from 0 to 6 and gains that many placed guesses\nfor each opponent, if that player's placed guesses is your placed guesses, that player discards a card",
  ],
  [
    'chapter',
    'choose an opponent as bidder\nthe bidder chooses a number from 0 to their coins as answer\nlose (the answer) coins',
    'choose an opponent as bidder\nthe bidder chooses a number from 0 to (their coins) as answer\nlose (the answer) coins',
  ],
  // Whether a card is still there, and a pile of one.
  [
    'hero',
    'choose a hero in any party as model\nat the end of the turn, if the model is still alive, draw a card',
    'choose a hero in any party as model\nat the end of the turn, if the model is in play, draw a card',
  ],
  [
    'action',
    'choose an actor as signaller\nat the end of the round, if the signaller is still in play, draw a card',
    'choose an actor as signaller\nat the end of the round, if the signaller is in a unit, move the top card of the deck to your hand',
  ],
  [
    'action',
    'choose an actor as signaller\nat the end of the round, if the signaller is no longer alive, draw a card',
    'choose an actor as signaller\nat the end of the round, if the signaller is not in a unit, move the top card of the deck to your hand',
  ],
  [
    'action',
    'choose a group as barge\nif the barge is a loner, draw a card',
    'choose a group as barge\nif there is exactly 1 actor in the barge, move the top card of the deck to your hand',
  ],
  // Fields that list several values.
  [
    'chapter',
    'choose an element as drift\n-1 to the speed shift of all heroes where elements is the drift until end of round',
    'choose an element as drift\n-1 to the speed shift of all heroes where the drift is among own elements until end of round',
  ],
  [
    'chapter',
    "choose an attack in your hand as loan\nattach the loan to a hero of yours where elements include the loan's element",
    "choose an attack in your hand as loan\nattach the loan to a hero of yours where the loan's element is among own elements",
  ],
  [
    'chapter',
    "choose a hero of yours as model\nif the model's elements include fire, draw a card",
    "choose a hero of yours as model\nif fire is among the model's own elements, draw a card",
  ],
  // Two that change places, and what they are like.
  [
    'action',
    'choose a group as front\nchoose another group as back\nexchange the actor with the lowest value in the front for the actor with the highest value in the back as pair\nif the colours of the pair are the same, draw a card',
    "choose a group as front\nchoose another group as back\nchoose an actor with the lowest value in the front as given\nchoose an actor with the highest value in the back as taken\nexchange the given for the taken\nif the given's colour is the taken's colour, move the top card of the deck to your hand",
  ],
  [
    'action',
    'exchange an actor in a group for an actor in another unit\nif they have the same colour, draw a card',
    "choose an actor in a group as given\nchoose an actor in another unit as taken\nexchange the given for the taken\nif the given's colour is the taken's colour, move the top card of the deck to your hand",
  ],
  // What the lines above have done.
  [
    'leader',
    'when an opponent plays a magic card:\n  choose one:\n    - discard a magic card\n    - discard 2 cards\n    - nothing\n  if you discarded a card this way, draw a card',
    'when an opponent plays a magic card:\n  let earlier be the number of times you discarded a card this turn\n  choose one:\n    - discard a magic card\n    - discard 2 cards\n    - nothing\n  if (the number of times you discarded a card this turn - the earlier) is at least 1, draw a card',
  ],
  [
    'hero',
    "for each opponent:\n  pull a card in that player's hand\nif you pulled at least 2 cards, draw a card",
    "let earlier be the number of times you pulled a card this turn\nfor each opponent:\n  pull a card in that player's hand\nif (the number of times you pulled a card this turn - the earlier) is at least 2, draw a card",
  ],
  [
    'hero',
    "choose a hero in an opponent's party as model\nuse the model's effect as this\nif a hero was destroyed or stolen this way, draw a card\notherwise, you may activate this once more this turn",
    "let earlier be the number of times a hero was destroyed this turn + the number of times a hero was stolen this turn\nchoose a hero in an opponent's party as model\nuse the model's effect as this\nif (the number of times a hero was destroyed this turn + the number of times a hero was stolen this turn - the earlier) is at least 1, draw a card\notherwise, you can activate this again this turn",
  ],
  [
    'hero',
    "destroy a hero in an opponent's party\nif a hero was destroyed this way, draw a card",
    "let earlier be the number of times a hero was destroyed this turn\ndestroy a hero in an opponent's party\nif (the number of times a hero was destroyed this turn - the earlier) is at least 1, draw a card",
  ],
  [
    'chapter',
    "choose an opponent as reader\nfor each attack in the reader's hand as entry:\n  the reader chooses one:\n    - the reader loses 10 coins and you gain 10 coins\n    - move the entry to the reader's cemetery\nif at least 2 attacks were moved this way:\n  you may choose one of those attacks as loan\n  if you do, attach the loan to a hero of yours",
    "choose an opponent as reader\nlet seen be all attacks in the reader's hand\nfor each attack among the seen as entry:\n  the reader chooses one:\n    - the reader loses 10 coins and you gain 10 coins\n    - move the entry to the reader's cemetery\nif (the number of attacks among the seen where that attack is in the reader's cemetery) is at least 2:\n  you may choose an attack among the seen where that attack is in the reader's cemetery as loan\n  if you do, attach the loan to a hero of yours",
  ],
  [
    'hero',
    "choose a kind of card among hero, item and magic as genre\nfor each opponent:\n  that player reveals all cards in their hand\n  if that player has a card of the genre in their hand, pull a card of the genre in that player's hand",
    "choose one:\n  - for each opponent:\n      that player reveals all cards in their hand\n      if that player has a hero in their hand, pull a hero in that player's hand\n  - for each opponent:\n      that player reveals all cards in their hand\n      if that player has an item in their hand, pull an item in that player's hand\n  - for each opponent:\n      that player reveals all cards in their hand\n      if that player has a magic card in their hand, pull a magic card in that player's hand",
  ],
  // What each has picked.
  [
    'magic',
    "each player secretly chooses a hero in their party as mutineer\nreveal all mutineers\nfor each player in turn order from you:\n  give that player's mutineer and its items to the next player",
    'each player secretly gives a hero in their party to the next player',
  ],
  [
    'magic',
    'each player secretly chooses a hero in their party as mutineer\nfor each hero among the mutineers, destroy that hero',
    'each player secretly chooses a hero in their party\nfor each hero among those heroes, destroy that hero',
  ],
  [
    'magic',
    "each player secretly chooses a hero in their party as mutineers\nfor each hero among the mutineers:\n  let trade be that hero's class\n  let heir be that hero's owner's next player\n  if there are no heroes of the trade in the heir's party, the heir draws a card",
    "each player secretly chooses a hero in their party\nfor each hero among those heroes:\n  let trade be that hero's class\n  let heir be that hero's controller's next player\n  if there are no heroes of the trade in the heir's party, the heir draws a card",
  ],
  // Just before dice are thrown, and for one card.
  ['trophy', 'when you would make a hero roll, draw a card', 'before you activate a hero:\n  draw a card'],
  [
    'trophy',
    'when you are about to make an attack roll, draw a card',
    'before you attack a monster:\n  draw a card',
  ],
  [
    'trophy',
    'once per turn, when you would make a hero roll:\n  you may choose a number from 2 to 12 as guess\n  if you do, if that roll is exactly the guess, draw 3 cards',
    'once per turn, before you activate a hero:\n  you may choose a number from 2 to 12 as guess\n  if you do:\n    until end of turn, once, when a hero roll of yours is final, if that roll is exactly the guess, draw 3 cards',
  ],
  [
    'trophy',
    'before you make an attack roll, +1 to that roll',
    'before you attack a monster:\n  +1 to your next attack roll until end of turn',
  ],
  [
    'trophy',
    'once per turn, when you activate a hero:\n  you may choose a number from 2 to 12 as guess\n  if you do:\n    until end of turn, when you make a hero roll for that hero:\n      if that roll is exactly the guess, draw 3 cards',
    'once per turn, before you activate a hero:\n  you may choose a number from 2 to 12 as guess\n  if you do:\n    until end of turn, when you activate that hero:\n      if your roll is exactly the guess, draw 3 cards',
  ],
  [
    'trophy',
    'once per turn, when you activate a hero:\n  you may choose a number from 2 to 12 as guess\n  if you do, the next time you make a hero roll this turn, if that roll is exactly the guess, draw 3 cards',
    'once per turn, when you activate a hero:\n  you may choose a number from 2 to 12 as guess\n  if you do:\n    until end of turn, once, when a hero roll of yours is final, if that roll is exactly the guess, draw 3 cards',
  ],
  // A price that is not paid where something holds.
  [
    'leader',
    'to play a hero, you also pay 1 action point\nif any player has slain at least 1 monster, this costs no more',
    'unless a monster was slain this game, to play a hero, you also pay 1 action point',
  ],
  [
    'leader',
    'to play a hero, you also pay 1 action point\nif you have at least 3 heroes in your party, this costs no more',
    'unless you have at least 3 heroes in your party, to play a hero, you also pay 1 action point',
  ],
  [
    'terrain',
    'at the start of each round:\n  choose an element as drift\n  until end of round, to walk a hero of the drift, its controller also pays 5 coins',
    'at the start of each round:\n  choose an element as drift\n  until end of round, to walk a hero of the drift, players also pay 5 coins',
  ],
  [
    'survivor',
    'when you draw a card, lay a character in the oblivion as if it were in your hand',
    'when you draw a card, lay a character in the oblivion',
  ],
  // The card around the one that is looked for.
  [
    'monster',
    'choose a group with the highest total value as floe\nslash all actors in the floe where there is no loner of the same colour',
    "choose a group with the highest total value as floe\nslash all actors in the floe where there is no loner where colour is that actor's colour",
  ],
  [
    'monster',
    "choose a group with the highest total value as floe\nslash all actors in the floe where there are no loners of that actor's colour",
    "choose a group with the highest total value as floe\nslash all actors in the floe where there are no loners where colour is that actor's colour",
  ],
  // A sentence in the line of a choice belongs to that choice.
  [
    'hero',
    'Choose one:\n- Draw a card. Discard a card.\n- Gain 1 action point. Then draw a card.',
    'choose one:\n  - draw a card\n    discard a card\n  - gain 1 action point\n    draw a card',
  ],
  [
    'hero',
    'choose one:\n  - draw a card\n  - you may discard a card. If you do, choose one:\n      - destroy a hero\n      - steal a hero',
    'choose one:\n  - draw a card\n  - you may discard a card\n    if you do, choose one:\n      - destroy a hero\n      - steal a hero',
  ],
  [
    'hero',
    'choose one:\n  - draw a card\n  - choose a player. Choose one:\n      - that player discards a card\n      - that player draws a card',
    'choose one:\n  - draw a card\n  - choose a player\n    choose one:\n      - that player discards a card\n      - that player draws a card',
  ],
  // Players by where they sit.
  ['hero', 'Seat 2 draws 2 cards.', 'the second player draws 2 cards'],
  [
    'hero',
    "for each card in player 2's hand, draw a card",
    "for each card in the second player's hand, draw a card",
  ],
  ['hero', 'The player in seat 1 discards a card.', 'the first-seat player discards a card'],
  [
    'hero',
    'each player except player 2 discards a card',
    'each player other than the second player discards a card',
  ],
  // A kind of card as a value that is chosen.
  [
    'hero',
    'Choose a card type: each opponent discards a card of that type.',
    'choose a kind\neach opponent discards a card of that kind',
  ],
  [
    'hero',
    'name a card type\nreveal the top card of the main deck\nif it is of that type, draw 2 cards',
    'choose a kind\nreveal the top card of the main deck as seen\nif the kind of the seen is that kind, draw 2 cards',
  ],
  [
    'hero',
    'choose a random card type\ndiscard a card of that type',
    'choose a random kind\ndiscard a card of that kind',
  ],
];
