import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import type { Compare, FieldTest, Many, SetTest, Test } from '../../dsl/ir/expressions.ts';
import type { FieldSymbol } from '../../dsl/language/symbols/symbols.ts';
import type { Compiler } from '../../interpreter/compiler/codegen/codegen-context.ts';
import { wildRange } from '../../interpreter/compiler/codegen/values/field-tests.ts';
import { many } from '../../interpreter/compiler/codegen/expressions/list-expressions.ts';
import { rawScalar, scalar } from '../../interpreter/compiler/codegen/expressions/scalar-expressions.ts';
import { tableFor } from '../../interpreter/compiler/codegen/compile-game.ts';
import { test as compileTest } from '../../interpreter/compiler/codegen/expressions/condition-tests.ts';
import { together } from '../../interpreter/compiler/codegen/choices/joint-conditions.ts';
import { WILD } from '../../interpreter/game/linked-game.ts';
import { clearZones, putIn } from '../../interpreter/engine/state/card-lists.ts';
import { newMachine } from '../../interpreter/engine/program/machine.ts';
import { List } from '../../interpreter/engine/state/int-list.ts';
import { fieldsGame } from '../fields-game.ts';

const game = fieldsGame();
const table = tableFor(game, 2);
const { layout } = table;
const m = newMachine(layout, game.fields.length, new Uint8Array());
const c: Compiler = {
  game,
  layout,
  zoneIndex: (zone) => table.zoneStarts[zone.index],
  scalar: (tree) => scalar(c, tree),
  raw: (tree) => rawScalar(c, tree),
  many: (tree) => many(c, tree),
  test: (tree) => compileTest(c, tree),
  together: (tree) => together(c, tree),
};
const TRAY = 1;
const tray: Many = { op: 'cards-in', zone: { op: 'constant', value: TRAY } };

function lay(cards: readonly number[]): void {
  clearZones(m.p, layout);
  m.p.fill(-1, layout.zone, layout.zone + layout.cards);
  for (const card of cards) putIn(m.p, layout, card, TRAY);
}

/** All lists of values that the cards can stand for. */
function readings(field: FieldSymbol, cards: readonly number[]): number[][] {
  const { from, to } = wildRange(field);
  return cards.reduce<number[][]>(
    (lists, card) => {
      const printed = game.copies[card].values[game.fields.indexOf(field)];
      const values = printed === WILD ? Array.from({ length: to - from + 1 }, (_, i) => from + i) : [printed];
      return lists.flatMap((list) => values.map((value) => [...list, value]));
    },
    [[]],
  );
}

const compare: Record<Compare, (a: number, b: number) => boolean> = {
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** What a test says of plain values. */
function holdsFor(test: FieldTest, values: readonly number[]): boolean {
  const different = new Set(values).size;
  switch (test.kind) {
    case 'same':
      return different <= 1;
    case 'different':
      return different === values.length;
    case 'consecutive':
      return (
        different === values.length &&
        (different === 0 || Math.max(...values) - Math.min(...values) < different)
      );
    case 'different-count':
      return test.amount.op === 'constant' && compare[test.how](different, test.amount.value);
    case 'every':
      return values.every((value) => everyOf(test.test, value));
  }
}

const everyOf = (test: Test, value: number): boolean => {
  if (test.op === 'odd') return value % 2 === 1;
  if (test.op === 'even') return value % 2 === 0;
  return test.op === 'compare' && test.right.op === 'constant' && compare[test.how](value, test.right.value);
};

const DEPTH = 3;
const how = fc.constantFrom<Compare>('=', '<>', '<', '<=', '>', '>=');
const tests: fc.Arbitrary<FieldTest> = fc.oneof(
  fc.constantFrom<FieldTest>({ kind: 'consecutive' }, { kind: 'same' }, { kind: 'different' }),
  fc.record({
    kind: fc.constant('different-count' as const),
    how,
    amount: fc.record({ op: fc.constant('constant' as const), value: fc.integer({ min: 0, max: 7 }) }),
  }),
  fc.record({
    kind: fc.constant('every' as const),
    depth: fc.constant(DEPTH),
    test: fc.oneof(
      fc.constantFrom<Test>(
        { op: 'odd', value: { op: 'it', depth: DEPTH } },
        { op: 'even', value: { op: 'it', depth: DEPTH } },
      ),
      fc.record({
        op: fc.constant('compare' as const),
        how,
        left: fc.constant({ op: 'it' as const, depth: DEPTH }),
        right: fc.record({ op: fc.constant('constant' as const), value: fc.integer({ min: 0, max: 8 }) }),
      }),
    ),
  }),
);
const group = fc.uniqueArray(fc.nat(game.copies.length - 1), { maxLength: 6 });
const field = fc.constantFrom(...game.fields);

it('a test of a field holds if and only if it holds for some values of the wild cards', () => {
  fc.assert(
    fc.property(field, tests, group, (field, test, cards) => {
      lay(cards);
      const closed = c.test({ op: 'field-test', of: tray, field, test });
      expect(closed(m)).toBe(readings(field, cards).some((values) => holdsFor(test, values)));
    }),
    { numRuns: 3000 },
  );
});

it('and that is what trying all values says', () => {
  fc.assert(
    fc.property(field, tests, group, (field, test, cards) => {
      lay(cards);
      const part: Test = { op: 'field-test', of: tray, field, test };
      expect(c.test(part)(m)).toBe(c.test({ op: 'wild', of: tray, fields: [field], part })(m));
    }),
    { numRuns: 1000 },
  );
});

it('a condition on what is chosen agrees with the test of the same cards', () => {
  const kinds = fc.constantFrom<'consecutive' | 'same' | 'different'>('consecutive', 'same', 'different');
  fc.assert(
    fc.property(field, kinds, group, (field, kind, cards) => {
      lay(cards);
      const chosen = new List();
      for (const card of cards) chosen.push(card);
      const set: SetTest = { kind, field };
      const alone = c.test({ op: 'field-test', of: tray, field, test: { kind } });
      expect(c.together(set).holds(m, chosen)).toBe(alone(m));
    }),
    { numRuns: 1000 },
  );
});
