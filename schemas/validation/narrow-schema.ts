/**
 * A schema without what some data have right already: it finds the same faults in them, and compiles in a fraction of
 * the time. Of what is left out it keeps what messages show.
 */
import { accepts, isMap } from './fast-validator.ts';
import type { JsonSchema } from '../shapes/file-schemas.ts';

export function narrowed(schema: JsonSchema, data: unknown): JsonSchema {
  const { properties, $defs } = schema as {
    properties?: Readonly<Record<string, JsonSchema>>;
    $defs?: { card?: JsonSchema };
  };
  if (properties && isMap(data)) return { ...schema, properties: wrongKeys(properties, data) };
  if ($defs?.card?.['oneOf']) return { ...schema, $defs: { ...$defs, card: wrongKinds($defs.card, data) } };
  return schema;
}

/** Of the keys of a file only those are checked whose values are wrong. */
function wrongKeys(
  properties: Readonly<Record<string, JsonSchema>>,
  data: Readonly<Record<string, unknown>>,
): Readonly<Record<string, JsonSchema>> {
  const left = Object.entries(properties).map(([key, part]): [string, JsonSchema] => {
    const isRight = !Object.hasOwn(data, key) || accepts(part, data[key]) === true;
    return [key, isRight ? shown(part) : part];
  });
  return Object.fromEntries(left);
}

const shown = ({ examples }: JsonSchema): JsonSchema => (examples === undefined ? {} : { examples });

/** Of the kinds of a game only those are checked of which a card is wrong. */
function wrongKinds(card: JsonSchema, data: unknown): JsonSchema {
  const cards: readonly unknown[] = Array.isArray(data) ? data : [data];
  const wrong = cards.filter((each) => accepts(card, each) !== true);
  const kinds = new Set(wrong.map((each) => (isMap(each) ? each['kind'] : undefined)));
  const branches = card['oneOf'] as readonly { readonly properties: Readonly<Record<string, JsonSchema>> }[];
  const left = branches.map((branch) => {
    const { kind } = branch.properties;
    return kinds.has(kind['const']) ? branch : { type: 'object', properties: { kind } };
  });
  return { ...card, oneOf: left };
}
