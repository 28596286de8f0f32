/** Finds what a table has for a path of a game; in the paths of the table, with `/`, `*` stands for any step. */
export function byPath<T>(
  table: readonly (readonly [string, T])[],
): (path: readonly string[]) => T | undefined {
  const patterns = table.map(([path, of]) => ({ steps: path.split('/'), of }));
  return (path) =>
    patterns.find(
      ({ steps }) =>
        steps.length === path.length && steps.every((step, i) => step === '*' || step === path[i]),
    )?.of;
}
