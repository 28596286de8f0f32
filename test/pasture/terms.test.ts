import { describe, expect, it } from 'vitest';
import { logOf } from '../../interpreter/play/match.ts';
import { pasture, played, type Change } from './kit.ts';

/** The lines of counters that changed, after the loss of a match with two animals beside each other. */
function counted(...changes: readonly Change[]) {
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
  return logOf(played(pasture(...changes), answers))
    .map(({ line }) => line)
    .filter((line) => line['event'] === 'count');
}

const bump = 'lose (the loss between the first and the second) milks';

describe('the parts of a sum in the log', () => {
  it('stand with their names, sums within by theirs', () => {
    expect(counted()).toMatchObject([
      {
        before: 20,
        now: 11,
        terms: [
          ['push = strength 7 + tastes 2 + crowding 2', 11],
          ['guard', -2],
        ],
      },
    ]);
  });

  it('stand for what is added up around a sum', () => {
    const more = 'lose (the greater of 0 and the push between the first and the second - the storm) milks';
    expect(counted([bump, more])).toMatchObject([
      {
        now: 16,
        terms: [
          ['push = strength 7 + tastes 2 + crowding 2', 11],
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

  it('are not there where nothing is named', () => {
    expect(counted([bump, 'lose (the girth of the first) milks'])[0]).not.toHaveProperty('terms');
  });
});
