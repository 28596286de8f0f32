/** A JSON Schema (2020-12). `title` says in words what is expected, `examples` holds a line to show. */
export type JsonSchema = { readonly [key: string]: unknown };

export const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** A map with exactly these keys. */
export const closedMap = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
  more: JsonSchema = {},
): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
  additionalProperties: false,
  ...more,
});

/** Words with single spaces between them; `-` and `_` inside a word. An apostrophe would be read as *its*. */
const words = '[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*(?: [\\p{L}\\p{N}_-]+)*';

/** The keys of a map that are names which the author chooses. */
export const nameKeys: JsonSchema = { pattern: `^${words}$`, title: 'words of letters, digits and `-`' };

/** A map from names that the author chooses to values of one shape. */
export const mapOfNames = (of: JsonSchema, keys: JsonSchema = nameKeys): JsonSchema => ({
  type: 'object',
  propertyNames: keys,
  additionalProperties: of,
});

export const listOf = (items: JsonSchema, more: JsonSchema = {}): JsonSchema => ({
  type: 'array',
  items,
  ...more,
});

const filled = '\\S';

export const text = (title = 'text', example?: string): JsonSchema => ({
  type: 'string',
  pattern: filled,
  title,
  ...(example === undefined ? {} : { examples: [example] }),
});

export const integer = (from?: number, to?: number): JsonSchema => ({
  type: 'integer',
  ...(from === undefined ? {} : { minimum: from }),
  ...(to === undefined ? {} : { maximum: to }),
});

export const yesNo: JsonSchema = { type: 'boolean' };
export const enumOf = (...values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });

/** A file's or a card's own id. */
export const id: JsonSchema = {
  type: 'string',
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  title: 'small letters, digits and `-`',
  examples: ['my-card'],
};
/** The name of something declared elsewhere. */
export const wordShape: JsonSchema = { type: 'string', pattern: `^${words}$`, title: 'a name' };

// The language's own texts: what they say is checked by the language.
export const effect = text('an effect');
export const conditionShape = text('a condition');
export const phraseShape = text('a phrase such as `each player`');
export const expressionShape: JsonSchema = {
  type: ['integer', 'string'],
  pattern: filled,
  title: 'a number or an expression',
};
/** One text or a list of texts. */
export const oneOrMore = (title: string): JsonSchema => ({
  type: ['string', 'array'],
  pattern: filled,
  items: text(title),
  minItems: 1,
  title,
});

const languages = ['en', 'fr', 'de'] as const;
const forms: JsonSchema = {
  ...oneOrMore('a form of the name'),
  maxItems: 4,
  title: 'a name, or a list of its forms',
};
/** A name as text, as a list of its forms (one, many), or as a map from languages to either. */
export const names: JsonSchema = {
  ...forms,
  type: ['string', 'array', 'object'],
  properties: Object.fromEntries(languages.map((l) => [l, forms])),
  additionalProperties: false,
  minProperties: 1,
  title: 'a name, or a map of names such as `{ en: name, fr: nom m }`',
  examples: ['{ en: Name }'],
};
const synonyms = listOf(text('a word'), { minItems: 1 });
/** Words that people may write for something that is called otherwise. */
export const also: JsonSchema = {
  ...synonyms,
  type: ['string', 'array', 'object'],
  pattern: filled,
  properties: Object.fromEntries(languages.map((l) => [l, synonyms])),
  additionalProperties: false,
  minProperties: 1,
  title: 'a list of words such as `[one, other]`, or a map of such lists by language',
};
/** The name of what has no other keys: the words that people may write for it stand among its names. */
export const namesAlso: JsonSchema = {
  ...names,
  properties: { ...(names.properties as Record<string, JsonSchema>), also },
};
/** A sentence as text or as a map from languages to texts. */
export const sentence: JsonSchema = {
  type: ['string', 'object'],
  pattern: filled,
  properties: Object.fromEntries(languages.map((l) => [l, text()])),
  additionalProperties: false,
  minProperties: 1,
  title: 'a phrase, or a map of phrases by language',
};
/** The irregular forms of a verb: a list for English, or a map from languages to lists. */
export const irregularForms: JsonSchema = {
  type: ['array', 'object'],
  items: text('a form of the verb'),
  minItems: 1,
  maxItems: 4,
  properties: Object.fromEntries(
    languages.map((l) => [l, listOf(text('a form of the verb'), { minItems: 1, maxItems: 4 })]),
  ),
  additionalProperties: false,
  minProperties: 1,
  title: 'a list of forms such as `[draws, drawn]`, or a map of such lists by language',
};
/** A word for each language but English. */
export const otherLanguages: JsonSchema = closedMap(
  { fr: text('a preposition', 'fr: dans'), de: text('a preposition', 'de: auf') },
  [],
  { minProperties: 1 },
);
/** Anything that YAML can write: checked where it is used. */
export const anything: JsonSchema = {};
