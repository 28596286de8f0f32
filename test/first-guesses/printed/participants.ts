import type { Same } from '../readings/cards.ts';

/** People by what they did, gave or got, and the same as the language has it. */
export const PARTICIPANTS: readonly Same[] = [
  [
    'hero',
    "choose an item in an opponent's party as bauble\nmove the bauble to your hand\nthe opponent who had the bauble draws a card",
    "choose an item in an opponent's party as bauble\nlet former be the bauble's controller\nmove the bauble to your hand\nthe former draws a card",
  ],
  [
    'hero',
    "choose an item in an opponent's party\nmove that item to your hand\nits former owner draws a card",
    "choose an item in an opponent's party\nlet former be that item's controller\nmove that item to your hand\nthe former draws a card",
  ],
  [
    'hero',
    'steal a hero\nthe player you stole it from draws a card',
    "steal a hero in an opponent's party\nthat opponent draws a card",
  ],
  [
    'hero',
    'Steal a hero. The player who lost it may draw 2 cards.',
    "steal a hero in an opponent's party\nthat opponent may draw 2 cards",
  ],
  [
    'hero',
    "destroy a hero in an opponent's party\nthe player who lost a hero this way draws a card",
    "choose a hero in an opponent's party\nlet former be that hero's controller\ndestroy that hero\nthe former draws a card",
  ],
  [
    'hero',
    "pull a random card from an opponent's hand\nthe opponent you took it from draws a card",
    "pull a random card in an opponent's hand\nthat opponent draws a card",
  ],
  [
    'hero',
    'each player secretly gives a hero in their party to the next player\neach player who got a hero with an item draws a card',
    "each player secretly gives a hero in their party to the next player\nfor each hero among those heroes, if that hero has an item, that hero's controller draws a card",
  ],
  [
    'hero',
    'each player secretly chooses a hero in their party as sent\nreveal all the sent\neach player gives their sent with its items to the next player\neach player who was given a thief draws a card',
    "each player secretly gives a hero in their party to the next player\nfor each hero among those heroes, if that hero is a thief, that hero's controller draws a card",
  ],
  [
    'hero',
    'each player secretly chooses a hero in their party as passenger\neach player gives the passenger to the next player\nfor each player in turn order from you:\n  if the hero that player was given has no item, that player draws a card',
    "each player secretly gives a hero in their party to the next player\nfor each player in turn order from you:\n  for each hero among those heroes in that player's party, if that hero has no item, that player draws a card",
  ],
  ['hero', 'steal a hero along with all its items', 'steal a hero'],
  [
    'hero',
    "move a hero in your party with its items to the next player's party",
    "move a hero in your party to the next player's party",
  ],
  [
    'leader',
    'when a hero in your party is destroyed, the player who destroyed it discards a card',
    'when a player destroys a hero in your party, that player discards a card',
  ],
  [
    'item',
    'when the equipped hero is stolen:\n  the opponent who stole it discards a card\n  draw a card',
    'when an opponent steals the equipped hero:\n  that opponent discards a card\n  draw a card',
  ],
  [
    'character',
    'when this is destroyed, the player who did it discards a card',
    'when a player destroys this, that player discards a card',
  ],
];
