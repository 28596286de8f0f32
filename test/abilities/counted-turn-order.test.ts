import { describe, expect, it } from 'vitest';
import { logOf, seatsAsked, startMatch, type Match } from '../../interpreter/index.ts';
import { compareGame } from '../reference/compare.ts';
import { faults, quarry, say, type Change } from './kit.ts';

const WINDOW = `
chat:
  asks: all players
  from: the active player
  closes: all pass
  actions:
    cough: { do: gain a coin }
`;

/** The quarry, in which Ann, Ben and Cid begin with these ranks and turn order goes by them. */
const ranked = (ranks: string, rest = 'nothing', more: Change['replace'] = []): Change => ({
  windows: WINDOW,
  replace: [
    ['max: 3 }', 'max: 3, turn order: rank, reversed: spin }'],
    [
      'counters:\n',
      `counters:\n  rank: { of: player, from: 0, starts: ${ranks} }\n  spin: { of: game, from: 0, to: 1 }\n`,
    ],
    ['rest: { do: nothing }', `rest:\n            do: |\n${rest.replace(/^/gm, '              ')}`],
    ...more,
  ],
});

const begun = (change: Change): Match =>
  startMatch(quarry(change), { players: ['Ann', 'Ben', 'Cid'], seed: '1', log: true });

/** The first letters of who is asked, one after the other, where each says the same. */
function askedOf(match: Match, answers: readonly string[]): string {
  return answers
    .map((each) => {
      const [seat] = seatsAsked(match);
      say(match, each);
      return 'ABC'[seat];
    })
    .join('');
}

const REST = Array<string>(7).fill('rest');

const by = (counter: string) => faults({ replace: [['max: 3 }', `max: 3, turn order: ${counter} }`]] });

describe('turn order by a counter', () => {
  it.each([
    ['[1, 2, 3]', 'nothing', 'ABCABCA'],
    ['[2, 3, 1]', 'nothing', 'ABCABCA'],
    ['[1, 3, 2]', 'nothing', 'ACBACBA'],
    ['[3, 2, 1]', 'nothing', 'ACBACBA'],
    ['[2, 2, 1]', 'nothing', 'ABCABCA'],
    ['[1, 3, 2]', 'the spin becomes 1', 'ABCABCA'],
    ['[1, 3, 2]', 'your rank becomes 4', 'ACBCABC'],
  ])('%s, and each one does: %s', (ranks, rest, order) => {
    expect(askedOf(begun(ranked(ranks, rest)), REST)).toBe(order);
  });

  it('is that of windows, loops and neighbours', () => {
    const inWindow = begun(ranked('[1, 3, 2]', 'open the chat'));
    expect(askedOf(inWindow, ['rest', 'pass', 'pass', 'pass'])).toBe('AACB');
    const loop = begun(
      ranked('[1, 3, 2]', 'for each player in turn order from you, that player gains a coin'),
    );
    say(loop, 'rest');
    const gained = logOf(loop).flatMap(({ line }) => (line.event === 'count' ? [line['of']] : []));
    expect(gained).toEqual(['Ann', 'Cid', 'Ben']);
    const next = begun(
      ranked('[1, 3, 2]', 'the next player gains a coin\nyour previous player gains 2 coins'),
    );
    say(next, 'rest');
    const who = logOf(next).flatMap(({ line }) => (line.event === 'count' ? [line['of']] : []));
    expect(who).toEqual(['Cid', 'Ben']);
  });

  it('does in the machine what the second evaluator says', () => {
    const rest = 'open the chat\nyour rank becomes your rank + 2\nthe next player gains a coin';
    expect(compareGame(quarry(ranked('[2, 1, 2]', rest)), 3, '1', 80).difference).toBeUndefined();
  });

  it('is by a number of players only', () => {
    expect(by('coin')).toEqual([]);
    expect(by('stone')).toEqual(['game/unknown: stone']);
  });
});

it('who wins is said in the order of the seats, whichever way turns go', () => {
  const change = ranked('[1, 3, 2]', 'nothing', [['        until: the day is 3\n', '']]);
  const match = begun(change);
  for (let turn = 0; turn < 6; turn++) say(match, 'rest');
  const over = logOf(match).find(({ line }) => line.event === 'over');
  expect(over?.line['winners']).toEqual(['Ann', 'Ben', 'Cid']);
  expect(compareGame(quarry(change), 3, '1', 60).difference).toBeUndefined();
});
