/** Writes the schemas out: `node schemas/write-schemas.ts`. The one file here that runs in Node only. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { english } from '../dsl/diagnostics/catalogue/languages.ts';
import { say, type FixedPhraseId } from '../dsl/diagnostics/catalogue/phrase.ts';
import { spoken } from '../dsl/diagnostics/localize.ts';
import { schemaText, withoutLabel, type JsonSchema } from './shapes/file-schemas.ts';
import { SUCH_AS, WORDS } from './shapes/shape-phrases.ts';

/** A part of a schema with its phrase of the catalogue, and the English words of that for editors. */
function withWords(part: JsonSchema, showing: readonly string[]): JsonSchema {
  const { words, examples } = part;
  if (typeof part['title'] === 'string')
    throw new Error(`a title says its phrase as \`words\`: ${part['title']}`);
  if (typeof words !== 'string') return part;
  const id = `phrase/${words}` as FixedPhraseId;
  if (!Object.hasOwn(english, id)) throw new Error(`the catalogue has no phrase \`${id}\``);
  const titled = Object.entries(part).map(([key, value]) =>
    key === 'words' ? ['title', spoken(say(id), 'en')] : [key, value],
  );
  const lacks = Array.isArray(examples) && !showing.includes(words);
  return withoutLabel({
    ...Object.fromEntries(titled),
    [WORDS]: id,
    ...(lacks ? { [SUCH_AS]: String(examples[0]) } : {}),
  });
}

/**
 * The schemas as the files that editors and the program read, by file name. Throws where the catalogue lacks a
 * phrase.
 *
 * @internal Exported for tests.
 */
export function schemaFiles(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('shapes/file-shapes.yaml', import.meta.url), 'utf8');
  const {
    'with example': showing,
    often,
    files,
  } = parse(text, { merge: true, maxAliasCount: -1 }) as {
    readonly 'with example': readonly string[];
    readonly often: Readonly<Record<string, object>>;
    readonly files: Readonly<Record<string, object>>;
  };
  return new Map(
    Object.entries(files).map(([kind, schema]) => [
      `${kind}.schema.json`,
      schemaText(schema, often, (part) => withWords(part, showing)),
    ]),
  );
}

if (import.meta.main)
  for (const [name, text] of schemaFiles()) writeFileSync(new URL(`json/${name}`, import.meta.url), text);
