import { parseAst } from 'vitest/node';

/** The nodes of a piece of TypeScript, those in front first; of an import only what it imports, and not from where. */
export function eachNodeIn(
  code: string,
  lang: 'ts' | 'tsx',
  see: (node: Readonly<Record<string, unknown>>) => void,
): void {
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const each of node) walk(each);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const all = node as Record<string, unknown>;
    see(all);
    for (const key in all) if (key !== 'source' || all['source'] === undefined) walk(all[key]);
  };
  walk(parseAst(code, { lang }).body);
}
