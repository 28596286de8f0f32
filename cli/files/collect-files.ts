import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import { openLibrary, type DataFile, type Library } from '../../interpreter/compiler/linker/load-game.ts';
import { BaseSearch } from './extended-files.ts';
import { withPacks } from './packs-on-disk.ts';
import { pathName, readText } from './disk-library.ts';
import { reasonOf } from './system-errors.ts';

/** Files that were read, and those that could not be. */
export interface CollectedFiles {
  readonly texts: ReadonlyMap<string, string>;
  readonly library: Library;
  readonly unreadable: readonly Diagnostic[];
}

/**
 * Reads files by their paths; with the manifest of a pack all of its files, and the packs that it may need; with what
 * extends a variant or a pack also that, wherever it is.
 */
export function collectFiles(cwd: string, paths: Iterable<string>): CollectedFiles {
  const texts = new Map<string, string>();
  const unreadable: Diagnostic[] = [];
  const seen = new Set<string>();
  const bases = new BaseSearch(cwd);
  for (let next = [...paths]; next.length > 0;) {
    for (const path of withPacks(cwd, next)) {
      if (seen.has(path)) continue;
      seen.add(path);
      const file = pathName(cwd, path);
      try {
        const text = readText(path);
        texts.set(file, text);
        bases.note(path, text);
      } catch (error) {
        const reason = reasonOf(error);
        if (reason === undefined) throw error;
        unreadable.push(report('yaml/unreadable', { file, span: { start: 0, end: 0 } }, { reason }));
      }
    }
    next = bases.missing().filter((path) => !seen.has(path));
  }
  const library = openLibrary(texts);
  // Scenarios also name files from their own folder, past the current one.
  const file = (name: string): DataFile | undefined =>
    library.file(name) ?? (name.startsWith('../') ? library.file(pathName(cwd, name)) : undefined);
  return { texts, library: { ...library, file }, unreadable };
}
