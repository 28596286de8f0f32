import type { Diagnostic, Severity } from '../../../dsl/diagnostics/diagnostic.ts';
import { sortedFindings } from './finding-lists.ts';

/** So many findings are printed for people; who has more begins with these. */
const MOST_TOLD = 200;

const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, hint: 2 };

/**
 * The findings that people are shown, in order, errors before all others if there are too many; `left`: how
 * many are not.
 */
export function firstOf(diagnostics: readonly Diagnostic[]): {
  readonly told: readonly Diagnostic[];
  readonly left: number;
} {
  const all = sortedFindings(diagnostics);
  if (all.length <= MOST_TOLD) return { told: all, left: 0 };
  const told = all.toSorted((a, b) => rank[a.severity] - rank[b.severity]).slice(0, MOST_TOLD);
  return { told: sortedFindings(told), left: all.length - MOST_TOLD };
}
