/** Text side by side on a terminal, measured in its cells: a wide character has two, a combining mark none. */
import widthOf from 'fast-string-width';

/** The cells of the widest text; none of none. */
export const widestOf = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map((text) => widthOf(text)));

/** Spaces behind a text, or in front of a `number`, up to a width. */
export function padded(text: string, width: number, as: 'text' | 'number' = 'text'): string {
  const spaces = ' '.repeat(Math.max(0, width - widthOf(text)));
  return as === 'text' ? text + spaces : spaces + text;
}

interface Layout {
  /** Whether all columns behind the first are numbers, which are aligned to the right. */
  readonly numbers?: boolean;
  /** Spaces in front of each row. */
  readonly indent?: number;
  /** Longer texts do not push the cells behind those of the other rows to the right. */
  readonly most?: number;
}

/** Rows of as many cells each, as lines with two spaces between their columns and none at the end. */
export function columns(
  rows: readonly (readonly string[])[],
  { numbers = false, indent = 0, most = Infinity }: Layout = {},
): string {
  const widths = (rows[0] ?? []).map((_, i) =>
    widestOf(rows.map((row) => row[i]).filter((cell) => widthOf(cell) <= most)),
  );
  return rows
    .map((row) => {
      const cells = row.map((cell, i) => padded(cell, widths[i], numbers && i > 0 ? 'number' : 'text'));
      return `${' '.repeat(indent)}${cells.join('  ').trimEnd()}\n`;
    })
    .join('');
}
