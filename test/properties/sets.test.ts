import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  type Together,
  countSets,
  everySet,
  isLegal,
  newDomain,
  sampleSet,
  sortFor,
  type Domain,
} from '../../interpreter/engine/choices/choice-domain.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { layOut } from '../../interpreter/engine/state/position-layout.ts';
import { newMachine } from '../../interpreter/engine/program/machine.ts';
import { List } from '../../interpreter/engine/state/int-list.ts';
import { onField, onKey, onSharedKey } from '../../interpreter/compiler/codegen/choices/joint-conditions.ts';
import { NONE, WILD } from '../../interpreter/game/linked-game.ts';
import { goodnessOfFit } from '../statistics.ts';

const layout = layOut({ seats: 2, cards: 1, settings: 0, counters: [], roles: 0, zones: [], piles: 0 });
const m = newMachine(layout, 0, new Uint8Array());

const sum = (chosen: List): number => chosen.toArray().reduce((a, b) => a + b, 0);
const conditions: Record<string, readonly Together[]> = {
  none: [],
  'a small sum': [{ may: (_, chosen) => sum(chosen) <= 9, holds: (_, chosen) => sum(chosen) <= 9 }],
  'an even sum': [{ may: () => true, holds: (_, chosen) => sum(chosen) % 2 === 0 }],
};

const domains = fc
  .record({
    size: fc.integer({ min: 0, max: 8 }),
    least: fc.integer({ min: 0, max: 4 }),
    more: fc.integer({ min: 0, max: 8 }),
    together: fc.constantFrom(...Object.keys(conditions)),
  })
  .map(({ size, least, more, together }): Domain => {
    const domain = newDomain();
    for (let i = 0; i < size; i++) domain.candidates.push(i);
    return { ...domain, least, most: Math.min(size, least + more), together: conditions[together] };
  });

/** All legal sets, tried one by one. */
function bruteForce({ candidates, least, most, together }: Domain): string[] {
  const found: string[] = [];
  for (let bits = 0; bits < 1 << candidates.length; bits++) {
    const list = new List();
    for (let i = 0; i < candidates.length; i++) if ((bits >> i) & 1) list.push(candidates.items[i]);
    if (list.length >= least && list.length <= most && together.every((each) => each.holds(m, list)))
      found.push(list.toArray().join());
  }
  return found.sort();
}

function listed(domain: Domain): string[] {
  const found: string[] = [];
  everySet(m, domain, (set) => {
    found.push(set.toArray().join());
    return false;
  });
  return found.sort();
}

const readSet = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

describe('the answers to a choice', () => {
  it('are listed each once, and counted', () => {
    fc.assert(
      fc.property(domains, (domain) => {
        const all = bruteForce(domain);
        expect(listed(domain)).toEqual(all);
        expect(countSets(m, domain)).toBe(all.length);
      }),
    );
  });

  it('are legal, in any order, and nothing else is', () => {
    fc.assert(
      fc.property(domains, fc.array(fc.integer({ min: -1, max: 9 }), { maxLength: 6 }), (domain, values) => {
        const all = new Set(bruteForce(domain));
        for (const each of all) expect(isLegal(m, domain, readSet(each).reverse())).toBe(true);
        const once = new Set(values).size === values.length;
        const legal = once && all.has([...values].sort((a, b) => a - b).join());
        expect(isLegal(m, domain, values)).toBe(legal);
      }),
    );
  });

  const shapes = [
    { size: 5, least: 0, most: 5, together: 'none' },
    { size: 6, least: 2, most: 3, together: 'none' },
    { size: 7, least: 1, most: 1, together: 'none' },
    { size: 6, least: 1, most: 5, together: 'an even sum' },
    { size: 6, least: 1, most: 5, together: 'a small sum' },
  ];
  it.each(shapes)('are drawn each with the same probability: %o', ({ size, least, most, together }) => {
    const domain: Domain = { ...newDomain(), least, most, together: conditions[together] };
    for (let i = 0; i < size; i++) domain.candidates.push(i);
    const all = bruteForce(domain);
    const seen = new Map(all.map((each) => [each, 0]));
    const random = randomSource('uniform');
    const out = new List();
    const draws = 400 * all.length;
    for (let i = 0; i < draws; i++) {
      sampleSet(m, domain, random, out);
      const key = out
        .toArray()
        .sort((a, b) => a - b)
        .join();
      seen.set(key, (seen.get(key) ?? Number.NaN) + 1);
    }
    expect(
      goodnessOfFit(
        [...seen.values()],
        all.map(() => 400),
      ),
    ).toBeGreaterThan(0.001);
  });
});

