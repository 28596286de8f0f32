import { describe, expect, test } from 'vitest';
import { evening, findings, messages } from './kit.ts';

const that = (condition: string): string => `${evening}then:\n  - that: ${JSON.stringify(condition)}\n`;
const codes = (condition: string): string[] => findings(that(condition)).map((each) => each.split(' ')[0]);

describe('a condition that always holds is refused', () => {
  test.each([
    'there is a player',
    'there are exactly 2 players',
    'there are at most 5 players',
    'Ann is Ann',
    'Ann is not Ben',
    'rake is rake',
    'the starter is the starter',
    'Ann has at least 0 coins',
    'Ann has at most 20 coins',
    'the rainfall is at least 0',
    'the rainfall is less than 4',
    "the number of cards in Ann's basket is at least 0",
    "the number of cards in Ann's basket is at most 1000",
    "(Ann's coins + Ben's coins) is at most 40",
    'Ann has a coin or Ann has no coins',
    'Ann has at least 3 coins or Ann has at most 5 coins',
    'every player has at least 0 coins',
    'there is a player with at least 0 coins',
    'the starter is Ann or the starter is not Ann',
    'Ann has 3 coins and Ann is Ann',
  ])('%s', (condition) => expect(codes(condition)).toEqual(['scenario/proves-nothing']));

  test.each([
    'Ann has 3 coins',
    'Ann has at least 1 coin',
    'Ann has at most 19 coins',
    'the rainfall is less than 3',
    'the starter is Ann or the starter is Ben',
    "the number of cards in Ann's basket is at least 1",
    'Ann has at least 3 coins or Ann has at most 1 coin',
    'every player has at least 0 coins and Ann has 3 coins',
    "rake is not in Ann's basket",
    'there is a player with at least 3 coins',
  ])('but not %s', (condition) =>
    expect(codes(condition).includes('scenario/proves-nothing')).toBe(condition.startsWith('every')),
  );

  test('with its words', () => {
    expect(messages(that('Ann has 3 coins and Ann is Ann'))[0]).toContain('`Ann is Ann`');
  });

  test.each([
    ['always: Ann is Ann', 'scenario/proves-nothing'],
    ['never: Ann is Ben', 'scenario/proves-nothing'],
    ['never: Ann has more than 20 coins or the day is 1', 'scenario/proves-nothing'],
    ['always: Ann is Ben', 'scenario/always'],
  ])('also of many games: %s', (line, code) => {
    expect(findings(`sample: { seeds: 1..2, until: over }\nthen: [${line}]\n`)[0].split(' ')[0]).toBe(code);
  });
});
