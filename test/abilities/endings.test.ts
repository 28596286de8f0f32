import { describe, expect, it } from 'vitest';
import { loadPosition, savePosition } from '../../interpreter/index.ts';
import { isOver, logOf, winners, type Match } from '../../interpreter/match/match.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { compareGame } from '../reference/compare.ts';
import { played, quarry, say } from './kit.ts';

const RICH = `
  - id: alone
    at: once
    if: there is exactly 1 player with at least 2 coins
    winners: all players with the most coins
  - id: all
    at: once
    if: each player has at least 2 coins
    winners: nobody
`;
const WINDOWS = `
pause:
  asks: all opponents
  closes: all pass
  actions:
    beg: { do: gain 2 coins }
`;

const text = (lines: readonly string[], deep: string): string =>
  `|\n${lines.map((line) => `${deep}${line}\n`).join('')}`;

/** A game whose action is a verb that does what some lines say; `bare`: the lines stand in the action itself. */
const spinning = (lines: readonly string[], bare = false): Game =>
  quarry({
    windows: WINDOWS,
    replace: [
      ['\n  toss:', `\n  spin:\n    do: ${text(bare ? ['nothing'] : lines, '      ')}  toss:`],
      [
        '          rest:',
        `          spin:\n            do: ${bare ? text(lines, '              ') : 'spin\n'}          rest:`,
      ],
      ['\nends:\n', `\nends:${RICH}`],
    ],
  });
const spun = (...given: Parameters<typeof spinning>): Match => played(spinning(...given), ['spin']);

/** How the game has ended: the ending, the winners, and what the counters became before. */
const outcome = (match: Match): unknown[] =>
  logOf(match)
    .map(({ line }) => line)
    .filter(({ event }) => event === 'over' || event === 'count')
    .map(({ event, ending, winners, of, now }) => (event === 'over' ? [ending, winners] : [of, now]));

describe('what a verb does is one event', () => {
  const both = ['gain 2 coins', 'each opponent gains 3 coins'];

  it('which an ending at once does not cut: what holds when it is complete decides', () => {
    expect(outcome(spun(both))).toEqual([
      ['Ann', 2],
      ['Ben', 3],
      ['all', []],
    ]);
    expect(outcome(spun(['gain 2 coins', 'lose 1 coin', 'each opponent gains 3 coins']))).toEqual([
      ['Ann', 2],
      ['Ann', 1],
      ['Ben', 3],
      ['alone', ['Ben']],
    ]);
  });

  it('and an ending that held in its middle ends the game, with the winners of then', () => {
    const match = spun(['gain 2 coins', 'lose 2 coins', 'each opponent gains 1 coin']);
    expect(outcome(match)).toEqual([
      ['Ann', 2],
      ['Ann', 0],
      ['Ben', 1],
      ['alone', ['Ann']],
    ]);
  });

  it('lines of any other text are events of their own', () => {
    expect(outcome(spun(both, true))).toEqual([
      ['Ann', 2],
      ['alone', ['Ann']],
    ]);
  });

  it('is complete so far where the text settles the triggers or opens a window', () => {
    for (const between of ['settle the triggers', 'open the pause']) {
      const match = spun(['gain 2 coins', between, 'each opponent gains 3 coins']);
      expect(outcome(match)).toEqual([
        ['Ann', 2],
        ['alone', ['Ann']],
      ]);
    }
  });

  it('others may end the game in the middle of it', () => {
    const match = spun(['open the pause', 'gain 3 coins']);
    say(match, 'beg');
    expect(outcome(match)).toEqual([
      ['Ben', 2],
      ['alone', ['Ben']],
    ]);
  });

  it('can be saved in its middle, when nobody has won yet', () => {
    const match = spun(['gain 2 coins', 'toss a card in your hand', 'lose 2 coins']);
    expect([isOver(match), winners(match)]).toEqual([false, []]);
    const { match: later } = loadPosition(match.game, JSON.parse(JSON.stringify(savePosition(match))));
    for (const each of [match, later!]) say(each, '1');
    expect([isOver(later!), winners(later!)]).toEqual([true, [0]]);
    expect(savePosition(later!)).toEqual(savePosition(match));
  });

  it('is the same for the slow evaluator', () => {
    for (const lines of [
      both,
      ['gain 2 coins', 'toss a card in your hand', 'lose 2 coins'],
      ['gain 1 coin', 'open the pause', 'gain 1 coin', 'lose 1 coin'],
      ['gain 1 coin', 'settle the triggers', 'each opponent gains 1 coin'],
    ])
      for (const bare of [false, true])
        for (const seed of ['1', '2']) {
          const { difference } = compareGame(spinning(lines, bare), 2, seed, 40);
          expect(difference).toBeUndefined();
        }
  });
});
