import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { said, messagesIn } from '../../../dsl/diagnostics/localize.ts';
import { safe } from '../../../dsl/text/clean-text.ts';
import { location, type Texts } from './source-frames.ts';
import { inOneSentence } from './lines-of-help.ts';
import { sortedFindings } from './finding-lists.ts';

/** A line a diagnostic, as compilers print them: for editors and other tools that look for places in lines. */
export const lines = (diagnostics: readonly Diagnostic[], texts: Texts, language: Language = 'en'): string =>
  sortedFindings(diagnostics)
    .map((found) => {
      const { severity, code, place } = found;
      const { message, help, related } = said(found, language);
      const words = messagesIn<'findings'>(language);
      const see = related
        .map((r) => `; ${words('findings/see')} ${location(texts, r.place)}: ${r.message}`)
        .join('');
      const how = help === undefined ? '' : `; ${words('findings/help')}: ${inOneSentence(help, language)}`;
      return `${safe(`${location(texts, place)}: ${words('findings/severity', { severity })} ${code}: ${message}${how}${see}`)}\n`;
    })
    .join('');
