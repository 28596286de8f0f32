import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { parse } from '../../language/parser/parse.ts';
import { mendedSnippet, type SnippetEdit } from '../../text/mended-snippet.ts';
import { unitAt, type Snippet, type Span } from '../../text/source.ts';
import type { Entries, EntryKind } from '../../language/syntax/ast.ts';

/**
 * The unknown words of a text that has slips in its sentences. The text is read again with the fixes of those
 * slips, so that one run reports all words. Other findings wait until the sentences are right, because they
 * could follow from the same mistake.
 */
export function unknownWords<E extends EntryKind>(
  entry: E,
  snippet: Snippet,
  slips: readonly Diagnostic[],
  meaning: (tree: Entries[E], mended: Snippet) => readonly Diagnostic[],
): readonly Diagnostic[] {
  const edits = slips.flatMap((slip) => mendOf(snippet, slip));
  const mended = edits.length > 0 ? mendedSnippet(snippet, edits) : snippet;
  const { tree } = parse(entry, mended);
  return tree === undefined ? [] : meaning(tree, mended);
}

/** What can be read behind any moment where it lacks one. */
const ANY_MOMENT = 'once per turn, ';

/** What makes a text readable that has a slip: its first fix. */
function mendOf(snippet: Snippet, { code, place, fixes }: Diagnostic): SnippetEdit[] {
  const at = ({ span: { start, end } }: Diagnostic['place']): Span => ({
    start: unitAt(snippet, start),
    end: unitAt(snippet, end),
  });
  if (code === 'syntax/ability') return [{ start: at(place).start, end: at(place).start, text: ANY_MOMENT }];
  return (fixes?.[0]?.edits ?? []).map((edit) => ({ ...at(edit.place), text: edit.text }));
}
