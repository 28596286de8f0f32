/**
 * Locals that an ability reads of the text which brings it about: those declared before it began. They are kept with
 * it, because the text will be over.
 */
export function outerReads(ability: object, first: number): number[] {
  const found = new Set<number>();
  const visit = (tree: unknown): void => {
    if (Array.isArray(tree)) {
      tree.forEach(visit);
      return;
    }
    // Symbols are shared by all texts and hold no locals.
    if (typeof tree !== 'object' || tree === null || ('sort' in tree && 'names' in tree)) return;
    const node = tree as { op?: string; slot?: number };
    if ((node.op === 'local' || node.op === 'list') && node.slot !== undefined && node.slot < first)
      found.add(node.slot);
    for (const key in tree) {
      const value = (tree as Record<string, unknown>)[key];
      if (typeof value === 'object' && key !== 'slots' && key !== 'span') visit(value);
    }
  };
  visit(ability);
  return [...found].sort((a, b) => a - b);
}
