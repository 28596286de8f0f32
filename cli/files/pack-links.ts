/** Links of packs: a pack comes from anywhere, and must not reach files outside of its folder. */
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

export const packFiles: readonly string[] = ['pack.yaml', 'pack.yml'];

const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** The nearest folder above a path that has the manifest of a pack. */
function packFolder(path: string): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (packFiles.some((name) => isThere(join(folder, name)))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Whether a path is in the folder of a pack and leads out of it by a link, which is never followed. */
export function leadsOutOfPack(path: string): boolean {
  const real = realpathSync(path);
  if (real === resolve(path)) return false;
  const folder = packFolder(resolve(path));
  return folder !== undefined && !(real + sep).startsWith(realpathSync(folder) + sep);
}

/** The links in a folder and below that lead to folders out of the pack; no file below them is ever found. */
export function foldersOutside(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    if (entry.isDirectory()) return foldersOutside(path);
    const linked = entry.isSymbolicLink() && statSync(path, { throwIfNoEntry: false })?.isDirectory();
    return linked && leadsOutOfPack(path) ? [path] : [];
  });
}
