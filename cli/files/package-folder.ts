import { readFileSync, existsSync } from 'node:fs';

/** The folder of the package: the checkout, or where it is installed (there the code is one folder deeper). */
export const packageFolder: URL = ['../../', '../../../']
  .map((up) => new URL(up, import.meta.url))
  .find((folder) => existsSync(new URL('package.json', folder)))!;

/** The version of the package. */
export function versionOf(): string {
  const text = readFileSync(new URL('package.json', packageFolder), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Folders that games are looked for in: below the current folder, below each folder above it, and below the package. */
export const shelves = ['cards', 'examples'];
