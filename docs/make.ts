/** Writes what is made of the pages anew: the tables of the language reference, the printed texts of the cookbook. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withRecipes } from './recipes.ts';
import { withTables } from './tables.ts';

const made = { 'language.md': withTables, 'cookbook.md': withRecipes };
for (const [name, make] of Object.entries(made)) {
  const page = new URL(name, import.meta.url);
  writeFileSync(page, make(readFileSync(page, 'utf8')));
}
