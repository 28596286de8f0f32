/** Where several lines are put that one line of a text means. */

/**
 * Lines in the place of one: `before` is its margin, with the sign of an option; `head` what is in front of a comma (`when you sell
 * a fruit, `), below which they go.
 */
export function linesInPlace(before: string, head: string, lines: readonly string[]): string {
  const said = head.trim().replace(/,$/, '');
  const block = said === '' ? lines : [`${said}:`, ...lines.map((line) => `  ${line}`)];
  if (!before.endsWith('- ')) return block.map((line) => before + line).join('\n');
  if (block.length === 1) return before + block[0];
  const margin = ' '.repeat(before.length);
  return [before.trimEnd(), ...block.map((line) => margin + line)].join('\n');
}
