import { describe, expect, it } from 'vitest';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { story } from '../../interpreter/reports/narration/log-sentences.ts';
import { entriesOf, logOf } from '../../interpreter/match/match.ts';
import { faults, pasture, played, type Change } from './kit.ts';

const answers = [
  'Ann: place',
  'Ann: ox',
  'Ann: A1',
  'Ben: place',
  'Ben: goat',
  'Ben: B1',
  'Ann: bump',
  'Ann: ox',
];

/** The lines of counters that changed, after the loss of a match with two animals beside each other. */
function counted(...changes: readonly Change[]) {
  return logOf(played(pasture(...changes), answers))
    .map(({ line }) => line)
    .filter((line) => line['event'] === 'count');
}

const bump = 'lose (the loss between the first and the second) milks';

/** All that happens in it, in words. */
const toldIn = (...changes: readonly Change[]): string => {
  const game = pasture(...changes);
  return story(
    entriesOf(played(game, answers)).map(({ line }) => line),
    calledIn(game, 'en', ['Ann', 'Ben']),
  );
};

describe('the parts of a sum on the screen', () => {
  const shown = ['flow:', 'table: { sums: [loss, push] }\nflow:'] as const;

  it('are told step by step where the table shows the sum', () => {
    const told = toldIn(shown);
    expect(told).toContain(
      ' (-9 = 11 push - 2 guard)\n        push 11 = 7 strength + 2 tastes + 2 crowding\n',
    );
  });

  it('are told once where it does not', () => {
    const told = toldIn();
    expect(told).toContain(' (-9 = 11 push - 2 guard)\n');
    expect(told).not.toContain('push 11 =');
  });

  it('are those of a function that adds up', () => {
    expect(faults(['flow:', 'table: { sums: [loss, tasty] }\nflow:'])).toEqual(['game/unknown: tasty']);
    expect(faults(['flow:', 'table: { sums: [girth] }\nflow:'])).toEqual(['game/idle-key: girth']);
  });
});

describe('the parts of a sum in the log', () => {
  it('stand with their names, sums within by theirs', () => {
    expect(counted()).toMatchObject([
      {
        before: 20,
        now: 11,
        terms: [
          [
            'push',
            11,
            [
              ['strength', 7],
              ['tastes', 2],
              ['crowding', 2],
            ],
          ],
          ['guard', -2],
        ],
      },
    ]);
  });

  it.each([
    ['the push between the first and the second', '2', -2],
    ['2', 'the push between the first and the second', -2],
  ])('stand for the difference between %s and %s, whichever is greater', (one, other, rest) => {
    const [line] = counted([bump, `lose (the difference between ${one} and ${other}) milks`]);
    expect(line.terms).toEqual(expect.arrayContaining([['number', rest]]));
  });

  it('stand for what is added up around a sum', () => {
    const more = 'lose (the greater of 0 and the push between the first and the second - the storm) milks';
    expect(counted([bump, more])).toMatchObject([
      {
        now: 16,
        terms: [
          [
            'push',
            11,
            [
              ['strength', 7],
              ['tastes', 2],
              ['crowding', 2],
            ],
          ],
          ['number', -7],
        ],
      },
    ]);
  });

  it('tell of a least value that was not reached', () => {
    const changes = [
      [bump, 'lose (the push between the first and the second) milks'],
      ['least: 1', 'least: 15'],
    ] as const;
    expect(counted(...changes)).toMatchObject([
      {
        now: 5,
        terms: [
          ['strength', 7],
          ['tastes', 2],
          ['crowding', 2],
          ['at least', 4],
        ],
      },
    ]);
  });

  it('stand where a verb begins that is told the sum', () => {
    const fed = 'feed the first by (the loss between the first and the second) using moss';
    const named = ['using meal: a taste }', 'to other: an animal }'] as const;
    const other = ["if the meal is among the beast's tastes and the meal is heather, gain", 'gain'] as const;
    const feast = ['feed the guest by (the girth of the guest - 10) using the meal', 'gain 1 milk'] as const;
    const changes = [feast, named, other, [bump, fed.replace('using moss', 'to the second')]] as const;
    const lines = logOf(played(pasture(...changes), answers)).map(({ line }) => line);
    expect(lines.filter((line) => line['text'] === 'verbs/feed')).toMatchObject([
      {
        terms: [
          [
            'push',
            11,
            [
              ['strength', 7],
              ['tastes', 2],
              ['crowding', 2],
            ],
          ],
          ['guard', -2],
        ],
      },
    ]);
  });

  it('are not there where nothing is named', () => {
    expect(counted([bump, 'lose (the girth of the first) milks'])[0]).not.toHaveProperty('terms');
  });
});
