/**
 * A schema without what some data have right already: it finds the same faults in them, and compiles in a fraction of
 * the time. Of what is left out it keeps what messages show.
 */
import { accepts, isMap } from './fast-validator.ts';
import type { JsonSchema } from '../shapes/file-schemas.ts';

export function narrowed(schema: JsonSchema, data: unknown): JsonSchema {
  const { properties, $defs } = schema as {
    properties?: Readonly<Record<string, JsonSchema>>;
    $defs?: { card?: JsonSchema; brings?: JsonSchema };
  };
  const cards = isMap(data) && Array.isArray(data['cards']) ? data['cards'] : data;
  const left = $defs?.brings ? { ...$defs, brings: wrongSections($defs.brings, cards) } : $defs;
  if (properties && isMap(data))
    return { ...schema, properties: wrongKeys(schema, properties, data), ...(left && { $defs: left }) };
  if (left?.card?.['oneOf'])
    return { ...schema, $defs: { ...left, card: wrongKinds(schema, left.card, data) } };
  return left ? { ...schema, $defs: left } : schema;
}

/** Of what cards bring only those sections are checked that are wrong in one of them. */
function wrongSections(brings: JsonSchema, data: unknown): JsonSchema {
  const cards: readonly unknown[] = Array.isArray(data) ? data : [data];
  const brought = cards.flatMap((each) => (isMap(each) && isMap(each['brings']) ? [each['brings']] : []));
  const sections = Object.entries(brings['properties'] as Readonly<Record<string, JsonSchema>>);
  const left = sections.map(([key, part]) => {
    const isRight = brought.every((each) => !Object.hasOwn(each, key) || accepts(part, each[key]) === true);
    return [key, isRight ? shown(part) : part] as const;
  });
  return { ...brings, properties: Object.fromEntries(left) };
}

/** Of the keys of a file only those are checked whose values are wrong. */
function wrongKeys(
  root: JsonSchema,
  properties: Readonly<Record<string, JsonSchema>>,
  data: Readonly<Record<string, unknown>>,
): Readonly<Record<string, JsonSchema>> {
  const left = Object.entries(properties).map(([key, part]): [string, JsonSchema] => {
    const isRight = !Object.hasOwn(data, key) || accepts(part, data[key], root) === true;
    return [key, isRight ? shown(part) : part];
  });
  return Object.fromEntries(left);
}

const shown = ({ examples }: JsonSchema): JsonSchema => (examples === undefined ? {} : { examples });

/** Of the kinds of a game only those are checked of which a card is wrong. */
function wrongKinds(root: JsonSchema, card: JsonSchema, data: unknown): JsonSchema {
  const cards: readonly unknown[] = Array.isArray(data) ? data : [data];
  const wrong = cards.filter((each) => accepts(card, each, root) !== true);
  const kinds = new Set(wrong.map((each) => (isMap(each) ? each['kind'] : undefined)));
  const branches = card['oneOf'] as readonly { readonly properties: Readonly<Record<string, JsonSchema>> }[];
  const left = branches.map((branch) => {
    const { kind } = branch.properties;
    return kinds.has(kind['const']) ? branch : { type: 'object', properties: { kind } };
  });
  return { ...card, oneOf: left };
}
