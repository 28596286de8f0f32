/** Writes the help of the whole program beside the built package, a file a language (cli/built-overview.ts shows it). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { commandEntries } from '../cli/commands/command-list.ts';
import { overview } from '../cli/program-help.ts';
import { loadLanguages } from '../dsl/diagnostics/catalogue/languages.ts';
import { languages } from '../dsl/text/locale.ts';

await loadLanguages();
const folder = new URL('../dist/help/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const language of languages)
  writeFileSync(new URL(`${language}.txt`, folder), overview(commandEntries, language));
