/** Words of card texts for what no text can do: the finding says so, and what comes nearest. */
import { say, type FixedPhraseId } from '../../diagnostics/catalogue/phrase.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { report } from '../../diagnostics/report.ts';

const NEAREST = new Map<string, FixedPhraseId>(
  (
    [
      [
        'phrase/what-has-begun-is-not-taken-back',
        'cancel cancels cancelled negate negates negated undo undoes nullify nullifies prevent prevents prevented',
      ],
      ['phrase/two-that-change-places', 'swap swaps swapped trade trades exchange exchanges'],
    ] as const
  ).flatMap(([phrase, words]) => words.split(' ').map((word) => [word, phrase] as const)),
);

/** A finding about such a word with what comes nearest; any other finding as it is. */
export function withNearest(found: Diagnostic): Diagnostic {
  if (found.code !== 'name/unknown-word' && found.code !== 'name/unknown-verb') return found;
  const { place, severity } = found;
  const { word, verbs = [] } = found.details as { readonly word: string; readonly verbs?: readonly string[] };
  const phrase = NEAREST.get(word);
  if (!phrase) return found;
  const more = { severity, advice: say(phrase) };
  return found.code === 'name/unknown-verb'
    ? report(found.code, place, { word, near: [], verbs }, more)
    : report(found.code, place, { word, near: [] }, more);
}
