/** `you may discard a fruit and a tool`: one decision, and all of it or nothing. */
import { isSameNode } from '../ir/visit.ts';
import type { Scalar } from '../ir/expressions.ts';
import type { Act } from '../ir/statements.ts';
import type { Statement } from '../language/syntax/ast.ts';

interface SharedOption {
  readonly who: Scalar;
  /** What is chosen for all parts. */
  readonly prepare: readonly Act[];
  /** A part each, whose choices are made. */
  readonly acts: readonly Act[];
  /** What somebody else does besides. */
  readonly rest: readonly Act[];
}

/** What several orders that share one `may` have in common; none where each has its own. */
export function sharedOption(
  parts: readonly Statement[],
  acts: readonly (readonly Act[])[],
): SharedOption | undefined {
  const [first] = parts;
  if (first?.kind !== 'order' || !first.may) return undefined;
  const end = parts.findIndex(
    (part) =>
      part.kind !== 'modify' && !(part.kind === 'order' && part.may && part.subject === first.subject),
  );
  const shared = acts.slice(0, end < 0 ? acts.length : end);
  if (shared.length < 2) return undefined;
  const [head] = shared[0] ?? [];
  if (head?.op !== 'may') return undefined;
  const attempts: (Act & { readonly op: 'attempt' })[] = [];
  for (const of of shared) {
    const [only, ...more] = of;
    const own = only?.op === 'may' && isSameNode(only.who, head.who) ? only.acts : of;
    const [attempt, ...others] = own;
    if (more.length > 0 || others.length > 0 || attempt?.op !== 'attempt') return undefined;
    attempts.push(attempt);
  }
  return {
    who: head.who,
    prepare: attempts.flatMap(({ prepare }) => prepare),
    acts: attempts.map((attempt) => ({ ...attempt, prepare: [] })),
    rest: acts.slice(shared.length).flat(),
  };
}
