import { say, written, type FixedPhraseId, type Phrase } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { anyCards, type JsonSchema } from './file-schemas.ts';
import { LANGUAGE, LARGEST_NUMBER, RANGE_PATTERN, WORDS } from './shape-phrases.ts';

/** What a card file can hold of a field, as a game declares it. */
export type FieldType =
  | { readonly type: 'number'; readonly from?: number; readonly to?: number; readonly wild?: boolean }
  | { readonly type: 'value'; readonly values: readonly string[]; readonly wild?: boolean }
  /** Text of the language; `entry` says in words what it holds. */
  | { readonly type: 'language'; readonly entry: string }
  | { readonly type: 'list'; readonly of: FieldType }
  | { readonly type: 'range' }
  | { readonly type: 'text' };

/** A kind of card as the check of card files needs it. */
export interface CardKindShape {
  readonly id: string;
  readonly fields: readonly {
    readonly id: string;
    readonly required: boolean;
    readonly type: FieldType;
    /** Fields that a card must have which has this one. */
    readonly needs?: readonly string[];
    /** What a card has that leaves the field out; shown by editors, asked by nothing here. */
    readonly default?: unknown;
  }[];
}

/** The word that stands for any value where a field is wild. */
export const wildWord = 'any';

const { properties: common, allOf: idOrIds } = anyCards.$defs.card;
const { additionalProperties: valuesOfEach, ...each } = common.each;

const text = (words: Phrase = say('phrase/text')): JsonSchema => ({
  type: 'string',
  pattern: '\\S',
  [WORDS]: words,
});

/** What holds sentences. */
const SENTENCES: readonly string[] = ['effect', 'abilities'];

/** What several of a type are called. */
const SEVERAL = {
  number: 'phrase/numbers',
  value: 'phrase/values',
  language: 'phrase/phrases',
  list: 'phrase/texts',
  range: 'phrase/texts',
  text: 'phrase/texts',
} as const satisfies Record<FieldType['type'], FixedPhraseId>;

/** A card of one kind: the common keys and exactly the fields of its kind. */
function kindSchema(kind: CardKindShape): JsonSchema {
  const fields = Object.fromEntries(
    kind.fields.map((f) => [
      f.id,
      f.default === undefined ? fieldSchema(f.type) : { ...fieldSchema(f.type), default: f.default },
    ]),
  );
  const lists = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, { ...valuesOfEach, items: value }]),
  );
  // A required field may come from `each` instead.
  const needed = kind.fields
    .filter((f) => f.required)
    .map((f) => ({
      if: { properties: { each: { type: 'object', not: { required: [f.id] } } } },
      // The field's schema is above; here only what to show where it is missing. oxlint-disable-next-line
      // unicorn/no-thenable -- a keyword of JSON Schema
      then: { required: [f.id], properties: { [f.id]: { examples: exampleOf(f.type) } } },
    }));
  return {
    type: 'object',
    properties: {
      ...fields,
      ...common,
      kind: { type: 'string', const: kind.id, examples: [kind.id] },
      id: { ...common.id, examples: [`my-${kind.id}`] },
      each: { ...each, properties: lists, additionalProperties: false },
    },
    required: ['kind', 'id'],
    additionalProperties: false,
    allOf: [...idOrIds, ...needed, ...kind.fields.flatMap((f) => together(f.id, f.needs ?? [], kind))],
  };
}

/** What a field needs beside it; either may come from `each`. */
const together = (id: string, needs: readonly string[], kind: CardKindShape): JsonSchema[] =>
  needs.flatMap((need): JsonSchema[] => {
    const type = kind.fields.find((f) => f.id === need)?.type;
    const properties = { [need]: { examples: type ? exampleOf(type) : [] } };
    const without = { type: 'object', not: { required: [need] } };
    return [
      {
        if: { properties: { each: without } },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { dependentRequired: { [id]: [need] }, properties },
      },
      {
        if: { properties: { each: { ...without, required: [id] } }, required: ['each'] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { required: [need], properties },
      },
    ];
  });

function fieldSchema(type: FieldType): JsonSchema {
  switch (type.type) {
    case 'number': {
      const { from, to, wild } = type;
      const range = {
        minimum: from ?? -LARGEST_NUMBER,
        maximum: to ?? LARGEST_NUMBER,
      };
      if (!wild) return { type: 'integer', ...range };
      const words = say('phrase/or', { one: wordsOfRange(type), other: written(wildWord) });
      return { type: ['integer', 'string'], ...range, pattern: `^${wildWord}$`, [WORDS]: words };
    }
    case 'value': {
      // Values that are not there have been complained about where they are declared.
      if (type.values.length === 0 && !type.wild) return {};
      // A value may look like a number, and YAML then makes it one.
      const values = [...type.values, ...(type.wild ? [wildWord] : [])];
      const numbers = values.filter((v) => /^(?:0|-?[1-9][0-9]{0,14})$/.test(v)).map(Number);
      return numbers.length > 0
        ? { type: ['string', 'integer'], enum: [...values, ...numbers] }
        : { type: 'string', enum: values };
    }
    case 'list': {
      const { of } = type;
      return {
        type: 'array',
        items: fieldSchema(of),
        [WORDS]: say('phrase/a-list-of', { what: say(SEVERAL[of.type]) }),
      };
    }
    case 'range':
      return range;
    case 'language':
      return {
        ...text(say('phrase/text-of', { text: type.entry })),
        ...(SENTENCES.includes(type.entry) && { [LANGUAGE]: type.entry }),
      };
    case 'text':
      return text();
  }
}

/** Numbers from one to another; a plain number is a range of one. */
const range: JsonSchema = {
  type: ['string', 'integer'],
  pattern: RANGE_PATTERN,
  minimum: -9999,
  maximum: 9999,
  [WORDS]: say('phrase/a-range-such-as-8-5'),
};

/** What a line with such a field could look like; none where only the game's words would do. */
function exampleOf(type: FieldType): string[] {
  switch (type.type) {
    case 'number':
      return [String(type.from ?? 1)];
    case 'value':
      return type.values.slice(0, 1);
    case 'list':
      return exampleOf(type.of).map((each) => `[${each}]`);
    case 'range':
      return ['8+'];
    default:
      return [];
  }
}

function wordsOfRange({ from, to }: { from?: number; to?: number }): Phrase {
  const what = say('phrase/a-number');
  if (from !== undefined && to !== undefined) return say('phrase/from-to', { what, from, to });
  if (from !== undefined) return say('phrase/of-at-least', { what, least: from });
  return to === undefined ? what : say('phrase/of-at-most', { what, most: to });
}

/**
 * The schema of a card file of a game: a list of cards, or one card as a map; each with the common keys and then
 * exactly the fields of its kind. Used to check card files, and written out for editors.
 */
export function cardSchema(kinds: readonly CardKindShape[]): JsonSchema {
  if (kinds.length === 0) return anyCards;
  const card: JsonSchema = {
    type: 'object',
    discriminator: { propertyName: 'kind' },
    required: ['kind'],
    oneOf: kinds.map(kindSchema),
  };
  return { ...anyCards, $defs: { ...anyCards.$defs, card } };
}
