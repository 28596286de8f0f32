import type { Same } from './cards.ts';

/** What people write of two who oppose each other, of what is stopped and of what goes back, and the same as the language has it. */
export const ON_RIVALS: readonly Same[] = [
  // The card that a contest is about.
  [
    'challenge',
    'if you win this challenge and the challenged card is a hero, put that hero into your party instead of the discard pile',
    'before you challenge using this, until the end of the challenge, when you win a duel for a hero, move that hero to your party',
  ],
  [
    'challenge',
    'when you lose this challenge, draw a card',
    'before you challenge using this, until the end of the challenge, when you lose a duel, draw a card',
  ],
  [
    'challenge',
    '+2 to your challenge roll if the challenged card is a magic card',
    'before you challenge for a magic card using this, +2 to your challenger roll until the end of the challenge',
  ],
  [
    'challenge',
    'if the challenged card is an item, +3 to your roll',
    'before you challenge for an item using this, +3 to your challenger roll until the end of the challenge',
  ],
  [
    'leader',
    'once per turn, if a challenged card of yours would be moved to the discard pile:\n  instead move that card to your hand\n  the player who challenged you draws a card',
    'once per turn, when you lose a duel against an opponent for a card:\n  move that card to your hand\n  that opponent draws a card',
  ],
  // What a text does is left out.
  [
    'leader',
    'once per turn, when an opponent plays a magic card, you may discard 2 cards to cancel its effect',
    'once per turn, if an opponent would play a magic card as stopped, you may instead move the stopped to the discard pile and discard exactly 2 cards',
  ],
  [
    'leader',
    'Whenever an opponent plays a magic card, you may discard a hero to stop that card from having an effect.',
    'if an opponent would play a magic card as stopped, you may instead move the stopped to the discard pile and discard a hero',
  ],
  [
    'leader',
    "Once per turn, when an opponent empowers a hero, you may discard two cards. If you do, use that hero's effect instead of them, and they gain an action point.",
    "once per turn, if an opponent would empower a hero, you may instead:\n  discard exactly 2 cards\n  use that hero's effect\n  that player gains an action point",
  ],
  // A card of a kind that another verb uses.
  [
    'leader',
    'whenever you play a modifier on one of your rolls, draw a card',
    'when you modify a roll of yours using a modifier, draw a card',
  ],
  [
    'leader',
    'when an opponent uses a modifier on your hero roll, draw a card',
    'when an opponent modifies a hero roll of yours using a modifier, draw a card',
  ],
  // What it costs to do something to each.
  [
    'character',
    "opponents' level 1 characters can't attack unless their survivor loses 1 life for each",
    'to send a character where level is 1, opponents also pay 1 life of their survivor',
  ],
  // Who rolls more.
  [
    'magic',
    'hold a duel against an opponent\nwhoever rolls higher draws 2 cards\nthe loser discards a card',
    'choose an opponent as rival\nhold a duel against the rival as showdown\nif you win the showdown:\n  draw 2 cards\n  the rival discards a card\notherwise if the rival wins the showdown:\n  the rival draws 2 cards\n  discard a card',
  ],
  // What goes back.
  [
    'hero',
    "return all items in play to their owners' hands\ndraw a card for each item that was returned to an opponent's hand",
    "let moved be the number of items of an opponent\nfor each item in play, move that item to that item's controller's hand\ndraw (the moved) cards",
  ],
  [
    'hero',
    "Each opponent puts a card from their hand face down in front of them. Look at all of them. Take one of them into your hand; the others go back to their owners' hands. Unless the card you took is a hero, the player it came from may draw two cards.",
    "each opponent secretly chooses a card in their hand\nlook at those cards\nchoose a card among those cards as taken\nlet giver be the taken's controller\nmove the taken to your hand\nif the taken is not a hero, the giver may draw 2 cards",
  ],
  // What comes in the place of something.
  [
    'hero',
    'choose a monster on the table\nmove that monster to the bottom of the monster deck\nreveal the top card of the monster deck to replace it',
    'choose a monster in the monster row\nmove that monster to the bottom of the monster deck\nmove the top card of the monster deck to the monster row',
  ],
  // A limit on what two have.
  [
    'action',
    'join two groups that have at most 5 actors together',
    'choose a group as one\njoin the one to another group with at most (5 - the number of actors in the one) actors',
  ],
  // Where cards stay.
  [
    'action',
    'Choose a group. Until the end of the round, nobody may move actors into or out of that group.',
    'choose a group\nuntil the end of the round, all actors cannot be moved to that group\nuntil the end of the round, all actors in that group cannot be moved',
  ],
  // Who began it.
  [
    'leader',
    'when you challenge an opponent and win, draw a card',
    'when you win a duel using a challenger roll against an opponent, draw a card',
  ],
  [
    'leader',
    'Whenever an opponent challenges you and you win, draw a card.',
    'when you win a duel using a defender roll against an opponent, draw a card',
  ],
  [
    'leader',
    'when you lose a challenge an opponent started, draw a card',
    'when you lose a duel using a defender roll against an opponent, draw a card',
  ],
  [
    'leader',
    "when you win a challenge against an opponent's hero, draw a card",
    'when you win a duel using a challenger roll against an opponent for a hero, draw a card',
  ],
  [
    'leader',
    'once per turn, when your challenge succeeds, draw a card',
    'once per turn, when you win a duel using a challenger roll, draw a card',
  ],
  // What does not come of it.
  [
    'leader',
    'when an opponent attacks a monster and does not slay that monster, draw a card',
    'when an opponent attacks a monster, if that player did not slay that monster this turn, draw a card',
  ],
  [
    'leader',
    'Each time you play a hero and nobody challenges it, you may draw a card.',
    'when you play a hero, if that hero was not challenged this turn, you may draw a card',
  ],
  [
    'leader',
    'when you play a hero:\n  if nobody challenged it, draw a card',
    'when you play a hero:\n  if that hero was not challenged this turn, draw a card',
  ],
  [
    'leader',
    'when an attack of yours fails, draw a card',
    'when you attack a monster, if you did not slay that monster this turn, draw a card',
  ],
  ['leader', 'when you roll for a hero and fail, draw a card', 'when you fumble a hero, draw a card'],
  [
    'leader',
    'when an opponent fails to slay a monster, that player discards a card',
    'when an opponent attacks a monster, if that player did not slay that monster this turn, that player discards a card',
  ],
  ['leader', 'when an attack of yours succeeds, draw a card', 'when you slay a monster, draw a card'],
  // What others cannot do.
  ['leader', 'cards in your hand cannot be pulled by opponents', 'opponents cannot pull cards in your hand'],
  ['leader', 'opponents cannot steal cards from your hand', 'opponents cannot pull cards in your hand'],
  [
    'leader',
    'your items cannot be destroyed by other players',
    'other players cannot destroy items of yours',
  ],
  // What is in one place and in another, and who has more or less than somebody else.
  [
    'leader',
    "at the start of your turn, if there are fewer heroes in your party than in each opponent's party, draw a card",
    'at the start of your turn, if there is no opponent with at most (the number of heroes in your party) heroes in their party, draw a card',
  ],
  [
    'leader',
    "at the start of your turn, if an opponent's party has more heroes than yours, draw a card",
    "at the start of your turn, if there is an opponent where the number of heroes in that player's party is more than the number of heroes in your party, draw a card",
  ],
  [
    'leader',
    'opponents with fewer heroes in their party than you cannot challenge you',
    'all opponents with less than (the number of heroes in your party) heroes in their party cannot challenge you',
  ],
  [
    'leader',
    'at the start of your turn, if no opponent has more cards in their hand than you, draw a card',
    'at the start of your turn, if there is no opponent with more than (the number of cards in your hand) cards in their hand, draw a card',
  ],
  // Turns more and fewer, which the card brings the counters for, and the other way round.
  ['leader', 'when you slay a monster, take an extra turn', 'when you slay a monster, gain an extra turn'],
  [
    'leader',
    'when an opponent fumbles a hero, that player skips their next turn',
    'when an opponent fumbles a hero, that player gains a skipped turn',
  ],
  [
    'leader',
    'when you slay a monster, reverse the order of play',
    'when you slay a monster, the reversal becomes (1 - the reversal)',
  ],
];
