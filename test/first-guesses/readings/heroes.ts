import type { Same } from './cards.ts';

/** What people write on heroes, and the same as the language has it. */
export const ON_HEROES: readonly Same[] = [
  // All that somebody has is in their hand, where a verb takes it from there.
  ['hero', 'each player discards all of their cards', 'each player discards all cards in their hand'],
  // Who has to do something does it, with the verb that says from where.
  ['penalty', 'You have to sacrifice two heroes from your party.', 'sacrifice 2 heroes in your party'],
  [
    'leader',
    'Start of your turn - you may discard a card. If you did, draw 2 cards.',
    'at the start of your turn:\n  you may discard a card\n  if you do, draw 2 cards',
  ],
  [
    'magic',
    "Pick an opponent. For the rest of the turn, that opponent's rolls get -2.",
    "choose an opponent\nfor the rest of the turn, -2 to that opponent's rolls",
  ],
  [
    'character',
    'The first time this would be destroyed in a turn, instead you lose 3 life.',
    'once per turn, if this would be destroyed, instead your survivor loses 3 life',
  ],
  ['hero', 'draw too cards', 'draw 2 cards'],
  // A range, and no difference.
  [
    'hero',
    'make a hero roll; if that roll is 5-8, draw a card',
    'make a hero roll\nif that roll is 5..8, draw a card',
  ],
  // What is counted on another card.
  [
    'hero',
    "choose a hero in an opponent's party as target\nput a curse on the target\nif the target has 3 curses, destroy the target",
    "choose a hero in an opponent's party as target\nthe target gains a curse\nif the target has 3 curses, destroy the target",
  ],
  [
    'hero',
    "put a curse on a hero in an opponent's party\nif that hero has 3 curses, destroy that hero",
    "a hero in an opponent's party gains a curse\nif that hero has 3 curses, destroy that hero",
  ],
  // What no rule limits is done once more now.
  ['hero', 'you can attack a monster again this turn', 'you may attack a monster again'],
  // Whose turn it is, where something is done.
  ['hero', 'if it is your turn, draw a card', 'if you are the active player, draw a card'],
  ['hero', "if it isn't your turn, discard a card", 'if you are not the active player, discard a card'],
  [
    'hero',
    "choose an opponent as victim\nif it is the victim's turn, draw a card",
    'choose an opponent as victim\nif the victim is the active player, draw a card',
  ],
  // A word in front of a noun that only one reading can have.
  ['hero', 'if you have no cards in hand, draw 4 cards', 'if you have no cards in your hand, draw 4 cards'],
  // A name that the text gives, without its word.
  [
    'hero',
    "choose a hero in an opponent's party as prey\ndestroy prey",
    "choose a hero in an opponent's party as prey\ndestroy the prey",
  ],
  [
    'hero',
    'let n be the number of heroes in your party\ndraw n cards, then discard n cards',
    'let n be the number of heroes in your party\ndraw (the n) cards, then discard (the n) cards',
  ],
  // Two that change places.
  [
    'hero',
    "swap a hero in your party with a hero in an opponent's party",
    "choose a hero in your party as first\nchoose a hero in an opponent's party as second\nmove the first to the second's controller's party and move the second to your party",
  ],
  // What is said of places, and here of verbs.
  ['hero', 'choose a monster slain by an opponent', 'choose a slain monster of an opponent'],
  // Words of speech.
  ['hero', 'Draw two cards.', 'draw 2 cards'],
  ['hero', 'draw two card', 'draw 2 cards'],
  ['hero', 'Destroy a hero. Draw a card.', 'destroy a hero\ndraw a card'],
  ['hero', 'draw a card if you have 3 cards in your hand', 'if you have 3 cards in your hand, draw a card'],
  ['hero', 'each player discards a Hero card', 'each player discards a hero'],
  [
    'hero',
    "choose a hero in an opponent's party, then destroy it",
    "choose a hero in an opponent's party, then destroy that card",
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
    "destroy a hero in an opponent's party unless its owner discards 2 cards",
    "choose a hero in an opponent's party as chosen\nthe chosen's controller may discard 2 cards\nif they do not, destroy the chosen",
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
  // What is paid besides.
  [
    'hero',
    'until end of turn, to challenge you, every opponent must also discard 2 cards',
    'until end of turn, to challenge you, opponents also discard 2 cards',
  ],
  // No more than a limit.
  [
    'hero',
    'draw 2 cards for each monster in your party, up to 6 cards',
    'draw (the lesser of 6 and 2 times the number of monsters in your party) cards',
  ],
  // The effect of another card.
  [
    'hero',
    'choose another hero in your party, then perform the effect of that hero as if it were printed on this card',
    "choose another hero in your party, then use that hero's effect as this",
  ],
  // One of several.
  ['hero', 'sacrifice one of your heroes', 'sacrifice a hero of yours'],
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
  ['hero', 'sacrifice each item in your party', 'for each item in your party, sacrifice that item'],
  [
    'hero',
    'each player passes their hand to the player on their right',
    "for each card in any hand, move that card to that card's controller's previous player's hand",
  ],
  // What the values of several add up to, and those that are alike.
  [
    'hero',
    "take an item from an opponent's party and attach it to a hero of yours",
    "attach an item in an opponent's party to a hero of yours",
  ],
  // Conditions of one and the same, and of everybody else.
  ['hero', 'draw a card for each monster you have slain', 'draw a card for each slain monster of yours'],
  [
    'hero',
    'draw 2 cards for each monster slain by an opponent',
    'draw 2 cards for each slain monster of an opponent',
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
  // Outcomes of a roll.
  [
    'hero',
    'make a hero roll:\n  8+: draw 3 cards\n  3-5: draw 2 cards\n  anything else: discard a card',
    'make a hero roll as throw\nif the throw is at least 8, draw 3 cards\notherwise if the throw is at least 3 and the throw is at most 5, draw 2 cards\notherwise, discard a card',
  ],
  // What follows behind a comma.
  [
    'hero',
    'you may discard a card, if you do, draw a card',
    'you may discard a card\nif you do, draw a card',
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
    "choose a hero in an opponent's party\nthe chosen hero is destroyed",
    "choose a hero in an opponent's party\ndestroy that hero",
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
  // What a card has from another one.
  [
    'hero',
    "Choose a leader of an opponent. This hero also gains that leader's skill for the rest of the turn.",
    "choose a leader of an opponent\nthis has that leader's skill for the rest of the turn",
  ],
  // Words that are left out, or in another order.
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
    'hero',
    'draw a card for each hero with an item in your party',
    'draw a card for each hero in your party with an item',
  ],
  // Words that the game lists beside its own, and plurals that it does not have.
  ['hero', 'look at the top 3 cards of your deck', 'look at the top 3 cards of the main deck'],
  ['hero', 'take a card from the graveyard', 'take a card in the discard pile'],
  ['hero', 'kill a hero', 'destroy a hero'],
  ['hero', 'cast a spell for free', 'play a magic card for free'],
  ['hero', '+2 to your heros rolls until end of turn', "+2 to your hero's rolls until end of turn"],
  // How many there are in the end.
  [
    'hero',
    'draw cards until you have 7 cards in your hand',
    'draw (7 - the number of cards in your hand) cards',
  ],
  [
    'hero',
    'each opponent discards down to 3 cards',
    'each opponent discards (the number of cards in their hand - 3) cards in their hand',
  ],
  // What was done by the text itself.
  [
    'hero',
    'Each opponent must sacrifice a hero. Draw two cards for each hero sacrificed this way.',
    'let earlier be the number of heroes in the discard pile where that hero was sacrificed this turn\neach opponent sacrifices a hero\nlet later be (the number of heroes in the discard pile where that hero was sacrificed this turn) - the earlier\nrepeat exactly (the later) times, draw 2 cards',
  ],
  [
    'hero',
    'discard up to 3 cards, then draw a card for each card you discarded this way',
    'discard up to 3 cards\ndraw that many cards',
  ],
  // Phrases as cards print them.
  [
    'hero',
    'put any card from the discard pile into your hand',
    'move a card in the discard pile to your hand',
  ],
  ['hero', 'destroy a hero that has an item equipped', 'destroy a hero with an item'],
  [
    'hero',
    'if you have exactly one card in hand, draw a card',
    'if you have exactly 1 card in your hand, draw a card',
  ],
  [
    'hero',
    'trade hands with an opponent',
    "choose an opponent\nmove all cards in your hand to that player's hand and move all cards in that player's hand to your hand",
  ],
  // The rest, by a verb.
  [
    'hero',
    'look at the top 3 cards of the main deck, put one into your hand and discard the rest',
    'look at the top 3 cards of the main deck as seen\nmove a card among the seen as kept to your hand\nmove all cards among the seen other than the kept to the discard pile',
  ],
  [
    'hero',
    'Reveal the top four cards of the main deck. You may play a hero among them for free. Discard the others.',
    'reveal the top 4 cards of the main deck as seen\nyou may move a hero among the seen as kept to your hand\nif you do, play the kept for free\nmove all cards among the seen other than the kept to the discard pile',
  ],
  // Where something is, said first.
  [
    'hero',
    "destroy a hero without an item in another player's party",
    "destroy a hero in another player's party without an item",
  ],
  // Who begins.
  [
    'hero',
    'starting with you, each player discards a card',
    'for each player in turn order from you, that player discards a card',
  ],
  [
    'hero',
    'each player may discard a card, starting with you',
    'for each player in turn order from you, that player may discard a card',
  ],
  // Two that were named change places.
  [
    'hero',
    "choose a hero in your party as leaver\nchoose a hero in an opponent's party as newcomer\nexchange the leaver for the newcomer",
    "exchange a hero in your party for a hero in an opponent's party",
  ],
  // Where a verb of the game is about something else.
  [
    'hero',
    'each player returns a hero in their party',
    'each player moves a hero in their party to their hand',
  ],
  // How many there are.
  [
    'hero',
    'draw (the lesser of 3 and the number of bards in your party) cards',
    'draw (the lesser of 3 and the number of bard cards in your party) cards',
  ],
  [
    'hero',
    'discard (the greater of 1 and the number of monsters you have slain) cards',
    'discard (the greater of 1 and the number of slain monsters of yours) cards',
  ],
  [
    'hero',
    'choose a number from 0 to the number of cards in your hand as bid\ndraw (the bid) cards',
    'choose a number from 0 to (the number of cards in your hand) as bid\ndraw (the bid) cards',
  ],
  // So often in all, as long as it lasts.
  [
    'hero',
    'until end of turn, the next time a hero of yours is destroyed, draw a card',
    'until end of turn, once, when a hero of yours is destroyed, draw a card',
  ],
  [
    'hero',
    'until the start of your next turn, the first time an opponent would destroy a hero in your party, instead draw a card',
    'until the start of your next turn, once, if an opponent would destroy a hero in your party, instead draw a card',
  ],
  [
    'hero',
    'the first time a hero of yours is destroyed this turn:\n  draw a card\n  discard a card',
    'until end of turn, once, when a hero of yours is destroyed:\n  draw a card\n  discard a card',
  ],
  [
    'hero',
    'the next time you challenge, draw a card',
    'for the rest of the game, once, when you challenge, draw a card',
  ],
  [
    'hero',
    'until the start of your next turn, at most 3 times, when a hero of yours is destroyed, draw a card',
    'until the start of your next turn, 3 times, when a hero of yours is destroyed, draw a card',
  ],
  // Each for themselves.
  [
    'hero',
    'each player draws a card if they have a hero',
    'for each player, if that player has a hero, that player draws a card',
  ],
  [
    'hero',
    'each opponent discards a card unless they have at least 2 heroes in their party',
    'for each opponent, if that player has less than 2 heroes in their party, that player discards a card',
  ],
  [
    'hero',
    'choose an opponent as orchard\nif you have more cards in your hand than the orchard, draw a card',
    "choose an opponent as orchard\nif the number of cards in the orchard's hand is less than the number of cards in your hand, draw a card",
  ],
  // Several in one place.
  [
    'hero',
    'reveal the top 4 cards of the main deck as dough\nmove all magic cards and modifiers among the dough to your hand',
    'reveal the top 4 cards of the main deck as dough\nmove all magic cards or modifiers among the dough to your hand',
  ],
  [
    'hero',
    'draw (the number of different classes among the heroes in your party) cards',
    'draw (the number of different classes among all heroes in your party) cards',
  ],
  [
    'hero',
    "choose a hero with an item in an opponent's party as puppet\ndestroy the puppet",
    "choose a hero in an opponent's party with an item as puppet\ndestroy the puppet",
  ],
  [
    'hero',
    'choose a hero in any party as wearer\nchoose an item of the wearer as pelt\nattach the pelt to this',
    'choose a hero in any party as wearer\nchoose an item attached to the wearer as pelt\nattach the pelt to this',
  ],
  [
    'hero',
    'make a hero roll as throw\nif the throw is at most 2 or at least 13, draw a card',
    'make a hero roll as throw\nif the throw is at most 2 or the throw is at least 13, draw a card',
  ],
  [
    'hero',
    "destroy a hero in an opponent's party\nthat player draws 2 cards",
    "choose a hero in an opponent's party as taken\nlet rival be the taken's controller\ndestroy the taken\nthe rival draws 2 cards",
  ],
  [
    'hero',
    'until the start of your next turn, each player can play only 2 cards each turn',
    'players can play cards 2 times per turn until the start of your next turn',
  ],
  [
    'hero',
    'once until the end of your next turn, when an opponent plays a hero, draw a card',
    'until the end of your next turn, once, when an opponent plays a hero, draw a card',
  ],
  [
    'hero',
    'choose a hero in your party as pal\nthe pal cannot be destroyed while this is in your party',
    'choose a hero in your party as pal\nuntil this leaves play, while this is in your party, the pal cannot be destroyed',
  ],
  // What a condition finds.
  [
    'hero',
    'if you have an item in your hand:\n  play that item\notherwise, draw a card',
    'if there is an item in your hand:\n  choose an item in your hand\n  play that item\notherwise, draw a card',
  ],
  [
    'hero',
    'if an opponent has a bard in their party, steal that hero',
    "if there is a bard hero in an opponent's party:\n  choose a bard hero in an opponent's party\n  steal that hero",
  ],
  [
    'hero',
    'choose a hero and an item in your party',
    'choose a hero in your party and an item in your party',
  ],
  [
    'hero',
    'each opponent with more than 5 cards in hand discards a card',
    'each opponent with more than 5 cards in their hand discards a card',
  ],
  [
    'hero',
    'draw a card, repeat this for each bard in your party',
    'draw a card\nfor each bard in your party, draw a card',
  ],
  // How many all have in the end is worked out for each.
  [
    'hero',
    'all players discard down to 3 cards',
    'each player discards (the number of cards in their hand - 3) cards in their hand',
  ],
  [
    'hero',
    'all other players draw up to 5 cards',
    'each other player draws (5 - the number of cards in their hand) cards',
  ],
  [
    'hero',
    'each opponent discards a card\ndraw a card for each card discarded',
    'each opponent discards a card\ndraw a card for each card discarded this way',
  ],
  [
    'hero',
    'discard up to 3 cards, then draw as many cards',
    'discard up to 3 cards, then draw that many cards',
  ],
  [
    'hero',
    'do one of the following: draw a card, steal a hero',
    'choose one:\n  - draw a card\n  - steal a hero',
  ],
  [
    'hero',
    "exchange this hero with a hero in an opponent's party",
    "choose a hero in an opponent's party as other\nmove this to the other's controller's party and move the other to your party",
  ],
  [
    'hero',
    'choose an opponent. that opponent cannot play modifiers until your next turn',
    'choose an opponent\nthat opponent cannot modify rolls until the start of your next turn',
  ],
  // One of each, and not one of all.
  ['hero', 'destroy a hero of each opponent', 'for each opponent, destroy a hero of that player'],
  [
    'hero',
    'until end of turn, the first time each turn you activate a hero, draw a card',
    'until end of turn, once per turn, when you activate a hero, draw a card',
  ],
  [
    'hero',
    'until the start of your next turn, once, if a hero in your party would be destroyed, return that hero to your hand instead',
    'until the start of your next turn, once, if a hero in your party would be destroyed, instead return that hero to your hand',
  ],
  [
    'hero',
    'until end of turn, when an opponent steals a hero from your party:\n  draw a card\n  discard a card',
    'until end of turn, when an opponent steals a hero in your party:\n  draw a card\n  discard a card',
  ],
  [
    'hero',
    'choose 2 heroes in different parties with an item as wagons\nexchange the items of the wagons',
    "choose a hero with an item in any party as first\nchoose another hero with an item in any party where controller is not the first's controller as second\nattach all items attached to the first to the second and attach all items attached to the second to the first",
  ],
  [
    'hero',
    "choose a hero in your party and a hero in an opponent's party. Exchange their items.",
    "choose a hero in your party as first\nchoose a hero in an opponent's party as second\nattach all items attached to the first to the second and attach all items attached to the second to the first",
  ],
  [
    'hero',
    'choose an opponent\nswap leaders with that player',
    "choose an opponent\nmove your leader to that player's party and move that player's leader to your party",
  ],
  [
    'hero',
    "choose an opponent\nexchange your hand with that player's hand",
    "choose an opponent\nmove all cards in your hand to that player's hand and move all cards in that player's hand to your hand",
  ],
  [
    'hero',
    'destroy a hero. If the destroyed hero was a bard, draw a card.',
    'destroy a hero as destroyed\nif the destroyed is a bard, draw a card',
  ],
  [
    'hero',
    'discard a card. If the discarded card is a hero, draw 2 cards.',
    'discard a card as discarded\nif the discarded is a hero, draw 2 cards',
  ],
  [
    'hero',
    'draw 2 cards. You may play one of the drawn cards for free.',
    'draw 2 cards\nyou may play one of those cards for free',
  ],
  [
    'hero',
    'steal a hero. The stolen hero cannot be activated until end of turn',
    'steal a hero as stolen\nthe stolen cannot be activated until end of turn',
  ],
  [
    'hero',
    "pull a card from an opponent's hand. If the pulled card is an item, you may play it",
    "pull a card in an opponent's hand as pulled\nif the pulled is an item, you may play the pulled",
  ],
  ['hero', 'destroy all cursed items in your party', 'sacrifice all cursed items in your party'],
  ['hero', 'each player destroys a hero in their party', 'each player sacrifices a hero in their party'],
  [
    'hero',
    'choose an opponent. That player chooses a hero in their party and destroys it.',
    'choose an opponent\nthat player chooses a hero in their party and sacrifices that hero',
  ],
  [
    'hero',
    "look at an opponent's hand and discard a card from it",
    "choose an opponent\nlook at all cards in that player's hand\nchoose a card in that player's hand as lost\nthat player discards the lost",
  ],
  [
    'hero',
    'each opponent with two or more items must discard a card',
    'for each opponent where the number of items of that player is at least 2, that player discards a card',
  ],
  [
    'hero',
    'each player with an empty hand draws a card',
    'each player with no cards in their hand draws a card',
  ],
  [
    'hero',
    'destroy an item, then draw a card if it was cursed',
    'destroy an item as lost\nif the lost is cursed, draw a card',
  ],
  [
    'hero',
    'choose an opponent. They choose: they discard 2 cards, or you steal a hero from them.',
    'choose an opponent\nthat player chooses one:\n  - that player discards 2 cards\n  - you steal a hero of that player',
  ],
  [
    'hero',
    'choose an opponent. They choose whether to discard 2 cards or sacrifice a hero',
    'choose an opponent\nthat player chooses one:\n  - that player discards 2 cards\n  - that player sacrifices a hero',
  ],
  [
    'hero',
    'choose an opponent. Both of you draw a card',
    'choose an opponent\ndraw a card\nthat player draws a card',
  ],
  [
    'hero',
    'you and an opponent each draw a card',
    'choose an opponent\ndraw a card\nthat player draws a card',
  ],
  [
    'hero',
    'choose an opponent. Discard their entire hand',
    'choose an opponent\nthat player discards all cards in their hand',
  ],
  [
    'hero',
    "choose an opponent. They can't play cards on their next turn",
    "choose an opponent\nthat player cannot play cards until the end of that player's next turn",
  ],
  [
    'hero',
    'choose an opponent. They reveal their hand. Take a hero from it',
    "choose an opponent\nreveal all cards in that player's hand\npull a hero in that player's hand",
  ],
  ['hero', 'your next hero roll this turn gets +3', '+3 to your next hero roll this turn'],
  [
    'hero',
    'take an item from any hero and give it to one of your heroes',
    'attach an item in any party to a hero in your party',
  ],
  [
    'hero',
    "move a cursed item from a hero in your party to a hero in an opponent's party",
    "attach a cursed item in your party to a hero in an opponent's party",
  ],
  [
    'hero',
    'move an item from a hero in your party to another hero in your party',
    'choose a hero with an item in your party as giver\nchoose another hero in your party as taker\nattach an item attached to the giver to the taker',
  ],
  ['hero', 'if you have no cards, draw 3 cards', 'if you have no cards in your hand, draw 3 cards'],
  [
    'hero',
    'if every player has at least 2 heroes, draw 2 cards',
    'if there is no player where the number of heroes of that player is less than 2, draw 2 cards',
  ],
  [
    'hero',
    'if every other player has a hero, draw a card',
    'if there is no opponent where the number of heroes of that player is less than 1, draw a card',
  ],
  [
    'hero',
    'choose an opponent. If they have 5 or more cards, they discard 2 cards',
    'choose an opponent\nif that player has 5 or more cards in their hand, that player discards 2 cards',
  ],
  [
    'hero',
    'each opponent with more cards than you discards a card',
    'each opponent with more than (the number of cards in your hand) cards in their hand discards a card',
  ],
  [
    'hero',
    'if you have fewer cards than each opponent, draw 2 cards',
    "if there is no opponent where the number of cards in that player's hand is at most the number of cards in your hand, draw 2 cards",
  ],
  [
    'hero',
    'choose an opponent. Draw a card for each hero they have more than you',
    'choose an opponent\ndraw (the greater of 0 and the number of heroes of that player - the number of heroes of yours) cards',
  ],
  [
    'hero',
    'name a class. Each opponent with a hero of the named class discards a card',
    'choose a class\neach opponent with a hero of that class in their party discards a card',
  ],
  [
    'hero',
    'name a class; draw a card for each hero of the named class in your party',
    'choose a class\ndraw a card for each hero of that class in your party',
  ],
];
