import { describe, expect, it } from 'vitest';
import { logOf } from '../../interpreter/index.ts';
import { compareGame } from '../reference/compare.ts';
import { played, quarry, type Change } from './kit.ts';

/** Charms with these texts on the shelf of a player with three stones that weigh 1; then coins are counted. */
const game = (powers: readonly string[], does = ''): Change => ({
  cards: powers.map((power, i) => `  - { kind: charm, id: charm-${i}, power: "${power}" }\n`).join(''),
  replace: [
    ['counters:\n', 'counters:\n  moss: { of: stone, from: 0, to: 9, name: [moss, moss] }\n'],
    [
      'rest: { do: nothing }',
      `rest:\n            do: |\n${`move all cards in your hand to your shelf
for each charm in any hand, move that charm to your shelf
for each charm in the heap, move that charm to your shelf
${does}
gain (the total weight of all stones on your shelf) coins
gain (the total moss of all stones on your shelf) coins`
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => `              ${line}`)
        .join('\n')}`,
    ],
    ['move the top 3 cards of the heap', 'move 3 random stones in the heap'],
  ],
});

const coinsOf = (change: Change): number => {
  const made = quarry(change);
  for (const seed of ['1', '2', '3']) expect(compareGame(made, 2, seed, 40).difference).toBeUndefined();
  const counts = logOf(played(made, ['rest'])).filter(({ line }) => line['counter'] === 'coin');
  return Number(counts.at(-1)?.line['now'] ?? 0);
};

describe('a number that counts as another one', () => {
  it.each([
    [[], '', 3],
    [['the weight of all stones on your shelf counts as 5'], '', 15],
    [['the weight of all stones on your shelf counts as the number of stones on your shelf'], '', 9],
    [['the weight of all stones on your shelf counts as (2 + 2)'], '', 12],
    // What is added comes on top, wherever it is said.
    [
      ['+1 to the weight of all stones on your shelf', 'the weight of all stones on your shelf counts as 5'],
      '',
      18,
    ],
    // Of two the last one holds.
    [
      [
        'the weight of all stones on your shelf counts as 5',
        'the weight of all stones on your shelf counts as 2',
      ],
      '',
      6,
    ],
    [[], 'the weight of all stones on your shelf counts as 4 this turn', 12],
    [['the moss of all stones on your shelf counts as 2'], '', 9],
  ])('%j %s', (powers, does, coins) => {
    expect(coinsOf(game(powers, does))).toBe(coins);
  });
});
