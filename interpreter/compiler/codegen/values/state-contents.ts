import type { Scalar } from '../../../../dsl/ir/expressions.ts';
import { topOf } from '../../../engine/state/card-columns.ts';
import type { ValueClosure } from '../../../engine/program/machine.ts';
import type { Compiler } from '../codegen-context.ts';
import { cardCounter } from './card-values.ts';

/** Whether a value is what a state holds. */
export const isState = (tree: Scalar): tree is Scalar & { op: 'counter' } =>
  tree.op === 'counter' && tree.counter.holds !== undefined;

/** What a state holds; `nothing` where it holds nothing, and where nobody has it. */
export function stateContentOf(c: Compiler, tree: Scalar & { op: 'counter' }, nothing: number): ValueClosure {
  const held = stored(c, tree);
  const { layout } = c;
  // A card that was covered since answers with what covers it.
  const covered = tree.counter.holds?.sort === 'card' && layout.state.above >= 0;
  return (m) => {
    const value = held(m);
    if (value < 0) return nothing;
    return covered ? topOf(m.p, layout, value) : value;
  };
}

function stored(c: Compiler, tree: Scalar & { op: 'counter' }): ValueClosure {
  const { counter, owner } = tree;
  const { layout } = c;
  if (counter.of === 'card') return cardCounter(c, tree);
  if (counter.of === 'game' || !owner) {
    const at = layout.gameCounters + counter.index;
    return ({ p }) => p[at];
  }
  const at = layout.playerCounters + counter.index * layout.seats;
  const of = c.scalar(owner);
  return (m) => {
    const player = of(m);
    return player < 0 ? -1 : m.p[at + player];
  };
}
