import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';

/** By file and place, what is at one place in the order of finding. */
export const sortedFindings = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted(
    (a, b) =>
      (a.place.file < b.place.file ? -1 : a.place.file > b.place.file ? 1 : 0) ||
      a.place.span.start - b.place.span.start,
  );
