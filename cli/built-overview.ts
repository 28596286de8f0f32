import { readFileSync, writeSync } from 'node:fs';
import { languageAsked } from './language-option.ts';

/** Where the build of the package puts the help of the whole program, a file a language. */
const overviewFile = (language: string): URL => new URL(`../help/${language}.txt`, import.meta.url);

/** Whether nothing but the help of the whole program is asked for. */
const asksForOverview = ([name, ...rest]: readonly string[]): boolean =>
  name === '--help' || name === '-h' || (name === 'help' && rest.length === 0);

/**
 * Shows the help of the whole program as it was written when the package was built, which loads nothing of the program.
 * Gives false where something else is asked for, or where it cannot be read or written: then the program itself answers.
 */
export function showOverview(args: readonly string[]): boolean {
  if (!asksForOverview(args)) return false;
  try {
    const page = readFileSync(overviewFile(languageAsked(args, { env: process.env })));
    return writeSync(1, page) === page.length;
  } catch {
    return false;
  }
}
