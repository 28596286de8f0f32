import { closed, dialect, id, integer, type JsonSchema, names, text } from './parts.ts';

/** What a card file can hold of a field, as a game declares it. */
export type FieldType =
  | { readonly type: 'number'; readonly from?: number; readonly to?: number; readonly wild?: boolean }
  | { readonly type: 'text' }
  /** Text of the language; `entry` says what it holds (an effect, a condition ...). */
  | { readonly type: 'language'; readonly entry: string }
  | { readonly type: 'value'; readonly values: readonly string[]; readonly wild?: boolean }
  /** `8+`, `5-`, `6..7` or one number. */
  | { readonly type: 'range' }
  | { readonly type: 'yes-no' }
  | { readonly type: 'list'; readonly of: FieldType }
  | { readonly type: 'map'; readonly keys?: 'range' | readonly string[]; readonly of: FieldType };

/** A kind of card as the check of card files needs it. */
export interface CardKindShape {
  readonly id: string;
  readonly fields: readonly { readonly id: string; readonly required: boolean; readonly type: FieldType }[];
}

/** The word that stands for any value where a field is wild. */
export const wildWord = 'any';

const rangePattern = '^(?:-?[0-9]{1,9}|-?[0-9]{1,9}[+-]|-?[0-9]{1,9}\\.\\.-?[0-9]{1,9})$';
const rangeTitle = 'a range such as `8+`, `5-` or `6..7`';

/** Keys that a card of every kind may have. */
const common = (kind: string): Readonly<Record<string, JsonSchema>> => ({
  kind: { type: 'string', const: kind, examples: [kind] },
  id: { ...id, examples: [`my-${kind || 'card'}`] },
  name: names,
  copies: { ...integer(1, 999), examples: ['1'] },
  each: {
    type: 'object',
    minProperties: 1,
    additionalProperties: {
      type: ['string', 'array'],
      pattern: '\\S',
      minItems: 1,
      items: { type: ['string', 'integer', 'boolean'] },
      title: 'a list of values, one card each',
    },
    title: 'a map from fields to lists of values, one card each',
  },
});

/** A card of any kind: for games whose kinds are not known yet. */
export const anyCard: JsonSchema = {
  type: 'object',
  properties: { ...common(''), kind: { ...text('the name of a kind') } },
  required: ['kind', 'id'],
};

/** Every field of one type. */
function fieldSchema(type: FieldType): JsonSchema {
  switch (type.type) {
    case 'number': {
      const range = integer(type.from, type.to);
      if (!type.wild) return range;
      const title = `${wordsOfRange(type)} or \`${wildWord}\``;
      return { ...range, type: ['integer', 'string'], pattern: `^${wildWord}$`, title };
    }
    case 'text':
      return text();
    case 'language':
      return text(type.entry === '' ? 'text' : `text (${type.entry})`);
    case 'value': {
      // A value may look like a number, and YAML then makes it one.
      const values = [...type.values, ...(type.wild ? [wildWord] : [])];
      const numbers = values.filter((v) => /^(?:0|-?[1-9][0-9]{0,14})$/.test(v)).map(Number);
      return numbers.length > 0
        ? { type: ['string', 'integer'], enum: [...values, ...numbers] }
        : { type: 'string', enum: values };
    }
    case 'range':
      return { type: ['string', 'integer'], pattern: rangePattern, title: rangeTitle, examples: ['8+'] };
    case 'yes-no':
      return { type: 'boolean' };
    case 'list':
      return { type: 'array', items: fieldSchema(type.of) };
    case 'map': {
      const of = fieldSchema(type.of);
      if (type.keys === 'range') {
        return {
          type: 'object',
          minProperties: 1,
          propertyNames: { pattern: rangePattern, title: rangeTitle },
          additionalProperties: of,
        };
      }
      if (type.keys)
        return closed(Object.fromEntries(type.keys.map((key) => [key, of])), [], { minProperties: 1 });
      return { type: 'object', minProperties: 1, additionalProperties: of };
    }
  }
}

/** What a line with such a field could look like; none where only the game's words would do. */
function exampleOf(type: FieldType): string[] {
  switch (type.type) {
    case 'number':
      return [String(type.from ?? 1)];
    case 'value':
      return type.values.slice(0, 1);
    case 'range':
      return ['8+'];
    case 'yes-no':
      return ['true'];
    case 'list':
      return exampleOf(type.of).map((item) => `[${item}]`);
    default:
      return [];
  }
}

const wordsOfRange = ({ from, to }: { from?: number; to?: number }): string =>
  from !== undefined && to !== undefined
    ? `a number from ${from} to ${to}`
    : from !== undefined
      ? `a number of at least ${from}`
      : to !== undefined
        ? `a number of at most ${to}`
        : 'a number';

function kindSchema(kind: CardKindShape): JsonSchema {
  const fields = Object.fromEntries(kind.fields.map((f) => [f.id, fieldSchema(f.type)]));
  // A required field may come from `each` instead.
  const needed = kind.fields
    .filter((f) => f.required)
    .map((f) => ({
      if: { properties: { each: { type: 'object', required: [f.id] } }, required: ['each'] },
      // The field's schema stands above; here only what to show where it is missing.
      else: { required: [f.id], properties: { [f.id]: { examples: exampleOf(f.type) } } },
    }));
  return closed({ ...fields, ...common(kind.id) }, ['kind', 'id'], needed.length > 0 ? { allOf: needed } : {});
}

/**
 * The schema of a card file of a game: a list of cards, or one card as a map; each with the common keys and then
 * exactly the fields of its kind. Used to check card files, and written out for editors.
 */
export function cardSchema(kinds: readonly CardKindShape[]): JsonSchema {
  const card: JsonSchema =
    kinds.length === 0
      ? anyCard
      : {
          type: 'object',
          discriminator: { propertyName: 'kind' },
          required: ['kind'],
          oneOf: kinds.map(kindSchema),
        };
  return {
    $schema: dialect,
    title: 'a list of cards, or one card',
    $defs: { card },
    type: ['array', 'object'],
    items: { $ref: '#/$defs/card' },
    minItems: 1,
    if: { type: 'object' },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { $ref: '#/$defs/card' },
  };
}
