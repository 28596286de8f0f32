/** Lines of a text as they are shown by themselves: without the margin that they have in their file. */

/** A text whose first line begins at its place and whose others have the margin of the file: that margin is left out. */
export function withoutMargin(text: string): string {
  const [first, ...below] = text.split('\n');
  const filled = below.filter((line) => line.trim() !== '');
  if (filled.length === 0) return text;
  const margin = Math.min(...filled.map((line) => /^ */.exec(line)![0].length));
  // Behind a head at least its own lines are deeper.
  const inner = /[:|]$/.test(first.trimEnd()) ? '  ' : '';
  return [first, ...below.map((line) => inner + line.slice(margin))].join('\n');
}
