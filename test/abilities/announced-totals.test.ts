import { describe, expect, it } from 'vitest';
import { loadPosition, savePosition } from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { logOf, type Match } from '../../interpreter/match/match.ts';
import { viewFor } from '../../interpreter/match/view/match-view.ts';
import { compareGame } from '../reference/compare.ts';
import { played, quarry, say } from './kit.ts';

const WINDOWS = `
pause:
  takes: { for throws: rolls }
  asks: all players
  closes: all pass
  actions:
    lift:
      do: |
        choose one of the throws as thrown
        +1 to the thrown
`;
const ROLLS = `
rolls:
  plain: { dice: 1d6, name: [plain roll, plain rolls] }
  slow: { dice: 1d6, window: pause, name: [slow roll, slow rolls] }
contests:
  duel: { rolls: [plain, plain], ties: nobody }
  bout: { rolls: [slow, plain], window: pause, ties: second }
`;
/** Whoever is rich rolls much better, and whoever is not rolls what the dice show. */
const RULES = '+20 to all rolls of a player with at least 1 coin';

/** A game whose action says some lines, when the active player has one coin. */
const rolling = (lines: readonly string[]): Game =>
  quarry({
    rules: RULES,
    windows: WINDOWS,
    replace: [
      ['\nverbs:', `${ROLLS}\nverbs:`],
      ['\nsetup: |\n', '\nsetup: |\n  each player gains 1 coin\n'],
      [
        '          rest:',
        `          roll:\n            do: |\n${lines.map((line) => `              ${line}\n`).join('')}          rest:`,
      ],
    ],
  });
const rolled = (lines: readonly string[]): Match => {
  const match = played(rolling(lines), ['roll']);
  while (viewFor(match, 0).open?.window !== undefined) say(match, 'pass');
  return match;
};

const lines = (match: Match): Record<string, unknown>[] =>
  logOf(match).map(({ line }) => line as Record<string, unknown>);
const coinsOf = (match: Match, seat: string): unknown =>
  lines(match).findLast(({ event, of }) => event === 'count' && of === seat)?.now;

describe('a total is what was announced', () => {
  it.each(['plain', 'slow'])('of a %s roll, whatever ends after it', (name) => {
    const match = rolled([
      `make a ${name} roll as throw`,
      'lose 1 coin',
      'if the throw is 21..26, gain 5 coins',
      'gain (the throw) coins',
    ]);
    const { total } = lines(match).findLast((line) => line.total !== undefined)!;
    expect(total).toBeGreaterThan(20);
    expect(coinsOf(match, 'Ann')).toBe(5 + (total as number));
  });

  it('and whatever begins after it', () => {
    const match = rolled([
      'lose 1 coin',
      'make a plain roll as throw',
      'gain 1 coin',
      'if the throw is at most 6, gain 5 coins',
    ]);
    expect(coinsOf(match, 'Ann')).toBe(6);
  });

  it('until the roll itself is changed, or players may respond to it again', () => {
    const shifted = rolled([
      'make a plain roll as throw',
      'lose 1 coin',
      '+1 to the throw',
      'gain (the throw) coins',
    ]);
    expect(lines(shifted).find(({ event }) => event === 'change roll')).toMatchObject({
      now: coinsOf(shifted, 'Ann'),
    });
    const opened = rolled([
      'make a plain roll as throw',
      'lose 1 coin',
      'open the pause for the throw',
      'gain (the throw) coins',
    ]);
    const { total } = lines(opened).find(({ event }) => event === 'total')!;
    expect(total).toBeLessThan(7);
    expect(coinsOf(opened, 'Ann')).toBe(total);
  });
});

describe('who has won a contest has won it', () => {
  const after = [
    'if you win the contest, gain 100 coins',
    'otherwise, gain 200 coins',
    'if the active player wins the contest, gain 1000 coins',
  ];
  it.each(['duel', 'bout'])('a %s', (name) => {
    const match = rolled([
      'each opponent loses 1 coin',
      `hold a ${name} as contest against an opponent`,
      'lose 1 coin',
      'each opponent gains 1 coin',
      ...after,
    ]);
    expect(lines(match).find(({ event }) => event === 'contest')).toMatchObject({ winner: 'Ann' });
    expect(coinsOf(match, 'Ann')).toBe(1100);
  });

  it('also after saving, and for the slow evaluator', () => {
    const text = [
      'each opponent loses 1 coin',
      'hold a bout as contest against an opponent',
      'make a slow roll as throw',
      'lose 1 coin',
      'toss a card in your hand',
      ...after,
      'gain (the throw) coins',
    ];
    const game = rolling(text);
    const match = rolled(text);
    const { match: later } = loadPosition(match.game, JSON.parse(JSON.stringify(savePosition(match))));
    expect(viewFor(later!, 0).open).toEqual(viewFor(match, 0).open);
    for (const each of [match, later!]) say(each, '1');
    expect(savePosition(later!)).toEqual(savePosition(match));
    for (const seed of ['1', '2', '3']) expect(compareGame(game, 2, seed, 60).difference).toBeUndefined();
  });
});
