import { expect, it } from 'vitest';
import { phraseOf } from '../../dsl/diagnostics/schema-titles.ts';
import { spoken } from '../../dsl/diagnostics/localize.ts';
import { schemas } from '../../schemas/shapes/file-schemas.ts';

/** All titles of a schema, which messages quote as what was expected. */
function titlesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) =>
    key === 'title' && typeof value === 'string' ? [value] : titlesOf(value),
  );
}

it.each(Object.entries(schemas))('the titles of %s can be said in every language', (_, schema) => {
  const titles = [...new Set(titlesOf(schema))];
  expect(titles.length).toBeGreaterThan(1);
  expect(titles.filter((title) => 'plain' in phraseOf(title))).toEqual([]);
  expect(titles.map((title) => spoken(phraseOf(title), 'en'))).toEqual(titles);
});
