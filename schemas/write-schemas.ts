/** Writes the schemas out: `node schemas/write-schemas.ts`. The one file here that runs in Node only. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { schemaText } from './shapes/file-schemas.ts';

/**
 * The schemas as the files that editors and the program read, by file name.
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
    Object.entries(files).map(([kind, schema]) => [`${kind}.schema.json`, schemaText(schema, often)]),
  );
}

if (import.meta.main)
  for (const [name, text] of schemaFiles()) writeFileSync(new URL(`json/${name}`, import.meta.url), text);
