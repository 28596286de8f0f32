/** Rows under titles: the first column to the left, numbers to the right. */
export function table(titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = [titles, ...rows.map((row) => row.map(String))];
  const widths = titles.map((_, i) => Math.max(...all.map((row) => row[i].length)));
  return all
    .map(
      (row) =>
        `${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ')}\n`,
    )
    .join('');
}
