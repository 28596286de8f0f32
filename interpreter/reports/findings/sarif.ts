import type { Diagnostic, Severity } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { said, messagesIn } from '../../../dsl/diagnostics/localize.ts';
import type { Place } from '../../../dsl/text/source.ts';
import { jsonText } from '../../../dsl/text/clean-text.ts';
import { positions, type Texts } from './source-frames.ts';
import { pageOf } from './code-pages.ts';
import { sortedFindings } from './finding-lists.ts';

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', hint: 'note' };

const artifactLocation = (file: string): object => ({ uri: encodeURI(file.replaceAll('\\', '/')) });

/** A file of the package by its package URL (github.com/package-url/purl-spec), whichever registry it is in. */
const packageUrl = (version: string | undefined, path: string): string =>
  `pkg:npm/cardwright${version ? `@${version}` : ''}#${path}`;

/** Diagnostics as a SARIF 2.1.0 log, which code hosts show beside the lines of a change. */
export function sarif(
  diagnostics: readonly Diagnostic[],
  texts: Texts,
  version?: string,
  language: Language = 'en',
): string {
  const region = (place: Place): object => {
    const { start, end } = positions(texts, place);
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
  };
  const physical = (place: Place): object => ({
    physicalLocation: { artifactLocation: artifactLocation(place.file), region: region(place) },
  });
  const rules = [...new Set(diagnostics.map((d) => d.code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'cardwright',
            ...(version ? { version } : {}),
            rules: rules.map((id) => {
              const page = pageOf(id, language);
              return { id, helpUri: packageUrl(version, page), help: { text: page } };
            }),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: sortedFindings(diagnostics)
          .map((found) => ({ ...found, ...said(found, language) }))
          .map(({ code, severity, message, help, place, related, fixes }) => ({
            ruleId: code,
            ruleIndex: rules.indexOf(code),
            level: levels[severity],
            message: {
              text:
                help === undefined
                  ? message
                  : `${message}\n${messagesIn<'findings'>(language)('findings/help')}: ${help}`,
            },
            locations: [physical(place)],
            ...(related.length
              ? {
                  relatedLocations: related.map((r) => ({
                    ...physical(r.place),
                    message: { text: r.message },
                  })),
                }
              : {}),
            ...(fixes.length
              ? {
                  fixes: fixes.map(({ title, edits }) => ({
                    description: { text: title },
                    artifactChanges: [...Map.groupBy(edits, (edit) => edit.place.file)].map(
                      ([file, changes]) => ({
                        artifactLocation: artifactLocation(file),
                        replacements: changes.map((edit) => ({
                          deletedRegion: region(edit.place),
                          insertedContent: { text: edit.text },
                        })),
                      }),
                    ),
                  })),
                }
              : {}),
          })),
      },
    ],
  };
  return jsonText(log);
}
