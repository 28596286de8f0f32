import type { Same } from './cards.ts';

/** What people write of cards that are shown, counted, or done with once more. */
export const ON_SHOWN: readonly Same[] = [
  // What a verb would look for in another place is brought to the same place from where it is.
  ['hero', 'discard this', 'sacrifice this'],
  ['hero', 'destroy this', 'sacrifice this'],
  ['item', 'when you draw a card, discard this item', 'when you draw a card, sacrifice this item'],
  [
    'hero',
    'reveal the top card of the main deck\nif it is a hero, take it',
    'reveal the top card of the main deck as seen\nif the seen is a hero, move the seen to your hand',
  ],
  [
    'hero',
    'choose an opponent\nthat player reveals a random card in their hand\nif it is a hero, take it',
    'choose an opponent\nthat player reveals a random card in their hand\nif that card is a hero, pull that card',
  ],
  [
    'hero',
    "choose a card in an opponent's hand\ndiscard that card",
    "choose a card in an opponent's hand\nmove that card to the discard pile",
  ],
  [
    'hero',
    'each opponent reveals a random card in their hand\ntake those cards',
    'each opponent reveals a random card in their hand\npull those cards',
  ],
  [
    'hero',
    'each player secretly chooses a card in their hand\ndiscard those cards',
    'each player secretly chooses a card in their hand\nmove those cards to the discard pile',
  ],
  [
    'hero',
    'reveal the top card of the main deck\nyou may play it for free',
    'reveal the top card of the main deck as seen\nyou may move the seen to your hand\nif you do, play the seen for free',
  ],
  // The top card that was shown.
  [
    'hero',
    'Reveal the top card of the deck. If it is a hero, play it for free. Otherwise put it into your hand.',
    'reveal the top card of the main deck as seen\nif the seen is a hero:\n  move the seen to your hand\n  play the seen for free\notherwise, move the seen to your hand',
  ],
  // Until one of a sort comes.
  [
    'hero',
    'reveal cards from the top of the deck until you reveal a hero\nplay that hero for free\ndiscard the other revealed cards',
    'repeat up to (the number of cards in the main deck) times while the top card of the main deck is not a hero:\n  reveal the top card of the main deck as shown\n  move the shown to the discard pile\nreveal the top card of the main deck as found\nif the found is a hero:\n  move the found to your hand\n  play the found for free',
  ],
  [
    'hero',
    'Reveal cards from the deck until you find an item. Put it into your hand and shuffle the rest back into the deck.',
    'repeat up to (the number of cards in the main deck) times while the top card of the main deck is not an item:\n  reveal the top card of the main deck as shown\n  move the shown to the bottom of the main deck\nreveal the top card of the main deck as found\nif the found is an item, move the found to your hand\nshuffle the main deck',
  ],
  [
    'hero',
    'keep drawing cards until you draw a magic card',
    'repeat up to (the number of cards in the main deck) times while the top card of the main deck is not a magic card, draw a card\ndraw a card',
  ],
  // As many as were chosen.
  [
    'hero',
    'discard up to 3 cards. Draw a card for each card discarded this way',
    'discard up to 3 cards\ndraw that many cards',
  ],
  [
    'hero',
    'discard any number of cards, then draw a card for each one you discarded',
    'discard any number of cards\ndraw that many cards',
  ],
  [
    'hero',
    'discard your hand, then draw as many cards as you discarded',
    'discard all cards in your hand, then draw that many cards',
  ],
  // Whether anything came of it.
  [
    'hero',
    'each player discards a card. If a hero was discarded this way, draw 2 cards',
    'let earlier be the number of heroes in the discard pile where that hero was discarded this turn\neach player discards a card\nlet later be (the number of heroes in the discard pile where that hero was discarded this turn) - the earlier\nif the later is at least 1, draw 2 cards',
  ],
  [
    'hero',
    'each opponent may discard a card. If at least one does, draw 2 cards',
    'let earlier be the number of cards in the discard pile where that card was discarded this turn\neach opponent may discard a card\nlet later be (the number of cards in the discard pile where that card was discarded this turn) - the earlier\nif the later is at least 1, draw 2 cards',
  ],
  ['hero', "pull a card from each opponent's hand", "for each opponent, pull a card in that player's hand"],
  // What each has chosen.
  [
    'hero',
    'each player secretly chooses a card in their hand\nreveal those cards\neach player who chose a hero draws 2 cards\neach other player discards the card they chose',
    "each player secretly chooses a card in their hand\nreveal those cards\nfor each hero among those cards, that hero's controller draws 2 cards\nfor each card among those cards other than heroes, that card's controller discards that card",
  ],
  // What something has on it, and two that change places.
  [
    'hero',
    'destroy a hero that has an item equipped\nput that item into your hand',
    "choose a hero in an opponent's party with an item as bearer\nlet carried be the bearer's item\ndestroy the bearer\nmove the carried to your hand",
  ],
  [
    'hero',
    'choose two heroes in different parties. Their owners swap them.',
    "choose a hero in any party as first\nchoose a hero in any party where controller is not the first's controller as second\nmove the first to the second's controller's party and move the second to the first's controller's party",
  ],
  [
    'chapter',
    'each opponent chooses one:\n  - pay you 10 coins, if they have them\n  - you harm a champion of theirs by 2',
    'each opponent chooses one that is possible:\n  - pay 10 coins, then you gain 10 coins\n  - you harm a champion of theirs by 2',
  ],
  [
    'hero',
    'choose a number between 1 and 3\ndraw that many cards',
    'choose a number from 1 to 3\ndraw that many cards',
  ],
  ['hero', 'draw 2 cards immediately', 'draw 2 cards'],
  ['hero', 'choose an opponent, who discards a card', 'choose an opponent\nthat player discards a card'],
  // What keeps from happening what would follow.
  [
    'item',
    'when you succeed at a roll for the equipped hero, you may draw a card instead',
    'if you would empower the equipped hero, you may instead draw a card',
  ],
  [
    'item',
    'when you succeed at a roll for the equipped hero, you may use the effect of another hero in your party instead',
    "if you would empower the equipped hero, you may instead:\n  choose another hero in your party as model\n  use the model's effect",
  ],
  // From another place, and what is paid for it.
  [
    'hero',
    'play up to 2 heroes from the discard pile for free',
    'choose up to 2 heroes in the discard pile as chosen\nfor each card among the chosen:\n  move that card to your hand\n  play that card for free',
  ],
  [
    'leader',
    'when you slay a monster, you may discard 2 cards to draw 3 cards',
    'when you slay a monster:\n  you may discard 2 cards\n  if you do, draw 3 cards',
  ],
  // Two who do the same, and one who loses all.
  [
    'hero',
    'choose an opponent. You and that player each discard a card.',
    'choose an opponent\ndiscard a card\nthat player discards a card',
  ],
  [
    'chapter',
    'choose a champion of yours\nit recovers all its wounds',
    "choose a champion of yours\nthat champion loses (that champion's wounds) wounds",
  ],
  // A number that was chosen.
  [
    'character',
    "when you lay this, choose a number from 1 to 3. Opponents can't lay characters of that level until the start of your next turn.",
    'when you lay this:\n  choose a number from 1 to 3 as named\n  opponents cannot lay characters where level is the named until the start of your next turn',
  ],
  [
    'character',
    'at the end of your turn, discard down to 3 cards',
    'at the end of your turn, repeat exactly (the number of cards in your hand - 3) times, discard a card in your hand',
  ],
  // What is looked for, and what is laid back.
  [
    'hero',
    'Search the deck for a hero, put it into your hand, then shuffle the deck.',
    'look at all cards in the main deck\nmove a hero among those cards to your hand\nshuffle the main deck',
  ],
  [
    'leader',
    'at the start of your turn, look at the top 3 cards of the deck and put them back in any order',
    'at the start of your turn:\n  look at the top 3 cards of the main deck\n  move those cards to the main deck in any order',
  ],
  [
    'hero',
    "look at an opponent's hand and pull a card from it",
    "choose an opponent\nlook at all cards in that player's hand\npull a card in that player's hand",
  ],
  [
    'hero',
    'reveal your hand. For each hero revealed, draw a card.',
    'reveal all cards in your hand\nfor each hero among those cards, draw a card',
  ],
  [
    'hero',
    "pull a random card from an opponent's hand. If it's a hero, you may play it for free.",
    "pull a random card in an opponent's hand\nif that card is a hero, you may play that card for free",
  ],
  // In whose turn, and what changes rolls.
  [
    'leader',
    "opponents can't challenge you during your turn",
    'while you are the active player, opponents cannot challenge you',
  ],
  [
    'leader',
    'your rolls get +1 for each monster you have slain',
    '+1 to your rolls for each slain monster of yours',
  ],
  // What is drawn is seen before one of it is chosen.
  [
    'hero',
    'draw 3 cards and cede one of them to an opponent',
    'draw 3 cards, then cede one of those cards to an opponent',
  ],
  // Once more than usual.
  ['hero', 'you may attack a monster again this turn', 'you may attack a monster again'],
  ['hero', 'you may activate this once more this turn', 'you can activate this again this turn'],
  [
    'hero',
    'steal a hero. You may activate it a second time this turn.',
    'steal a hero\nyou can activate that hero again this turn',
  ],
  ['hero', 'activate a hero once more', 'activate a hero again'],
  [
    'hero',
    'choose a hero of yours. That hero can be activated again.',
    'choose a hero of yours\nthat hero can be activated again this turn',
  ],
  [
    'item',
    'when you fumble the equipped hero, you can activate that hero one more time',
    'when you fumble the equipped hero, you may activate that hero again',
  ],
  [
    'hero',
    "choose a hero of yours. You may use that hero's effect again",
    "choose a hero of yours\nyou may use that hero's effect",
  ],
  // Which time it is.
  [
    'leader',
    'when you play your third card in a turn, draw a card',
    'while you played exactly 2 cards this turn, when you play a card, draw a card',
  ],
  [
    'leader',
    'Whenever you play a second hero in the same turn, draw a card.',
    'while you played exactly 1 hero this turn, when you play a hero, draw a card',
  ],
  [
    'leader',
    'each time after the first that you play a hero in a turn, draw a card',
    'while you played at least 1 hero this turn, when you play a hero, draw a card',
  ],
  [
    'leader',
    'the second hero you play each turn costs 1 action point less',
    'while you played exactly 1 hero this turn, to play a hero, you pay 1 action point less',
  ],
  [
    'leader',
    'the first hero you play each turn cannot be challenged',
    'while you did not play a hero this turn, opponents cannot challenge you for a hero',
  ],
  // Dice that are thrown again, where nothing has come of the first ones.
  [
    'leader',
    'once per turn, when you fail a roll for a hero, you may roll again',
    "once per turn, when you fumble a hero:\n  you may make a hero roll for that hero as second\n  if the second is in that hero's requirement, use that hero's effect",
  ],
  [
    'item',
    'when you fumble the equipped hero, reroll it',
    "when you fumble the equipped hero:\n  make a hero roll for the equipped hero as second\n  if the second is in the equipped hero's requirement, use the equipped hero's effect",
  ],
  // What may be done with the one that came, or is kept.
  [
    'magic',
    'reveal cards from the top of the main deck until a hero is revealed as shown\nchoose a hero among the shown as found\nyou may play the found for free\nif you do not, move the found to your hand\nmove all other cards among the shown to the discard pile',
    'reveal cards from the deck until you reveal a hero\nmove that card to your hand\nyou may play that card for free\nmove all other cards to the discard pile',
  ],
  // Choices as far to the left as the line above, and as many as there are different ones.
  [
    'hero',
    'choose one:\n- discard 2 cards\n- sacrifice a hero',
    'choose one:\n  - discard 2 cards\n  - sacrifice a hero',
  ],
  [
    'magic',
    'each opponent chooses: discard 2 cards or sacrifice a hero',
    'each opponent chooses one:\n  - discard 2 cards\n  - sacrifice a hero',
  ],
  [
    'magic',
    'draw a card for each different class in your party',
    'draw (the number of different classes in your party) cards',
  ],
  [
    'magic',
    'gain 2 action points for each class of heroes in your party',
    'gain (2 times the number of different classes among heroes in your party) action points',
  ],
  [
    'monster',
    'all loners, or if there are none, all red actors',
    'if there are no loners, slash all red actors\notherwise, slash all loners',
  ],
  // One of a hand for one of another, and a part of a number.
  [
    'magic',
    "choose an opponent\nexchange a card in your hand for a random card in that player's hand",
    "choose an opponent\nchoose a card in your hand as given\nchoose a random card in that player's hand as taken\nmove the given to that player's hand and move the taken to your hand",
  ],
  [
    'leader',
    'once per turn, when an opponent steals a hero or pulls a card, draw a card',
    'once per turn, when an opponent steals a hero or an opponent pulls a card, draw a card',
  ],
  ['monster', 'slash 2 actors with the lowest values', 'slash the 2 actors with the lowest values'],
  [
    'hero',
    "choose a hero in an opponent's party as passenger\nexchange this for the passenger",
    "choose a hero in an opponent's party as passenger\nmove this to the passenger's controller's party and move the passenger to your party",
  ],
  [
    'hero',
    'choose a hero in your hand as understudy\nyou may swap this with the understudy',
    'choose a hero in your hand as understudy\nyou may move this to your hand and move the understudy to your party',
  ],
  [
    'action',
    'choose a group with at least 4 actors as gallery\nlet half be half the number of actors in the gallery, rounded down\nmove the top (the half) cards of the deck to your hand',
    'choose a group with at least 4 actors as gallery\nlet half-one be half the number of actors in the gallery rounded down\nmove the top (the half-one) cards of the deck to your hand',
  ],
  [
    'action',
    'choose a group with at least 4 actors as gallery\nlet half be the number of actors in the gallery / 2, rounded down\nmove the top (the half) cards of the deck to your hand',
    'choose a group with at least 4 actors as gallery\nlet half-one be the number of actors in the gallery divided by 2 rounded down\nmove the top (the half-one) cards of the deck to your hand',
  ],
  [
    'hero',
    'make an attack roll as throw\nif the throw is at least 5 and at most 8, draw 2 cards',
    'make an attack roll as throw\nif the throw is 5..8, draw 2 cards',
  ],
  [
    'magic',
    'draw (the number of heroes in your party / 2, rounded down) cards',
    'draw (the number of heroes in your party divided by 2 rounded down) cards',
  ],
  [
    'item',
    'the equipped hero counts as a bard instead of its own class',
    'the equipped hero counts as a bard',
  ],
  // A name behind the place is for what is moved.
  [
    'action',
    'choose a group as pyramid\nmove all actors in the pyramid where value is less than 3 to a new unit as fallen\nif there are at least 2 actors among the fallen, draw a card',
    'choose a group as pyramid\nmove all actors in the pyramid where value is less than 3 as fallen to a new unit\nif there are at least 2 actors among the fallen, draw a card',
  ],
  [
    'magic',
    'move all heroes in your party to the discard pile as lost\nif there are at least 2 cards among the lost, draw a card',
    'move all heroes in your party as lost to the discard pile\nif there are at least 2 cards among the lost, draw a card',
  ],
  // What was named behind the place, and what is on top of a pile until it is taken.
  [
    'hero',
    'move the top card of the main deck to your hand as drawn\nif the drawn is a hero, you may play the drawn for free',
    'move the top card of the main deck as drawn to your hand\nif the drawn is a hero, you may play the drawn for free',
  ],
  [
    'hero',
    'Take the top card of the main deck. If it is a hero, you may play it for free.',
    'move the top card of the main deck as drawn to your hand\nif the drawn is a hero, you may play the drawn for free',
  ],
];
