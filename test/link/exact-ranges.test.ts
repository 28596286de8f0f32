import { expect, it } from 'vitest';
import { faults } from '../abilities/kit.ts';

const cards = (...weights: readonly string[]): string[] =>
  faults({
    replace: [
      ['weight: { type: number, from: 0, to: 9 }', 'weight: { type: range }'],
      ['id: pebble, copies: 12, weight: 1 }', `id: pebble, weight: ${weights[0]} }`],
    ],
    cards: weights
      .slice(1)
      .map((weight, i) => `  - { kind: stone, id: stone-${i}, weight: ${weight} }\n`)
      .join(''),
  }).filter((each) => each.startsWith('game/exact-range'));

it.each([
  [['8', '8+', '5+', '9+'], ['game/exact-range: 8']],
  [['8+', '8+', '5-', '9+', '7'], ['game/exact-range: 7']],
  [['8..8', '8+', '5+', '9+'], []],
  [['8', '8+', '5+'], []],
  [['8', '7', '8+', '5+', '9+'], []],
])('one number among open ranges is hinted at: %j', (weights, found) => {
  expect(cards(...weights)).toEqual(found);
});
