import { describe, expect, it } from 'vitest';
import { logOf } from '../../interpreter/match/match.ts';
import { compareGame } from '../reference/compare.ts';
import { faults, played, quarry, type Change } from './kit.ts';

const CARDS = `  - { kind: charm, id: idol, power: stones can be polished 3 times per turn }
  - { kind: charm, id: mask, power: you can polish stones twice per turn }
`;
const change = (rules: string, lines: readonly string[], cards = ''): Change => ({
  rules,
  cards,
  replace: [
    ["to that player's hand", "to that player's shelf"],
    ['\n  toss:', '\n  polish:\n    takes: { thing: a card on any shelf }\n    do: gain 1 coin\n  toss:'],
    [
      '          rest:',
      `          act:\n            do: |\n${lines.map((line) => `              ${line}\n`).join('')}          rest:`,
    ],
  ],
});

const ALL = [
  'choose a random stone on your shelf as one',
  'repeat exactly 4 times, polish the one',
  'choose a random stone on your shelf other than the one as two',
  'polish the two',
];

const RAISED = 'the one can be polished again this turn';
/** A card is done with as often as it may be, then a line comes, and again as often as it may. */
const AGAIN = (line: string, times = 1): string[] => [
  'choose a random stone on your shelf as one',
  'repeat exactly 3 times, polish the one',
  ...Array.from({ length: times }, () => line),
  'repeat exactly 4 times, polish the one',
];

describe('how often something can be done', () => {
  it.each([
    ['to one card', 'a stone can be polished once per turn', ALL, '', 2],
    ['to one card, twice', 'a stone can be polished twice per turn', ALL, '', 3],
    ['by a player', 'a player can polish stones twice per turn', ALL, '', 2],
    ['by others it is not said', 'a player can polish charms once per turn', ALL, '', 5],
    ['in a round', 'a stone can be polished 3 times per day', ALL, '', 4],
    ['in the game', 'a stone can be polished once per game', ALL, '', 2],
    [
      'the highest counts',
      'a stone can be polished once per turn\nstones can be polished 3 times per turn',
      ALL,
      '',
      4,
    ],
    [
      'and only of the same question',
      'a player can polish stones twice per turn\nstones can be polished 3 times per turn',
      ALL,
      '',
      2,
    ],
    [
      'what is forbidden stays so',
      'a stone can be polished twice per turn\nstones cannot be polished',
      ALL,
      '',
      0,
    ],
    [
      'once more with an order',
      'a stone can be polished once per turn',
      AGAIN('polish the one again', 2),
      '',
      3,
    ],
    ['once more for a time', 'a stone can be polished once per turn', AGAIN(RAISED), '', 2],
    [
      'and more often',
      'a stone can be polished once per turn',
      AGAIN(`repeat exactly 2 times, ${RAISED}`),
      '',
      3,
    ],
    [
      'once more by a player',
      'a player can polish stones once per turn',
      AGAIN('polish the one again'),
      '',
      2,
    ],
    [
      'once more of every limit',
      `a stone can be polished once per turn\na player can polish stones once per day`,
      AGAIN('polish the one again'),
      '',
      2,
    ],
    [
      'what is forbidden is not done again',
      'while there is a player with a coin, stones cannot be polished',
      AGAIN('polish the one again'),
      '',
      1,
    ],
    [
      'only of what is named',
      'a stone can be polished once per turn',
      [
        ...AGAIN(RAISED),
        'choose a random stone on your shelf other than the one as two',
        'repeat exactly 3 times, polish the two',
      ],
      '',
      3,
    ],
    [
      'of a card that says so',
      'a stone can be polished once per turn',
      ['repeat exactly 5 times, polish a random stone on your shelf'],
      CARDS,
      5,
    ],
  ])('%s', (_, rules, lines, cards, expected) => {
    const game = quarry(change(rules, lines, cards));
    const counted = logOf(played(game, ['act'])).filter(
      ({ line }) => (line as { event?: string }).event === 'count',
    );
    if (cards === '') expect(counted).toHaveLength(expected);
    expect(compareGame(game, 2, 'limits', 120).difference).toBeUndefined();
  });

  it('is lifted for a while', () => {
    const lines = ['stones can be polished 4 times per turn until end of turn', ...ALL];
    const game = quarry(change('a stone can be polished once per turn', lines));
    const counted = logOf(played(game, ['act'])).filter(
      ({ line }) => (line as { event?: string }).event === 'count',
    );
    expect(counted).toHaveLength(5);
  });

  it.each([
    ['a card can be tossed once per week', 'name/not-here: once per week'],
    ['stones can be polished again', 'name/not-here: stones can be polished again'],
    [
      'stones can be polished for free once per turn',
      'name/not-here: stones can be polished for free once per turn',
    ],
    ['when a stone is polished again, nothing', 'name/not-here: a stone is polished again'],
    ['players can polish that stone once per turn', 'name/unbound: that stone'],
    [
      'a stone can be polished once per turn only if the day is 1',
      'name/not-here: a stone can be polished once per turn only if the day is 1',
    ],
  ])('%s is refused', (rules, found) => {
    expect(faults(change(rules, ['gain 1 coin']))).toContain(found);
  });
});
