import { expect, it } from 'vitest';
import { spoken } from '../../dsl/diagnostics/localize.ts';
import { phraseOf, schemas } from '../../schemas/index.ts';

type Part = Readonly<Record<string, unknown>>;

/** All parts of a schema that say in words what is expected. */
function titled(schema: unknown): Part[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const part = schema as Part;
  return [...(typeof part['title'] === 'string' ? [part] : []), ...Object.values(part).flatMap(titled)];
}

it.each(Object.entries(schemas))('the titles of %s can be said in every language', (_, schema) => {
  const parts = titled(schema);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(spoken(phraseOf(part)!, 'en')).toBe(part['title']);
});
