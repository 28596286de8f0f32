/** Writes the schemas out for editors: `node schemas/write-schemas.ts`. The one file here that runs in Node only. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { written } from './shapes/shared-definitions.ts';

const folder = new URL('json/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of written()) writeFileSync(new URL(name, folder), text);
