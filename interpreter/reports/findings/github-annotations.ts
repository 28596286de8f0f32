import type { Diagnostic, Severity } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { said, messagesIn } from '../../../dsl/diagnostics/localize.ts';
import { positions, type Texts } from './source-frames.ts';
import { sortedFindings } from './finding-lists.ts';

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', hint: 'notice' };

/** What ends a message or one of its properties is written as a number. */
const message = (text: string): string => text.replace(/[%\r\n]/g, escaped);
const property = (text: string): string => text.replace(/[%\r\n:,]/g, escaped);
const escaped = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** Diagnostics as commands of a GitHub workflow, which shows them beside the lines of a change. */
export const github = (diagnostics: readonly Diagnostic[], texts: Texts, language: Language = 'en'): string =>
  sortedFindings(diagnostics)
    .map((found) => {
      const { message: text, help } = said(found, language);
      const { start, end } = positions(texts, found.place);
      // Columns are counted on one line only.
      const columns = start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : '';
      const where = `file=${property(found.place.file)},line=${start.line},endLine=${end.line}${columns}`;
      const more =
        help === undefined ? '' : `\n${messagesIn<'findings'>(language)('findings/help')}: ${help}`;
      return `::${commands[found.severity]} ${where},title=${property(found.code)}::${message(text + more)}\n`;
    })
    .join('');
