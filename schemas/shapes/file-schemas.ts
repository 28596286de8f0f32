import cards from '../json/cards.schema.json' with { type: 'json' };
import clauses from '../json/clauses.schema.json' with { type: 'json' };
import game from '../json/game.schema.json' with { type: 'json' };
import pack from '../json/pack.schema.json' with { type: 'json' };
import scenario from '../json/scenario.schema.json' with { type: 'json' };
import variant from '../json/variant.schema.json' with { type: 'json' };
import { spoken } from '../../dsl/diagnostics/localize.ts';
import { languages } from '../../dsl/text/locale.ts';
import { LANGUAGE, phraseOf, SUCH_AS, WORDS } from './shape-phrases.ts';

/**
 * A JSON Schema (2020-12). `title` says to editors what is expected, `x-words` holds the same as a phrase of the
 * catalogue, and `examples` a line to show.
 */
export type JsonSchema = { readonly [key: string]: unknown };

type Parts = Readonly<Record<string, object>>;

const { brings, ...rest } = game.$defs;

/** Parts that come up often: a written schema holds each once. What cards bring is referred to, since it is large. */
const often: Parts = rest;

/** The sections of a game that a card can bring. */
export const broughtSections: readonly string[] = Object.keys(brings.properties);

/** A written schema with the parts that come up often where they are meant. */
function whole<T>(written: T): T {
  if (typeof written !== 'object' || written === null) return written;
  if (Array.isArray(written)) return written.map(whole) as T;
  const name = '$ref' in written ? String(written.$ref).replace('#/$defs/', '') : '';
  if (Object.hasOwn(often, name)) return often[name] as T;
  return Object.fromEntries(Object.entries(written).map(([key, part]) => [key, whole(part)])) as T;
}

/** What a YAML file can be. */
export type SchemaKind = 'game' | 'cards' | 'variant' | 'scenario' | 'clauses' | 'pack';

/** A list of cards of any kind: for games whose kinds are not known yet. */
export const anyCards = whole(cards);

const made = new Map<object, JsonSchema>();

/** Made when it is first wanted: most programs check few kinds of files. */
function wanted(written: JsonSchema): JsonSchema {
  const schema = made.get(written) ?? whole(written);
  made.set(written, schema);
  return schema;
}

/** The schema of each kind of file; `cards` without the kinds of any game. They are made of `file-shapes.yaml`. */
export const schemas: Readonly<Record<SchemaKind, JsonSchema>> = {
  get game() {
    return wanted(game);
  },
  cards: anyCards,
  get variant() {
    return wanted(variant);
  },
  get scenario() {
    return wanted(scenario);
  },
  get clauses() {
    return wanted(clauses);
  },
  get pack() {
    return wanted(pack);
  },
};

/** Whether a section of a game file is a map of names or a list; undefined for a text, and where there is no such section. */
export function sectionOf(name: string): 'map' | 'list' | undefined {
  const sections = schemas.game['properties'] as Readonly<Record<string, JsonSchema>>;
  const type = Object.hasOwn(sections, name) ? sections[name]['type'] : undefined;
  return type === 'object' ? 'map' : type === 'array' ? 'list' : undefined;
}

/** What an editor reads: it knows no phrases. */
function forEditors(schema: JsonSchema): JsonSchema {
  if (!(WORDS in schema)) return withKinds(schema);
  const { [WORDS]: _, [SUCH_AS]: __, [LANGUAGE]: ___, ...rest } = schema;
  const words = phraseOf(schema);
  return withTextFirst(withLanguages(withoutLabel({ ...rest, title: spoken(words!, 'en') })));
}

/**
 * A map of names with one snippet for all languages, which editors offer behind the colon and on the line below: an
 * example that is a map would be put in quotes.
 */
function withLanguages(schema: JsonSchema): JsonSchema {
  const { properties, examples: _, ...rest } = schema as { properties?: object; examples?: unknown };
  if (!properties || !languages.every((language) => language in properties)) return schema;
  const body = Object.fromEntries(languages.map((language, i) => [language, `$${i + 1}`]));
  return { ...rest, properties, defaultSnippets: [{ label: languages.join(', '), body }] };
}

/** Of a text or a list of texts: yaml-language-server begins what it can with a list, and of alternatives with the first. */
function withTextFirst(schema: JsonSchema): JsonSchema {
  const { type, pattern, title, ...rest } = schema;
  if (JSON.stringify(type) !== '["string","array"]' || !('items' in rest)) return schema;
  return {
    title,
    anyOf: [
      { type: 'string', ...(pattern !== undefined && { pattern }) },
      { type: 'array', ...rest },
    ],
  };
}

/** Editors put the title of a map in front of the keys that they offer for it: there it says nothing. */
export function withoutLabel(schema: JsonSchema): JsonSchema {
  if (!('$schema' in schema || ('required' in schema && 'properties' in schema))) return schema;
  const { title: _, ...rest } = schema;
  return rest;
}

/** A card of one of several kinds, with the kinds in one list: an editor offers them whatever else the card says. */
function withKinds(schema: JsonSchema): JsonSchema {
  const { discriminator, oneOf } = schema as {
    readonly discriminator?: { readonly propertyName: string };
    readonly oneOf?: readonly {
      readonly properties: Readonly<Record<string, { readonly const?: unknown }>>;
    }[];
  };
  if (!discriminator || !oneOf) return schema;
  const { propertyName } = discriminator;
  const values = oneOf.map(({ properties }) => properties[propertyName].const);
  return {
    ...schema,
    properties: { [propertyName]: { enum: values } },
    oneOf: oneOf.map((each, i) => ({ title: values[i], ...each })),
  };
}

/** A schema as the text of a file, as `edited` leaves each part of it. */
export function schemaText(
  schema: object,
  parts: Parts = often,
  edited: (part: JsonSchema) => JsonSchema = forEditors,
): string {
  const names = new Map<unknown, string>(Object.entries(parts).map(([name, part]) => [part, name]));
  const used: Record<string, unknown> = {};
  const each = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? edited(value as JsonSchema)
      : value;
  const refer = (_key: string, value: unknown): unknown => {
    const name = names.get(value);
    if (name === undefined) return each(_key, value);
    used[name] = JSON.parse(JSON.stringify(value, each));
    return { $ref: `#/$defs/${name}` };
  };
  const body = JSON.parse(JSON.stringify(schema, refer)) as { $defs?: object };
  const whole = Object.keys(used).length > 0 ? { ...body, $defs: { ...body.$defs, ...used } } : body;
  return `${JSON.stringify(whole, undefined, 2)}\n`;
}
