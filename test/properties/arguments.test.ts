import { expect, it } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import * as library from '../../interpreter/index.ts';
import { loadGame, openLibrary, randomBot, startMatch } from '../../interpreter/index.ts';
import { readYaml } from '../../schemas/index.ts';
import { Workspace } from '../../service/index.ts';
import { dataOf } from '../docs/library.ts';
import { sampled } from '../size.ts';

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
  [{}],
  ['x'],
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

/** The sources of all that the package exports, by the names under which it is imported. */
const doors = Object.entries(about.exports).flatMap(([door, to]) =>
  typeof to === 'string' ? [] : [[door, to.default.replace('/dist/', '/').replace(/js$/, 'ts')] as const],
);
const exported: Readonly<Record<string, object>> = Object.fromEntries(
  await Promise.all(doors.map(async ([door, file]) => [door, await import(`../../${file}`)])),
);
/** All functions but classes, which have names with a capital. */
const functions = Object.entries(exported).flatMap(([door, names]) =>
  Object.entries(names)
    .filter(([name, value]) => typeof value === 'function' && !/^[A-Z]/.test(name))
    .map(([name, value]) => [door, name, value as (...given: unknown[]) => unknown] as const),
);

/** All classes but errors, each with what it is made of. */
const classes = Object.entries(exported).flatMap(([door, names]) =>
  Object.entries(names)
    .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name) && !name.endsWith('Error'))
    .map(([name, value]) => [door, name, value as new (...given: unknown[]) => object] as const),
);

const files = dataOf('examples/garden');
const name = 'examples/garden/game.yaml';
const workspace = new Workspace(files);
const { root } = readYaml(name, files.get(name)!);
/** What the functions take first, so that what comes behind it is looked at as well. */
const firsts: readonly (readonly unknown[])[] = [
  [game],
  [match],
  [match, 0],
  [match, 'title'],
  [openLibrary(files)],
  [openLibrary(files), [name]],
  [openLibrary(files), [name], 'garden'],
  [game, game.cards[0]],
  [game, ['Ann']],
  [workspace],
  [workspace, name],
  [workspace, name, 0],
  [root],
  ['game', root],
  ['effect'],
  ['text'],
];

it.each(sampled(functions, 3))('%s: %s says what is wrong with its arguments', async (_, __, run) => {
  const attempt = async (...given: unknown[]): Promise<void> => {
    try {
      await run(...given);
    } catch (error) {
      if (!isTold(error)) throw error;
      expect((error as Error).message).toMatch(/`/);
    }
  };
  await attempt();
  for (const one of wrong) {
    await attempt(one, one, one, one);
    for (const first of firsts) {
      await attempt(...first, one);
      await attempt(...first, one, one);
    }
  }
});

/** Only messages about arguments may be thrown. */
const attempt = (run: () => unknown): void => {
  try {
    run();
  } catch (error) {
    if (!isTold(error)) throw error;
    expect((error as Error).message).toMatch(/`/);
  }
};

it.each(classes)('%s: %s and its methods say what is wrong with their arguments', (_, __, Class) => {
  // All that callers may use: the types see to it.
  const methods = Object.getOwnPropertyNames(Class.prototype).filter((method) => method !== 'constructor');
  for (const one of wrong) {
    attempt(() => new Class(one));
    attempt(() => new Class([[one, one]]));
    const made = new Class() as Record<string, (...given: unknown[]) => unknown>;
    for (const method of methods) {
      attempt(() => made[method](one, one));
      attempt(() => made[method](name, one));
    }
  }
  expect(methods.length).toBeGreaterThan(0);
});

it('all that plays, loads, saves, reads and edits is checked', () => {
  expect(Object.keys(exported)).toHaveLength(9);
  for (const names of Object.values(exported)) expect(Object.keys(names).length).toBeGreaterThan(1);
  expect(functions.length).toBeGreaterThan(100);
  expect(classes.map(([, name]) => name)).toEqual(expect.arrayContaining(['Workspace', 'PieceReader']));
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
