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
 * The misspelt words of a text that is right as soon as they are spelled as others are; none of another text, and none where what was
 * found names them and the right ones already.
 */
export function misspeltIn(
  s: Sources,
  node: Node,
  words: Vocabulary,
  named: readonly Diagnostic[],
  isRight: (text: string) => boolean,
): Diagnostic[] {
  if (node.kind !== 'scalar' || node.lines || node.repaired) return [];
  const placed = snippetOf(s.fileOf(node), node);
  const found = misspeltWords(placed.text, words);
  if (found.length === 0 || placed.text.length > LONGEST_SPELLED) return [];
  const places = found.map(({ span }) => placeIn(placed, span));
  // What is found elsewhere on the line does not lead to the word, nor what is about the word and offers no other.
  const isNamed = ({ span }: Place): boolean =>
    named.some((each) => meets(each, span) && (each.fixes ?? []).length > 0);
  if (places.every(isNamed)) return [];
  const choices = found.some(({ near }) => near.length > 1) ? [0, 1] : [0];
  for (const choice of choices) {
    const right = found.map(({ near }) => near[Math.min(choice, near.length - 1)]);
    const edits = found.map(({ span }, i) => ({ ...span, text: right[i] }));
    if (!isRight(mendedSnippet(placed, edits).text)) continue;
    return found.map(({ word }, i) => {
      const place = places[i];
      return report(
        'name/unknown-word',
        place,
        { word, near: [right[i]] },
        { fixes: writeInstead(place, [right[i]]) },
      );
    });
  }
  return [];
}

const meets = ({ place }: Diagnostic, { start, end }: Span): boolean =>
  place.span.start < end && place.span.end > start;
