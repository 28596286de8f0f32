import type { Same } from '../readings/cards.ts';

/** What other games print every day: searches, cards that change sides, what some pay for, and the same as the language has it. */
export const USUAL_ORDERS: readonly Same[] = [
  // What may be done once in each turn, in a block and with a condition.
  [
    'leader',
    'once per turn, if your hand is empty:\n  you may draw 2 cards\n  if you do, gain an action point',
    'while your hand is empty, once per turn, draw 2 cards to gain an action point',
  ],
  [
    'leader',
    'once per turn, if your hand is empty, draw a card',
    'while your hand is empty, once per turn, draw a card',
  ],
  [
    'leader',
    'once per turn:\n  discard a card\n  draw 2 cards\n  gain an action point',
    'once per turn, discard a card to:\n  draw 2 cards\n  gain an action point',
  ],
  // For each of some, behind how long it lasts.
  [
    'hero',
    '+1 to your rolls until end of turn for each hero in your party',
    '+1 to your rolls for each hero in your party until end of turn',
  ],
  // The roll that an order makes.
  [
    'hero',
    'activate a hero in your party with +2 to that roll',
    '+2 to your next roll this turn\nactivate a hero in your party',
  ],
  // Piles that are searched.
  [
    'hero',
    'search the main deck for a magic card, reveal it and put it into your hand. then shuffle',
    'look at all cards in the main deck as seen\nchoose a magic card among the seen as found\nreveal the found\nmove the found to your hand\nshuffle the main deck',
  ],
  [
    'character',
    'when you lay this, search your deck for a character, reveal it, put it into your hand, then shuffle your deck',
    'when you lay this:\n  look at all cards in your deck as seen\n  choose a character among the seen as found\n  reveal the found\n  move the found to your hand\n  shuffle your deck',
  ],
  // Cards that change sides for a time.
  [
    'hero',
    'take control of a hero until the end of your turn',
    "choose a hero in an opponent's party as lent\nlet lender be the lent's controller\nsteal the lent\nat the end of your turn, if the lent is in your party, move the lent to the lender's party",
  ],
  [
    'hero',
    "steal a hero. at the start of your next turn, return it to that player's party",
    "choose a hero in an opponent's party as lent\nlet lender be the lent's controller\nsteal the lent\nat the start of your next turn, if the lent is in your party, move the lent to the lender's party",
  ],
  // Some of those drawn, and as many as others have.
  ['hero', 'draw 3 cards, keep one and discard the rest', 'draw 3 cards as drawn\ndiscard 2 of the drawn'],
  [
    'hero',
    'draw 2 cards, keep one and put the other on top of the main deck',
    'draw 2 cards as drawn\nmove one of the drawn to the top of the main deck',
  ],
  [
    'hero',
    'draw as many cards as the opponent with the most cards in hand',
    "choose an opponent with the most cards in their hand as model\ndraw (the number of cards in the model's hand) cards",
  ],
  ['hero', 'double the number of cards in your hand', 'draw (the number of cards in your hand) cards'],
  ['hero', 'discard up to 3 cards, then draw that many', 'discard up to 3 cards, then draw that many cards'],
  // Several of what a verb does one at a time.
  [
    'character',
    'when you lay this, summon up to 2 characters in your discard pile',
    'when you lay this:\n  choose up to 2 characters in your discard pile as several\n  for each character among the several, summon that character',
  ],
  [
    'character',
    'when you lay this:\n  exhume up to 2 characters in your discard pile where level is 1 as embers\n  the embers cannot attack until end of turn',
    'when you lay this:\n  choose up to 2 characters in your discard pile where level is 1 as embers\n  for each character among the embers, exhume that character\n  for each character among the embers, that character cannot attack until end of turn',
  ],
  [
    'character',
    'at the start of your introduction, each player with at least 3 characters in their front sacrifices a character',
    'at the start of your introduction, each player with at least 3 characters in their front sacrifices a character in their front',
  ],
  // Prices that owners pay, and what is paid to you.
  [
    'power',
    'choose a champion of an opponent as debtor\nuntil the start of your next turn, to launch an attack with the debtor, its controller also pays 8 coins',
    'choose a champion of an opponent as debtor\nuntil the start of your next turn, to launch an attack attached to the debtor, players also pay 8 coins',
  ],
  [
    'power',
    'for each opponent:\n  that player may pay 10 coins to you\n  if they do not, that player loses 5 coins',
    'for each opponent:\n  that player may pay 10 coins\n  if they do, gain 10 coins\n  otherwise, that player loses 5 coins',
  ],
  [
    'power',
    'if no champion of an opponent launched an attack this turn, gain 5 coins',
    'if no attack attached to a champion of an opponent was launched this turn, gain 5 coins',
  ],
  // What comes in the place of an event, of a card.
  [
    'character',
    'the first time each turn your survivor would lose life, this may instead gain 1 wound',
    'once per turn, if your survivor would lose any life, you may instead:\n  this gains 1 wound',
  ],
  // Ranges, and piles with several conditions.
  [
    'leader',
    'when you empower a hero with a requirement of 9 or more, draw a card',
    'when you empower a hero where the lowest requirement of that hero is at least 9, draw a card',
  ],
  [
    'monster',
    'a group without yellow actors where the total value is at least 12',
    'a group where the total value is at least 12 and there are no yellow actors in that group',
  ],
  [
    'monster',
    'all groups with an odd number of actors where the total value is at most 10',
    'all groups where the total value is at most 10 and the number of actors in that group is odd',
  ],
  [
    'action',
    "choose an actor in a group as cat\nlet home be the cat's group\nmove the cat to a new unit\nif the home has exactly 1 actor, draw a card",
    "choose an actor in a group as cat\nlet home be the cat's unit\nmove the cat to a new unit\nif the home has exactly 1 actor, draw a card",
  ],
  // Another one than the card that says so.
  [
    'hero',
    "choose a hero in an opponent's party with the same class as another hero in your party as target\ndestroy the target",
    "choose a class where there is another hero in your party of that class and there is a hero in an opponent's party of that class\nchoose a hero in an opponent's party of that class as target\ndestroy the target",
  ],
  // A limit that is raised.
  [
    'item',
    'you may activate the equipped hero once more each turn',
    'the equipped hero can be activated twice per turn',
  ],
  // What a verb takes from the hand, of a card that is elsewhere, in the place of an event.
  [
    'item',
    'if the equipped hero would be destroyed or stolen, you may instead discard another item attached to that hero',
    'if the equipped hero would be destroyed or stolen, you may instead move another item attached to that hero to the discard pile',
  ],
  [
    'leader',
    'if a hero of yours would be destroyed, discard an item attached to that hero instead',
    'if a hero of yours would be destroyed, instead move an item attached to that hero to the discard pile',
  ],
  // One of several values, where the card may be of a kind without.
  [
    'challenge',
    'when you challenge using this, if the challenged card is a thief or a wizard, +2 to your challenger roll',
    'when you challenge for a card using this, if that card is a thief card or wizard card, +2 to your challenger roll',
  ],
  [
    'leader',
    'when you draw a card, if that card is a thief or a wizard, draw a card',
    'when you draw a thief card or wizard card, draw a card',
  ],
  // Of the same value, and not that one.
  [
    'leader',
    "once per turn, discard a hero as drone to:\n  take a hero of the drone's class in the discard pile other than the drone",
    "once per turn, discard a hero as drone to:\n  take a hero other than the drone in the discard pile where class is the drone's class",
  ],
  // What somebody did something with.
  [
    'magic',
    'sacrifice all heroes you played this turn',
    'sacrifice all heroes where you played that hero this turn',
  ],
  [
    'magic',
    'at the end of the turn, return all heroes you played this turn to your hand',
    'at the end of the turn, move all heroes in play where you played that hero this turn to your hand',
  ],
  [
    'magic',
    'sacrifice all heroes in your party that were played by you this turn',
    'sacrifice all heroes in your party where you played that hero this turn',
  ],
  // Who did something more often.
  [
    'hero',
    'if an opponent has slain more monsters than you, draw a card',
    'if an opponent has more slain monsters than you, draw a card',
  ],
  [
    'hero',
    'if you have discarded fewer cards than each opponent this turn, draw a card',
    'if there is no opponent where the number of times that player discarded a card this turn is at most the number of times you discarded a card this turn, draw a card',
  ],
  [
    'hero',
    'if you have played more heroes than an opponent this turn, draw a card',
    'if there is an opponent where the number of times that player played a hero this turn is less than the number of times you played a hero this turn, draw a card',
  ],
  // Items from one to another.
  [
    'hero',
    "choose a hero in an opponent's party as stranger\nchoose a hero in your party as friend\nmove all items of the stranger to the friend and move all items of the friend to the stranger",
    "choose a hero in an opponent's party as stranger\nchoose a hero in your party as friend\nattach all items attached to the stranger to the friend and attach all items attached to the friend to the stranger",
  ],
  [
    'hero',
    'move all items of this to a hero in your party',
    'attach all items attached to this to a hero in your party',
  ],
  [
    'magic',
    'choose an item in any party as prize\nmove that item to a hero in your party',
    'choose an item in any party as prize\nattach the prize to a hero in your party',
  ],
  // One by one, and to whom.
  [
    'magic',
    'choose 2 heroes in any party\nfor each of those heroes, move that hero with its items to the party of the next player from its owner',
    "choose 2 heroes in any party\nfor each hero among those heroes, move that hero to the party of the next player of that hero's controller",
  ],
  // What it has instead of its own, as one of several.
  [
    'hero',
    "choose a hero in an opponent's party as model\nuntil the end of your next turn:\n  this has the model's effect\n  this has the model's requirement",
    "choose a hero in an opponent's party as model\nuntil the end of your next turn:\n  this has the model's effect\n  the requirement of this counts as the model's requirement",
  ],
];
