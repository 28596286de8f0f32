import type { Compare, Test } from '../../../../dsl/ir/expressions.ts';
import type { FieldSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import { NONE, WILD } from '../../../game/linked-game.ts';
import { listFrom, release, type Machine, type ConditionClosure } from '../../../engine/program/machine.ts';
import { List } from '../../../engine/state/int-list.ts';
import type { Compiler } from '../codegen-context.ts';
import { bitsIn } from '../../../engine/state/bits.ts';
import { cardField, ofSome, valueSet } from './card-values.ts';

/** The range of values that a wild card may stand for. */
export function wildRange(field: FieldSymbol): { from: number; to: number } {
  if (field.type.type === 'value') return { from: 0, to: field.type.of.values.length - 1 };
  return field.type.type === 'number'
    ? { from: field.type.from ?? 0, to: field.type.to ?? 0 }
    : { from: 0, to: 0 };
}

/** The values of a field among some cards: those that are printed, and how many cards are wild. */
export interface Values {
  readonly printed: List;
  wild: number;
}

/** Reads a field of each card of a list; cards without the field do not count. */
function readValues(c: Compiler, field: FieldSymbol): (m: Machine, cards: List, into: Values) => void {
  const read = cardField(c, field);
  return (m, cards, into) => {
    into.printed.length = 0;
    into.wild = 0;
    for (let i = 0; i < cards.length; i++) {
      const value = read(m, cards.items[i]);
      if (value === WILD) into.wild++;
      else if (value !== NONE) into.printed.push(value);
    }
  };
}

/** How many different values are printed, at most 64 apart. */
export function distinct({ printed }: Values): number {
  let count = 0;
  for (let i = 0; i < printed.length; i++) {
    let seen = false;
    for (let j = 0; j < i && !seen; j++) seen = printed.items[j] === printed.items[i];
    if (!seen) count++;
  }
  return count;
}

/** Highest printed value minus lowest. */
function spread({ printed }: Values): number {
  let low = printed.items[0];
  let high = low;
  for (let i = 1; i < printed.length; i++) {
    const value = printed.items[i];
    if (value < low) low = value;
    else if (value > high) high = value;
  }
  return high - low;
}

/** All different and without a gap, each wild card standing for a value that is missing. */
function isRun(values: Values, size: number): boolean {
  const count = values.printed.length + values.wild;
  if (count > size || distinct(values) !== values.printed.length) return false;
  return values.printed.length === 0 || spread(values) < count;
}

const between: Record<Compare, (least: number, most: number, n: number) => boolean> = {
  '=': (least, most, n) => least <= n && n <= most,
  '<>': (least, most, n) => least !== n || most !== n,
  '<': (least, _, n) => least < n,
  '<=': (least, _, n) => least <= n,
  '>': (_, most, n) => most > n,
  '>=': (_, most, n) => most >= n,
};

/**
 * Compiles a test of all values of a field among some cards. Wild cards count in favour of it:
 * the tests are exact for any number of them, without trying values.
 */
export function fieldTest(c: Compiler, tree: Test & { op: 'field-test' }): ConditionClosure {
  const of = c.many(tree.of);
  const several = valueSet(c, tree.field);
  if (several && tree.test.kind !== 'consecutive') return severalTest(c, tree, several);
  const read = readValues(c, tree.field);
  const values: Values = { printed: new List(), wild: 0 };
  const { from, to } = wildRange(tree.field);
  const size = tree.field.wild ? to - from + 1 : Number.MAX_SAFE_INTEGER;
  const holds = judge();
  return (m) => {
    const list = listFrom(m, of);
    read(m, list, values);
    release(m);
    return holds(m);
  };

  function judge(): ConditionClosure {
    const { test } = tree;
    switch (test.kind) {
      case 'consecutive':
        return () => isRun(values, size);
      case 'same':
        return () => distinct(values) <= 1;
      case 'different':
        return () =>
          distinct(values) === values.printed.length && values.printed.length + values.wild <= size;
      case 'different-count': {
        const amount = c.scalar(test.amount);
        const compare = between[test.how];
        return (m) => {
          const printed = distinct(values);
          const least = printed > 0 ? printed : Math.min(values.wild, 1);
          return compare(least, Math.min(printed + values.wild, size), amount(m));
        };
      }
      case 'every': {
        const each = c.test(test.test);
        const { depth } = test;
        return (m) => {
          const before = m.it[depth];
          const all = everyValue(m);
          m.it[depth] = before;
          return all;
        };
        function everyValue(m: Machine): boolean {
          for (let i = 0; i < values.printed.length; i++) {
            m.it[depth] = values.printed.items[i];
            if (!each(m)) return false;
          }
          if (values.wild === 0) return true;
          for (let value = from; value <= to; value++) {
            m.it[depth] = value;
            if (each(m)) return true;
          }
          return false;
        }
      }
    }
  }
}

/** Whether sets of values share one, of those that are not empty. */
export function shareOne({ items, length }: List): boolean {
  let all = -1;
  for (let i = 0; i < length; i++) if (items[i] !== 0) all &= items[i];
  return all !== 0;
}

/** Whether no two sets of values share one. */
export function shareNone({ items, length }: List): boolean {
  let all = 0;
  for (let i = 0; i < length; i++) {
    if ((all & items[i]) !== 0) return false;
    all |= items[i];
  }
  return true;
}

/** A test of all values where cards may have several of them, none of which is wild. */
function severalTest(
  c: Compiler,
  { of, test }: Test & { op: 'field-test' },
  valuesOf: (m: Machine, card: number) => number,
): ConditionClosure {
  const cards = c.many(of);
  const sets = new List();
  const holds = judge();
  return (m) => {
    const list = listFrom(m, cards);
    sets.length = 0;
    for (let i = 0; i < list.length; i++) sets.push(valuesOf(m, list.items[i]));
    release(m);
    return holds(m);
  };

  function judge(): ConditionClosure {
    switch (test.kind) {
      case 'different':
        return () => shareNone(sets);
      case 'different-count': {
        const amount = c.scalar(test.amount);
        const compare = between[test.how];
        return (m) => {
          let all = 0;
          for (let i = 0; i < sets.length; i++) all |= sets.items[i];
          const count = bitsIn(all);
          return compare(count, count, amount(m));
        };
      }
      case 'every': {
        const each = c.test(test.test);
        const { depth } = test;
        return (m) => {
          const before = m.it[depth];
          const all = sets
            .toArray()
            .every((set) => set === 0 || ofSome(set, (value) => ((m.it[depth] = value), each(m))));
          m.it[depth] = before;
          return all;
        };
      }
      default:
        return () => shareOne(sets);
    }
  }
}

/**
 * Compiles a test of numbers or values taken together, none of which is wild. Without any, the test fails.
 */
export function compileSameness(c: Compiler, { of, kind }: Test & { op: 'alike' }): ConditionClosure {
  const list = c.many(of);
  const values: Values = { printed: new List(), wild: 0 };
  const holds = {
    same: () => distinct(values) <= 1,
    different: () => distinct(values) === values.printed.length,
    consecutive: () => isRun(values, Number.MAX_SAFE_INTEGER),
  }[kind];
  return (m) => {
    values.printed.length = 0;
    list(m, values.printed);
    return values.printed.length > 0 && holds();
  };
}
