import type { Scalar } from '../../../../dsl/ir/expressions.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { withSource } from '../closure-sources.ts';
import type { Compiler } from '../codegen-context.ts';
import { always, type ValueClosure, wordOf } from '../../../engine/program/machine.ts';

/**
 * Zones by their numbers. A player's zone is that of the first seat and the seat beyond; nobody has a seat, so the zone
 * of nobody is one of its own (`layout.nowhere`), which has no cards and takes none.
 */

/** Compiles a zone: the table's own, or a player's. */
export function zoneIn(c: Compiler, tree: Scalar & { op: 'zone' }): ValueClosure {
  const first = c.zoneIndex(tree.zone);
  if (!tree.of) return always(first);
  const { nowhere } = c.layout;
  const of = c.scalar(tree.of);
  const at = wordOf(of);
  if (at >= 0)
    return ({ p }) => {
      const seat = p[p[Header.frame] + at];
      return seat < 0 ? nowhere : first + seat;
    };
  return (m) => {
    const seat = of(m);
    return seat < 0 ? nowhere : first + seat;
  };
}

/** Compiles any phrase for a zone, also that of a card which is not there: it always gives a zone. */
export function place(c: Compiler, tree: Scalar): ValueClosure {
  const zone = c.scalar(tree);
  if (tree.op === 'zone') return zone;
  const { nowhere } = c.layout;
  const there: ValueClosure = (m) => {
    const found = zone(m);
    return found < 0 ? nowhere : found;
  };
  return withSource(there, { c, kind: 'place', tree });
}

/** Whether cards can be attached to or cover other cards, so that their places are those of the others. */
export const hasRoots = ({ layout }: Compiler): boolean => layout.state.host >= 0 || layout.state.above >= 0;

/** Whether cards can be attached to others, so that a zone holds more than its own list. */
export const hasAttached = ({ layout }: Compiler): boolean => layout.state.host >= 0;
