/** What `npm run studio:build` does: builds the page, and with `--package` copies it into the built package. */
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPage, pageFolder } from '../cli/studio/page-files.ts';

await buildPage();
if (process.argv.includes('--package'))
  cpSync(pageFolder(), fileURLToPath(new URL('../dist/studio', import.meta.url)), { recursive: true });
