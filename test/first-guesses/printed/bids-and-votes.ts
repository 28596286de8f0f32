import type { Same } from '../readings/cards.ts';

const NUMBERS = (high: string): string =>
  `for each player, that player's placed bids become 0\neach player secretly chooses a number from 0 to ${high} and gains that many placed bids\n`;
const WINNER = 'choose a player with the most placed bids as winner\n';
const CARDS = (some: string): string =>
  `each player secretly moves ${some} cards in their hand to their card bid\n`;
const BIDDER = 'choose a player with the most cards in their card bid as winner\n';

/** What players bid and vote for. */
export const BIDS_AND_VOTES: readonly Same[] = [
  [
    'monster',
    'each player secretly chooses a colour\nslash all actors of the colour with the most votes in groups with at least 3 actors\neach player who chose that colour discards a card',
    'each player secretly chooses a colour\nchoose a colour with the most votes\nslash all actors of that colour in groups with at least 3 actors\nfor each player where choice is that colour, that player discards a card',
  ],
  [
    'magic',
    'each player secretly picks a class. Reveal the picks. Each player who picked bard discards a card.',
    'each player secretly chooses a class\nfor each player where choice is bard, that player discards a card',
  ],
  [
    'magic',
    'all players secretly choose a class as calling\nthose who did not choose thief draw a card',
    'each player secretly chooses a class\nfor each player where choice is not thief, that player draws a card',
  ],
  [
    'hero',
    'each player secretly chooses a class\nfor each opponent, if that player chose the same class as you, that player discards a card',
    "each player secretly chooses a class\nfor each opponent, if that player's choice is your choice, that player discards a card",
  ],
  [
    'hero',
    'each player secretly chooses an opponent\neach player who chose you discards a card',
    'each player secretly chooses a player other than that player\nfor each player where choice is you, that player discards a card',
  ],
  [
    'event',
    'each player secretly chooses a number from 0 to 3\neach player draws as many cards as their number\neach player who chose 2 or more buries a card',
    'each player secretly chooses a number from 0 to 3\neach player draws (their choice) cards\nfor each player where choice is at least 2, that player buries a card',
  ],
  [
    'event',
    'each player secretly chooses a number from 0 to 3\nif nobody chose 3, draw 2 cards\nif exactly one player chose 0, bury a card',
    'each player secretly chooses a number from 0 to 3\nif there is no player where choice is 3, draw 2 cards\nif there is exactly 1 player where choice is 0, bury a card',
  ],
  [
    'monster',
    'each player secretly chooses a colour\nslash all actors of the colour with the most votes\neach player who chose that colour discards a card',
    'each player secretly chooses a colour\nchoose a colour with the most votes\nslash all actors of that colour\nfor each player where choice is that colour, that player discards a card',
  ],
  [
    'chapter',
    'each opponent secretly chooses a class\neach player who chose the class with the most votes loses 2 coins',
    'each opponent secretly chooses a class\nchoose a class with the most votes\nfor each player where choice is that class, that player loses 2 coins',
  ],
  [
    'event',
    "each player secretly bets a number from 0 to 6\nreveal all bets\neach player's survivor loses as much life as that player bet\nthe player with the highest bet draws 3 cards",
    `${NUMBERS('6')}for each player, that player's survivor loses (that player's placed bids) life\n${WINNER}the winner draws 3 cards`,
  ],
  [
    'event',
    'each player secretly bids up to 6\nthe player with the highest bid draws 2 cards\nthe player with the lowest bid discards 3 cards',
    `${NUMBERS('6')}${WINNER}the winner draws 2 cards\nchoose a player with the fewest placed bids as loser\nthe loser discards 3 cards`,
  ],
  [
    'event',
    'each player secretly bids up to 6\nthe highest bidder draws 2 cards\nthe lowest bidder buries a card\nif there is a tie, nobody draws',
    `${NUMBERS('6')}if there is exactly 1 player with the most placed bids:\n  ${WINNER}  the winner draws 2 cards\nchoose a player with the fewest placed bids as loser\nthe loser buries a card`,
  ],
  [
    'chapter',
    'each player secretly bids any number of their coins\nreveal the bids\neach player pays their bid\nthe player with the highest bid draws 2 cards',
    `${NUMBERS('(their coins)')}each player loses (their placed bids) coins\n${WINNER}the winner draws 2 cards`,
  ],
  [
    'chapter',
    'All players secretly bid coins. Everybody pays their bid. The highest bidder draws 3 cards.',
    `${NUMBERS('(their coins)')}each player loses (their placed bids) coins\n${WINNER}the winner draws 3 cards`,
  ],
  [
    'chapter',
    'each player secretly bids a number of coins\nthe player who bid the most pays their bid and draws 3 cards\non a tie, nothing happens',
    `${NUMBERS('(their coins)')}if there is exactly 1 player with the most placed bids:\n  ${WINNER}  the winner loses (their placed bids) coins and draws 3 cards`,
  ],
  [
    'magic',
    'each player secretly bids any number of cards in their hand\nreveal all bids\nthe highest bidder discards their bid and steals a hero\neach other player takes their bid back',
    `${CARDS('any number of')}${BIDDER}the winner moves all cards in their card bid to the discard pile and steals a hero\neach player moves all cards in their card bid to their hand`,
  ],
  [
    'magic',
    'each player secretly bids up to 3 cards from their hand\nif one player bid the most cards:\n  that player discards their bid\n  that player draws 4 cards\notherwise, draw 2 cards\neach player takes their bid back',
    `${CARDS('up to 3')}if there is exactly 1 player with the most cards in their card bid:\n  ${BIDDER}  the winner moves all cards in their card bid to the discard pile\n  the winner draws 4 cards\notherwise, draw 2 cards\neach player moves all cards in their card bid to their hand`,
  ],
  [
    'event',
    'each player secretly bids up to 3 cards from their hand\nthe highest bidder draws 5 cards\ndiscard all bids',
    `${CARDS('up to 3')}${BIDDER}the winner draws 5 cards\neach player moves all cards in their card bid to their discard pile`,
  ],
  [
    'action',
    'each player secretly bids any number of cards in their hand\nthe highest bidder gains 2 points\neach player discards their bid',
    `${CARDS('any number of')}${BIDDER}the winner gains 2 points\neach player moves all cards in their card bid to the discard pile`,
  ],
  [
    'magic',
    'each player secretly votes for another player\nthe player with the most votes discards 2 cards',
    'each player secretly chooses another player\nchoose a player with the most votes as elect\nthe elect discards 2 cards',
  ],
  [
    'magic',
    'Each player votes for a player. The player with the most votes discards 2 cards. If there is a tie, nobody discards.',
    'each player chooses a player\nif there is exactly 1 player with the most votes:\n  choose a player with the most votes as elect\n  the elect discards 2 cards',
  ],
  [
    'leader',
    'at the end of your turn:\n  each player secretly votes for a player\n  if you have the most votes, draw a card\n  otherwise, the player with the most votes discards 2 cards',
    'at the end of your turn:\n  each player secretly chooses a player\n  if you are a player with the most votes, draw a card\n  otherwise:\n    choose a player with the most votes as elect\n    the elect discards 2 cards',
  ],
  [
    'hero',
    'each player votes for a hero\ndestroy the hero with the most votes\nif there is a tie, destroy none of them',
    'each player chooses a hero in play\nif there is exactly 1 hero in play with the most votes, destroy the hero with the most votes',
  ],
  [
    'action',
    'each player secretly bets on a colour\nslash all actors of the colour with the most bets',
    'each player secretly chooses a colour\nslash all actors of the colour with the most votes',
  ],
  [
    'magic',
    'each player, starting with the player on your left, chooses a number from 0 to 5 as bid\nthe player with the highest bid discards (the bid) cards\nthat player steals a hero',
    "for each player, that player's placed bids become 0\nfor each player in turn order from the next player:\n  that player chooses a number from 0 to 5 and gains that many placed bids\nchoose a player with the most placed bids as winner\nthe winner discards (their placed bids) cards\nthe winner steals a hero",
  ],
  [
    'magic',
    'each player secretly chooses a number from 0 to 5 as bid\nthe player with the highest bid draws a card',
    `${NUMBERS('5')}${WINNER}the winner draws a card`,
  ],
  [
    'chapter',
    'each player secretly bids any number of their coins\nreveal the bids\neach player pays their bid\nif there is a tie for the highest bid, draw a card\notherwise, the player with the highest bid draws 2 cards',
    `${NUMBERS('(their coins)')}each player loses (their placed bids) coins\nif there are at least 2 players with the most placed bids, draw a card\notherwise:\n  ${WINNER}  the winner draws 2 cards`,
  ],
  [
    'event',
    "each player secretly bets a number from 0 to 6\nreveal all bets\neach player's survivor loses as much life as that player bet\nif there is exactly one player with the highest bet, that player draws a card",
    `${NUMBERS('6')}for each player, that player's survivor loses (that player's placed bids) life\nif there is exactly 1 player with the most placed bids:\n  ${WINNER}  the winner draws a card`,
  ],
  [
    'magic',
    'each player secretly votes for a player\nreveal the votes\nif there is a tie for the most votes:\n  discard your hand\notherwise:\n  the player with the most votes sacrifices a hero',
    'each player secretly chooses a player\nif there are at least 2 players with the most votes, discard your hand\notherwise:\n  choose a player with the most votes as elect\n  the elect sacrifices a hero',
  ],
  [
    'hero',
    'each player secretly bids any number of cards in their hand\nif exactly one player has the highest bid:\n  that player discards their bid\n  that player draws 3 cards\neach player takes their bid back',
    `${CARDS('any number of')}if there is exactly 1 player with the most cards in their card bid:\n  ${BIDDER}  the winner moves all cards in their card bid to the discard pile\n  the winner draws 3 cards\neach player moves all cards in their card bid to their hand`,
  ],
  // The others are those who have not won, and not those besides you.
  [
    'chapter',
    'each player secretly bids a number of coins\nthe highest bidder draws 3 cards\neach other player loses their bid',
    `${NUMBERS('(their coins)')}${WINNER}the winner draws 3 cards\neach player other than the winner loses (their placed bids) coins`,
  ],
  [
    'magic',
    'each player secretly bids any number of cards in their hand\nthe highest bidder discards their bid and draws 3 cards\neach other player takes their bid back\neach other player draws a card',
    `${CARDS('any number of')}${BIDDER}the winner moves all cards in their card bid to the discard pile and draws 3 cards\neach player moves all cards in their card bid to their hand\neach player other than the winner draws a card`,
  ],
  [
    'magic',
    'each player secretly votes for a player\nthe player with the most votes discards a card\neach other player draws a card',
    'each player secretly chooses a player\nchoose a player with the most votes as elect\nthe elect discards a card\neach player other than the elect draws a card',
  ],
];
