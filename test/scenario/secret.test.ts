import { describe, expect, test } from 'vitest';
import { filesBelow, isYaml } from '../files.ts';
import { findings } from './kit.ts';

const orchard = 'test/fixtures/orchard/game.yaml';
const text = filesBelow('test/fixtures/orchard', isYaml).get(orchard)!;

/** The fixture game with a condition on what is chosen in secret. */
const where = (condition: string) => ({
  more: { [orchard]: text.replace('fruits in their basket to', `fruits in their basket ${condition} to`) },
});
const market = (ann: string, ben: string): string =>
  `given: { step: market, Ann: { basket: [${ann}] }, Ben: { basket: [${ben}] } }\n`;
const asked = (who: string): string => `then: [asked: [${who}]]\n`;

describe('a choice in secret from an empty basket', () => {
  test.each([
    '',
    "where that fruit's weight is at least 3",
    "where that fruit's weight is at least the lowest weight of all fruits in the tree",
    "where that fruit's weight is at most the highest weight of all fruits in any basket",
  ])('is not asked for, whatever is asked of the fruits %s', (condition) => {
    const game = where(condition);
    expect(findings(market('plum-4', '') + asked('Ann'), game)).toEqual([]);
  });

  test('is asked for where only who has the basket knows that there is nothing', () => {
    expect(findings(market('plum-4', 'rake') + asked('Ann, Ben'))).toEqual([]);
  });

  test.each([
    ['{ Ben: none, Ann: plum-4 }', []],
    ['{ Ann: plum-4, Ben: none }', []],
    ['{ Ann: plum-4 }', []],
    ['{ Ben: plum-7, Ann: plum-4 }', ['scenario/not-asked 3:12']],
    ['{ Ben: [none, none], Ann: plum-4 }', ['scenario/not-asked 3:19']],
  ])('may be said while the others choose, once: %s', (step, found) => {
    const given = market('plum-4', '');
    expect(findings(`${given}do:\n  - ${step}\nthen: [that: Ann has 1 coin]\n`)).toEqual(found);
  });

  test('is said once, before or after the others', () => {
    const steps = 'do:\n  - { Ben: none }\n  - { Ann: plum-4 }\n  - { Ben: none }\n';
    expect(
      findings(`${market('plum-4, apple#1, pear#1', '')}${steps}then: [that: Ann has 1 coin]\n`),
    ).toHaveLength(1);
  });
});
