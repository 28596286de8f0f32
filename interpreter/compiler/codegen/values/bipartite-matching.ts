import type { Test } from '../../../../dsl/ir/expressions.ts';
import { borrow, release, type ConditionClosure, type Machine } from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import type { List } from '../../../engine/state/int-list.ts';
import type { Compiler } from '../codegen-context.ts';
import { multiplicityOf } from './multiplicities.ts';

/** More slots than this are never asked for; a longer list does not match. */
const MOST_SLOTS = 31;

/**
 * Compiles a matching: each slot has a candidate of its own. Exact, by augmenting paths (Kuhn): a slot takes a free
 * candidate, or one whose slot can take another.
 */
export function matching(c: Compiler, tree: Test & { op: 'matching' }): ConditionClosure {
  const slotsOf = c.many(tree.slots);
  const candidatesOf = c.many(tree.of);
  const edge = c.test(tree.edge);
  const { depth, slotDepth } = tree;
  /** By slot where the candidates that it fits are; slots that ask for the same share a row. */
  const rowOf = new Int32Array(MOST_SLOTS);
  /** The candidates that fit, row after row; the slot of each candidate; the candidates of this search. */
  let fits = new Uint8Array(0);
  let slotOf = new Int32Array(0);
  let seen = new Uint8Array(0);
  /** How many more slots of the sort of each could be filled. */
  const left = new Int32Array(MOST_SLOTS);
  let width = 0;
  const place = (slot: number): boolean => {
    const row = rowOf[slot];
    for (let at = 0; at < width; at++) {
      if (fits[row + at] === 0 || seen[at] === 1) continue;
      seen[at] = 1;
      if (slotOf[at] < 0 || place(slotOf[at])) {
        slotOf[at] = slot;
        return true;
      }
    }
    return false;
  };
  /** Notes what each slot fits; gives how many sorts of slots there are, 0 where one of them lacks candidates. */
  const compare = (m: Machine, slots: List, candidates: List): number => {
    let sorts = 0;
    const { it } = m;
    for (let slot = 0; slot < slots.length; slot++) {
      spend(m, width);
      const wanted = slots.items[slot];
      let same = 0;
      while (slots.items[same] !== wanted) same++;
      rowOf[slot] = rowOf[same];
      if (same < slot) {
        if (--left[same] < 0) return 0;
        continue;
      }
      const row = slot * width;
      rowOf[slot] = row;
      sorts++;
      it[slotDepth] = wanted;
      let count = 0;
      for (let at = 0; at < width; at++) {
        it[depth] = candidates.items[at];
        if (edge(m)) {
          fits[row + at] = 1;
          count++;
        } else fits[row + at] = 0;
      }
      if (count === 0) return 0;
      left[slot] = count - 1;
    }
    return sorts;
  };
  /** Whether each slot can have a candidate of its own. */
  const match = (m: Machine, slots: List, candidates: List): boolean => {
    width = candidates.length;
    if (slotOf.length < width) {
      fits = new Uint8Array(width * MOST_SLOTS);
      slotOf = new Int32Array(width);
      seen = new Uint8Array(width);
    }
    const before = m.it[depth];
    const beforeSlot = m.it[slotDepth];
    const sorts = compare(m, slots, candidates);
    m.it[depth] = before;
    m.it[slotDepth] = beforeSlot;
    if (sorts < 2) return sorts === 1;
    slotOf.fill(-1, 0, width);
    for (let slot = 0; slot < slots.length; slot++) {
      seen.fill(0, 0, width);
      spend(m, width * slots.length);
      if (!place(slot)) return false;
    }
    return true;
  };
  const multiplicity = tree.slots.op === 'list-of' ? multiplicityOf(c, tree.slots.field) : multiplicityOf(c);
  /** A card that counts as several is so many candidates. */
  const repeat = (m: Machine, candidates: List): void => {
    if (!multiplicity) return;
    for (let i = candidates.length - 1; i >= 0; i--) {
      const times = Math.min(multiplicity(m, candidates.items[i]), MOST_SLOTS);
      for (let more = 1; more < times; more++) candidates.push(candidates.items[i]);
    }
  };
  return (m) => {
    const slots = borrow(m);
    const candidates = borrow(m);
    slotsOf(m, slots);
    candidatesOf(m, candidates);
    repeat(m, candidates);
    const { length } = slots;
    const all =
      length === 0 || (length <= candidates.length && length <= MOST_SLOTS && match(m, slots, candidates));
    release(m);
    release(m);
    return all;
  };
}

/**
 * A greatest matching of a table of what fits what, row by row. Gives for each column the row that has it; the rows of
 * the beginning come first where not all can have one.
 */
export function optimalMatching(fits: readonly (readonly boolean[])[]): (number | undefined)[] {
  const rowOf: (number | undefined)[] = [];
  const place = (row: number, seen: Set<number>): boolean =>
    fits[row].some((fit, column) => {
      if (!fit || seen.has(column)) return false;
      seen.add(column);
      const other = rowOf[column];
      if (other !== undefined && !place(other, seen)) return false;
      rowOf[column] = row;
      return true;
    });
  fits.forEach((_, row) => place(row, new Set()));
  return rowOf;
}
