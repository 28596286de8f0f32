/** The locals that an expression of the intermediate form reads. */
export function reads(tree: unknown, into: Set<number> = new Set()): Set<number> {
  if (Array.isArray(tree)) {
    for (const each of tree) reads(each, into);
  } else if (typeof tree === 'object' && tree !== null && !('sort' in tree)) {
    const node = tree as { op?: string; slot?: number };
    if ((node.op === 'local' || node.op === 'list') && node.slot !== undefined) into.add(node.slot);
    for (const each of Object.values(tree)) if (typeof each === 'object') reads(each, into);
  }
  return into;
}
