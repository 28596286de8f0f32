/** A node of the intermediate form: a value, a list, a test or an act. */
export interface OpNode {
  readonly op: string;
}

/**
 * Calls `see` for every node of a meaning, outer ones first. Symbols are declared somewhere else: they are told as
 * parts of their node and not entered.
 */
export function eachNode(tree: unknown, see: (node: OpNode) => void): void {
  if (typeof tree !== 'object' || tree === null) return;
  if (Array.isArray(tree)) {
    for (const each of tree) eachNode(each, see);
    return;
  }
  if ('names' in tree && 'sort' in tree) return;
  if ('op' in tree) see(tree as OpNode);
  // Every text of a game is walked by several checks: no lists of keys or values are made.
  for (const key in tree) {
    const each = (tree as Record<string, unknown>)[key];
    if (typeof each === 'object' && key !== 'span') eachNode(each, see);
  }
}

/** Whether some node of a meaning is one that is looked for. */
export function someNode(tree: unknown, wanted: (node: OpNode) => boolean): boolean {
  let found = false;
  eachNode(tree, (node) => {
    found ||= wanted(node);
  });
  return found;
}
