/** Acts in the words of a table: the next one, the rest, a guess, one more than that, and what a modifier adds. */
import type { Same } from '../readings/cards.ts';

const NEXT_HERO =
  'let so-far be the number of times you played a hero this turn\nuntil end of turn, while the number of times you played a hero this turn is the so-far, to play a hero, you pay no action points';
const NEXT_ATTACK =
  'let so-far be the number of times you attacked a monster this turn\nuntil end of turn, while the number of times you attacked a monster this turn is the so-far, to attack a monster, you pay no action points';

export const EVERYDAY_ACTS: readonly Same[] = [
  // The next one costs less.
  ['magic', 'the next hero you play this turn is free', NEXT_HERO],
  ['magic', 'The next hero you play this turn costs no action points.', NEXT_HERO],
  ['magic', 'the next time you play a hero this turn, you pay no action points', NEXT_HERO],
  ['magic', 'you may play your next hero this turn for free', NEXT_HERO],
  ['magic', 'your next attack this turn costs no action points', NEXT_ATTACK],
  ['magic', 'the next monster you attack this turn costs nothing', NEXT_ATTACK],
  [
    'magic',
    'draw a card. The next hero you play this turn costs 1 action point less',
    'draw a card\nlet so-far be the number of times you played a hero this turn\nuntil end of turn, while the number of times you played a hero this turn is the so-far, to play a hero, you pay 1 action point less',
  ],
  [
    'leader',
    'when you slay a monster, the next hero you play this turn is free',
    `when you slay a monster:\n  ${NEXT_HERO.replace('\n', '\n  ')}`,
  ],
  // All but one.
  [
    'magic',
    'each player chooses a hero in their party to keep and sacrifices the others',
    'for each player:\n  that player chooses a hero in their party\n  that player sacrifices all other heroes in their party',
  ],
  [
    'magic',
    'each player chooses a hero in their party; destroy the rest',
    'for each player:\n  that player chooses a hero in their party\n  that player sacrifices all other heroes in their party',
  ],
  [
    'hero',
    'each opponent sacrifices all but one of their heroes',
    'for each opponent:\n  that player chooses a hero in their party\n  that player sacrifices all other heroes in their party',
  ],
  // A guess.
  [
    'hero',
    'guess a number from 2 to 12, then make a hero roll. If you guessed right, draw 3 cards',
    'choose a number from 2 to 12 as guess\nmake a hero roll\nif that hero roll is the guess, draw 3 cards',
  ],
  [
    'hero',
    'name a number between 2 and 12. Make a hero roll. If it matches, draw 3 cards; otherwise discard a card',
    'choose a number from 2 to 12 as guess\nmake a hero roll\nif that hero roll is the guess, draw 3 cards\notherwise, discard a card',
  ],
  // What two players have in play.
  ...[
    'trade a hero with an opponent',
    'swap a hero of yours with a hero of an opponent',
    'Swap one of your heroes with a hero of an opponent.',
  ].map((text): Same => [
    'hero',
    text,
    "choose a hero in your party as given\nchoose a hero in an opponent's party as taken\nmove the given to the taken's controller's party and move the taken to your party",
  ]),
  // One more than that.
  [
    'magic',
    'discard any number of cards, then draw that many cards plus one',
    'discard any number of cards, then draw (that many + 1) cards',
  ],
  [
    'magic',
    'discard up to 3 cards, then draw one more card than you discarded',
    'discard up to 3 cards, then draw (that many + 1) cards',
  ],
  [
    'chapter',
    'discard any number of cards. Gain that many coins plus 2',
    'discard any number of cards\ngain (that many + 2) coins',
  ],
  // What a modifier adds.
  [
    'modifier',
    '+1 for each hero in your party',
    'when you modify a roll using this, +1 to that roll for each hero in your party',
  ],
  [
    'modifier',
    'this gets +1 for each hero in your party',
    'when you modify a roll using this, +1 to that roll for each hero in your party',
  ],
  [
    'modifier',
    'if the roll is an attack roll, +2 to it',
    'when you modify an attack roll using this, +2 to that roll',
  ],
  [
    'modifier',
    '+2 if you have a bard in your party',
    'when you modify a roll using this, if you have a bard card in your party, +2 to that roll',
  ],
  ['challenge', '+1 for each hero in your party', '+1 to your roll for each hero in your party'],
  // Who has more, and one of these.
  [
    'hero',
    'take a card from each opponent who has more cards than you',
    "for each opponent where the number of cards in that player's hand is more than the number of cards in your hand, pull a card of that player",
  ],
  [
    'hero',
    'an opponent who has more cards than you gives you a card',
    "choose an opponent where the number of cards in that player's hand is more than the number of cards in your hand\nthat player gives you a card",
  ],
  [
    'hero',
    'each opponent with at least 3 heroes in their party must sacrifice one of them',
    'each opponent with at least 3 heroes in their party sacrifices a hero in their party',
  ],
  [
    'chapter',
    'steal 5 coins from an opponent who has more coins than you',
    "choose an opponent with more coins than you\nlet some be the lesser of 5 and that player's coins\nthat player loses (the some) coins\ngain (the some) coins",
  ],
  [
    'chapter',
    'steal 5 coins from an opponent who has at least 20 coins',
    "choose an opponent with at least 20 coins\nlet some be the lesser of 5 and that player's coins\nthat player loses (the some) coins\ngain (the some) coins",
  ],
  // By how much a contest is won.
  [
    'leader',
    'when you win a challenge by 3 or more, draw a card',
    'when you win a duel by 3 or more, draw a card',
  ],
  [
    'challenge',
    'when you win a challenge using this by at least 3, draw a card',
    'before you challenge using this, until the end of the challenge, when you win a duel by at least 3, draw a card',
  ],
  [
    'challenge',
    'if you win by 3 or more, draw a card',
    'before you challenge using this, until the end of the challenge, when you win a duel by 3 or more, draw a card',
  ],
  [
    'challenge',
    'if you win the challenge by 3 or more, steal a hero from that player',
    'before you challenge using this, until the end of the challenge, when you win a duel by 3 or more against a player, steal a hero of that player',
  ],
  // Counters that are on the card itself.
  [
    'hero',
    'Put a crumb on this card. If this has 3 or more crumbs, remove all crumbs and destroy a hero.',
    'put a crumb on this\nif this has 3 or more crumbs, remove all crumbs from this, then destroy a hero',
  ],
  [
    'leader',
    'Whenever you play an item, put an apple on this.\nOnce per turn, you may remove 2 apples to draw a card.',
    'when you play an item, put an apple on this\nonce per turn, remove 2 apples from this to:\n  draw a card',
  ],
  [
    'item',
    'at the start of your turn, put a tick on this\nif the equipped hero would be stolen or destroyed, you may instead remove all ticks from this',
    'at the start of your turn, put a tick on this\nwhile this has at least 1 tick, if the equipped hero would be stolen or destroyed, you may instead:\n  this loses all ticks',
  ],
  // A card for one of somebody who has a name.
  [
    'hero',
    "choose an opponent as rival\nyou may exchange a card in your hand for a card in the rival's hand",
    "choose an opponent as rival\nyou may choose a card in your hand as given\nif you do:\n  choose a card in the rival's hand as taken\n  move the given to the rival's hand and move the taken to your hand",
  ],
  // What one alone has most votes for.
  [
    'monster',
    'each player secretly chooses a colour\nif there is only one colour with the most votes, slash all actors of that colour\notherwise, slash all loners',
    'each player secretly chooses a colour\nif there is exactly 1 colour with the most votes, slash all actors of the colour with the most votes\notherwise, slash all loners',
  ],
  [
    'monster',
    'each player secretly votes for a colour\nif only one colour has the most votes, slash all actors of that colour in groups with at least 3 actors\notherwise, slash all loners',
    'each player secretly chooses a colour\nif there is exactly 1 colour with the most votes:\n  let voted be the colour with the most votes\n  slash all actors of the voted in groups with at least 3 actors\notherwise, slash all loners',
  ],
  // The effect of another card.
  [
    'hero',
    'you may use the effect of another hero in your party without rolling',
    "you may choose another hero in your party\nif you do, use that hero's effect",
  ],
  [
    'leader',
    'once per turn, when you slay a monster, you may use the effect of a hero in your party',
    "once per turn, when you slay a monster:\n  you may choose a hero in your party\n  if you do, use that hero's effect",
  ],
  ['hero', 'use the effect of any hero in play', "choose a hero in play\nuse that hero's effect"],
];
