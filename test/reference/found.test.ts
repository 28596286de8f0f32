import { expect, it } from 'vitest';
import { tries } from '../size.ts';
import { compareGame } from './compare.ts';
import { gameWith } from './random-games.ts';

/** Differences between the machine and the reference that were found with cards made at random, each with such a card. */

const order = (id: string, effect: string): string =>
  `- kind: order\n  id: ${id}\n  copies: 12\n  effect: |\n${effect.replace(/^/gm, '    ')}\n`;
const bot = (id: string, skill: string): string =>
  `- kind: bot\n  id: ${id}\n  copies: 6\n  metal: iron\n  power: 3\n  skill: |\n${skill.replace(/^/gm, '    ')}\n`;
const tool = (id: string, skill: string): string =>
  `- kind: tool\n  id: ${id}\n  copies: 6\n  weight: 1\n  skill: |\n${skill.replace(/^/gm, '    ')}\n`;

const massWreck = order('sweep', 'wreck all bots in any yard where power is at least 3');

it.each<[string, readonly string[]]>([
  [
    'of several that are done at once a limit leaves the first',
    [
      bot('a', 'a bot can be wrecked only if less than 2 bots were wrecked this turn'),
      tool('b', 'a bot of yours can be wrecked only if no bot of yours was wrecked this turn'),
      bot('c', 'an opponent can fetch a card only if that player fetched less than 2 cards this turn'),
      order('d', 'fetch 3 cards'),
      massWreck,
    ],
  ],
  [
    'a limit holds within one event',
    [bot('a', 'once per turn, when a bot is wrecked, gain a bolt'), massWreck],
  ],
  [
    'what answers before has a condition and a limit',
    [
      bot('a', 'before a bot is wrecked, if the storm is odd, gain a bolt'),
      bot('b', 'once per turn, before a bot is wrecked, gain 2 bolts'),
      massWreck,
    ],
  ],
  [
    'what is said of several at once is said of the verb that is done, which may take one alone',
    [
      bot('a', 'if you would wreck any number of bots as batch, you may instead do nothing'),
      order('b', "crush a bot in an opponent's yard"),
    ],
  ],
  [
    'something comes in the place of several, or of one, whichever it is said of',
    [
      bot('a', 'if 2 or more bots would be wrecked or a bot would be grabbed as batch, instead gain a bolt'),
      order('b', "grab a bot in an opponent's yard\nwreck all bots in any yard"),
    ],
  ],
  [
    'something comes in the place of what happens to a whole pile, and to each for itself',
    [
      bot('a', 'if a train would be derailed as convoy, instead derail a bot in the convoy'),
      order('b', 'move 2 bots in any yard to a new train\nmove a bot in any yard to a new train'),
      order('c', 'derail all bots on the track'),
    ],
  ],
  [
    'where a range begins and ends, and where it is open',
    [
      '- { kind: tool, id: a, copies: 6, weight: 1, span: 3+, skill: +1 to your luck rolls }\n',
      '- { kind: tool, id: b, copies: 6, weight: 1, span: 2..5, skill: +1 to your luck rolls }\n',
      '- { kind: tool, id: c, copies: 6, weight: 1, skill: +1 to your luck rolls }\n',
      order(
        'd',
        'gain (the lowest span of all tools in your hand) bolts\nlose (the highest span of all tools in any yard) bolts',
      ),
      order('e', 'for each tool in any yard where highest span is less than 6, gain a bolt'),
    ],
  ],
  [
    'a list keeps what was taken out of an event',
    [
      bot('a', 'if a bot of yours would be wrecked, instead lose a bolt'),
      order('b', 'choose 2 bots in any yard as bots1\nwreck the bots1\nmove the bots1 to the track'),
    ],
  ],
  [
    'what is put in place of something knows what its text has named',
    [
      order(
        'a',
        'choose a bot in any yard as keeper\nthis turn, if a bot would be wrecked, instead move the keeper to the track\nwreck a bot in any yard',
      ),
    ],
  ],
  [
    'your next turn is not the one that is going on',
    [order('a', '+1 to the power of all bots in any yard until the end of your next turn')],
  ],
  [
    'nothing is replaced where nothing happens',
    [
      tool('a', 'if the equipped bot would be wrecked, instead move this to the heap'),
      order('b', 'wreck all bots in any yard where power is at least 8'),
    ],
  ],
  [
    "a counter of nobody is nobody's",
    [
      order(
        'a',
        "choose a bot in any yard where power is at least 8 as bot1\nthe bot1's controller loses a bolt",
      ),
    ],
  ],
  [
    'the hand of nobody is empty, and nobody chooses',
    [
      order(
        'a',
        "choose a bot in any yard where power is at least 8 as bot1\nthe bot1 rams a bot in an opponent's yard\nmove a bot on the track to the bot1's controller's hand",
      ),
    ],
  ],
  ['fewer than none is none', [order('a', 'dump (the storm - 4) cards in your hand')]],
  [
    'a secret choice from nothing is nothing',
    [order('a', 'each player secretly moves a clamp in their hand to the heap')],
  ],
  [
    'what stands ends in the order in which it began',
    [
      order('a', "+1 to your bots' power until end of round"),
      order('b', 'your bots cannot be wrecked until end of turn'),
      order('c', 'your bots cannot be grabbed until end of round'),
    ],
  ],
  ['uncovering without covers is nothing', [order('a', 'uncover a bot in your yard to your hand')]],
  [
    'a bot that was covered answers with its cover also in what waits',
    [
      bot('a', 'pay 1 bolt to:\n  cover a bot in any yard using a bot in your hand'),
      order('b', 'gain 6 bolts'),
      order('c', 'choose a bot in any yard as bot1\nopen the alarm window for the bot1'),
    ],
  ],
  [
    'a window forgets nothing that was paid for',
    [
      order(
        'a',
        'gain 9 bolts\neach opponent gains 9 bolts\nchoose a bot in any yard as bot1\nopen the alarm window for the bot1',
      ),
    ],
  ],
  [
    'what leaves a zone is replaced, forbidden and waited for card by card',
    [
      bot('a', 'if a bot of an opponent would leave any yard, you may instead pay 1 bolt'),
      bot('b', 'when a bot enters or leaves your yard, fetch a card\nwhen this leaves any yard, gain a bolt'),
      tool('c', 'once per turn, if a card would enter your hand, instead gain a bolt'),
      order(
        'd',
        'all bots cannot leave any hand until the start of your next turn\nmove all bots in any yard to the heap',
      ),
      order(
        'e',
        'choose any number of bots in any yard as bots1\nmove the bots1 to your hand\nmove all cards in your hand to the bottom of the crate',
      ),
    ],
  ],
  [
    'what is laid over another card or taken off it comes from one zone into another',
    [
      bot(
        'a',
        'when a bot leaves any hand, gain a bolt\nonce per turn, pay 1 bolt to cover a bot in any yard using a bot in your hand',
      ),
      bot('b', 'if a bot would enter any yard, you may instead gain a bolt'),
      order('c', 'uncover a bot in any yard to your hand'),
      order('d', 'bots cannot enter any yard until end of turn\nfit a tool in your hand to a bot of yours'),
    ],
  ],
  [
    'a value that leads back to itself is worked out by what is printed',
    [bot('a', "while there is a bot in any yard where power is at least 1, +1 to your bots' power")],
  ],
  [
    'so many rolls that are yet to be thrown are changed, each once',
    [
      order(
        'a',
        'make a luck roll as before\n+(the storm) to your next 2 luck rolls until the start of your next turn\n-1 to the next roll of an opponent for the rest of the game\nmake a luck roll as after\nif the after is at least 7, gain (the after - the before) bolts',
      ),
      bot(
        'b',
        'when a roll of yours is final, if that roll is at least 9, +1 to your next roll until end of turn',
      ),
      order(
        'c',
        'choose an opponent as rival\nhold a tug against the rival\nif you win the tug, gain a bolt',
      ),
    ],
  ],
  [
    'what each has chosen of several is one list',
    [
      order(
        'a',
        'each player secretly chooses up to 2 cards in their hand\ngain (the number of those cards) bolts',
      ),
      order(
        'b',
        'each player chooses 2 cards in their hand\neach player dumps all cards in their hand other than those cards\nif there are at least 3 bots among those cards, fetch a card',
      ),
      order('c', 'each opponent secretly chooses 2 cards in their hand\nmove those cards to your hand'),
      bot('d', 'when a card enters your hand, gain a bolt'),
    ],
  ],
  [
    'what several do together was done where each part of it was',
    [
      order('a', 'you may dump a card in your hand and wreck a bot in any yard\nif you do, gain 2 bolts'),
      order('b', 'dump a card in your hand and pay 2 bolts\nif you do, fetch a card\notherwise, gain a bolt'),
      order('c', 'you may dump a card in your hand and you may gain a bolt\nif you do not, fetch a card'),
      bot('d', 'if a bot would be wrecked, you may instead gain a bolt'),
    ],
  ],
])('%s', (_, cards) => {
  const game = gameWith(cards);
  for (const players of [2, 3].slice(tries(0, 1)))
    for (let i = 0; i < tries(6, 1); i++)
      expect(compareGame(game, players, `found ${i}`, tries(150, 100)).difference).toBeUndefined();
});
