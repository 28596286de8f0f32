/** Lines of a text as they are shown by themselves: without the margin that they have in their file. */

/** How far the line is from the edge that is furthest left; lines of blanks alone do not count, and need not all be such. */
export const leastMargin = (lines: readonly string[]): number =>
  Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));

/** A text without its lines of blanks. */
export const withoutBlankLines = (text: string): string => text.replaceAll(/\n(?:[ \t]*\n)+/g, '\n');

/** A text whose first line begins at its place and whose others have the margin of the file: that margin is left out. */
export function withoutMargin(text: string): string {
  const [first, ...below] = text.split('\n');
  if (below.every((line) => line.trim() === '')) return text;
  const margin = leastMargin(below);
  // Behind a head at least its own lines are deeper.
  const inner = /[:|]$/.test(first.trimEnd()) ? '  ' : '';
  return [first, ...below.map((line) => inner + line.slice(margin))].join('\n');
}

/** How deep a line is. */
export const marginOf = (line: string): number => /^\s*/.exec(line)![0].length;
