import { describe, expect, it } from 'vitest';
import { logOf } from '../../interpreter/index.ts';
import { compareGame } from '../reference/compare.ts';
import { played, quarry, type Change } from './kit.ts';

/** Two charms in the heap, the first with this text; what is done in a turn, and then coins are gained for what is asked. */
const game = (power: string, does: string): Change => ({
  cards: `  - { kind: charm, id: charm-0, power: "${power}" }\n  - { kind: charm, id: charm-1, power: "+1 to the weight of all stones on your shelf" }\n`,
  replace: [
    [
      'rest: { do: nothing }',
      `rest:\n            do: |\n${`move all cards in your hand to your shelf\n${does}`
        .split('\n')
        .map((line) => `              ${line}`)
        .join('\n')}`,
    ],
    ['move the top 3 cards of the heap', 'move 3 random stones in the heap'],
  ],
});

/** The coins of the first player before the turn ends; worked out by both evaluators, and by generated code. */
const coinsOf = (change: Change): number => {
  const made = quarry(change);
  for (const seed of ['1', '2', '3']) expect(compareGame(made, 2, seed, 40).difference).toBeUndefined();
  const counts = logOf(played(made, ['rest'])).filter(({ line }) => line['counter'] === 'coin');
  return counts
    .filter(({ line }) => Number(line['now']) >= 10)
    .reduce((_, { line }) => Number(line['now']) - 10, 0);
};

const ASKS = 'when you gain 10 coins, gain (X) coins';
const asks = (what: string): string => ASKS.replace('X', what);
const TOSSED = 'the number of times you tossed a stone since this came into play';

const lines = (does: string): string =>
  does
    .replaceAll('TOSS', 'toss a random stone on your shelf')
    .replaceAll('LEAVE', 'for each charm-0 on your shelf, move that card to the pit')
    .replaceAll(/KEEP(\d)/g, 'keep a random charm-$1 in the heap')
    .replaceAll('AGAIN', 'keep a random charm-0 in the pit');

describe('what has happened since a card came into play', () => {
  it.each([
    // Before it came, and after.
    [TOSSED, 'TOSS\nKEEP0\nTOSS\ngain 10 coins', 1],
    [TOSSED, 'KEEP0\nTOSS\nTOSS\ngain 10 coins', 2],
    // By whomever, for whoever asks.
    ['the number of times a stone was tossed since this came into play', 'KEEP0\nTOSS\ngain 10 coins', 1],
    // What brought it there began before.
    ['the number of times you kept a card since this came into play', 'KEEP0\ngain 10 coins', 0],
    ['the number of times you kept a card since this came into play', 'KEEP0\nKEEP1\ngain 10 coins', 1],
    ['the number of times this was kept since this came into play', 'KEEP0\ngain 10 coins', 0],
    // Each stay begins again.
    [TOSSED, 'KEEP0\nTOSS\nLEAVE\nAGAIN\ngain 10 coins', 0],
    [TOSSED, 'KEEP0\nTOSS\nLEAVE\nAGAIN\nTOSS\ngain 10 coins', 1],
  ])('%s: %s', (what, does, coins) => {
    expect(coinsOf(game(asks(what), lines(does)))).toBe(coins);
  });
});
