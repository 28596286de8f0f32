import type { JsonSchema } from '../../schemas/index.ts';

/**
 * The schemas that a path of a file leads to: several where the data so far do not tell which one is meant. `beside`
 * are the values beside the last step, by which the kind of a card is known.
 */
export function schemasAt(
  root: JsonSchema,
  path: readonly string[],
  beside: ReadonlyMap<string, string>,
): readonly JsonSchema[] {
  let found: readonly JsonSchema[] = spread(root, root);
  path.forEach((step, i) => {
    found = found.flatMap((schema) => stepInto(root, schema, step));
    if (i === path.length - 1) found = ofKind(found, beside);
  });
  return path.length === 0 ? ofKind(found, beside) : found;
}

/** Those that agree with the kind beside them; all if none does. */
function ofKind(found: readonly JsonSchema[], beside: ReadonlyMap<string, string>): readonly JsonSchema[] {
  const kind = beside.get('kind');
  const those = found.filter((schema) => constOf(schema) === kind);
  return kind !== undefined && those.length > 0 ? those : found;
}

const constOf = (schema: JsonSchema): unknown =>
  ((schema['properties'] as Record<string, JsonSchema> | undefined)?.['kind'] ?? {})['const'];

function stepInto(root: JsonSchema, schema: JsonSchema, step: string): JsonSchema[] {
  if (step === '*') return spread(root, schema['items']);
  const own = (schema['properties'] as Record<string, unknown> | undefined)?.[step];
  return spread(root, own ?? schema['additionalProperties']);
}

/** A schema and what it refers to or leaves open. */
function spread(root: JsonSchema, schema: unknown): JsonSchema[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const it = schema as JsonSchema;
  const parts: unknown[] = [...((it['oneOf'] as unknown[]) ?? []), ...((it['anyOf'] as unknown[]) ?? [])];
  const ref = it['$ref'];
  if (typeof ref === 'string')
    parts.push(
      ref
        .split('/')
        .slice(1)
        .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], root),
    );
  // A file that holds one declaration or several.
  if (it['then'] !== undefined && it['$defs'] !== undefined) parts.push(it['then'], it['else']);
  return [it, ...parts.flatMap((each) => spread(root, each))];
}

/** The keys that the schemas know, with what each holds. */
export function keysOf(found: readonly JsonSchema[]): ReadonlyMap<string, JsonSchema> {
  const keys = new Map<string, JsonSchema>();
  for (const schema of found)
    for (const [key, value] of Object.entries((schema['properties'] as Record<string, JsonSchema>) ?? {}))
      if (!keys.has(key)) keys.set(key, value);
  return keys;
}

/** The values that the schemas list. */
export function schemaValues(found: readonly JsonSchema[]): readonly string[] {
  const values = found.flatMap((schema) => [
    ...((schema['enum'] as unknown[]) ?? []),
    ...('const' in schema ? [schema['const']] : []),
    ...(schema['type'] === 'boolean' ? [true, false] : []),
  ]);
  return [...new Set(values.map(String))];
}
