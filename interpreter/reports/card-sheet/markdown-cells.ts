/** In a table of Markdown a bar would end a cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** A table of Markdown without empty columns; an empty text if it has no rows. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const used = headings.flatMap((_, i) => (rows.some((each) => each[i] !== '') ? [i] : []));
  const kept = [headings, ...rows].map((each) => row(used.map((i) => each[i])));
  return [kept[0], `|${' --- |'.repeat(used.length)}`, ...kept.slice(1)].join('\n');
}
