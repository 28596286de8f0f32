import widthOf from 'fast-string-width';
import { lineAndColumn, type Place } from '../../../dsl/text/source.ts';
import { visibleCharacter } from '../../../dsl/text/clean-text.ts';

/** The texts of the files that diagnostics point into, by file name. */
export type Texts = ReadonlyMap<string, string>;

/** A place in a file as people count: lines and columns from one, columns in UTF-16 units, the end exclusive. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export function positions(texts: Texts, place: Place): { start: Position; end: Position } {
  const text = texts.get(place.file) ?? '';
  const start = Math.min(place.span.start, text.length);
  const end = Math.min(Math.max(place.span.end, start), text.length);
  return { start: lineAndColumn(text, start), end: lineAndColumn(text, end) };
}

/** `file:line:column`. */
export function location(texts: Texts, place: Place): string {
  const { line, column } = positions(texts, place).start;
  return `${place.file}:${line}:${column}`;
}

/** A line of a file with a place on it, as a terminal shows it. */
export interface SourceFrame {
  readonly line: number;
  /** The line, control characters made visible, cut around the place where it is long. */
  readonly source: string;
  /** Spaces and `^`, for a line below `source`. */
  readonly marks: string;
}

/** The line that a place starts on; none where the file's text is unknown or there is no such line. */
export function frameOf(texts: Texts, place: Place, width = 100): SourceFrame | undefined {
  const text = texts.get(place.file);
  if (text === undefined || place.span.start > text.length) return undefined;
  const { line, column } = lineAndColumn(text, place.span.start);
  const lineStart = place.span.start - column + 1;
  const lineFeed = text.indexOf('\n', lineStart);
  const lineEnd = lineFeed < 0 ? text.length : text[lineFeed - 1] === '\r' ? lineFeed - 1 : lineFeed;
  const end = Math.max(Math.min(place.span.end, lineEnd), place.span.start);
  // Only what can be shown is looked at: a line can be as long as a file.
  const from = Math.max(lineStart, Math.min(place.span.start - Math.floor(width / 2), lineEnd - width));
  const to = Math.min(lineEnd, from + width);
  const shown = (start: number, until: number): string =>
    Array.from(text.slice(start, until), visibleCharacter).join('');
  const cut = from > lineStart ? '…' : '';
  const start = Math.min(place.span.start, to);
  const until = Math.min(end, to);
  return {
    line,
    source: cut + shown(from, to) + (to < lineEnd ? '…' : ''),
    marks:
      ' '.repeat(widthOf(cut + shown(from, start))) + '^'.repeat(Math.max(1, widthOf(shown(start, until)))),
  };
}
