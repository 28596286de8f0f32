import { describe, expect, it } from 'vitest';
import { emptyTree, goDown, learnFrom, type AnswerTree } from '../../bots/answer-tree.ts';
import { searchMatchFor } from '../../bots/search-match.ts';
import { copyPosition } from '../../interpreter/engine/state/position-layout.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { listOptions } from '../../interpreter/match/answers.ts';
import { seatsAsked, startMatch } from '../../interpreter/match/match.ts';
import { quarry } from '../abilities/kit.ts';

const MOST = 4;
const PLAYOUTS = 80;

/** Searches behind a question, in a game whose only good answer is the first that is found. */
function searched(): { readonly tree: AnswerTree; readonly options: number; readonly longest: number } {
  const match = startMatch(quarry({}), { players: ['Ann', 'Ben'], seed: 'tree', log: false });
  const search = searchMatchFor(match);
  copyPosition(match.runner.m.p, search.world);
  const tree = emptyTree();
  const random = randomSource('tree');
  let longest = 0;
  let good: object | undefined;
  for (let i = 0; i < PLAYOUTS; i++) {
    search.begin();
    const { path, answers } = goDown(search, tree, { random, most: MOST, spread: 0.5 });
    longest = Math.max(longest, answers);
    good ??= path[0];
    for (const taken of path) learnFrom(taken, path[0] === good ? 1 : 0);
  }
  return { tree, options: listOptions(match, seatsAsked(match)[0]).length, longest };
}

describe('a tree of answers', () => {
  it('tries every answer, and the best of them most', () => {
    const { tree, options } = searched();
    const playouts = [...tree.values()].map((each) => each.playouts);
    expect(playouts.length).toBeGreaterThan(1);
    expect(playouts.length).toBeLessThanOrEqual(options);
    expect(playouts.reduce((sum, each) => sum + each, 0)).toBe(PLAYOUTS);
    expect(Math.min(...playouts)).toBeGreaterThan(0);
    expect(playouts[0]).toBeGreaterThan(PLAYOUTS / 2);
    expect(playouts[0]).toBe(Math.max(...playouts));
  });

  it('counts how often an answer was among the options, and goes no further than it may', () => {
    const { tree, longest } = searched();
    for (const each of tree.values()) expect(each.offered).toBeGreaterThanOrEqual(each.playouts);
    expect(longest).toBeLessThanOrEqual(MOST);
    expect(longest).toBeGreaterThan(1);
  });
});
