import type { EntryKind } from '../../../dsl/language/syntax/ast.ts';
import type { Node } from '../../../schemas/index.ts';
import { hasLines, textAbove } from './named-lines.ts';
import { byPath } from './path-patterns.ts';

/**
 * The sort of a list or map whose order can count: the lines of a text, the choices of a menu in it, the parts of a
 * condition, of a cost or of a sum, steps, state checks, endings, or words that no addition can place.
 */
export type RowSort =
  | 'lines'
  | 'choices'
  | 'conditions'
  | 'costs'
  | 'sums'
  | 'steps'
  | 'checks'
  | 'endings'
  | 'words';

/** The sort of the list at a path of a game. In other lists the order makes no difference. */
export const rowSort = byPath<RowSort>([
  ['flow/*/steps', 'steps'],
  ['flow/*/steps/*/steps', 'steps'],
  ['checks', 'checks'],
  ['ends', 'endings'],
  ['rankings/*/by', 'words'],
  ['functions/*/cases', 'words'],
  ['order of triggers', 'words'],
]);

/** The sort of the parts of a text in one line. */
const ofParts: Readonly<Partial<Record<EntryKind, RowSort>>> = {
  condition: 'conditions',
  cost: 'costs',
  expression: 'sums',
};

/** The sort of the row at a path, if any. */
export function rowAt(data: Node, path: readonly string[], row: Node): RowSort | undefined {
  const of = row.kind === 'map' ? hasLines(data, path) : undefined;
  if (of) return ofParts[of] ?? 'lines';
  if (row.kind === 'map') return (textAbove(data, path)?.within ?? 1) % 2 === 0 ? 'choices' : undefined;
  return rowSort(path);
}
