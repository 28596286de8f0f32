/**
 * Whether a schema accepts data: yes or no, and not why not. Most files are without a fault, and for them nothing is
 * compiled. Ajv is asked only what is wrong with a file, which takes it some time at the first question. A test holds the
 * two against each other.
 */
import type { JsonSchema } from '../shapes/file-schemas.ts';
import { SUCH_AS, LANGUAGE, WORDS } from '../shapes/shape-phrases.ts';

/** Thrown where a schema says something that is not known here, also below a `not`. */
class Unsure extends Error {}

type Check = (given: never, data: unknown, schema: JsonSchema, root: JsonSchema) => boolean;

/** As Ajv does it in strict mode: the types of JSON, where a whole number is an integer. */
const types: Readonly<Record<string, (data: unknown) => boolean>> = {
  string: (data) => typeof data === 'string',
  number: (data) => Number.isFinite(data),
  integer: (data) => Number.isInteger(data),
  boolean: (data) => typeof data === 'boolean',
  array: (data) => Array.isArray(data),
  object: isMap,
  null: (data) => data === null,
};

export function isMap(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function isOf(type: string, data: unknown): boolean {
  if (!Object.hasOwn(types, type)) throw new Unsure();
  return types[type](data);
}

/** Says nothing about the data. */
const silent: Check = () => true;

/** Lists and maps are not compared here. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null) throw new Unsure();
  return a === b;
}

/** What each keyword asks of the data; of data of another type than its own it asks nothing. */
const keywords: Readonly<Record<string, Check>> = {
  $schema: silent,
  $defs: silent,
  title: silent,
  [WORDS]: silent,
  [LANGUAGE]: silent,
  [SUCH_AS]: silent,
  examples: silent,
  default: silent,
  // Asked by `if` and `oneOf`.
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: silent,
  else: silent,
  discriminator: silent,

  $ref(given: string, data, _, root) {
    const [name] = /(?<=^#\/\$defs\/)[^/]+$/.exec(given) ?? [''];
    const found = (root['$defs'] as Readonly<Record<string, JsonSchema>> | undefined)?.[name];
    if (!found) throw new Unsure();
    return holds(found, data, root);
  },
  type(given: string | readonly string[], data) {
    return typeof given === 'string' ? isOf(given, data) : given.some((type) => isOf(type, data));
  },
  enum: (given: readonly unknown[], data) => given.some((value) => same(value, data)),
  const: (given: unknown, data) => same(given, data),
  minimum: (given: number, data) => typeof data !== 'number' || data >= given,
  maximum: (given: number, data) => typeof data !== 'number' || data <= given,
  pattern: (given: string, data) => typeof data !== 'string' || expression(given).test(data),
  minItems: (given: number, data) => !Array.isArray(data) || data.length >= given,
  maxItems: (given: number, data) => !Array.isArray(data) || data.length <= given,
  uniqueItems: (given: boolean, data) =>
    !given ||
    !Array.isArray(data) ||
    data.every((item, i) => !data.slice(i + 1).some((other) => same(item, other))),
  items: (given: JsonSchema, data, _, root) =>
    !Array.isArray(data) || data.every((item) => holds(given, item, root)),
  minProperties: (given: number, data) => !isMap(data) || Object.keys(data).length >= given,
  required: (given: readonly string[], data) => !isMap(data) || given.every((key) => data[key] !== undefined),
  dependentRequired: (given: Readonly<Record<string, readonly string[]>>, data) =>
    !isMap(data) ||
    Object.entries(given).every(
      ([key, needed]) => data[key] === undefined || needed.every((each) => data[each] !== undefined),
    ),
  properties(given: Readonly<Record<string, JsonSchema>>, data, _, root) {
    if (!isMap(data)) return true;
    for (const key in data)
      if (Object.hasOwn(given, key) && !holds(given[key], data[key], root)) return false;
    return true;
  },
  additionalProperties(given: JsonSchema | false, data, schema, root) {
    if (!isMap(data)) return true;
    const known = schema['properties'] ?? {};
    for (const key in data)
      if (!Object.hasOwn(known, key) && (given === false || !holds(given, data[key], root))) return false;
    return true;
  },
  propertyNames: (given: JsonSchema, data, _, root) =>
    !isMap(data) || Object.keys(data).every((key) => holds(given, key, root)),

  not: (given: JsonSchema, data, _, root) => !holds(given, data, root),
  allOf: (given: readonly JsonSchema[], data, _, root) => given.every((part) => holds(part, data, root)),
  if(given: JsonSchema, data, schema, root) {
    const branch = schema[holds(given, data, root) ? 'then' : 'else'] as JsonSchema | undefined;
    return branch === undefined || holds(branch, data, root);
  },
  /** Only with a discriminator: the branch whose constant the data name. */
  oneOf(given: readonly JsonSchema[], data, schema, root) {
    const tag = (schema['discriminator'] as { propertyName: string } | undefined)?.propertyName;
    if (tag === undefined) throw new Unsure();
    if (!isMap(data)) return true;
    const branch = given.find((each) => {
      const properties = each['properties'] as Record<string, JsonSchema> | undefined;
      return properties?.[tag]?.['const'] === data[tag];
    });
    return branch !== undefined && holds(branch, data, root);
  },
};

const expressions = new Map<string, RegExp>();

/** Patterns come up again and again; few differ. */
function expression(pattern: string): RegExp {
  let made = expressions.get(pattern);
  if (!made) expressions.set(pattern, (made = new RegExp(pattern, 'u')));
  return made;
}

function holds(schema: JsonSchema, data: unknown, root: JsonSchema): boolean {
  for (const keyword in schema) {
    if (!Object.hasOwn(keywords, keyword)) throw new Unsure();
    if (!keywords[keyword](schema[keyword] as never, data, schema, root)) return false;
  }
  return true;
}

/** Whether a schema, or a part of the one under `root`, accepts data, or `unsure` where it says something that is not known here. */
export function accepts(schema: JsonSchema, data: unknown, root = schema): boolean | 'unsure' {
  try {
    return holds(schema, data, root);
  } catch (thrown) {
    if (thrown instanceof Unsure) return 'unsure';
    throw thrown;
  }
}
