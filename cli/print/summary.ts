import type { Diagnostic, Severity } from '../../dsl/diagnostic.ts';

export const countOf = (diagnostics: readonly Diagnostic[], severity: Severity): number =>
  diagnostics.filter((d) => d.severity === severity).length;

const several = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** One line that says how it went; `files` is how many files were looked at. */
export function summary(diagnostics: readonly Diagnostic[], files: number): string {
  const counts = (['error', 'warning', 'hint'] as const)
    .map((severity) => ({ severity, count: countOf(diagnostics, severity) }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => several(count, severity));
  if (counts.length === 0) return `no faults in ${several(files, 'file')}`;
  const faulty = new Set(diagnostics.map((d) => d.place.file)).size;
  const list = counts.length < 2 ? counts[0] : `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;
  return `${list} in ${faulty} of ${several(Math.max(files, faulty), 'file')}`;
}
