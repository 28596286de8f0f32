import type { Many } from '../../../../dsl/ir/expressions.ts';

/** What there is before anything is left out. */
export function unfiltered(tree: Many): Many {
  if (tree.op === 'filter' || tree.op === 'sorted' || tree.op === 'best') return unfiltered(tree.of);
  return tree.op === 'union' ? { op: 'union', parts: tree.parts.map(unfiltered) } : tree;
}
