/** Whether what comes of a verb is open when it is waited for: what is tried first is waited for before the rest of it happens. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';

/** Whether a verb is done in the rest of another one, or in verbs that are done there. */
export function isDecidedLater(
  { verbForms }: Vocabulary,
  { first, texts = [] }: VerbSymbol,
  outcome: VerbSymbol | undefined,
): boolean {
  if (first.length === 0) return false;
  const seen = new Set<VerbSymbol>();
  const isIn = (text: string | undefined, depth: number): boolean =>
    (text?.match(/[a-z-]+/g) ?? []).some((word) => {
      const verb = verbForms.get(word)?.verb;
      if (!verb || seen.has(verb)) return false;
      seen.add(verb);
      return verb === outcome || (depth > 0 && isIn(verb.texts?.at(-1)?.snippet.text, depth - 1));
    });
  return isIn(texts.at(-1)?.snippet.text, DEPTH);
}

const DEPTH = 3;
