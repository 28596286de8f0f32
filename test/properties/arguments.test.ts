import { expect, it } from 'vitest';
import * as library from '../../interpreter/index.ts';
import { loadGame, randomBot, startMatch } from '../../interpreter/index.ts';
import { dataOf } from '../docs/library.ts';

const game = loadGame(dataOf('examples/garden'), 'garden').game!;
const match = startMatch(game, { players: 2, seed: '1' });

const wrong: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  -1,
  99,
  1.5,
  'x',
  '',
  [],
  [null],
  {},
  { players: null },
  { seat: 0 },
  new Map([[1, 2]]),
  () => undefined,
  Symbol('x'),
  10n,
  { players: 2, seed: 'x', settings: null },
  { players: ['a', 5], seed: 's' },
];

/** What a function may throw: a message about what it was given. */
const isTold = (error: unknown): boolean =>
  error instanceof library.ArgumentError || error instanceof library.SeatError;

const functions = Object.entries(library).filter(
  ([name, value]) => typeof value === 'function' && !/^[A-Z]/.test(name) && value.length === 0,
);

it.each(functions)('%s says what is wrong with its arguments', (_, run) => {
  const attempt = (...given: unknown[]): void => {
    try {
      (run as (...all: unknown[]) => unknown)(...given);
    } catch (error) {
      if (!isTold(error)) throw error;
      expect((error as Error).message).toMatch(/`/);
    }
  };
  for (const one of wrong) {
    attempt(one, one, one, one);
    for (const first of [game, match]) {
      attempt(first, one);
      attempt(first, 0, one);
    }
  }
});

it('all that plays, loads and saves is checked', () => {
  expect(functions.length).toBeGreaterThan(30);
});

it.each<[string, readonly unknown[]]>([
  ['twice', ['Ann', 'Ann']],
  ['empty', ['Ann', ' ']],
  ['too long', ['Ann', 'B'.repeat(41)]],
  ['with a character that cannot be seen', ['Ann', 'B\u001B[2Jen']],
  ['a word of answers', ['Ann', 'nobody']],
  ['a number', ['Ann', '12']],
])('a name of a player is refused: %s', (_, players) => {
  const options = { players: players as string[], seed: '1' };
  expect(library.checkOptions(game, options)).toMatchObject({ code: 'run/player-name' });
  expect(() => startMatch(game, options)).toThrow(library.ArgumentError);
});

it('a bot that is asked out of turn says so', () => {
  expect(() => randomBot('1')(match, 1 - library.seatsAsked(match)[0])).toThrow(library.ArgumentError);
});
