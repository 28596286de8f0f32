import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
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

/** A tree of meaning with locals replaced by what they hold. */
export function inserted<T>(tree: T, values: ReadonlyMap<number, Scalar>): T {
  if (Array.isArray(tree)) return tree.map((each: unknown) => inserted(each, values)) as T;
  // Symbols are shared by all texts and hold no locals.
  if (typeof tree !== 'object' || tree === null || ('sort' in tree && 'names' in tree)) return tree;
  const node = tree as { op?: string; slot?: number };
  const value = node.op === 'local' && node.slot !== undefined ? values.get(node.slot) : undefined;
  if (value) return value as T;
  return Object.fromEntries(
    Object.entries(tree).map(([key, each]) => [
      key,
      key === 'span' ? each : inserted(each as unknown, values),
    ]),
  ) as T;
}
