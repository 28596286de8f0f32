import type { Node } from '../../../schemas/index.ts';
import { hasLines } from './named-lines.ts';

/**
 * The sort of a list or map whose order can count: the lines of a text, steps, state checks, endings, or
 * words that no addition can place.
 */
export type RowSort = 'lines' | 'steps' | 'checks' | 'endings' | 'words';

/** By the path in a game; `*` stands for any step. In other lists and maps the order makes no difference. */
const rows: readonly (readonly [string, RowSort])[] = [
  ['flow/*/steps', 'steps'],
  ['flow/*/steps/*/steps', 'steps'],
  ['checks', 'checks'],
  ['ends', 'endings'],
  ['rankings/*/by', 'words'],
  ['functions/*/cases', 'words'],
  ['order of triggers', 'words'],
];

const patterns = rows.map(([path, sort]) => ({ steps: path.split('/'), sort }));

/** The sort of the row at a path, if any. */
export function rowAt(data: Node, path: readonly string[], row: Node): RowSort | undefined {
  if (row.kind === 'map') return hasLines(data, path) ? 'lines' : undefined;
  return rowSort(path);
}

/** The same of lists, by their path alone. */
export const rowSort = (path: readonly string[]): RowSort | undefined =>
  patterns.find(
    ({ steps }) => steps.length === path.length && steps.every((step, i) => step === '*' || step === path[i]),
  )?.sort;
