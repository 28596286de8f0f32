/** Writes the schemas out for editors: `node schemas/write-schemas.ts`. The one file here that runs in Node only. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { schemaFiles } from './shapes/shared-definitions.ts';

const folder = new URL('json/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of schemaFiles()) writeFileSync(new URL(name, folder), text);
