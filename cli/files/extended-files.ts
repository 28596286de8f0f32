/** Variants and packs that others extend, looked for on the disk by the ids that their texts say. */
import { wordBehind } from '../../interpreter/compiler/loader/library.ts';
import { dirname, resolve } from 'node:path';
import { shelves } from './package-folder.ts';
import { reasonOf } from './system-errors.ts';
import { packAbove } from './packs-on-disk.ts';
import { textIfReadable, withFoldersAbove, yamlAround, yamlBelow, yamlIn } from './disk-library.ts';

/** Collects what files extend and which of it is there, and looks for the rest. */
export class BaseSearch {
  private readonly cwd: string;
  private readonly known = new Set<string>();
  /** By id: the file that extends it. */
  private readonly wanted = new Map<string, string>();

  constructor(cwd: string) {
    this.cwd = cwd;
  }

  /** Notes what a file is and what it extends. */
  note(path: string, text: string): void {
    const own = wordBehind(text, 'game', 'variant', 'pack');
    if (own !== undefined) this.known.add(own);
    const base = wordBehind(text, 'extends');
    if (base !== undefined && !this.wanted.has(base)) this.wanted.set(base, path);
  }

  /** The files of what is extended and was not noted, as far as they are found; of packs the manifests. */
  missing(): string[] {
    return [...this.wanted].flatMap(([id, by]) => {
      if (this.known.has(id)) return [];
      this.known.add(id);
      const found = fileOfBase(this.cwd, id, by);
      const pack = found && packAbove(found);
      return [found, pack].flatMap((path) => path ?? []);
    });
  }
}

/**
 * The file of a variant or a pack by its id, the nearest first: below the folder of the file that extends it, in a folder
 * above that (below it as far as the current folder), or on a shelf.
 */
function fileOfBase(cwd: string, id: string, by: string): string | undefined {
  const above = withFoldersAbove(dirname(resolve(cwd, by)));
  const top = above.indexOf(cwd);
  const around = above.flatMap((folder, i) =>
    i > Math.max(0, top) ? readableIn(folder) : yamlBelow(folder),
  );
  const shelved = yamlAround(cwd, [...shelves, 'packs']);
  const isIt = (path: string): boolean =>
    path !== by && wordBehind(textIfReadable(path), 'variant', 'pack') === id;
  return around.find(isIt) ?? shelved.find(isIt);
}

/** The YAML files in a folder; none if it is not readable, like some folders far above. */
function readableIn(folder: string): string[] {
  try {
    return yamlIn(folder);
  } catch (error) {
    if (reasonOf(error) === undefined) throw error;
    return [];
  }
}
