import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { findingKey } from '../../../dsl/diagnostics/finding-keys.ts';

/** By file and place, what is at one place in the order of finding. */
export const sortedFindings = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted(
    (a, b) =>
      (a.place.file < b.place.file ? -1 : a.place.file > b.place.file ? 1 : 0) ||
      a.place.span.start - b.place.span.start,
  );

/**
 * Those of some findings that were not reported before, which are noted in `told`: what a file says for all
 * of its scenarios is wrong in each of them.
 */
export function unreported(found: readonly Diagnostic[], told: Set<string>): Diagnostic[] {
  const fresh = found.filter((each) => !told.has(findingKey(each)));
  for (const each of fresh) told.add(findingKey(each));
  return fresh;
}
