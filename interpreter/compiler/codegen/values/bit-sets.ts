import type { Many, Scalar, Test } from '../../../../dsl/ir/expressions.ts';
import { reserved } from '../../../../dsl/ir/registers.ts';
import { cellCount } from '../../../../dsl/language/symbols/cell-names.ts';
import type { FieldSymbol, GridSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import {
  borrow,
  depthOf,
  listFrom,
  release,
  isKnown,
  Overflow,
  withIt,
} from '../../../engine/program/machine.ts';
import { bitsIn } from '../../../engine/state/bits.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import type {
  Machine,
  ListClosure,
  ValueClosure,
  ConditionClosure,
} from '../../../engine/program/machine.ts';
import type { Compiler } from '../codegen-context.ts';
import { rangeFrom, rangeTo } from '../../../game/printed-range.ts';
import { bitOf, cardField, ofSome, valueSet, valuesOfScalar } from './card-values.ts';

/** Bit sets of values, printed lists and ranges, tables, and the phrases and conditions that cards print. */

/** Adds the values of a bit set in the order in which the game declares them. */
export function compileValuesOf(c: Compiler, tree: Many & { op: 'values-of' }): ListClosure {
  const bits = c.scalar(tree.bits);
  return (m, out) => {
    for (let left = bits(m); left !== 0; left &= left - 1) out.push(31 - Math.clz32(left & -left));
  };
}

/** The piles that are the cells of a grid. */
export const cellsOf = (grid: GridSymbol): { first: number; end: number } => ({
  first: grid.first,
  end: grid.first + cellCount(grid),
});

/** What each card prints in a field with a list. */
const printedLists = (c: Compiler, { id }: FieldSymbol): readonly (readonly number[])[] =>
  c.game.copies.map((copy) => copy.lists.get(id) ?? []);

/** How many entries a card prints in a field with a list. */
export function lengthOf(c: Compiler, tree: Many & { op: 'list-of' }): ValueClosure {
  const lengths = Int32Array.from(printedLists(c, tree.field), (list) => list.length);
  const card = c.scalar(tree.card);
  return (m) => lengths[card(m)] ?? 0;
}

/** Adds what a card prints in a field with a list. */
export function compileListOf(c: Compiler, tree: Many & { op: 'list-of' }): ListClosure {
  const lists = printedLists(c, tree.field);
  const card = c.scalar(tree.card);
  return (m, out) => {
    const list = lists[card(m)];
    if (list) for (let i = 0; i < list.length; i++) out.push(list[i]);
  };
}

/** How many elements a list of values has. */
export function countOfValues(c: Compiler, tree: Many & { op: 'values-of' }): ValueClosure {
  const bits = c.scalar(tree.bits);
  return (m) => bitsIn(bits(m));
}

/** How many different values a field of several values has among cards. */
export function differentValues(c: Compiler, field: FieldSymbol, of: Many): ValueClosure {
  const cards = c.many(of);
  const index = c.game.fields.indexOf(field);
  const column = Int32Array.from(c.game.copies, ({ values }) => (isKnown(values[index]) ? values[index] : 0));
  return (m) => {
    const list = listFrom(m, cards);
    spend(m, list.length);
    let all = 0;
    for (let i = 0; i < list.length; i++) all |= column[list.items[i]] ?? 0;
    release(m);
    return bitsIn(all);
  };
}

export function compileHasValue(c: Compiler, tree: Test & { op: 'has-value' }): ConditionClosure {
  const bits = c.scalar(tree.bits);
  const value = c.scalar(tree.value);
  const has = hasBit(bits);
  const depth = depthOf(value);
  if (depth >= 0) return (m) => has(m, m.it[depth]);
  return (m) => has(m, value(m));
}

/** Whether a bit set has a value. */
export const hasBit =
  (bits: ValueClosure) =>
  (m: Machine, value: number): boolean =>
    value >= 0 && value < 31 && ((bits(m) >> value) & 1) === 1;

/** How many different values cards have that may have several. */
export function differentOf(c: Compiler, of: Many, fields: readonly FieldSymbol[]): ValueClosure {
  const cards = c.many(of);
  const sets = fields.map((field) => valueSetOf(c, field));
  return (m) => {
    const list = listFrom(m, cards);
    let all = 0;
    for (let i = 0; i < list.length; i++) {
      let own = 0;
      for (let k = 0; k < sets.length && own === 0; k++) own = sets[k](m, list.items[i]);
      all |= own;
    }
    release(m);
    return bitsIn(all);
  };
}

/** The values of a field that a card has, whether there can be several or not. */
function valueSetOf(c: Compiler, field: FieldSymbol): (m: Machine, card: number) => number {
  const several = valueSet(c, field);
  if (several) return several;
  const one = cardField(c, field);
  return (m, card) => {
    const value = one(m, card);
    return isKnown(value) ? 1 << value : 0;
  };
}

