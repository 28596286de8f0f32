import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { said, messagesIn } from '../../../dsl/diagnostics/localize.ts';
import type { Place } from '../../../dsl/text/source.ts';
import { safe } from '../../../dsl/text/clean-text.ts';
import { positions, type Texts } from './source-frames.ts';
import { firstOf } from './first-findings.ts';
import { inOneSentence } from './lines-of-help.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Words of the user are quoted as prose quotes them; a sentence has its full stop. */
const sentence = (text: string): string => {
  const read = text.replaceAll('`', '"').trim();
  return capital(/[.!?]$/.test(read) ? read : `${read}.`);
};

/**
 * Diagnostics as whole sentences, two hundred at most, a line each, with nothing drawn and nothing cut: for screen readers.
 * `Error in a.yaml, line 3, column 1: "a" stands twice in this map. Help: ... Code yaml/duplicate-key.`
 */
export function plainFindings(
  diagnostics: readonly Diagnostic[],
  texts: Texts,
  language: Language = 'en',
): string {
  const words = messagesIn<'findings'>(language);
  const at = (place: Place): string => {
    const { line, column } = positions(texts, place).start;
    return words('findings/at', { file: place.file, line, column });
  };
  const { told, left } = firstOf(diagnostics);
  const sentences = told.map((found) => {
    const { message, help, related } = said(found, language);
    const parts = [
      `${capital(words('findings/severity', { severity: found.severity }))} ${at(found.place)}: ${sentence(message)}`,
      ...(help === undefined
        ? []
        : [`${capital(words('findings/help'))}: ${sentence(inOneSentence(help, language))}`]),
      ...related.map(
        (each) => `${capital(words('findings/see'))} ${at(each.place)}: ${sentence(each.message)}`,
      ),
      `${words('findings/code')} ${found.code}.`,
    ];
    return `${safe(parts.join(' '))}\n`;
  });
  return [...sentences, ...(left > 0 ? [`${sentence(words('findings/left', { count: left }))}\n`] : [])].join(
    '',
  );
}
