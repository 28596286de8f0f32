import { describe, expect, it } from 'vitest';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { loadPosition, savePosition } from '../../interpreter/index.ts';
import { logOf, type Match } from '../../interpreter/match/match.ts';
import { compareGame } from '../reference/compare.ts';
import { faults, played, say } from './kit.ts';
import { rolledIn, rollingIn } from './rolled-actions.ts';

const WINDOWS = `
pause:
  takes: { for throws: rolls }
  asks: all players
  closes: all pass
  actions:
    lift:
      do: |
        choose one of the throws as thrown
        +2 to the thrown
    press:
      do: |
        choose one of the throws as thrown
        -3 to the thrown
`;
const ROLLS = `
rolls:
  plain: { dice: 1d6, name: [plain roll, plain rolls] }
  slow: { dice: 1d6, window: pause, name: [slow roll, slow rolls] }
contests:
  bout: { rolls: [slow, plain], window: pause, ties: second }
`;

const GAME = { windows: WINDOWS, rolls: ROLLS };
const rolling = (rules: string, lines: readonly string[]): Game => rollingIn(GAME, rules, lines);
const rolled = (rules: string, lines: readonly string[], ...said: string[]): Match =>
  rolledIn(GAME, rules, lines, said);

const lines = (match: Match): Record<string, unknown>[] =>
  logOf(match).map(({ line }) => line as Record<string, unknown>);
const coinsOf = (match: Match, seat: string): unknown =>
  lines(match).findLast(({ event, of }) => event === 'count' && of === seat)?.now;

describe('abilities wait for rolls', () => {
  it.each([
    ['when a slow roll is thrown, the roller of that roll gains 1 coin', 1],
    ['when a player throws a slow roll, that player gains 1 coin', 1],
    ['when a plain roll is thrown, the roller of that roll gains 1 coin', undefined],
    ['when a roll is final, the roller of that roll gains 1 coin', 1],
    ['when a roll is changed, the roller of that roll gains 1 coin', 2],
    ['when a roll is raised, the roller of that roll gains 1 coin', 1],
    ['when a roll is changed by 3 or more, the roller of that roll gains 1 coin', 1],
    ['when a player changes a roll by a number as much, that player gains (the much) coins', 2],
    ['when a roll is lowered by a number as much, the roller of that roll gains (the much) coins', 3],
  ])('%s', (rule, coins) => {
    const match = rolled(rule, ['make a slow roll as throw'], 'lift', 'press');
    expect(coinsOf(match, 'Ann')).toBe(coins);
  });

  it('is final once, when the window that the text opens has closed', () => {
    const rule = 'when a roll is final, the roller of that roll gains (that roll) coins';
    const match = rolled(rule, ['make a plain roll as throw', 'open the pause for the throw'], 'lift');
    const { total } = lines(match).findLast(({ event }) => event === 'total')!;
    expect(lines(match).filter(({ event }) => event === 'count')).toHaveLength(1);
    expect(coinsOf(match, 'Ann')).toBe(total);
  });

  it('also both sides of a contest', () => {
    const match = rolled('when a roll is final, each player gains 1 coin', [
      'hold a bout as contest against an opponent',
    ]);
    expect(coinsOf(match, 'Ann')).toBe(2);
  });

  it('a text that asks whether there is a roll sees no finished one', () => {
    const rule = 'when a slow roll is final, if there is a slow roll, each player gains 1 coin';
    expect(coinsOf(rolled(rule, ['make a slow roll as throw']), 'Ann')).toBeUndefined();
  });

  it('also after saving, and for the slow evaluator', () => {
    const rules = [
      'when a roll is thrown, the roller of that roll gains 1 coin',
      'when a roll is changed by 2 or more, the roller of that roll gains 1 coin',
      'when a roll is final, if that roll is at least 3, the roller of that roll gains (that roll) coins',
    ];
    const text = [
      'make a slow roll as throw',
      'make a plain roll as quick',
      'open the pause for the quick',
      'hold a bout as contest against an opponent',
    ];
    const game = rolling(rules.join('\n'), text);
    const match = played(game, ['roll', 'lift']);
    const { match: later } = loadPosition(match.game, JSON.parse(JSON.stringify(savePosition(match))));
    for (const each of [match, later!]) say(each, 'pass');
    expect(savePosition(later!)).toEqual(savePosition(match));
    for (const seed of ['1', '2', '3']) expect(compareGame(game, 2, seed, 80).difference).toBeUndefined();
  });
});

it.each(['make a slow roll as throw', 'hold a bout as throw against an opponent'])(
  'a total is announced as it stood while the roll was open: %s',
  (line) => {
    const match = rolled('while there is a slow roll, +20 to all rolls', [line]);
    const told = lines(match).findLast(({ event }) => event === 'total' || event === 'contest')!;
    const sides = (told.sides ?? [told]) as { total: number }[];
    for (const { total } of sides) expect(total).toBeGreaterThan(20);
  },
);

it.each(['+1 to that roll', '-2 to that roll', '+1 to that roll until end of turn'])(
  'a roll that is told of is over, and cannot be changed any more: %s',
  (change) => {
    for (const event of ['thrown', 'final', 'changed by 2 or more']) {
      const rules = `when a slow roll is ${event}, ${change}`;
      expect(faults({ rules, replace: [['\nverbs:', `${ROLLS}\nverbs:`]], windows: WINDOWS })).toEqual([
        `name/not-here: ${change}`,
      ]);
    }
  },
);
