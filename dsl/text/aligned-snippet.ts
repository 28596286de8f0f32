/** A rewritten text, in which every original word keeps its place in the file. */
import type { Place, Snippet } from './source.ts';

const PIECES = /[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu;

interface Piece {
  readonly word: string;
  readonly at: number;
}

const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(PIECES)].map(({ 0: word, index }) => ({ word: word.toLowerCase(), at: index }));

/** The other text, with each of its words at the place of the same word in the snippet; small or capital is the same. */
export function alignedSnippet(snippet: Snippet, text: string): Snippet {
  const before = piecesOf(snippet.text);
  const after = piecesOf(text);
  const same = alignment(before, after);
  const left = new Set(before.keys());
  for (const at of same) if (at !== undefined) left.delete(at);
  const offsets: number[] = [];
  /** A new word gets the end of the word in front of it. */
  let next = 0;
  after.forEach(({ word }, i) => {
    let from = same[i];
    if (from === undefined && /\p{L}/u.test(word)) {
      from = [...left].find((at) => before[at].word === word);
      if (from !== undefined) left.delete(from);
    }
    const at = from === undefined ? next : before[from].at;
    for (let unit = 0; unit < word.length; unit++)
      offsets.push(snippet.offsets[from === undefined ? at : at + unit]);
    if (same[i] !== undefined) next = at + word.length;
  });
  offsets.push(snippet.offsets[snippet.text.length]);
  return { file: snippet.file, text, offsets };
}

/** For each piece of the second row the one of the first that it is, in order, so that as many as can be are kept. */
function alignment(before: readonly Piece[], after: readonly Piece[]): (number | undefined)[] {
  const most = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      most[i][j] =
        before[i].word === after[j].word ? most[i + 1][j + 1] + 1 : Math.max(most[i + 1][j], most[i][j + 1]);
  const found: (number | undefined)[] = [];
  let i = 0;
  for (let j = 0; j < after.length; j++) {
    while (i < before.length && before[i].word !== after[j].word && most[i + 1][j] >= most[i][j + 1]) i++;
    found.push(i < before.length && before[i].word === after[j].word ? i++ : undefined);
  }
  return found;
}

/** A place in a snippet as far as the words go in which it begins and ends. */
export function wholeWords(snippet: Snippet, { file, span }: Place): Place {
  const units = Array.from(snippet.offsets);
  const isWord = (unit: number): boolean => /[\p{L}\p{N}-]/u.test(snippet.text[unit] ?? ' ');
  let start = units.findIndex((offset) => offset >= span.start);
  let end = units.findLastIndex((offset) => offset < Math.max(span.end, span.start + 1)) + 1;
  if (start < 0 || end <= start) return { file, span };
  if (/\s/.test(snippet.text[start] ?? '') && isWord(start + 1)) end = Math.max(end, ++start + 1);
  while (start > 0 && isWord(start) && isWord(start - 1)) start--;
  while (end < snippet.text.length && isWord(end - 1) && isWord(end)) end++;
  end = Math.min(end, snippet.text.length);
  if (end <= start) return { file, span };
  return { file, span: { start: units[start], end: units[end - 1] + 1 } };
}
