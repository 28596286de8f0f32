import { misspeltWords } from '../../../dsl/checker/suggestions/unknown-words.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { writeInstead } from '../../../dsl/diagnostics/replacement-fixes.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { mendedSnippet } from '../../../dsl/text/mended-snippet.ts';
import { placeIn, type Place, type Span } from '../../../dsl/text/source.ts';
import { snippetOf, type Node } from '../../../schemas/index.ts';
import type { Sources } from '../loader/link-context.ts';

/** The length up to which a text is read again in another spelling. */
const LONGEST_SPELLED = 600;

/**
 * The misspelt words of a text that is right as soon as they are spelled as others are; none of another text. `named` is
 * what was found in it: where it names them, and nothing else, it says more of them.
 */
export function misspeltIn(
  s: Sources,
  node: Node,
  words: Vocabulary,
  named: readonly Diagnostic[],
  isRight: (text: string) => boolean,
): readonly Diagnostic[] {
  if (node.kind !== 'scalar' || node.lines || node.repaired) return [];
  const placed = snippetOf(s.fileOf(node), node);
  const found = misspeltWords(placed.text, words);
  if (found.length === 0 || placed.text.length > LONGEST_SPELLED) return [];
  // One first: another word that nobody declares may be a counter of the card's own, or one of everyday speech that is read.
  const one = found.map((each) => [each]);
  for (const some of found.length === 1 ? one : [...one, found]) {
    const choices = some.some(({ near }) => near.length > 1) ? [0, 1] : [0];
    for (const choice of choices) {
      const right = some.map(({ near }) => near[Math.min(choice, near.length - 1)]);
      const edits = some.map(({ span }, i) => ({ ...span, text: right[i] }));
      if (!isRight(mendedSnippet(placed, edits).text)) continue;
      const places = some.map(({ span }) => placeIn(placed, span));
      const errors = named.filter(({ severity, fixes = [] }) => severity === 'error' && fixes.length > 0);
      const nameOf = ({ span }: Place): Diagnostic | undefined => errors.find((each) => isAt(each, span));
      // What a finding offers for the word itself may be more than the word, and right as well.
      const isMended = ({ fixes: [first] = [] }: Diagnostic, span: Span, proven: string): boolean => {
        const [edit, ...others] = first?.edits ?? [];
        if (!edit || others.length > 0) return false;
        if (edit.text.split(' ').includes(proven)) return true;
        return (
          isAt(edit, placeIn(placed, span).span) &&
          isRight(mendedSnippet(placed, [{ ...span, text: edit.text }]).text)
        );
      };
      const isOfOne = (each: Diagnostic): boolean => places.some(({ span }) => isAt(each, span));
      return some.map(({ word, span }, i) => {
        const place = places[i];
        const known = errors.every(isOfOne) ? nameOf(place) : undefined;
        if (known && isMended(known, span, right[i])) return { ...known, alone: true };
        const details = { word, near: [right[i]] };
        const more = { fixes: writeInstead(place, [right[i]]), alone: true as const };
        return report('name/unknown-word', place, details, more);
      });
    }
  }
  return [];
}

const isAt = ({ place }: { readonly place: Place }, { start, end }: Span): boolean =>
  place.span.start === start && place.span.end === end;
