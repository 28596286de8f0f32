import type { FixedPhraseId } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { oneOf, say, written, type Phrase } from '../../dsl/diagnostics/catalogue/phrase.ts';
import type { JsonSchema } from '../shapes/file-schemas.ts';
import { LARGEST_NUMBER, phraseOf, SUCH_AS } from '../shapes/shape-phrases.ts';
import type { Node } from '../yaml/node.ts';
import { shorten } from '../yaml/scan.ts';

// What a file has and what a schema asks for, in the words of people who write cards.

/** The type of a node, in words. */
export function foundType(node: Node): Phrase {
  if (node.kind === 'list') return say('phrase/a-list');
  if (node.kind === 'map') return say('phrase/a-map');
  switch (typeof node.value) {
    case 'number':
      return Number.isInteger(node.value) ? say('phrase/a-number') : written(node.text);
    case 'boolean':
      return written(node.text);
    case 'string':
      return say(node.text.trim() === '' ? 'phrase/empty' : 'phrase/text');
    default:
      return node.text === '' ? say('phrase/empty') : written(node.text);
  }
}

/** The value as it is written, shortened; of a list or map its kind. */
export const foundValue = (node: Node): Phrase =>
  node.kind === 'scalar' ? written(shorten(node.text)) : foundType(node);

/** The schema's own words, or the names of the types. */
export function expectedType(types: readonly string[], schema: JsonSchema): Phrase {
  if (Array.isArray(schema['enum'])) return expectedValue(schema);
  if (types.includes('integer') && types.length === 1)
    return expectedRange(withoutLimits(schema), 'phrase/a-whole-number');
  const called = phraseOf(schema);
  if (called === undefined) return oneOf(types.map((type) => say(typeWords[type])));
  const example = schema[SUCH_AS];
  return example === undefined
    ? called
    : say('phrase/such-as', { what: called, example: written(String(example)) });
}

/** Without the bounds that every number has: they are named only where a number is beyond them. */
function withoutLimits({ minimum, maximum }: JsonSchema): JsonSchema {
  return {
    ...(minimum !== -LARGEST_NUMBER && { minimum }),
    ...(maximum !== LARGEST_NUMBER && { maximum }),
  };
}

/** The allowed values, or the schema's own words for them. */
export function expectedValue(schema: JsonSchema): Phrase {
  const allowed = schema['enum'];
  if (Array.isArray(allowed)) return oneOf([...new Set(allowed.map(String))].map(written), 12);
  return phraseOf(schema) ?? say('phrase/text');
}

/** The bounds of a number. */
export function expectedRange(
  schema: JsonSchema,
  called: 'phrase/a-number' | 'phrase/a-whole-number' = 'phrase/a-number',
): Phrase {
  const { minimum, maximum } = schema;
  const number = say(called);
  if (minimum !== undefined && maximum !== undefined) {
    return minimum === maximum
      ? written(String(minimum))
      : say('phrase/from-to', { what: number, from: Number(minimum), to: Number(maximum) });
  }
  if (minimum !== undefined) return say('phrase/of-at-least', { what: number, least: Number(minimum) });
  if (maximum !== undefined) return say('phrase/of-at-most', { what: number, most: Number(maximum) });
  return say('phrase/a-whole-number');
}

const typeWords: Readonly<Record<string, FixedPhraseId>> = {
  string: 'phrase/text',
  integer: 'phrase/a-whole-number',
  number: 'phrase/a-number',
  boolean: 'phrase/true-or-false',
  array: 'phrase/a-list',
  object: 'phrase/a-map',
};
