import { describe, expect, it } from 'vitest';
import { loadPosition, savePosition } from '../../interpreter/index.ts';
import { isOver, logOf, winners, type Match } from '../../interpreter/match/match.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { compareGame } from '../reference/compare.ts';
import { faults, played, quarry } from './kit.ts';

const indented = (lines: readonly string[]): string => lines.map((line) => `\n      ${line}`).join('');

/** A game whose action is a verb that does what some lines say; who has 2 coins has won by an ending of the game. */
const spinning = (lines: readonly string[], seats = ''): Game =>
  quarry({
    replace: [
      ['\n  toss:', `\n  spin:\n    do: |${indented(lines)}\n  toss:`],
      ['          rest:', '          spin: { do: spin }\n          rest:'],
      [
        '\nends:\n',
        '\nends:\n  - { id: rich, at: once, if: there is a player with at least 2 coins, winners: all players with at least 2 coins }\n',
      ],
      ['players: { min: 2, max: 3 }', `players: { min: 2, max: 4${seats} }`],
      ...(seats
        ? [['\n  coin: {', '\n  side: { of: player, from: 0, to: 1, starts: [0, 1] }\n  coin: {'] as const]
        : []),
    ],
  });

/** The ending and the winners of the three games in which a verb does what lines say. */
const outcome = (match: Match): unknown =>
  logOf(match).flatMap(({ line }) => (line.event === 'over' ? [[line.ending, line.winners]] : []))[0];
const PLAYERS = ['Ann', 'Ben', 'Cat'];
const after = (...lines: string[]): unknown => outcome(played(spinning(lines), ['spin'], PLAYERS));

describe('a text that says who wins or loses', () => {
  it.each([
    ['win the game', 'won by a text', ['Ann']],
    ['lose the game', 'lost by a text', ['Ben', 'Cat']],
    ['each opponent wins the game', 'won by a text', ['Ben', 'Cat']],
    ['each player loses the game', 'lost by a text', []],
    ['each opponent loses the game', 'lost by a text', ['Ann']],
    ['if you have no coins, you win the game', 'won by a text', ['Ann']],
  ])('%s', (line, ending, won) => expect(after(line)).toEqual([ending, won]));

  it('has the last word of what is one event, and does it to its end', () => {
    expect(after('win the game', 'each opponent gains 2 coins')).toEqual(['won by a text', ['Ann']]);
    expect(after('each opponent gains 2 coins', 'win the game')).toEqual(['won by a text', ['Ann']]);
    expect(after('win the game', 'lose the game')).toEqual(['won by a text', ['Ann']]);
    expect(after('lose the game', 'the next player wins the game')).toEqual(['won by a text', ['Ben']]);
    const match = played(spinning(['win the game', 'gain 1 coin']), ['spin'], PLAYERS);
    expect(logOf(match).map(({ line }) => line.event)).toContain('count');
  });

  it('is played alike by the second evaluator, and after it is saved and loaded', () => {
    const game = spinning([
      'choose an opponent',
      'that player loses the game',
      'if you have 1 coin, win the game',
      'gain 1 coin',
    ]);
    for (const players of [2, 3, 4])
      expect(compareGame(game, players, `said ${players}`).difference).toBeUndefined();
    const match = played(game, ['spin', 'Ben'], PLAYERS);
    const loaded = loadPosition(game, JSON.parse(JSON.stringify(savePosition(match))));
    expect(isOver(match)).toBe(true);
    expect(winners(loaded.match!)).toEqual([0, 2]);
  });

  it('is no event', () => {
    expect(
      faults({
        rules:
          'when a player wins the game, nothing\nif you would lose the game, instead nothing\nplayers cannot win the game',
      }).filter((each) => !each.startsWith('name/not-here')),
    ).toEqual([]);
  });
});
