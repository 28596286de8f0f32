/** Writes the tables of the language reference anew: `node docs/make.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './tables.ts';

const page = new URL('language.md', import.meta.url);
writeFileSync(page, withTables(readFileSync(page, 'utf8')));
