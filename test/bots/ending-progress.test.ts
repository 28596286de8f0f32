import { describe, expect, it } from 'vitest';
import { endingProgress } from '../../bots/ending-progress.ts';
import { learnModel } from '../../bots/learn-model.ts';
import { featuresOf } from '../../bots/features.ts';
import { tableFor } from '../../interpreter/compiler/codegen/compile-game.ts';
import { zoneOf } from '../../interpreter/engine/state/card-columns.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { isOver, startMatch } from '../../interpreter/match/match.ts';
import { playOut } from '../../interpreter/match/random-playout.ts';
import { quarry } from '../abilities/kit.ts';

const WANTED = 3;

/** Whoever has three heavy stones first: no other number says how many a player has. */
const heavy = quarry({
  replace: [
    ['\nverbs:', '\nnouns:\n  boulder: { is: a stone where weight is 4 }\n\nverbs:'],
    [
      'copies: 12, weight: 1 }',
      'copies: 20, weight: 1 }\n  - { kind: stone, id: rock, copies: 20, weight: 4 }\n  - { kind: stone, id: slab, copies: 20, weight: 7 }',
    ],
    ['lose: { do: drop a card in your hand }', 'hold: { do: keep a card in your hand }'],
    ['rest: { do: nothing }', 'dig: { do: move the top card of the heap to your hand }'],
    [
      '{ id: late, after: digging, if: the day is 2, winners: all players }',
      '{ id: rich, at: once, if: there is a player with at least 3 boulders on their shelf, winners: all players with the most boulders on their shelf }',
    ],
    ['until: the day is 3', 'until: the day is 400'],
  ],
});

describe('how near players are to an ending', () => {
  const table = tableFor(heavy, 2);
  const numbers = endingProgress(table);

  it('is the share of what it asks for, of each player', () => {
    const match = startMatch(heavy, { players: ['Ann', 'Ben'], seed: 'near', log: false });
    const { m } = match.runner;
    const random = randomSource('near');
    const held = (seat: number): number => {
      const shelf = table.zoneStarts[heavy.vocabulary.zones.find(({ id }) => id === 'shelf')!.index] + seat;
      return heavy.copies.filter(
        ({ symbol }, card) => symbol.id === 'rock' && zoneOf(m.p, table.layout, card) === shelf,
      ).length;
    };
    const [near] = numbers.filter(({ name }) => name.startsWith('nearness to rich'));
    const ranks = numbers.filter(({ name }) => name.startsWith('rank in rich'));
    expect(ranks).toHaveLength(1);
    const seen = new Set<number>();
    for (let i = 0; i < 400 && !isOver(match); i++) {
      for (const seat of [0, 1]) {
        seen.add(held(seat));
        expect(near.of(m, seat)).toBeCloseTo(Math.min(1, held(seat) / WANTED));
        expect(ranks[0].of(m, seat)).toBe(held(seat));
      }
      playOut(match, random, 1);
    }
    expect(isOver(match)).toBe(true);
    expect(seen.size).toBeGreaterThan(2);
  });

  it('is what a game is judged by that asks for something of its own', () => {
    const { weights } = learnModel(heavy, ['Ann', 'Ben']);
    const { names } = featuresOf(table);
    const ofEnds = weights.filter((_, i) => / rich /.test(names[i]));
    const others = weights.filter((_, i) => !/ rich /.test(names[i]));
    expect(Math.max(...ofEnds)).toBeGreaterThan(Math.max(...others));
  });
});
