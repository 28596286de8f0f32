/** A text with changes, in which every original word keeps its place in the file. */
import type { Snippet } from './source.ts';

/** The replacement for a stretch of a text, in units of it. */
export interface SnippetEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const WORDS = /[a-z][a-z-]*/g;

/** The text with edits that do not meet; of two that do the first is made. */
export function mendedSnippet(snippet: Snippet, edits: readonly SnippetEdit[]): Snippet {
  let text = '';
  const offsets: number[] = [];
  let at = 0;
  const keep = (to: number): void => {
    for (; at < to; at++) {
      text += snippet.text[at];
      offsets.push(snippet.offsets[at]);
    }
  };
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
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

/** For every unit of a replacement: the place of its word in the stretch, or the beginning of the stretch. */
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
