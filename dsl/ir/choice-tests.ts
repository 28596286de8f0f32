import type { Pick, Scalar, SetTest, Test } from './expressions.ts';

/** That a choice finds something, at least so many; none where it may be of nothing. */
export function findable(pick: Pick, atLeast: Scalar): Test | undefined {
  const { from, least, most, notAll, exact, together } = pick;
  if (asksSum(pick))
    return { op: 'can-choose', of: from, least, ...(most ? { most } : {}), notAll, exact, together };
  if (least.op === 'constant' && least.value === 0) return undefined;
  return { op: 'compare', how: '>=', left: { op: 'count', of: from }, right: atLeast };
}

/**
 * Whether a choice has a condition on its sum, so that it may be impossible although there are candidates.
 */
export const asksSum = ({ together }: { readonly together: readonly SetTest[] }): boolean =>
  together.some(({ kind }) => kind === 'total');
