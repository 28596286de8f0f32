import { describe, expect, it } from 'vitest';
import { cardSchemaOf } from '../../interpreter/index.ts';
import { schemas } from '../../schemas/index.ts';
import { schemaText } from '../../schemas/shapes/file-schemas.ts';
import { gamesThere } from '../files.ts';
import { readGame } from '../read-game.ts';

type Part = Readonly<Record<string, unknown>>;

function* partsOf(schema: unknown): Generator<Part> {
  if (typeof schema !== 'object' || schema === null) return;
  yield schema as Part;
  for (const part of Object.values(schema)) yield* partsOf(part);
}

/** What yaml-language-server puts in front of the keys that it offers: the title of the map that needs them. */
const labels = (schema: unknown): unknown[] =>
  [...partsOf(schema)].flatMap((part) =>
    part['$schema'] !== undefined || (part['required'] && part['properties']) ? (part['title'] ?? []) : [],
  );

describe('schemas in an editor', () => {
  it.each(Object.keys(schemas) as (keyof typeof schemas)[])(
    'have no titles of our own in completion: %s',
    (kind) => {
      expect(labels(JSON.parse(schemaText(schemas[kind])))).toEqual([]);
    },
  );

  it.each(gamesThere().slice(0, 1))('list the kinds of a game, and name each card by its kind: %s', (id) => {
    const { vocabulary } = readGame(id);
    const kinds = vocabulary.kinds.map((kind) => kind.id);
    const written = JSON.parse(schemaText(cardSchemaOf(vocabulary))) as { $defs: { card: Part } };
    expect(written.$defs.card['properties']).toEqual({ kind: { enum: kinds } });
    expect(labels(written)).toEqual(kinds);
  });

  it('list the types of fields, and the languages of a name', () => {
    const text = schemaText(schemas.game);
    const parts = [...partsOf(JSON.parse(text))];
    const types = parts.map((part) => (part['type'] as Part | undefined)?.['examples']).find(Array.isArray);
    expect(types).toEqual(['number', 'text', 'effect', 'abilities', 'condition', 'cost', 'range', 'list']);
    const names = (JSON.parse(text) as { $defs: { names: Part } }).$defs.names;
    expect(Object.keys(names['properties'] as Part)).toEqual(['en', 'fr', 'de']);
  });

  // What yaml-language-server 2.0 does with it: behind `name: ` and on the line below it offers the snippet, and on that
  // line each language with room for a text; within braces it offers the languages from their first letter on, and
  // nothing where no letter is typed, whatever the schema says.
  it.each(gamesThere().slice(0, 1))(
    'offer all languages of a name at once, and texts before lists: %s',
    (id) => {
      const written: unknown = JSON.parse(schemaText(cardSchemaOf(readGame(id).vocabulary)));
      const named = [...partsOf(written)].filter((part) => {
        const properties = part['properties'] as Part | undefined;
        const isText = [part['type']].flat().includes('string');
        return isText && ['en', 'fr', 'de'].every((language) => properties && language in properties);
      });
      expect(named.length).toBeGreaterThan(0);
      for (const { defaultSnippets, examples } of named) {
        expect(defaultSnippets).toEqual([{ label: 'en, fr, de', body: { en: '$1', fr: '$2', de: '$3' } }]);
        expect(examples).toBeUndefined();
      }
      const { names } = (written as { $defs: Record<string, Part> }).$defs;
      for (const part of Object.values(names['properties'] as Record<string, Part>))
        expect((part['anyOf'] as Part[]).map(({ type }) => type)).toEqual(['string', 'array']);
    },
  );
});
