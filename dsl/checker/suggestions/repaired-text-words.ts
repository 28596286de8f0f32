import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { parse } from '../../language/parser/parse.ts';
import type { Snippet } from '../../text/source.ts';
import type { Entries, EntryKind } from '../../language/syntax/ast.ts';

/**
 * The unknown words of a text that has slips in its sentences. The text is read again as the advice to those slips would
 * have it, so that one run tells all words; whatever else would be said of it is left until the sentences are right,
 * because it could follow from the same mistake.
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

/** Where an offset of the file stands in the text. */
function unitAt({ text, offsets }: Snippet, offset: number): number {
  let unit = 0;
  while (unit < text.length && offsets[unit] < offset) unit++;
  return unit;
}

const WORDS = /[a-z][a-z-]*/g;

/** The text with the first fix of each slip; every word that stood in it before keeps its place in the file. */
function withFixes(snippet: Snippet, slips: readonly Diagnostic[]): Snippet {
  const edits = slips
    .flatMap(({ fixes }) => fixes?.[0]?.edits ?? [])
    .map(({ place, text }) => ({
      start: unitAt(snippet, place.span.start),
      end: unitAt(snippet, place.span.end),
      text,
    }))
    .toSorted((a, b) => a.start - b.start);
  let text = '';
  const offsets: number[] = [];
  let at = 0;
  const keep = (to: number): void => {
    for (; at < to; at++) {
      text += snippet.text[at];
      offsets.push(snippet.offsets[at]);
    }
  };
  for (const edit of edits) {
    if (edit.start < at) continue;
    keep(edit.start);
    text += edit.text;
    offsets.push(...placesOf(edit.text, snippet, edit.start, edit.end));
    at = edit.end;
  }
  keep(snippet.text.length);
  offsets.push(snippet.offsets[snippet.text.length]);
  return { file: snippet.file, text, offsets };
}

/** For every unit of what takes the place of a stretch: where its word stands in there, or where the stretch begins. */
function placesOf(put: string, snippet: Snippet, start: number, end: number): number[] {
  const places = Array.from({ length: put.length }, () => snippet.offsets[start]);
  const before = [...snippet.text.slice(start, end).matchAll(WORDS)];
  for (const word of put.matchAll(WORDS)) {
    const found = before.findIndex(([same]) => same === word[0]);
    if (found < 0) continue;
    const [{ index }] = before.splice(found, 1);
    for (let i = 0; i < word[0].length; i++) places[word.index + i] = snippet.offsets[start + index + i];
  }
  return places;
}
