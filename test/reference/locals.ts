/** The locals that an expression of the intermediate form reads. */
export function localsRead(tree: unknown): Set<number> {
  const found = new Set<number>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (typeof part === 'object' && part !== null && !('sort' in part)) {
      const { op, slot } = part as { op?: string; slot?: number };
      if ((op === 'local' || op === 'list') && slot !== undefined) found.add(slot);
      Object.values(part).forEach(visit);
    }
  };
  visit(tree);
  return found;
}
