import { describe, expect, it } from 'vitest';
import { loadPosition, savePosition, type Game } from '../../interpreter/index.ts';
import { logOf, seatsAsked, type Match } from '../../interpreter/match/match.ts';
import { sharedGame, shareGame } from '../../interpreter/game/shared-game.ts';
import { compareGame } from '../reference/compare.ts';
import { faults, played, quarry, say, type Change } from './kit.ts';

/** One action lays a stone, and does what is given. */
const change = (condition: string, lines: readonly string[]): Change => ({
  cards: '  - { kind: stone, id: jade, copies: 4, weight: 3 }\n',
  replace: [
    [
      '\n  toss:',
      '\n  chip:\n    takes: { chipped: a stone, by chisel: a stone }\n    do: move the chipped to the pit\n  toss:',
    ],
    [
      '          rest:',
      `          act:\n            do: |\n${['move a stone in your hand to your shelf', ...lines, `if ${condition}, gain a coin`].map((line) => `              ${line}\n`).join('')}          rest:`,
    ],
  ],
});

const coins = (match: Match): unknown =>
  logOf(match)
    .map(({ line }) => line as Record<string, unknown>)
    .findLast(({ event, counter }) => event === 'count' && counter === 'coin')?.now;

const ofOwn = 'a stone on your shelf was tossed this turn';

const TOSS = 'toss a stone on any shelf';
const CHIP = 'chip a stone in your hand by a stone on your shelf';
const THROW = 'toss a stone in your hand';

describe('what was done to cards counts by what they were before it', () => {
  it.each([
    [ofOwn, [TOSS], 1],
    // From the hand: it was on no shelf.
    [ofOwn, [THROW], 0],
    [ofOwn, [], 0],
    ["you tossed a stone on an opponent's shelf this turn", [TOSS], 0],
    ['you tossed a stone on your shelf this turn', [TOSS], 1],
    ['you did not toss a stone on your shelf this turn', [THROW], 1],
    ['no stone on your shelf was tossed this turn', [TOSS], 0],
    ['no stone on your shelf was tossed this turn', [THROW], 1],
    ['at least 2 stones on your shelf were tossed this turn', [TOSS], 0],
    [
      'at least 2 stones on your shelf were tossed this turn',
      ['move a stone in your hand to your shelf', 'for each stone on any shelf, toss that stone'],
      1,
    ],
    ['you tossed a stone where weight is at most 3 this turn', [TOSS], 1],
    ['you tossed a stone where weight is at least 4 this turn', [TOSS], 0],
    ['an opponent tossed a stone on your shelf this turn', [TOSS], 0],
    ['no opponent tossed a stone on your shelf this turn', [TOSS], 1],
    ['a player tossed a stone on your shelf this turn', [TOSS], 1],
    ['a stone on your shelf chipped a stone this turn', [CHIP], 1],
    ['no stone on your shelf chipped a stone this turn', [CHIP], 0],
    ['a stone in your hand chipped a stone this turn', [CHIP], 0],
    ["a stone on an opponent's shelf chipped this turn", [CHIP], 0],
  ])('%s', (condition, lines, expected) => {
    const game = quarry(change(condition, lines));
    const end = (of: Game): Match => {
      const match = played(of, ['act']);
      while (seatsAsked(match)[0] === 0) say(match, '1');
      expect(coins(match) ?? 0).toBe(expected);
      return match;
    };
    const match = end(game);
    // In another thread as well.
    end(sharedGame(structuredClone(shareGame(game))));
    const saved = savePosition(match);
    expect(savePosition(loadPosition(game, saved).match!)).toEqual(saved);
    expect(compareGame(game, 2, 'counted', 150).difference).toBeUndefined();
  });
});

it.each([
  "you tossed a stone on the chosen's shelf this turn",
  "an opponent tossed a stone on the chosen's shelf this turn",
])('%s is refused: what is chosen is not known by then', (condition) => {
  const found = faults({
    ...change(condition, ['choose a player as chosen']),
  });
  expect(found.map((each) => each.split(':')[0])).toEqual(['name/not-here']);
});

it('who did it and whose card did it are two counts of a save', () => {
  const condition = 'a stone on any shelf chipped a stone this turn';
  const tool = 'the tool chipped a stone on any shelf this turn';
  const lines = [CHIP, 'choose a stone on your shelf as tool', `if ${tool}, gain 5 coins`];
  const game = quarry(change(condition, lines));
  const saved = JSON.stringify(savePosition(played(game, ['act'])));
  const titles = [...saved.matchAll(/"([^"]* chip [^"]* per turn)":/g)].map(([, title]) => title);
  expect(game.vocabulary.history.questions).toHaveLength(2);
  expect(new Set(titles).size).toBe(2);
});
