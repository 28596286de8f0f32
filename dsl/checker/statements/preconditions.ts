import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
import { mapNodes, type OpNode } from '../../ir/visit.ts';
import { findable } from '../../ir/choice-tests.ts';

/** What must hold for statements to be carried out: enough to pay with, something to choose. */
export function needs(acts: readonly Act[]): Test[] {
  const known = new Map<number, Scalar>();
  const found: Test[] = [];
  const visit = (act: Act): void => {
    if (act.op === 'let') known.set(act.slot, inserted(act.value, known));
    else if (act.op === 'attempt') act.prepare.forEach(visit);
    else if (act.op === 'together') act.parts.forEach((part) => part.prepare.forEach(visit));
    else if (act.op === 'takes') {
      if (!('into' in act.fits)) found.push(inserted(act.fits, known));
    } else if (act.op === 'require') found.push(inserted(act.test, known));
    else if (act.op === 'pick') {
      const test = findable(act.pick, act.pick.least);
      if (test) found.push(inserted(test, known));
    }
  };
  acts.forEach(visit);
  return found;
}

/** A node with locals replaced by what they hold. */
export const inserted = <T extends OpNode>(node: T, values: ReadonlyMap<number, Scalar>): T =>
  mapNodes(node, (each) => (each.op === 'local' ? values.get(each.slot) : undefined));