/** Conditions on values of candidates, any number of them at once, with missing and wild values. */
const joint = fc
  .record({
    values: fc.array(fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(WILD, NONE)), { maxLength: 9 }),
    groups: fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 9, maxLength: 9 }),
    kinds: fc.uniqueArray(fc.constantFrom('same', 'different', 'consecutive', 'apart', 'beside'), {
      minLength: 1,
    }),
    size: fc.constantFrom(3, 6, Number.MAX_SAFE_INTEGER),
    least: fc.integer({ min: 0, max: 3 }),
    more: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ values, groups, kinds, size, least, more }): Domain => {
    const domain = newDomain();
    values.forEach((_, i) => domain.candidates.push(i));
    const together = kinds.map((kind) =>
      kind === 'apart'
        ? onKey((_, i) => groups[i])
        : kind === 'beside'
          ? onSharedKey((_, i) => groups[i])
          : onField((_, i) => values[i], kind, size),
    );
    return { ...domain, least, most: Math.min(values.length, least + more), together };
  });

/** The same conditions asked of whole sets. */
const asWhole = (domain: Domain): Domain => ({
  ...domain,
  together: domain.together.map(({ quick, ...test }) => {
    const { pairs: _, ...rest } = quick!;
    return { ...test, quick: rest };
  }),
});

/** The sets in the order in which they are visited, with the work that it costs. */
function visitsOf(domain: Domain): string {
  const found: string[] = [];
  m.workLeft = 1_000_000;
  everySet(m, domain, (set) => {
    found.push(set.toArray().join());
    return false;
  });
  return `${found.join(' ')} for ${1_000_000 - m.workLeft}`;
}

describe('sets with conditions on all chosen together', () => {
  it('are those that hold, each once', () => {
    fc.assert(
      fc.property(joint, (domain) => {
        sortFor(m, domain);
        expect(listed(domain)).toEqual(bruteForce(domain));
        expect(countSets(m, domain)).toBe(bruteForce(domain).length);
      }),
    );
  });

  it('come in the same order, and for the same work, whether pairs or whole sets are compared', () => {
    fc.assert(
      fc.property(joint, (domain) => {
        sortFor(m, domain);
        expect(visitsOf(domain)).toBe(visitsOf(asWhole(domain)));
      }),
    );
  });

  it('are drawn as they are listed', () => {
    fc.assert(
      fc.property(joint, fc.nat(), (domain, n) => {
        sortFor(m, domain);
        const all = bruteForce(domain);
        if (all.length === 0 || domain.least + domain.most === 2) return;
        const [one, other] = [new List(), new List()];
        sampleSet(m, domain, (below) => n % below, one);
        sampleSet(m, asWhole(domain), (below) => n % below, other);
        expect(one.toArray()).toEqual(other.toArray());
      }),
    );
  });

  it('have wild cards behind all others', () => {
    const domain = newDomain();
    const values = [WILD, 3, NONE, WILD, 1];
    values.forEach((_, i) => domain.candidates.push(i));
    sortFor(m, { ...domain, together: [onField((_, i) => values[i], 'consecutive', 6)] });
    expect(domain.candidates.toArray()).toEqual([2, 4, 1, 0, 3]);
  });
});
