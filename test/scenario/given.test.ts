import { describe, expect, test } from 'vitest';
import { findings, messages } from './kit.ts';

const given = (lines: string, then: string): string => `given: ${lines}\nthen:\n  - ${then}\n`;

describe('a position is put in place', () => {
  test.each([
    [
      '{ step: evening, day: 4, Ann: { basket: [apple, apple] }, rainfall: 2 }',
      'that: the day is 4 and the rainfall is 2',
    ],
    ['{ step: evening, starter: Ben, Ben: { basket: [apple, pear] } }', 'asked: [Ben]'],
    [
      '{ step: evening, turn: Ben, Ben: { basket: [apple, pear] } }',
      'happened: { event: turn, player: Ben }',
    ],
    [
      '{ step: evening, Ann: { basket: [apple#3, pear] } }',
      "that: apple#3 is in Ann's basket and pear#1 is in Ann's basket",
    ],
    // Where cards start, those named lie on top, and the rest below them.
    [
      '{ step: harvest, starter: Ann, tree: [plum-7, plum-1, plum-4] }',
      "that: plum-7 is in Ann's basket and plum-1 is in Ann's basket and plum-4 is in Ben's basket",
    ],
    [
      '{ step: evening, shelf: [[plum-1, plum-4]], Ann: { basket: [apple, pear] } }',
      "that: plum-1's crate is plum-4's crate",
    ],
    ['{ step: evening, shed: [], Ann: { basket: [apple, pear] } }', 'that: the shed is not empty'],
    // Without a step the game begins in the ordinary way.
    ['{ Ann: { coin: 7 } }', 'that: Ann has 7 coins and every player has exactly 2 fruits in their basket'],
    [
      '{ Ann: { basket: [plum-1] } }',
      "that: plum-1 is in Ann's basket and the number of cards in Ann's basket is 1",
    ],
    ['{ Ann: { basket: [plum-1, plum-4, plum-7] } }', 'only offered: { Ann: [plum-1, plum-4, plum-7] }'],
  ])('%s: %s', (lines, then) => expect(findings(given(lines, then))).toEqual([]));

  test('a sealed choice that was open already has room for the cards that are given', () => {
    const lines =
      'given: { Ann: { basket: [plum-1, plum-4, plum-7, apple, pear] }, Ben: { basket: [rake] } }\n';
    const text = `${lines}do:\n  - { Ann: plum-7 + pear#1, Ben: none }\nthen:\n  - that: Ann has 2 coins\n`;
    expect(findings(text)).toEqual([]);
  });
});

describe('what is impossible is told at its place', () => {
  test.each([
    ['{ step: evning }', 'scenario/unknown 1:16'],
    ['{ turn: Bert }', 'scenario/unknown 1:16'],
    ['{ step: market, turn: Ben }', 'scenario/no-turns 1:24'],
    ['{ bsket: [] }', 'scenario/unknown 1:10'],
    ['{ Ann: { baskte: [] } }', 'scenario/unknown 1:17'],
    ['{ Ann: { basket: [plum-2] } }', 'scenario/unknown 1:26'],
    ['{ Ann: { basket: [plum-1] }, compost: [plum-1] }', 'scenario/card-twice 1:47'],
    ['{ Ann: { basket: [pear, pear, pear, pear, pear#2] } }', 'scenario/no-copies-left 1:44'],
    ['{ compost: [rake] }', 'scenario/not-taken 1:20'],
    ['{ shelf: [plum-1] }', 'scenario/wanted 1:10'],
    ['{ compost: plum-1 }', 'scenario/wanted 1:19'],
    ['{ Ann: { coin: 21 } }', 'scenario/out-of-range 1:23'],
    ['{ Ann: { coin: many } }', 'scenario/wanted 1:23'],
    ['{ day: 0 }', 'scenario/out-of-range 1:15'],
    ['{ Ann: 3 }', 'scenario/wanted 1:15'],
  ])('%s', (lines, finding) => expect(findings(given(lines, 'won: nobody'))).toEqual([finding]));

  test('all of it in one run, with the nearest right words', () => {
    expect(messages(given('{ step: evning, Ann: { coyn: 1 } }', 'won: nobody'))).toEqual([
      '`evning` is no step of this game | did you mean `evening`?',
      '`coyn` is no zone or counter of a player | did you mean `coin`?',
    ]);
  });

  test.each([
    ['players: 5\n', 'run/players 1:10'],
    ['players: [Ann, Zoe, Yan]\nsettings: { gaol: 2 }\n', 'run/unknown-setting 2:19'],
    ['settings: { goal: 10 }\n', 'run/setting-range 1:19'],
    ['with: [nothing.yaml]\n', 'scenario/no-file 1:8'],
  ])('%j', (lines, finding) => expect(findings(`${lines}then:\n  - won: nobody\n`)).toEqual([finding]));
});
