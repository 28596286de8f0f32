/** Writes the schemas out: `node schemas/write-schemas.ts`. The one file here that runs in Node only. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { english } from '../dsl/diagnostics/catalogue/languages.ts';
import { say, type FixedPhraseId } from '../dsl/diagnostics/catalogue/phrase.ts';
import { spoken } from '../dsl/diagnostics/localize.ts';
import { schemaText, type JsonSchema } from './shapes/file-schemas.ts';
import { SUCH_AS, WORDS } from './shapes/shape-phrases.ts';

/** The phrases of the catalogue without variables, by their English words. */
const phrases = new Map(
  Object.entries(english)
    .filter(([id, text]) => id.startsWith('phrase/') && !text.includes('{ $'))
    .map(([id]) => [spoken(say(id as FixedPhraseId), 'en'), id]),
);

/** A part of a schema with the phrase of its title, so that it can be translated. */
function withWords(part: JsonSchema): JsonSchema {
  const { title, examples } = part;
  if (typeof title !== 'string') return part;
  const words = phrases.get(title);
  if (words === undefined) throw new Error(`no phrase of the catalogue says "${title}"`);
  const lacks = Array.isArray(examples) && !title.includes('such as');
  return { ...part, [WORDS]: words, ...(lacks ? { [SUCH_AS]: String(examples[0]) } : {}) };
}

/**
 * The schemas as the files that editors and the program read, by file name. Throws where a title is no phrase of the
 * catalogue.
 *
 * @internal Exported for tests.
 */
export function schemaFiles(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('shapes/file-shapes.yaml', import.meta.url), 'utf8');
  const { often, files } = parse(text, { merge: true, maxAliasCount: -1 }) as {
    readonly often: Readonly<Record<string, object>>;
    readonly files: Readonly<Record<string, object>>;
  };
  return new Map(
    Object.entries(files).map(([kind, schema]) => [
      `${kind}.schema.json`,
      schemaText(schema, often, withWords),
    ]),
  );
}

if (import.meta.main)
  for (const [name, text] of schemaFiles()) writeFileSync(new URL(`json/${name}`, import.meta.url), text);
