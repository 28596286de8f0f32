import { eachNodeIn } from './syntax-nodes.ts';

function textsIn(code: string, lang: 'ts' | 'tsx'): string[] {
  const found: string[] = [];
  eachNodeIn(code, lang, ({ type, value, quasis }) => {
    if (type === 'Literal' && typeof value === 'string') found.push(value);
    if (type === 'TemplateLiteral' && Array.isArray(quasis) && quasis.length === 1)
      found.push(quasis[0].value.cooked);
  });
  return found;
}

/** Every text that stands as such in a piece of TypeScript: strings, whole templates, string types. Not what is imported. */
export const stringsIn = (code: string): string[] => textsIn(code, 'ts');

/** The same of a piece of TypeScript with elements of a page in it. */
export const stringsInElements = (code: string): string[] => textsIn(code, 'tsx');
