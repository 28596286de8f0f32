import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { said } from '../../../dsl/diagnostics/localize.ts';
import type { Place } from '../../../dsl/text/source.ts';
import { jsonText } from '../../../dsl/text/clean-text.ts';
import { type Position, positions, type Texts } from './source-frames.ts';
import { sortedFindings } from './finding-lists.ts';
import { pageOf } from './code-pages.ts';
import { countOfSeverity, type Looked } from './finding-counts.ts';

type JsonPlace = { file: string; start: Position & { offset: number }; end: Position & { offset: number } };

/** Diagnostics for programs; the form is stable, `version` is raised when it changes. */
export function json(
  diagnostics: readonly Diagnostic[],
  texts: Texts,
  looked: Looked = { files: texts.size, games: 0, cards: 0, scenarios: 0 },
  language: Language = 'en',
): string {
  const where = (place: Place): JsonPlace => {
    const { start, end } = positions(texts, place);
    return {
      file: place.file,
      start: { ...start, offset: place.span.start },
      end: { ...end, offset: place.span.end },
    };
  };
  const report = {
    version: 1,
    summary: {
      ...looked,
      errors: countOfSeverity(diagnostics, 'error'),
      warnings: countOfSeverity(diagnostics, 'warning'),
      hints: countOfSeverity(diagnostics, 'hint'),
    },
    diagnostics: sortedFindings(diagnostics).map((found) => {
      const { message, help, related, fixes } = said(found, language);
      return {
        code: found.code,
        page: pageOf(found.code, language),
        severity: found.severity,
        message,
        ...(help === undefined ? {} : { help }),
        ...where(found.place),
        related: related.map((r) => ({ message: r.message, ...where(r.place) })),
        fixes: fixes.map(({ title, edits }) => ({
          title,
          edits: edits.map((edit) => ({ ...where(edit.place), text: edit.text })),
        })),
      };
    }),
  };
  return jsonText(report);
}
