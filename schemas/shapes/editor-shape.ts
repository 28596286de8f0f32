/**
 * The schema of card files as editors use it. They see an entry with `each` before cards are made of it, so a field may
 * hold the place of a value, `{colour}`, and `each` may have lists for keys that are no fields.
 */
import { anyCards, type JsonSchema } from './file-schemas.ts';

const common = anyCards.$defs.card.properties;

/** A text with the place of a value in it. */
const PLACE: JsonSchema = { type: 'string', pattern: '\\{[^{}]+\\}' };

/** The schema of a field that may hold such a place. */
function withPlace(field: JsonSchema): JsonSchema {
  const { type, items, enum: values, default: usual } = field;
  if (type === 'array') return { ...field, items: withPlace(items as JsonSchema) };
  // A text may have any words in it.
  if (type === undefined || (type === 'string' && values === undefined)) return field;
  return { anyOf: [field, PLACE], ...(usual === undefined ? {} : { default: usual }) };
}

function kindForEditors(kind: JsonSchema): JsonSchema {
  const properties = kind['properties'] as Readonly<Record<string, JsonSchema>>;
  const fields = Object.entries(properties).filter(([key]) => !Object.hasOwn(common, key));
  const strict = fields.filter(([, field]) => withPlace(field) !== field);
  const { additionalProperties } = common.each;
  return {
    ...kind,
    properties: {
      ...properties,
      ...Object.fromEntries(fields.map(([key, field]) => [key, withPlace(field)])),
      each: { ...properties['each'], additionalProperties },
    },
    allOf: [
      ...(kind['allOf'] as readonly JsonSchema[]),
      {
        if: { not: { required: ['each'] } },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { properties: Object.fromEntries(strict) },
      },
    ],
  };
}

/** The same schema for editors. */
export function forEditors(schema: JsonSchema): JsonSchema {
  const { $defs } = schema as { readonly $defs: { readonly card: JsonSchema } };
  const { oneOf } = $defs.card as { readonly oneOf?: readonly JsonSchema[] };
  if (!oneOf) return schema;
  return { ...schema, $defs: { ...$defs, card: { ...$defs.card, oneOf: oneOf.map(kindForEditors) } } };
}
