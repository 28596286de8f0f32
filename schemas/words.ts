import { either, quote } from '../dsl/messages/message.ts';
import type { Node } from './yaml/node.ts';
import { shorten } from './yaml/scan.ts';

// What stands in the file and what a schema asks for, in the words of people who write cards.

/** What kind of thing a node is. */
export function foundType(node: Node): string {
  if (node.kind === 'list') return 'a list';
  if (node.kind === 'map') return 'a map';
  switch (typeof node.value) {
    case 'number':
      return Number.isInteger(node.value) ? 'a number' : quote(node.text);
    case 'boolean':
      return quote(node.text);
    case 'string':
      return node.text.trim() === '' ? 'empty' : 'text';
    default:
      return node.text === '' ? 'empty' : quote(node.text);
  }
}

/** The value as it is written, shortened; of a list or map its kind. */
export const foundValue = (node: Node): string =>
  node.kind === 'scalar' ? shorten(node.text) : foundType(node);

/** The schema's own words, or the names of the types. */
export function expectedType(types: readonly string[], schema: Readonly<Record<string, unknown>>): string {
  const { title, examples } = schema;
  if (Array.isArray(schema['enum'])) return expectedValue(schema);
  if (types.includes('integer') && types.length === 1) return expectedRange(schema, 'a whole number');
  if (typeof title !== 'string') return either(types.map((type) => typeWords[type] ?? type));
  const example = Array.isArray(examples) ? String(examples[0]) : undefined;
  return example && !title.includes('such as') ? `${title} such as ${quote(example)}` : title;
}

/** The allowed values, or the schema's own words for them. */
export function expectedValue(schema: Readonly<Record<string, unknown>>): string {
  const allowed = schema['enum'];
  if (Array.isArray(allowed)) return either([...new Set(allowed.map((value) => quote(String(value))))], 12);
  const title = schema['title'];
  return typeof title === 'string' ? title : 'text';
}

/** The bounds of a number. */
export function expectedRange(schema: Readonly<Record<string, unknown>>, called = 'a number'): string {
  const { minimum, maximum } = schema;
  if (minimum !== undefined && maximum !== undefined) {
    return minimum === maximum
      ? quote(String(minimum))
      : `${called} from ${String(minimum)} to ${String(maximum)}`;
  }
  if (minimum !== undefined) return `${called} of at least ${String(minimum)}`;
  if (maximum !== undefined) return `${called} of at most ${String(maximum)}`;
  return 'a whole number';
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a map',
};
