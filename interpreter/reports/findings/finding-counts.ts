import type { Diagnostic, Severity } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { printWords, type Inside } from './printer-words.ts';

export const countOfSeverity = (diagnostics: readonly Diagnostic[], severity: Severity): number =>
  diagnostics.filter((d) => d.severity === severity).length;

/** How much was looked at. */
export interface Looked extends Inside {
  readonly files: number;
}

/** One line that says how it went. */
export function summary(
  diagnostics: readonly Diagnostic[],
  looked: Looked,
  language: Language = 'en',
): string {
  const words = printWords(language);
  const counts = (['error', 'warning', 'hint'] as const)
    .map((severity) => ({ severity, count: countOfSeverity(diagnostics, severity) }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => words.count(severity, count));
  if (counts.length === 0) return words.clean(words.files(looked.files), words.inside(looked));
  const faulty = new Set(diagnostics.map((d) => d.place.file)).size;
  return words.found(counts, faulty, words.files(Math.max(looked.files, faulty)));
}
