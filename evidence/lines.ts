import type { Node } from 'yaml';

/** How many lines a part of a YAML file takes; empty ones and comments do not count. */
export function linesOf(file: string, { range }: Node): number {
  if (!range) return 0;
  const [start, end] = range;
  return file
    .slice(start, end)
    .split('\n')
    .filter((line) => !/^\s*(?:#|$)/.test(line)).length;
}
