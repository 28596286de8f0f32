/** Events that random texts wait for. */
import { type Maker } from './random-phrases.ts';

export const event = (m: Maker): string =>
  m.of([
    'you fetch a card',
    'a player fetches a card',
    'you fetch cards',
    'an opponent fetches a card',
    'a bot of yours is wrecked',
    'a bot is wrecked',
    'a bot with a tool is wrecked',
    'you wreck a bot',
    'an opponent wrecks a bot of yours',
    'an opponent crushes a bot',
    'you build a bot',
    'a player builds a bot',
    'a player dumps a card',
    'you dump an order',
    'you dump a card or fetch a card',
    'an opponent grabs a bot of yours',
    'you grab a bot',
    'a bot is rammed',
    'a bot of yours rams a bot',
    'you nudge a roll',
    'a player obeys an order',
    'you fit a tool',
    'you win a tug',
    'an opponent loses a tug against a player',
    'you gain any bolts',
    'an opponent gains 2 or more bolts as profit',
    'a player loses any bolts',
    'a player loses their last bolt',
    'a player pays any bolts',
    'a bot gains any wear',
    'a bot of yours loses the last charge',
    'a player gains or loses any haste',
  ]);

export const ofItself = (m: Maker): string =>
  m.of([
    'this is wrecked',
    'this is built',
    'this is grabbed',
    'this rams a bot',
    'this is rammed',
    'this is crushed',
  ]);
