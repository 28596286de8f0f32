import { describe, expect, it } from 'vitest';
import { logOf, optionsOf, seatsAsked, startMatch, type Match } from '../../interpreter/index.ts';
import { readAnswer } from '../../interpreter/match/answers.ts';
import { compareGame } from '../reference/compare.ts';
import { quarry, say, type Change } from './kit.ts';

const WEIGHTS = [1, 2, 2, 5, 9];

/** Ten stones, of each weight two, are laid on the shelf of one player in the order of their weights; then something is done. */
const game = (does: string): Change => ({
  replace: [
    [
      'rest: { do: nothing }',
      `rest:\n            do: |\n${`move all stones in any hand to the heap
for each stone in the heap in order of weight, move that stone to your shelf
${does}`.replaceAll(/^/gm, '              ')}`,
    ],
    ['of: player, in play: true }', 'of: player, order: row, in play: true }'],
    [
      '- { kind: stone, id: pebble, copies: 12, weight: 1 }',
      WEIGHTS.map((weight, i) => `- { kind: stone, id: stone-${i}, copies: 2, weight: ${weight} }`).join(
        '\n  ',
      ),
    ],
  ],
});

const begun = (does: string): Match => {
  const match = startMatch(quarry(game(does)), { players: ['Ann', 'Ben'], seed: '1', log: true });
  say(match, 'rest');
  return match;
};

/** The weights of what came to the pit. */
const tossed = (match: Match): number[] =>
  logOf(match)
    .flatMap(({ line }) => (line.event === 'move' && line['to'] === 'pit' ? (line['cards'] as string[]) : []))
    .map((card) => WEIGHTS[Number(/stone-(\d)/.exec(card)![1])])
    .toSorted((a, b) => a - b);

const toPit = (what: string): string => `move ${what} to the pit`;

describe('those that come first by a number', () => {
  it.each([
    ['the 2 stones on your shelf with the lowest weight', [1, 1]],
    ['the 6 stones on your shelf with the lowest weight', [1, 1, 2, 2, 2, 2]],
    ['the 4 stones on your shelf with the highest weight', [5, 5, 9, 9]],
    ['the (1 + 1) stones on your shelf with the highest weight', [9, 9]],
    ['the 30 stones on your shelf with the highest weight', [1, 1, 2, 2, 2, 2, 5, 5, 9, 9]],
  ])('are known without a choice where nothing ties: %s', (what, weights) => {
    expect(tossed(begun(toPit(what)))).toEqual(weights);
  });

  it('are chosen among those that tie for the last place, and only there', () => {
    const match = begun(toPit('the 4 stones on your shelf with the lowest weight'));
    const [seat] = seatsAsked(match);
    expect(optionsOf(match, seat)).toHaveLength(6);
    expect('values' in readAnswer(match, seat, 'stone-0#1 + stone-1#1 + stone-1#2 + stone-2#1')).toBe(false);
    say(match, 'stone-0#1 + stone-0#2 + stone-1#1 + stone-2#1');
    expect(tossed(match)).toEqual([1, 1, 2, 2]);
  });

  it('may be players', () => {
    const match = begun('gain 2 coins\nchoose the 2 players with the most coins\nthose players gain 1 coin');
    expect(logOf(match).filter(({ line }) => line.event === 'count')).toHaveLength(3);
  });

  it('mean the same to the second evaluator', () => {
    const change = game(toPit('the 3 stones on your shelf with the lowest weight'));
    const made = quarry(change);
    for (const seed of ['1', '2', '3']) expect(compareGame(made, 2, seed, 60).difference).toBeUndefined();
  });
});

describe('those at a side of a row', () => {
  it.each([
    ['the leftmost stone on your shelf', [1]],
    ['the rightmost stone on your shelf', [9]],
    ['the leftmost stone on your shelf where weight is at least 2', [2]],
    ['the rightmost 3 stones on your shelf where weight is at most 5', [2, 5, 5]],
    ['the leftmost 30 stones on your shelf where weight is at least 5', [5, 5, 9, 9]],
  ])('are the first that are so: %s', (what, weights) => {
    expect(tossed(begun(toPit(what)))).toEqual(weights);
  });

  it('are found by their places, not by when they came', () => {
    const moved = 'move the rightmost stone on your shelf to the bottom of your shelf';
    expect(tossed(begun(`${moved}\n${toPit('the leftmost stone on your shelf')}`))).toEqual([9]);
  });
});
