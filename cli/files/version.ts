import { readFileSync } from 'node:fs';
import { packageFolder } from './package-folder.ts';

/** The version of the package. */
export function versionOf(): string {
  const text = readFileSync(new URL('package.json', packageFolder), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
