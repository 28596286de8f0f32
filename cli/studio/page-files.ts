/** Where the built page of the studio is, and how it is built in a checkout. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { writeWhole } from '../files/atomic-write.ts';
import { packageFolder } from '../files/package-folder.ts';

/** Behind the name of a file that is compressed with Brotli. */
export const COMPRESSED = '.br';

const inPackage = (path: string): string => fileURLToPath(new URL(path, packageFolder));

/** The folder of the page: that of the package, or in a checkout that of the last build. */
export const pageFolder = (): string =>
  existsSync(inPackage('studio/vite.config.ts')) ? inPackage('studio/dist/') : inPackage('dist/studio/');

/** Whether the page can be built here: only a checkout has its sources. */
export const canBuildPage = (): boolean => existsSync(inPackage('studio/vite.config.ts'));

/** Builds the page, each file also as small as it can be: that takes too long when it is asked for. */
export async function buildPage(): Promise<void> {
  const { build } = await import('vite');
  await build({ configFile: inPackage('studio/vite.config.ts') });
  const folder = pageFolder();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const compressed = names
    .filter((name) => extname(name) !== '')
    .map(async (name) =>
      writeWhole(
        folder + name + COMPRESSED,
        await promisify(brotliCompress)(readFileSync(folder + name)),
        'any',
      ),
    );
  await Promise.all(compressed);
}
