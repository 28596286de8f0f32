import type { Compare, Scalar, Test } from '../../../dsl/ir/expressions.ts';
import type { Program } from '../../../dsl/ir/statements.ts';
import { eachNode, someNode } from '../../../dsl/ir/visit.ts';
import { asksOfCards } from '../../../dsl/ir/visibility.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import { rangeFrom, rangeTo } from '../../game/printed-range.ts';
import type { Table } from '../../compiler/codegen/compile-game.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import { rollTotal } from '../../engine/effects/dice.ts';
import type { Machine } from '../../engine/program/machine.ts';

/** What the text that threw a roll compares its total with. */
export interface Threshold {
  /** The field that prints it, and on which card; a number that no card prints has neither. */
  readonly field?: string;
  readonly card?: number;
  /** The totals that it wants; open where there is no bound. */
  readonly from?: number;
  readonly to?: number;
  /** Whether the total is among them at this moment. */
  readonly reached: boolean;
}

/**
 * What a roll on the table has to come to: all that the running texts compare it with. Includes only numbers
 * that everybody could calculate: what is printed on cards for which `open` holds.
 */
export function thresholdsOf(
  table: Table,
  m: Machine,
  roll: number,
  open: (card: number) => boolean,
): Threshold[] {
  const { p } = m;
  const running = p[Header.frame];
  const found: Threshold[] = [];
  for (let frame = running; frame > 0; frame = p[frame + Frame.caller]) {
    const { program } = table.programs[p[frame + Frame.program]].source;
    for (const { slot, test } of comparisonsOf(program)) {
      if (p[frame + Frame.locals + slot] !== roll) continue;
      // The texts of a frame refer to its own locals.
      p[Header.frame] = frame;
      const one = thresholdOf(table, m, roll, test, open);
      p[Header.frame] = running;
      if (one) found.push(one);
    }
  }
  return found;
}

/** The total of a roll on one side, something else on the other. */
type Comparison = Test & { op: 'in-range' | 'compare' };

const known = new WeakMap<Program, readonly { readonly slot: number; readonly test: Comparison }[]>();

/** The tests of a program that ask for the total of a roll in a local, in the order in which they are written. */
function comparisonsOf(program: Program): readonly { readonly slot: number; readonly test: Comparison }[] {
  const before = known.get(program);
  if (before) return before;
  const found: { slot: number; test: Comparison }[] = [];
  const rolls = new Set(program.slots.flatMap(({ sort, many }, i) => (sort === 'roll' && !many ? [i] : [])));
  if (rolls.size > 0)
    eachNode(program.acts, (test) => {
      if (test.op !== 'in-range' && test.op !== 'compare') return;
      const sides = test.op === 'in-range' ? [test.value] : [test.left, test.right];
      const slot = sides.map(rollIn).find((each) => each !== undefined);
      if (slot !== undefined) found.push({ slot, test });
    });
  known.set(program, found);
  return found;
}

/** The local with the roll whose total a number is. */
const rollIn = (value: Scalar): number | undefined =>
  value.op === 'total-of' && value.roll.op === 'local' ? value.roll.slot : undefined;

function thresholdOf(
  table: Table,
  m: Machine,
  roll: number,
  test: Comparison,
  open: (card: number) => boolean,
): Threshold | undefined {
  const { value, printed: read } = evaluatorFor(table);
  const [other, how]: [Scalar, Compare | undefined] =
    test.op === 'in-range'
      ? [test.range, undefined]
      : rollIn(test.left) === undefined
        ? [test.left, mirrored[test.how]]
        : [test.right, test.how];
  const printed = other.op === 'field' ? value(m, other.card) : undefined;
  const isOpen =
    other.op === 'field' ? printed !== undefined && printed >= 0 && open(printed) : !asksOfCards(other);
  const wanted = isOpen && !someNode(other, ({ op }) => op === 'it') ? read(m, other) : undefined;
  if (wanted === undefined) return undefined;
  const [from, to] = how === undefined ? [rangeFrom(wanted), rangeTo(wanted)] : boundsOf(how, wanted);
  const now = rollTotal(m, roll);
  return {
    ...(other.op === 'field' ? { field: other.field.id, card: printed! } : {}),
    ...(Number.isFinite(from) ? { from } : {}),
    ...(Number.isFinite(to) ? { to } : {}),
    reached: now >= from && now <= to,
  };
}

const mirrored: Readonly<Record<Compare, Compare>> = {
  '=': '=',
  '<>': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** The numbers that a comparison with one holds for; all of them but one are all, as far as bounds can say. */
function boundsOf(how: Compare, wanted: number): [number, number] {
  switch (how) {
    case '=':
      return [wanted, wanted];
    case '<':
      return [-Infinity, wanted - 1];
    case '<=':
      return [-Infinity, wanted];
    case '>':
      return [wanted + 1, Infinity];
    case '>=':
      return [wanted, Infinity];
    case '<>':
      return [-Infinity, Infinity];
  }
}
