import type { Diagnostic, Severity } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { messagesIn, type MessageFormatter } from '../../../dsl/diagnostics/localize.ts';

export const countOfSeverity = (diagnostics: readonly Diagnostic[], severity: Severity): number =>
  diagnostics.filter((d) => d.severity === severity).length;

/** How many files, games, titles of cards and scenarios were looked at. */
export interface Looked {
  readonly files: number;
  readonly games: number;
  readonly cards: number;
  readonly scenarios: number;
}

/** What was in the files. Absent sorts are left out, but games without cards are reported as such. */
const inside = ({ games, cards, scenarios }: Looked, words: MessageFormatter<'findings'>): string[] => [
  ...(games > 0 ? [words('findings/games', { count: games })] : []),
  ...(cards > 0
    ? [words('findings/cards', { count: cards })]
    : games > 0
      ? [words('findings/no-cards')]
      : []),
  ...(scenarios > 0 ? [words('findings/scenarios', { count: scenarios })] : []),
];

/** One line that says how it went. */
export function summary(
  diagnostics: readonly Diagnostic[],
  looked: Looked,
  language: Language = 'en',
): string {
  const words = messagesIn<'findings'>(language);
  const counts = (['error', 'warning', 'hint'] as const)
    .map((severity) => ({ severity, count: countOfSeverity(diagnostics, severity) }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => words('findings/count', { severity, count }));
  if (counts.length === 0)
    return words('findings/clean', {
      files: words('findings/files', { count: looked.files }),
      inside: inside(looked, words),
    });
  const faulty = new Set(diagnostics.map((d) => d.place.file)).size;
  return words('findings/found', {
    counts,
    faulty,
    files: words('findings/files', { count: Math.max(looked.files, faulty) }),
  });
}
