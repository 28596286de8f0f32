import type { Test } from '../../dsl/meaning.ts';
import { askFor } from '../run/asking.ts';
import { newDomain } from '../run/sets.ts';
import type { Compiler, Holds } from './compiler.ts';

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
