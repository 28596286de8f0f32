import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearest } from '../../dsl/near.ts';
import { Usage } from '../command.ts';
import { packageFolder } from '../files/package-folder.ts';
import { kindOfPath, nameOf, yamlBelow } from '../files/shelf.ts';

/**
 * The YAML files that paths speak of: files themselves, and all in folders and below. Without paths everything under
 * `cards` and `examples` of the current folder, or of the package where the current folder has none.
 * Throws `Usage` for a path that leads nowhere and for a folder without any.
 */
export function targetsOf(cwd: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return standardTargets(cwd);
  const found = paths.flatMap((path) => {
    const whole = resolve(cwd, path);
    const kind = kindOfPath(whole);
    if (!kind) throw new Usage(`there is no file or folder \`${path}\``, suggestion(whole, path));
    if (kind === 'file') return [whole];
    const below = yamlBelow(whole);
    if (below.length === 0) throw new Usage(`there are no YAML files in \`${path}\``);
    return below;
  });
  return [...new Set(found)];
}

function standardTargets(cwd: string): string[] {
  for (const root of [cwd, fileURLToPath(packageFolder)]) {
    const found = ['cards', 'examples'].flatMap((shelf) => {
      const folder = join(root, shelf);
      return kindOfPath(folder) === 'folder' ? yamlBelow(folder) : [];
    });
    if (found.length > 0) return found;
  }
  throw new Usage('there is nothing to check here: no YAML files in `cards` or `examples`', 'name a path');
}

function suggestion(whole: string, path: string): string | undefined {
  const folder = dirname(whole);
  if (kindOfPath(folder) !== 'folder') return undefined;
  const near = nearest(basename(whole), readdirSync(folder), 1)[0];
  return near && `did you mean \`${nameOf(dirname(resolve(path)), join(folder, near))}\`?`;
}
