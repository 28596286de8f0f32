import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearest } from '../../dsl/near.ts';
import { Usage } from '../command.ts';
import { gameNames, shelves } from '../files/games.ts';
import { packageFolder } from '../files/package-folder.ts';
import { kindOfPath, nameOf, yamlBelow } from '../files/shelf.ts';

/**
 * The YAML files that paths speak of: files themselves, and all in folders and below. Without paths the
 * game that the current folder is, or everything under its `cards` and `examples`, or else under those of the package.
 * Throws `Usage` for a path that leads nowhere and for a folder without any.
 */
export function targetsOf(cwd: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return standardTargets(cwd);
  const found = paths.flatMap((path) => {
    const whole = resolve(cwd, path);
    const kind = kindOfPath(whole);
    if (!kind) throw new Usage(`there is no file or folder \`${path}\``, suggestion(cwd, whole));
    if (kind === 'file') return [whole];
    const below = yamlBelow(whole);
    if (below.length === 0) throw new Usage(`there are no YAML files in \`${path}\``);
    return below;
  });
  return [...new Set(found)];
}

function standardTargets(cwd: string): string[] {
  if (gameNames.some((name) => kindOfPath(join(cwd, name)))) return yamlBelow(cwd);
  for (const root of [cwd, fileURLToPath(packageFolder)]) {
    const found = shelves.flatMap((shelf) => {
      const folder = join(root, shelf);
      return kindOfPath(folder) === 'folder' ? yamlBelow(folder) : [];
    });
    if (found.length > 0) return found;
  }
  throw new Usage('there is nothing here: no YAML files in `cards` or `examples`', 'name a path');
}

function suggestion(cwd: string, whole: string): string | undefined {
  const folder = dirname(whole);
  if (kindOfPath(folder) !== 'folder') return undefined;
  const others = readdirSync(folder).filter((name) => name !== basename(whole));
  const near = nearest(basename(whole), others, 1)[0];
  return near && `did you mean \`${nameOf(cwd, join(folder, near))}\`?`;
}
