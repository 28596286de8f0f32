/** A half-open range of UTF-16 units in a text: `[start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A range in a named file. */
export interface Place {
  readonly file: string;
  readonly span: Span;
}

/**
 * A piece of language text inside a file (usually in a YAML scalar). `offsets[i]` is the file offset of the
 * text's unit `i`; the last entry is the offset of its end.
 */
export interface Snippet {
  readonly file: string;
  readonly text: string;
  readonly offsets: ArrayLike<number>;
  /** Of a text that is put together from several files: from which of its units on it is from which. */
  readonly files?: readonly { readonly from: number; readonly file: string }[];
}

export const joinSpans = (a: Span, b: Span): Span => ({
  start: Math.min(a.start, b.start),
  end: Math.max(a.end, b.end),
});

/** The place in the file of a span of the snippet's own text. */
export function placeIn(snippet: Snippet, span: Span): Place {
  const last = snippet.text.length;
  const start = snippet.offsets[Math.min(span.start, last)] ?? 0;
  const end = span.end > span.start ? (snippet.offsets[Math.min(span.end, last) - 1] ?? start) + 1 : start;
  const file = snippet.files?.findLast(({ from }) => from <= span.start)?.file ?? snippet.file;
  return { file, span: { start, end: Math.max(end, start) } };
}

/** A snippet that is a whole file of its own (tests, the command line). */
export function wholeText(text: string, file = 'text'): Snippet {
  return { file, text, offsets: Array.from({ length: text.length + 1 }, (_, i) => i) };
}

/** One-based line and column of an offset, columns counted in UTF-16 units. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const starts = lineStarts(text, offset);
  let low = 0;
  for (let high = starts.length; high - low > 1;) {
    const middle = (low + high) >> 1;
    if (starts[middle] <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - starts[low] + 1 };
}

/** The text that was asked about last, and where its lines begin: what was found in one file is asked for in a row. */
let last = { text: '', starts: [0] };

/** As far as an offset. */
function lineStarts(text: string, offset: number): readonly number[] {
  if (last.text !== text) last = { text, starts: [0] };
  const { starts } = last;
  let from = starts[starts.length - 1];
  while (from <= offset) {
    const next = text.indexOf('\n', from);
    if (next < 0) break;
    starts.push((from = next + 1));
  }
  return starts;
}

const depthOf = (line: string): number => line.length - line.trimStart().length;

/** The unit of a text at an offset of its file, or the first behind it. */
export function unitAt({ text, offsets }: Pick<Snippet, 'text' | 'offsets'>, offset: number): number {
  let unit = 0;
  while (unit < text.length && offsets[unit] < offset) unit++;
  return unit;
}

/** A text or a piece of it, put on one line. */
export const inOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** A piece of a text with its lines indented relative to the first one, and one space between words. */
export function pieceOf({ text }: Pick<Snippet, 'text'>, { start, end }: Span): string {
  const above = depthOf(text.slice(text.lastIndexOf('\n', start - 1) + 1));
  return text
    .slice(start, end)
    .split('\n')
    .map((line, i) => {
      const depth = i === 0 ? 0 : Math.max(0, depthOf(line) - above);
      return `${' '.repeat(depth)}${line.trim().replaceAll(/\s+/g, ' ')}`;
    })
    .filter((line) => line.trim() !== '')
    .join('\n');
}
