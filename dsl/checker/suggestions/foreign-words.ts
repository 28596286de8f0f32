import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { report } from '../../diagnostics/report.ts';
import { similarNouns, similarVerbs } from './word-suggestions.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';

/**
 * Words that cannot even be read, such as `Münzen`, may be what a game calls its words in French or German: then the
 * English word is offered. The grammar knows no game, so this is looked up when the game is known.
 */
export const withForeignWordFixes = (found: Diagnostic, vocabulary: Vocabulary): Diagnostic => {
  if (found.code !== 'syntax/word') return found;
  const { word } = found.details as { readonly word: string };
  const near = [...similarNouns(vocabulary, word), ...similarVerbs(vocabulary, word.toLowerCase())];
  if (near.length === 0) return found;
  const fixes = writeInstead(found.place, near);
  return report('syntax/word', found.place, { word, near }, { severity: found.severity, fixes });
};
