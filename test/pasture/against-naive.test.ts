import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import type { Many, Scalar, Test } from '../../dsl/ir/expressions.ts';
import { roomForCalls } from '../../interpreter/compiler/codegen/expressions/function-calls.ts';
import { FAR } from '../../interpreter/compiler/codegen/values/grid-distances.ts';
import { bitsIn } from '../../interpreter/engine/state/bits.ts';
import { packRange, rangeFrom, rangeTo } from '../../interpreter/game/printed-range.ts';
import { compilerFor, tableFor } from '../../interpreter/compiler/codegen/compile-game.ts';
import { clearZones, joinPile, putIn } from '../../interpreter/engine/state/card-lists.ts';
import { newMachine } from '../../interpreter/engine/program/machine.ts';
import { pasture } from './kit.ts';

const game = pasture();
const table = tableFor(game, 2);
const { layout } = table;
const c = compilerFor(game, layout, table.zoneStarts);
const m = newMachine(layout, game.fields.length, table.takes, {
  roomForCalls: roomForCalls(game.vocabulary.functions),
});
const meadow = game.vocabulary.zones.find((zone) => zone.grid)!;
const [columns] = meadow.grid!.rows;
const rows = meadow.grid!.rows.length;
const number = (value: number): Scalar => ({ op: 'constant', value });
const it_ = (depth: number): Scalar => ({ op: 'it', depth });
const listOf = (values: readonly number[]): Many => ({
  op: 'union',
  parts: values.map((value) => ({ op: 'one', value: number(value) })),
});

const bits = (set: number): number[] => [0, 1, 2, 3].filter((at) => (set >> at) & 1);

const of = (bits: number): Many => ({ op: 'values-of', bits: number(bits) });

/** Slot `s` fits candidate `a` where bit `a` of the row `s` is set. */
const edgeOf = (fits: readonly number[]): Test => ({
  op: 'or',
  parts: fits.map((row, slot): Test => ({
    op: 'and',
    parts: [
      { op: 'compare', how: '=', left: it_(1), right: number(slot) },
      { op: 'has-value', bits: number(row), value: it_(2) },
    ],
  })),
});

describe('matching', () => {
  const naive = (fits: readonly number[], taken = 0): boolean => {
    const [row, ...more] = fits;
    if (row === undefined) return true;
    for (let at = 0; at < 6; at++)
      if ((row >> at) & 1 && !((taken >> at) & 1) && naive(more, taken | (1 << at))) return true;
    return false;
  };

  it('is found exactly where there is one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 63 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 6 }),
        (fits, candidates) => {
          const holds = c.test({
            op: 'matching',
            of: listOf(Array.from({ length: candidates }, (_, at) => at)),
            slots: listOf(fits.map((_, slot) => slot)),
            depth: 2,
            slotDepth: 1,
            edge: edgeOf(fits),
          });
          const known = fits.map((row) => row & ((1 << candidates) - 1));
          expect(holds(m)).toBe(naive(known));
          expect(holds(m)).toBe(naive(known));
        },
      ),
    );
  });
});

describe('pairs of two sets by a table', () => {
  const spoils = game.vocabulary.tables.find((each) => each.id === 'spoils')!;
  const values = fc.integer({ min: 0, max: 15 });

  it.each([true, false])('are counted as one by one (turned: %s)', (turned) => {
    fc.assert(
      fc.property(values, values, (left, right) => {
        const test: Test = {
          op: 'related',
          table: spoils,
          left: it_(turned ? 2 : 1),
          right: it_(turned ? 1 : 2),
        };
        const pairs: Scalar = {
          op: 'pairs',
          left: of(left),
          right: of(right),
          leftDepth: 1,
          rightDepth: 2,
          test,
        };
        const one = bits(left).flatMap((l) =>
          bits(right).filter((r) => (turned ? (spoils.rows[r] >> l) & 1 : (spoils.rows[l] >> r) & 1)),
        );
        expect(c.scalar(pairs)(m)).toBe(one.length);
      }),
    );
  });

  it('have as many values as bits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7fff_ffff }), (set) => {
        expect(bitsIn(set)).toBe([...set.toString(2)].filter((bit) => bit === '1').length);
      }),
    );
  });
});

it('a packed range has its bounds', () => {
  const bound = fc.integer({ min: -9999, max: 9999 });
  fc.assert(
    fc.property(fc.option(bound), fc.option(bound), (from, to) => {
      const packed = packRange(from ?? undefined, to ?? undefined);
      expect(packed).toBeGreaterThanOrEqual(0);
      expect([rangeFrom(packed), rangeTo(packed)]).toEqual([from ?? -Infinity, to ?? Infinity]);
    }),
  );
});

describe('distances', () => {
  const cell = fc.integer({ min: 0, max: columns * rows - 1 });
  const cards = game.copies.map((_, card) => card).slice(0, 5);
  const placed = fc.uniqueArray(cell, { maxLength: cards.length });

  function lay(cells: readonly number[]): void {
    m.p.fill(-1, layout.zone, layout.stack);
    clearZones(m.p, layout);
    cells.forEach((at, i) => {
      putIn(m.p, layout, cards[i], table.zoneStarts[meadow.index]);
      joinPile(m.p, layout, cards[i], at);
    });
  }

  /** Widens the reached cells until nothing is added. */
  function ways(from: number, full: ReadonlySet<number>): number[] {
    const steps = Array.from({ length: columns * rows }, (_, at): number => (at === from ? 0 : FAR));
    for (let round = 0; round < steps.length; round++) {
      for (let a = 0; a < steps.length; a++) {
        if (steps[a] === FAR || (a !== from && full.has(a))) continue;
        for (let b = 0; b < steps.length; b++) {
          const across = Math.abs((a % columns) - (b % columns));
          const along = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
          if (across + along === 1) steps[b] = Math.min(steps[b], steps[a] + 1);
        }
      }
    }
    return steps;
  }

  it.each(['steps', 'reach', 'walk'])('by %s', (id) => {
    const metric = meadow.grid!.metrics.find((each) => each.id === id)!;
    const between = c.scalar({ op: 'distance', metric, left: it_(1), right: it_(2) });
    fc.assert(
      fc.property(placed, cell, (cells, from) => {
        lay(cells);
        const walked = ways(from, new Set(cells));
        for (let to = 0; to < columns * rows; to++) {
          m.it[1] = from;
          m.it[2] = to;
          const across = Math.abs((from % columns) - (to % columns));
          const along = Math.abs(Math.floor(from / columns) - Math.floor(to / columns));
          const wanted = { steps: across + along, reach: Math.max(across, along), walk: walked[to] };
          expect(between(m)).toBe(wanted[id as 'steps']);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are far from what does not lie there', () => {
    const metric = meadow.grid!.metrics[0];
    expect(c.scalar({ op: 'distance', metric, left: number(-1), right: number(0) })(m)).toBe(FAR);
  });
});
