import { unitAt } from '../../text/source.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { parse } from '../../language/parser/parse.ts';
import { mendedSnippet } from '../../text/mended-snippet.ts';
import type { Snippet } from '../../text/source.ts';
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
  const edited = slips.some(({ fixes }) => fixes?.[0]?.edits.length);
  const mended = edited ? withFixes(snippet, slips) : snippet;
  const { tree } = parse(entry, mended);
  return tree === undefined ? [] : meaning(tree, mended);
}

/** The text with the first fix of each slip. */
const withFixes = (snippet: Snippet, slips: readonly Diagnostic[]): Snippet =>
  mendedSnippet(
    snippet,
    slips
      .flatMap(({ fixes }) => fixes?.[0]?.edits ?? [])
      .map(({ place, text }) => ({
        start: unitAt(snippet, place.span.start),
        end: unitAt(snippet, place.span.end),
        text,
      })),
  );
