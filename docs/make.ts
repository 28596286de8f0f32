/** Writes what is made of the pages again: tables and index of the language reference, printed texts of the cookbook, strengths of bots. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withStrengths } from './bot-strengths.ts';
import { withRecipes } from './recipes.ts';
import { withTables } from './tables.ts';
import { withIndex } from './word-index.ts';

const made = { 'language.md': (page: string) => withIndex(withTables(page)), 'cookbook.md': withRecipes, 'play-and-simulate.md': withStrengths };
for (const [name, make] of Object.entries(made)) {
  const page = new URL(name, import.meta.url);
  writeFileSync(page, make(readFileSync(page, 'utf8')));
}
