import { expect, it } from 'vitest';
import { loadPosition, savePosition, type Match } from '../../interpreter/index.ts';
import { logOf } from '../../interpreter/match/match.ts';
import { played, quarry, say } from './kit.ts';

/** Five thousand pebbles come before the charms, so that copies of charms have numbers beyond twelve bits. */
const pebbles = [1, 2, 3, 4, 5].map(
  (heap) => `  - { kind: stone, id: pebble-${heap}, copies: 999, weight: 1 }\n`,
);

const game = quarry({
  replace: [
    [
      '  - { kind: stone, id: pebble, copies: 12, weight: 1 }\n',
      `${pebbles.join('')}  - { kind: charm, id: dull, power: "whenever you drop a card, gain 7 coins" }
  - { kind: charm, id: bright, power: "if you would toss a card, instead you may gain 2 coins" }
  - { kind: charm, id: bleak, power: "if you would toss a card, instead you may gain 5 coins" }
`,
    ],
    ['the top 3 cards', 'the top 5 cards'],
    ['rest: { do: nothing }', 'rest: { do: move all charms in your hand to your shelf }'],
  ],
});

const coins = (match: Match): unknown =>
  logOf(match).findLast(({ line }) => line.event === 'count')?.line.now;

it.each([
  ['bright', 2],
  ['bleak', 5],
])(
  'an ability on one of five thousand copies is that ability, also after it was saved: %s',
  (first, left) => {
    const match = played(game, ['rest', 'rest', 'throw', '1', first]);
    const saved = JSON.stringify(savePosition(match));
    expect(saved.includes(` on ${first}`)).toBe(true);
    const loaded = loadPosition(game, JSON.parse(saved)).match!;
    say(loaded, 'yes');
    expect(coins(loaded)).toBe(left);
  },
);
