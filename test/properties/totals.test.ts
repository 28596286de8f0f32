import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  type Together,
  countSets,
  everySet,
  isLegal,
  newDomain,
  sampleSet,
  type Domain,
} from '../../interpreter/engine/choices/choice-domain.ts';
import { layOut } from '../../interpreter/engine/state/position-layout.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { fitTotals } from '../../interpreter/engine/choices/choice-outcome.ts';
import { newMachine } from '../../interpreter/engine/program/machine.ts';
import { List } from '../../interpreter/engine/state/int-list.ts';
import { Totals } from '../../interpreter/engine/choices/subset-sums.ts';
import { goodnessOfFit } from '../statistics.ts';

const layout = layOut({ seats: 2, cards: 1, settings: 0, counters: [], roles: 0, zones: [], piles: 0 });
const m = newMachine(layout, 0, new Uint8Array());

/** What each card adds: a number, or any from one to another. */
interface Hand {
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly least: number;
  readonly most: number;
  readonly from: number;
  readonly to: number;
  /** Besides, all that are chosen are even cards or all are odd ones. */
  readonly alike: boolean;
}

const hands: fc.Arbitrary<Hand> = fc
  .record({
    cards: fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: -3, max: 7 }).map((value) => [value, value] as const) },
        { weight: 1, arbitrary: fc.constant([1, 3] as const) },
      ),
      { maxLength: 8 },
    ),
    least: fc.integer({ min: 0, max: 3 }),
    more: fc.integer({ min: 0, max: 8 }),
    limit: fc.oneof(
      fc.integer({ min: -4, max: 15 }).map((n) => [n, n] as const),
      fc.integer({ min: -4, max: 15 }).map((n) => [n, Number.POSITIVE_INFINITY] as const),
      fc.integer({ min: -4, max: 15 }).map((n) => [Number.NEGATIVE_INFINITY, n] as const),
      fc.integer({ min: -4, max: 15 }).map((n) => [n, n + 2] as const),
    ),
    alike: fc.boolean(),
  })
  .map(({ cards, least, more, limit: [from, to], alike }) => ({
    low: cards.map(([low]) => low),
    high: cards.map(([, high]) => high),
    least,
    most: Math.min(cards.length, least + more),
    from,
    to,
    alike,
  }));

/** The card of a place, so that places change when cards are left out. */
const CARD = 10;
const add = (numbers: readonly number[], cards: List): number =>
  cards.toArray().reduce((sum, card) => sum + numbers[card - CARD], 0);

const even: Together['holds'] = (_, cards) => new Set(cards.toArray().map((card) => card % 2)).size <= 1;

function domainOf({ low, high, least, most, from, to, alike }: Hand): Domain {
  const domain = newDomain();
  low.forEach((_, i) => domain.candidates.push(CARD + i));
  domain.least = least;
  domain.most = most;
  const holds: Together['holds'] = (_, cards) => add(low, cards) <= to && add(high, cards) >= from;
  const sum: Together = {
    may: () => true,
    holds,
    bind: (_, { candidates, least: atLeast, most: atMost }) => {
      const places = candidates.toArray().map((card) => card - CARD);
      const addends = { low: places.map((at) => low[at]), high: places.map((at) => high[at]) };
      return {
        may: () => true,
        holds,
        totals: new Totals(addends, { least: atLeast, most: atMost, from, to }),
      };
    },
  };
  domain.together = alike ? [sum, { may: even, holds: even }] : [sum];
  return domain;
}

/** All legal sets, tried one by one, in the order in which they are visited: those that contain others right behind them. */
function bruteForce({ low, high, least, most, from, to, alike }: Hand): string[] {
  const found: string[] = [];
  const visit = (chosen: number[], next: number): void => {
    const sum = (of: readonly number[]): number => chosen.reduce((all, at) => all + of[at], 0);
    const fits = chosen.length >= least && chosen.length <= most && sum(low) <= to && sum(high) >= from;
    if (fits && (!alike || new Set(chosen.map((at) => at % 2)).size <= 1))
      found.push(chosen.map((at) => at + CARD).join());
    for (let at = next; at < low.length; at++) visit([...chosen, at], at + 1);
  };
  visit([], 0);
  return found;
}

function listed(domain: Domain): string[] {
  const found: string[] = [];
  everySet(m, domain, (set) => {
    found.push(set.toArray().join());
    return false;
  });
  return found;
}

const readSet = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

describe('a choice by what all chosen add up to', () => {
  it('is there exactly if some set has the sum', () => {
    fc.assert(
      fc.property(hands, (hand) => {
        expect(fitTotals(m, domainOf(hand))).toBe(bruteForce(hand).length > 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('offers what can lead to the sum and nothing else, and as many as can', () => {
    fc.assert(
      fc.property(hands, (hand) => {
        const all = bruteForce(hand).map(readSet);
        fc.pre(all.length > 0);
        const domain = domainOf(hand);
        fitTotals(m, domain);
        const used = new Set(all.flat());
        expect(domain.candidates.toArray()).toEqual([...used].sort((a, b) => a - b));
        expect([domain.least, domain.most]).toEqual([
          Math.min(...all.map((set) => set.length)),
          Math.max(...all.map((set) => set.length)),
        ]);
      }),
      { numRuns: 1000 },
    );
  });

  it('lists and counts exactly the sets that have the sum, and takes them for legal', () => {
    fc.assert(
      fc.property(hands, (hand) => {
        const all = bruteForce(hand);
        const domain = domainOf(hand);
        fc.pre(fitTotals(m, domain));
        expect(listed(domain)).toEqual(all);
        expect(countSets(m, domain)).toBe(all.length);
        for (const set of all) expect(isLegal(m, domain, readSet(set).reverse())).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds each of its sets by its number', () => {
    fc.assert(
      fc.property(hands, (hand) => {
        const all = bruteForce(hand);
        const domain = domainOf({ ...hand, alike: false });
        fc.pre(!hand.alike && fitTotals(m, domain));
        const [{ totals }] = domain.together;
        const { items } = domain.candidates;
        const found = all.map((_, i) => totals!.nth(i).map((place) => items[place]));
        expect(found.map((set) => set.join())).toEqual(all);
      }),
    );
  });

  it('is made at random with the same probability for every set', () => {
    const hand: Hand = {
      low: [4, 5, 3, 2, 1, 0, -1],
      high: [4, 5, 3, 2, 1, 0, -1],
      least: 0,
      most: 7,
      from: 9,
      to: 9,
      alike: false,
    };
    const all = bruteForce(hand);
    const domain = domainOf(hand);
    fitTotals(m, domain);
    const random = randomSource('totals');
    const counts = new Map(all.map((set) => [set, 0]));
    const out = new List();
    for (let i = 0; i < 400 * all.length; i++) {
      sampleSet(m, domain, random, out);
      const set = out.toArray().join();
      counts.set(set, counts.get(set)! + 1);
    }
    expect(counts.size).toBe(all.length);
    expect(
      goodnessOfFit(
        [...counts.values()],
        all.map(() => 400),
      ),
    ).toBeGreaterThan(0.001);
  });

  it('is worked out in time where there are more sets than could be listed', () => {
    const low = Array.from({ length: 60 }, (_, i) => (i % 13) - 2);
    const hand = { low, high: low, least: 0, most: 60, from: 100, to: 100, alike: false };
    const domain = domainOf(hand);
    const start = performance.now();
    expect(fitTotals(m, domain)).toBe(true);
    expect(countSets(m, domain)).toBeGreaterThan(2 ** 40);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