export function related(c: Compiler, tree: Test & { op: 'related' }): ConditionClosure {
  const { rows } = tree.table;
  const [lefts, rights] = [valuesOfScalar(c, tree.left), valuesOfScalar(c, tree.right)];
  if (lefts || rights) {
    const ones = c.scalar(tree.left);
    const others = c.scalar(tree.right);
    return (m) => {
      const theirs = rights?.(m) ?? bitOf(others(m));
      return ofSome(lefts?.(m) ?? bitOf(ones(m)), (value) => (rows[value] & theirs) !== 0);
    };
  }
  const left = c.scalar(tree.left);
  const right = c.scalar(tree.right);
  const [leftAt, rightAt] = [depthOf(left), depthOf(right)];
  return (m) =>
    ((rows[leftAt < 0 ? left(m) : m.it[leftAt]] >> (rightAt < 0 ? right(m) : m.it[rightAt])) & 1) === 1;
}

/** Counts pairs; those of two bit sets by a table are counted row by row. */
export function pairs(c: Compiler, tree: Scalar & { op: 'pairs' }): ValueClosure {
  const { left, right, test, leftDepth, rightDepth } = tree;
  if (left.op === 'values-of' && right.op === 'values-of' && test.op === 'related') {
    const rows = rowsOf(test, leftDepth, rightDepth);
    const ours = c.scalar(left.bits);
    const theirs = c.scalar(right.bits);
    if (rows) {
      return (m) => {
        const others = theirs(m);
        let count = 0;
        for (let rest = ours(m); rest !== 0; rest &= rest - 1)
          count += bitsIn(rows[31 - Math.clz32(rest & -rest)] & others);
        return count;
      };
    }
  }
  const ones = c.many(left);
  const others = c.many(right);
  const holds = c.test(test);
  return (m) => {
    const a = borrow(m);
    const b = borrow(m);
    ones(m, a);
    others(m, b);
    spend(m, a.length * b.length);
    const beforeLeft = m.it[leftDepth];
    const beforeRight = m.it[rightDepth];
    let count = 0;
    for (let i = 0; i < a.length; i++) {
      m.it[leftDepth] = a.items[i];
      for (let j = 0; j < b.length; j++) {
        m.it[rightDepth] = b.items[j];
        if (holds(m)) count++;
      }
    }
    m.it[leftDepth] = beforeLeft;
    m.it[rightDepth] = beforeRight;
    release(m);
    release(m);
    return count;
  };
}

/** The rows of a table for each left value, also where the text says it the other way round. */
function rowsOf(
  { left, right, table }: Test & { op: 'related' },
  leftDepth: number,
  rightDepth: number,
): Int32Array | undefined {
  if (left.op !== 'it' || right.op !== 'it') return undefined;
  const columns = table.rows.length;
  if (left.depth === leftDepth && right.depth === rightDepth) return table.rows;
  if (left.depth !== rightDepth || right.depth !== leftDepth) return undefined;
  const turned = new Int32Array(32);
  for (let from = 0; from < columns; from++)
    for (let to = 0; to < 31; to++) if ((table.rows[from] >> to) & 1) turned[to] |= 1 << from;
  return turned;
}

export function inRange(c: Compiler, tree: Test & { op: 'in-range' }): ConditionClosure {
  const value = c.scalar(tree.value);
  const range = c.raw(tree.range);
  return (m) => {
    const packed = range(m);
    if (!isKnown(packed)) return false;
    const number = value(m);
    return number >= rangeFrom(packed) && number <= rangeTo(packed);
  };
}

/** Whether a printed phrase selects a card. */
export function selected(c: Compiler, tree: Test & { op: 'selected' }): ConditionClosure {
  const selection = c.scalar(tree.selection);
  const card = c.scalar(tree.card);
  const tests: (ConditionClosure | undefined)[] = [];
  return (m) => {
    const index = selection(m);
    if (index < 0) return false;
    const holds = (tests[index] ??= c.test(c.game.selections[index]));
    return withIt(m, reserved.selected, card(m), holds);
  };
}

/** Cards may print conditions that ask for those of other cards; so deep and no deeper. */
const DEEPEST = 32;

/**
 * Whether the condition that a card prints holds for its controller; for who asks where nobody controls it. A price is
 * asked of the one who would pay it.
 */
export function holdsOf(c: Compiler, tree: Test & { op: 'holds' | 'payable' }): ConditionClosure {
  const card = c.scalar(tree.card);
  const controller = c.scalar({ op: 'controller', card: { op: 'it', depth: reserved.askedThis } });
  const asking = tree.you && c.scalar(tree.you);
  const printed = c.game.copies.map((copy) => copy.conditions.get(tree.field.id));
  const tests: (ConditionClosure | undefined)[] = [];
  let depth = 0;
  return (m) => {
    const at = card(m);
    const condition = printed[at];
    if (!condition) return tree.op === 'payable';
    const holds = (tests[at] ??= c.test(condition));
    if (depth >= DEEPEST) throw new Overflow();
    const asker = asking ? asking(m) : -1;
    const beforeThis = m.it[reserved.askedThis];
    const beforeYou = m.it[reserved.askedYou];
    m.it[reserved.askedThis] = at;
    const you = tree.op === 'payable' ? asker : controller(m);
    m.it[reserved.askedYou] = you < 0 ? asker : you;
    depth++;
    try {
      return holds(m);
    } finally {
      depth--;
      m.it[reserved.askedThis] = beforeThis;
      m.it[reserved.askedYou] = beforeYou;
    }
  };
}
