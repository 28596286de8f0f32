import type { Diagnostic } from '../../dsl/diagnostic.ts';
import type { Language } from '../../dsl/render/language.ts';
import { said } from '../../dsl/said.ts';
import { safe } from '../clean.ts';
import { location, type Texts } from './frame.ts';
import { inOrder } from './order.ts';
import { printWords } from './words.ts';

/** A line a diagnostic, as compilers print them: for editors and other tools that look for places in lines. */
export const lines = (diagnostics: readonly Diagnostic[], texts: Texts, language: Language = 'en'): string =>
  inOrder(diagnostics)
    .map((found) => {
      const { severity, code, place } = found;
      const { message, help, related } = said(found, language);
      const words = printWords(language);
      const see = related.map((r) => `; ${words.see} ${location(texts, r.place)}: ${r.message}`).join('');
      const how = help === undefined ? '' : `; ${words.help}: ${help}`;
      return `${safe(`${location(texts, place)}: ${words.severity[severity]} ${code}: ${message}${how}${see}`)}\n`;
    })
    .join('');
