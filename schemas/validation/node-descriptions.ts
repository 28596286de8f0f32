import type { PhraseKey } from '../../dsl/diagnostics/catalogue/en/phrases.ts';
import { oneOf, say, written, type Phrase } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { phraseOf } from '../../dsl/diagnostics/catalogue/schema-titles.ts';
import type { Node } from '../yaml/node.ts';
import { shorten } from '../yaml/scan.ts';

// What stands in the file and what a schema asks for, in the words of people who write cards.

/** What kind of thing a node is. */
export function foundType(node: Node): Phrase {
  if (node.kind === 'list') return say('a list');
  if (node.kind === 'map') return say('a map');
  switch (typeof node.value) {
    case 'number':
      return Number.isInteger(node.value) ? say('a number') : written(node.text);
    case 'boolean':
      return written(node.text);
    case 'string':
      return say(node.text.trim() === '' ? 'empty' : 'text');
    default:
      return node.text === '' ? say('empty') : written(node.text);
  }
}

/** The value as it is written, shortened; of a list or map its kind. */
export const foundValue = (node: Node): Phrase =>
  node.kind === 'scalar' ? written(shorten(node.text)) : foundType(node);

/** The schema's own words, or the names of the types. */
export function expectedType(types: readonly string[], schema: Readonly<Record<string, unknown>>): Phrase {
  const { title, examples } = schema;
  if (Array.isArray(schema['enum'])) return expectedValue(schema);
  if (types.includes('integer') && types.length === 1) return expectedRange(schema, 'a whole number');
  if (typeof title !== 'string') return oneOf(types.map((type) => phraseOf(typeWords[type] ?? type)));
  const example = Array.isArray(examples) ? String(examples[0]) : undefined;
  return example && !title.includes('such as')
    ? say('{1} such as {2}', phraseOf(title), written(example))
    : phraseOf(title);
}

/** The allowed values, or the schema's own words for them. */
export function expectedValue(schema: Readonly<Record<string, unknown>>): Phrase {
  const allowed = schema['enum'];
  if (Array.isArray(allowed)) return oneOf([...new Set(allowed.map(String))].map(written), 12);
  const title = schema['title'];
  return typeof title === 'string' ? phraseOf(title) : say('text');
}

/** The bounds of a number. */
export function expectedRange(
  schema: Readonly<Record<string, unknown>>,
  called: 'a number' | 'a whole number' = 'a number',
): Phrase {
  const { minimum, maximum } = schema;
  const number = say(called);
  if (minimum !== undefined && maximum !== undefined) {
    return minimum === maximum
      ? written(String(minimum))
      : say('{1} from {2} to {3}', number, Number(minimum), Number(maximum));
  }
  if (minimum !== undefined) return say('{1} of at least {2}', number, Number(minimum));
  if (maximum !== undefined) return say('{1} of at most {2}', number, Number(maximum));
  return say('a whole number');
}

const typeWords: Readonly<Record<string, PhraseKey>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a map',
};
