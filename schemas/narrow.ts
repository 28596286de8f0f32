import { accepts } from './accepts.ts';
import type { JsonSchema } from './shapes/parts.ts';

/**
 * The schema of a map, of which only those keys are still checked whose values it does not accept: it finds the same
 * faults, and compiles in a fraction of the time. Of the other keys it keeps what messages show.
 */
export function narrowed(schema: JsonSchema, data: unknown): JsonSchema {
  const properties = schema['properties'] as Readonly<Record<string, JsonSchema>> | undefined;
  if (!properties || typeof data !== 'object' || data === null || Array.isArray(data)) return schema;
  const values = data as Readonly<Record<string, unknown>>;
  const left = Object.entries(properties).map(([key, part]): [string, JsonSchema] => {
    const isRight = !Object.hasOwn(values, key) || accepts(part, values[key]) === true;
    return [key, isRight ? shown(part) : part];
  });
  return { ...schema, properties: Object.fromEntries(left) };
}

const shown = ({ examples }: JsonSchema): JsonSchema => (examples === undefined ? {} : { examples });
