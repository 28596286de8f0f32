import type { Test } from '../../../../dsl/ir/expressions.ts';
import { borrow, release, type ConditionClosure } from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import type { Compiler } from '../codegen-context.ts';

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
  /** The candidates that each slot fits, row after row; the slot of each candidate; the candidates of this search. */
  let fits = new Uint8Array(0);
  let slotOf = new Int32Array(0);
  let seen = new Uint8Array(0);
  /** How many more slots of the sort of each could be filled. */
  const left = new Int32Array(MOST_SLOTS);
  let width = 0;
  const place = (slot: number): boolean => {
    for (let at = 0; at < width; at++) {
      if (fits[slot * width + at] === 0 || seen[at] === 1) continue;
      seen[at] = 1;
      if (slotOf[at] < 0 || place(slotOf[at])) {
        slotOf[at] = slot;
        return true;
      }
    }
    return false;
  };
  return (m) => {
    const slots = borrow(m);
    const candidates = borrow(m);
    slotsOf(m, slots);
    candidatesOf(m, candidates);
    let all = slots.length <= candidates.length && slots.length <= MOST_SLOTS;
    if (all && slots.length > 0) {
      width = candidates.length;
      if (slotOf.length < width || fits.length < width * slots.length) {
        fits = new Uint8Array(width * MOST_SLOTS);
        slotOf = new Int32Array(width);
        seen = new Uint8Array(width);
      }
      const before = m.it[depth];
      const beforeSlot = m.it[slotDepth];
      // Slots that ask for the same have the same candidates, and need as many of them.
      let sorts = 0;
      for (let slot = 0; all && slot < slots.length; slot++) {
        spend(m, width);
        const same = slots.items.indexOf(slots.items[slot]);
        if (same < slot) {
          fits.copyWithin(slot * width, same * width, (same + 1) * width);
          all = --left[same] >= 0;
          continue;
        }
        sorts++;
        m.it[slotDepth] = slots.items[slot];
        let count = 0;
        for (let at = 0; at < width; at++) {
          m.it[depth] = candidates.items[at];
          const does = edge(m);
          fits[slot * width + at] = does ? 1 : 0;
          if (does) count++;
        }
        left[slot] = count - 1;
        all = count > 0;
      }
      m.it[depth] = before;
      m.it[slotDepth] = beforeSlot;
      const searched = sorts > 1 ? slots.length : 0;
      slotOf.fill(-1, 0, width);
      for (let slot = 0; all && slot < searched; slot++) {
        seen.fill(0, 0, width);
        spend(m, width * slots.length);
        all = place(slot);
      }
    }
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
