import { parseAst } from 'vitest/node';

function textsIn(code: string, lang: 'ts' | 'tsx'): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const each of node) walk(each);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, value, source, quasis } = node as Record<string, unknown>;
    if (type === 'Literal' && typeof value === 'string') found.push(value);
    if (type === 'TemplateLiteral' && Array.isArray(quasis) && quasis.length === 1)
      found.push(quasis[0].value.cooked);
    for (const key in node)
      if (key !== 'source' || source === undefined) walk((node as Record<string, unknown>)[key]);
  };
  walk(parseAst(code, { lang }).body);
  return found;
}

/** Every text that stands as such in a piece of TypeScript: strings, whole templates, string types. Not what is imported. */
export const stringsIn = (code: string): string[] => textsIn(code, 'ts');

/** The same of a piece of TypeScript with elements of a page in it. */
export const stringsInElements = (code: string): string[] => textsIn(code, 'tsx');
