import type { Test } from '../../../../dsl/ir/expressions.ts';
import { askFor } from '../../../engine/choices/choice-outcome.ts';
import { newDomain } from '../../../engine/choices/choice-domain.ts';
import type { Compiler } from '../codegen-context.ts';
import type { Holds } from '../../../engine/program/machine.ts';

/** Compiles the question whether somebody could choose, with all that is asked of the chosen together. */
export function canChoose(c: Compiler, tree: Test & { op: 'can-choose' }): Holds {
  const choosing = {
    from: c.many(tree.of),
    leads: [],
    needs: [],
    least: c.scalar(tree.least),
    most: tree.most && c.scalar(tree.most),
    notAll: tree.notAll,
    exact: tree.exact,
    together: tree.together.map((test) => c.together(test)),
    justOne: false,
    slot: -1,
  };
  const domain = newDomain();
  return (m) => askFor(m, choosing, domain) !== 'nothing';
}
