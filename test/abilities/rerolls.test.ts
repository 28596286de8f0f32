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
    again:
      do: |
        choose one of the throws as thrown
        reroll the thrown
    nudge:
      do: |
        choose one of the throws as thrown
        reroll a die of the thrown
`;
const ROLLS = `
rolls:
  plain: { dice: 2d6, name: [plain roll, plain rolls] }
  slow: { dice: 2d20, window: pause, name: [slow roll, slow rolls] }
contests:
  bout: { rolls: [slow, plain], window: pause, ties: second }
`;

const GAME = { windows: WINDOWS, rolls: ROLLS };
const rolling = (rules: string, lines: readonly string[]): Game => rollingIn(GAME, rules, lines);
const rolled = (rules: string, lines: readonly string[], ...said: string[]): Match =>
  rolledIn(GAME, rules, lines, said);

interface RollLine {
  readonly event: string;
  readonly of: string;
  readonly dice: readonly number[];
  readonly plus?: readonly unknown[];
  readonly total: number;
}

const lines = (match: Match): RollLine[] => logOf(match).map(({ line }) => line as never);
const coins = (match: Match): number[] =>
  lines(match)
    .filter(({ event }) => event === 'count')
    .map((line) => (line as unknown as { now: number }).now);

const IDLE = 'when a player drops a card, that player gains 1 coin';

describe('dice are thrown again', () => {
  it('all of them, and what was added stays', () => {
    const match = rolled(IDLE, ['make a slow roll as throw', 'gain (the throw) coins'], 'lift', 'again');
    const throws = lines(match).filter(({ event }) => event === 'roll');
    expect(throws).toHaveLength(2);
    const [first, second] = throws;
    expect(second.dice).not.toEqual(first.dice);
    expect(second.plus).toEqual([[2, 'a rule']]);
    expect(lines(match).find(({ event }) => event === 'total')!.total).toBe(second.total);
    expect(coins(match)).toEqual([second.dice[0] + second.dice[1] + 2]);
  });

  it('one of them', () => {
    const match = rolled(IDLE, ['make a slow roll as throw']);
    const [first] = lines(match).filter(({ event }) => event === 'roll');
    const other = played(rolling(IDLE, ['make a slow roll as throw']), ['roll']);
    say(other, 'nudge');
    say(other, String(first.dice[1]));
    const [, second] = lines(other).filter(({ event }) => event === 'roll');
    expect(second.dice[0]).toBe(first.dice[0]);
    expect(second.dice[1]).not.toBe(first.dice[1]);
  });

  it.each([
    ['when a roll is thrown, the roller of that roll gains 1 coin', [1, 2]],
    ['when a roll is changed, the roller of that roll gains 1 coin', []],
    ['when a roll is final, the roller of that roll gains 1 coin', [1]],
  ])('and heard of: %s', (rule, found) => {
    expect(coins(rolled(rule, ['make a slow roll as throw'], 'again'))).toEqual(found);
  });

  it('a roll that was over is final once more', () => {
    const rule = 'when a roll is final, the roller of that roll gains 1 coin';
    expect(coins(rolled(rule, ['make a slow roll as throw', 'reroll the throw']))).toEqual([1, 2]);
  });

  it('bonuses of an announced total are those of the new dice', () => {
    const match = rolled('+100 to all rolls where every die is at least 4', [
      'make a plain roll as throw',
      'repeat exactly 9 times:',
      '  reroll the throw',
      '  gain (the throw) coins',
    ]);
    const before = [0, ...coins(match)];
    const dice = lines(match).filter(({ event }) => event === 'roll');
    const totals = coins(match).map((now, i) => now - before[i]);
    expect(totals).toEqual(dice.slice(1).map(({ dice: [a, b] }) => a + b + (Math.min(a, b) >= 4 ? 100 : 0)));
    expect(totals.some((each) => each > 100) && totals.some((each) => each < 100)).toBe(true);
  });

  it.each(['reroll that roll', 'reroll the lowest die of that roll'])(
    'a roll that is over is refused: %s',
    (text) => {
      const rules = `when a slow roll is thrown, ${text}`;
      expect(faults({ rules, replace: [['\nverbs:', `${ROLLS}\nverbs:`]], windows: WINDOWS })).toEqual([
        `name/not-here: ${text}`,
      ]);
    },
  );

  it.each(['reroll a stone', 'reroll 3', 'reroll all rolls of yours', 'reroll 2 dice of the throw'])(
    'nothing else is: %s',
    (text) => {
      expect(() => rolling(IDLE, ['make a slow roll as throw', text])).toThrow();
    },
  );

  it('a die is turned to a number, which is no throw', () => {
    const rule = 'when a roll is thrown, the roller of that roll gains 100 coins';
    const match = rolled(rule, [
      'make a plain roll as throw',
      '+5 to the throw',
      'set the lowest die of the throw to 6',
      'set the highest die of the throw to 7',
      'set the highest die of the throw as one to (7 - the one)',
      'gain (the throw) coins',
    ]);
    const dice = lines(match).filter(({ event }) => event === 'roll');
    expect(dice.at(-1)!.total).toBe(coins(match)[0]);
    expect(coins(match)[1] - coins(match)[0]).toBe(100);
    expect(dice.at(-1)!.dice.reduce((sum, each) => sum + each, 5)).toBe(coins(match)[0]);
  });

  it('a roll that was over is final once more when a die of it is turned', () => {
    const rule =
      'when a roll is final, if dice of that roll are the same, the roller of that roll gains 1 coin';
    const turned = [
      'make a plain roll as throw',
      'set the lowest die of the throw to the highest die of the throw',
    ];
    expect(coins(rolled(rule, turned)).length).toBeGreaterThan(0);
  });

  it.each([
    'set the throw to 6',
    'set a die of the throw',
    'set all dice of the throw to 6',
    'set a die of the throw to a stone',
  ])('is turned to nothing else: %s', (text) => {
    expect(() => rolling(IDLE, ['make a slow roll as throw', text])).toThrow();
  });

  it('also after saving, and for the slow evaluator', () => {
    const rules = [
      'when a roll is thrown, the roller of that roll gains 1 coin',
      'when a roll is final, if that roll is at least 3, the roller of that roll gains (that roll) coins',
    ];
    const text = [
      'make a slow roll as throw',
      'reroll the lowest die of the throw',
      'make a plain roll as quick',
      'you may reroll a die of the quick',
      'open the pause for the quick',
      'hold a bout as contest against an opponent',
      'reroll a roll of yours',
      'set a die of the quick to a number from 1 to 7',
      'set the highest die of the throw to 1',
    ];
    const game = rolling(rules.join('\n'), text);
    const match = played(game, ['roll', 'again']);
    const { match: later } = loadPosition(match.game, JSON.parse(JSON.stringify(savePosition(match))));
    for (const each of [match, later!]) say(each, 'pass');
    expect(savePosition(later!)).toEqual(savePosition(match));
    for (const seed of ['1', '2', '3']) expect(compareGame(game, 2, seed, 80).difference).toBeUndefined();
  });
});
