import { describe, expect, it } from 'vitest';
import { logOf } from '../../interpreter/index.ts';
import { compareGame } from '../reference/compare.ts';
import { played, quarry, type Change } from './kit.ts';

/** Charms with these texts beside three stones; then coins are gained by what is counted. */
const game = (powers: readonly string[], counted: string, does = ''): Change => ({
  cards: powers.map((power, i) => `  - { kind: charm, id: charm-${i}, power: "${power}" }\n`).join(''),
  replace: [
    [
      'rest: { do: nothing }',
      `rest:\n            do: |\n${`move all cards in your hand to your shelf
for each charm in any hand, move that charm to your shelf
for each charm in the heap, move that charm to your shelf
${does}
gain 1 coin
${counted}`
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => `              ${line}`)
        .join('\n')}`,
    ],
    ['move the top 3 cards of the heap', 'move 3 random stones in the heap'],
  ],
});

/** How many coins that gives, beside the one that everybody gets; worked out by both evaluators, and by generated code. */
const coinsOf = (change: Change): number => {
  const made = quarry(change);
  for (const seed of ['1', '2', '3']) expect(compareGame(made, 2, seed, 40).difference).toBeUndefined();
  const counts = logOf(played(made, ['rest'])).filter(({ line }) => line['counter'] === 'coin');
  return Number(counts.at(-1)?.line['now'] ?? 0) - 1;
};

const STONES = 'gain (the number of stones on your shelf) coins';
const EACH = 'all stones on your shelf count as 2 stones';

describe('cards that count as several', () => {
  it.each([
    [[], STONES, '', 3],
    [[EACH], STONES, '', 6],
    [['all stones on your shelf count as 3 stones'], STONES, '', 9],
    // Of two the last one holds.
    [[EACH, 'all stones on your shelf count as 4 stones'], STONES, '', 12],
    [['this counts as 2 charms'], 'gain (the number of charms on your shelf) coins', '', 2],
    [['this counts as 2 charms'], STONES, '', 3],
    [['this counts as 2 charms'], 'gain (the number of cards on your shelf) coins', '', 5],
    [[EACH], 'if there are 6 stones on your shelf, gain 5 coins', '', 5],
    [[EACH], 'if there are 3 stones on your shelf, gain 5 coins', '', 0],
    [[EACH], 'if you have at least 6 stones on your shelf, gain 5 coins', '', 5],
    [[EACH], 'gain a coin for each stone on your shelf', '', 6],
    [[EACH], 'if there is no stone on your shelf, gain 5 coins', '', 0],
    // What is done to each is done to each card once, and what is chosen are cards.
    [[EACH], 'for each stone on your shelf, gain a coin', '', 6],
    [[EACH], 'for each stone on your shelf, gain (1 + 0 times the weight of that stone) coins', '', 3],
    [[EACH], `discard-two\n${STONES}`, '', 2],
    [[], STONES, 'all stones on your shelf count as 2 stones this turn', 6],
    [
      ['while there are at least 3 stones on your shelf, all stones on your shelf count as 2 stones'],
      STONES,
      '',
      6,
    ],
  ])('%j %s %s', (powers, counted, does, coins) => {
    const said = counted.replace('discard-two', 'move 2 random stones on your shelf to the pit');
    expect(coinsOf(game(powers, said, does))).toBe(coins);
  });
});
