/** What becomes of those who did something, of revealed cards, of bids and votes, and what two things somebody did not do. */
import type { Same } from '../readings/cards.ts';

export const SETTLED: readonly Same[] = [
  [
    'hero',
    'each opponent may discard a card\ndraw a card for each opponent who did not',
    'for each opponent:\n  that player may discard a card\n  if they do not, draw a card',
  ],
  [
    'hero',
    'for each opponent:\n  that player may discard a card\neach opponent who did draws a card',
    'for each opponent:\n  that player may discard a card\n  if they do, that player draws a card',
  ],
  [
    'hero',
    'each opponent may discard a card\neach opponent who discarded a card draws 2 cards',
    'for each opponent:\n  that player may discard a card\n  if they do, that player draws 2 cards',
  ],
  [
    'hero',
    'each opponent chooses one:\n  - that player discards a card\n  - that player sacrifices a hero\ndraw a card for each opponent who discarded a card this way',
    'for each opponent:\n  let earlier be the number of times that player discarded a card this turn\n  that player chooses one:\n    - that player discards a card\n    - that player sacrifices a hero\n  if the number of times that player discarded a card this turn is more than the earlier, draw a card',
  ],
  [
    'hero',
    'each opponent chooses one:\n  - that player discards a card\n  - that player sacrifices a hero\neach opponent who sacrificed a hero draws a card',
    'for each opponent:\n  let earlier be the number of times that player sacrificed a hero this turn\n  that player chooses one:\n    - that player discards a card\n    - that player sacrifices a hero\n  if the number of times that player sacrificed a hero this turn is more than the earlier, that player draws a card',
  ],
  [
    'hero',
    'reveal the top 4 cards of the main deck\nput all heroes among them into your hand and discard the rest',
    'reveal the top 4 cards of the main deck as seen\nmove all heroes among the seen as kept to your hand\nmove all cards among the seen other than the kept to the discard pile',
  ],
  [
    'event',
    'reveal the top 3 cards of your deck\ntake all characters among them\nbury the rest',
    'reveal the top 3 cards of your deck as seen\nmove all characters among the seen as kept to your hand\nbury all cards among the seen other than the kept',
  ],
  [
    'hero',
    'reveal the top 4 cards of the main deck as news\ntake a hero among the news',
    'reveal the top 4 cards of the main deck as news\nmove a hero among the news to your hand',
  ],
  [
    'hero',
    'choose a class as called\nreveal the top 4 cards of the main deck as news\ntake all heroes of the called among the news\nif there were none, draw a card',
    'choose a class as called\nreveal the top 4 cards of the main deck as news\nmove all heroes of the called among the news to your hand\nif there are no heroes of the called among the news, draw a card',
  ],
  [
    'hero',
    'draw a card for each item in your party as found\ndiscard a card among the found',
    'draw (the number of items in your party) cards as found\ndiscard a card among the found',
  ],
  [
    'chapter',
    'each player secretly chooses a number of their coins as their bid\nreveal all bids\neach player pays their bid\nthe player with the highest bid draws 2 cards',
    'each player secretly bids a number of coins\neach player pays their bid\nthe player with the highest bid draws 2 cards',
  ],
  [
    'chapter',
    'each player secretly bids a number of coins\nif there is a tie, each player draws a card\notherwise, the player with the highest bid draws 2 cards',
    'each player secretly bids a number of coins\nif there is a tie for the highest bid, each player draws a card\notherwise, the player with the highest bid draws 2 cards',
  ],
  [
    'hero',
    'each player secretly chooses a class as their vote\nreveal all votes\neach hero of the class with the most votes cannot be activated until the start of your next turn',
    'each player secretly chooses a class\nchoose a class with the most votes as elect\neach hero of the elect cannot be activated until the start of your next turn',
  ],
  [
    'penalty',
    'each opponent votes for a hero in your party\nsacrifice the hero with the most votes',
    'each opponent chooses a hero in your party\nsacrifice the hero with the most votes',
  ],
  [
    'leader',
    "at the end of an opponent's turn, if that player neither challenged nor modified a roll this turn, draw a card",
    "at the end of an opponent's turn, if the active player did not challenge this turn and the active player did not modify this turn, draw a card",
  ],
  [
    'leader',
    'at the end of your turn, if you challenged nobody and modified no roll this turn, draw a card',
    'at the end of your turn, if you did not challenge this turn and you did not modify this turn, draw a card',
  ],
  [
    'leader',
    'at the end of your turn, if you did not attack or play a hero this turn, draw a card',
    'at the end of your turn, if you did not attack this turn and you did not play a hero this turn, draw a card',
  ],
  [
    'hero',
    'each opponent whose party has more heroes than yours sacrifices a hero',
    'each opponent with more than (the number of heroes in your party) heroes in their party sacrifices a hero',
  ],
  [
    'hero',
    'each player whose party contains the most heroes discards a card',
    'each player with the most heroes in their party discards a card',
  ],
  [
    'object',
    "while the equipped character is an opponent's, -2 to the equipped character's score",
    "while the equipped character's controller is an opponent, -2 to the equipped character's score",
  ],
  [
    'object',
    "while you control the equipped character, +1 to the equipped character's score",
    "while the equipped character's controller is you, +1 to the equipped character's score",
  ],
  [
    'character',
    "while there is a place in your grounds, this cannot be destroyed during an opponent's turn",
    'while there is a place in your grounds and you are not the active player, this cannot be destroyed',
  ],
  [
    'character',
    "when this attacks an opponent's survivor, you may:\n  discard a card\n  that survivor loses 2 life",
    "when this attacks an opponent's survivor:\n  you may discard a card\n  if you do, that survivor loses 2 life",
  ],
  [
    'terrain',
    "at the start of each player's turn:\n  that player may pay 10 coins\n  if they do, each fire champion of another player gains 1 fatigue",
    "at the start of each player's turn:\n  the active player may pay 10 coins\n  if they do, each fire champion of a player other than the active player gains 1 fatigue",
  ],
  [
    'event',
    'each player reveals the top card of their deck\neach player who revealed a character puts it into their hand\nall others bury theirs',
    "for each player:\n  that player reveals the top card of that player's deck as shown\n  if the shown is a character, that player moves the shown to that player's hand\n  otherwise, that player buries the shown",
  ],
  [
    'hero',
    'each opponent discards a card\neach opponent who discarded a magic card sacrifices a hero\nall others draw a card',
    'for each opponent:\n  that player discards a card as shown\n  if the shown is a magic card, that player sacrifices a hero\n  otherwise, that player draws a card',
  ],
  [
    'hero',
    'each opponent discards a card\ndraw a card for each opponent who discarded a hero',
    'for each opponent:\n  that player discards a card as shown\n  if the shown is a hero, draw a card',
  ],
  [
    'survivor',
    'once per turn, for 2 rescues, draw a card',
    'once per turn, pay 2 rescues of this to draw a card',
  ],
  ['speciality', 'once per turn, for 15 coins, draw a card', 'once per turn, pay 15 coins to draw a card'],
  [
    'character',
    'when another character in your front dies, draw a card',
    'when another character in your front is destroyed, draw a card',
  ],
  // A word that is near to a part of the name of a counter is no slip of it.
  [
    'speciality',
    'at the start of your turn, put a seed on this\nonce per turn, remove 2 seeds from this to draw a card',
    'at the start of your turn, put a seed on this\nonce per turn, you may remove 2 seeds from this to draw a card',
  ],
  [
    'hero',
    'if only one player has the most heroes in their party:\n  that player sacrifices a hero\n  that player draws a card',
    'if there is exactly 1 player with the most heroes in their party:\n  choose a player with the most heroes in their party as sole\n  the sole sacrifices a hero\n  the sole draws a card',
  ],
  [
    'leader',
    'once per turn, pay 1 action point to use the effect of the last hero an opponent empowered this turn',
    "once per turn, pay 1 action point to:\n  let latest be the last hero where an opponent empowered that hero this turn\n  use the latest's effect",
  ],
  // No verb is done with such cards, which go over a zone of their own.
  [
    'survivor',
    'when an opponent plays an event, draw a card',
    "when an event enters an opponent's stage, draw a card",
  ],
  [
    'survivor',
    'once per turn, when an opponent plays an event:\n  you may pay 1 rescue of this\n  if you do, that event has no effect',
    "once per turn, when an event enters an opponent's stage:\n  you may pay 1 rescue of this\n  if you do, that event has no effect until end of turn",
  ],
  [
    'magic',
    'until end of turn, to play the next magic card, you pay 1 action point less',
    'the next magic card you play this turn costs 1 action point less',
  ],
  [
    'magic',
    'until end of turn, the next magic card you play is free',
    'the next magic card you play this turn is free',
  ],
];
