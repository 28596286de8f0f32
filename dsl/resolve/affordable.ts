import type { Act, Pick, Scalar, Test } from '../meaning.ts';
import { outerReads } from './kept.ts';

/** Prices that depend on what is chosen: only what can be paid for may be chosen. */

/** What must hold for statements to be carried out, with the values that they work out before put in their place. */
export function requirements(acts: readonly Act[]): Test[] {
  const known = new Map<number, Scalar>();
  const found: Test[] = [];
  const visit = (act: Act): void => {
    if (act.op === 'let') known.set(act.slot, inserted(act.value, known));
    if (act.op === 'require') found.push(inserted(act.test, known));
    if (act.op === 'attempt') act.prepare.forEach(visit);
    if (act.op === 'together') act.parts.forEach((part) => part.prepare.forEach(visit));
  };
  acts.forEach(visit);
  return found;
}

/** The choice, kept to what fulfils a test that reads it. */
export function keptTo(pick: Pick, test: Test, words: string): Pick | undefined {
  const reads = outerReads(test, Number.MAX_SAFE_INTEGER);
  if (pick.many || reads.length !== 1 || reads[0] !== pick.slot || readsCandidate(test, pick.depth))
    return undefined;
  const { depth } = pick;
  const asked = inserted(test, new Map([[pick.slot, { op: 'it', depth }]]));
  return {
    ...pick,
    from: { op: 'filter', of: pick.from, depth, test: asked },
    reasons: [...pick.reasons, { test: asked, words }],
  };
}

/** The first choice of some acts, and the acts with it replaced. */
export function withPick(acts: readonly Act[], change: (pick: Pick) => Pick): Act[] {
  let done = false;
  const visit = (act: Act): Act => {
    if (done) return act;
    if (act.op === 'attempt') return { ...act, prepare: act.prepare.map(visit) };
    if (act.op !== 'pick') return act;
    done = true;
    return { ...act, pick: change(act.pick) };
  };
  return acts.map(visit);
}

/** A tree of meaning with locals replaced by what they hold. */
function inserted<T>(tree: T, values: ReadonlyMap<number, Scalar>): T {
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

/** Whether a tree reads a candidate of its own at a depth. */
function readsCandidate(tree: unknown, depth: number): boolean {
  if (Array.isArray(tree)) return tree.some((each) => readsCandidate(each, depth));
  if (typeof tree !== 'object' || tree === null || ('sort' in tree && 'names' in tree)) return false;
  if ('op' in tree && tree.op === 'it' && 'depth' in tree && tree.depth === depth) return true;
  return Object.values(tree).some((each) => readsCandidate(each, depth));
}
