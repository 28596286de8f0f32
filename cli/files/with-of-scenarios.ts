import { isScenario } from '../../interpreter/compiler/loader/library.ts';
import { isYaml } from '../../interpreter/compiler/loader/library.ts';
import { dirname, resolve } from 'node:path';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { readScenarios } from '../../interpreter/scenarios/index.ts';
import { reasonOf } from './system-errors.ts';
import { kindOfPath, pathName, readText } from './disk-library.ts';
import { knownPacks, packAbove, packIdOf, packIn } from './packs-on-disk.ts';

/**
 * The files that scenarios put on top by `with`, wherever they are: named from the current folder, from their own or
 * from a folder above it as far as their pack reaches; a pack also by its folder or its id.
 */
export function withOfScenarios(cwd: string, paths: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const path of paths) {
    if (!isScenario(path)) continue;
    const pack = packAbove(path);
    for (const name of namedIn(cwd, path)) {
      for (const from of [cwd, ...foldersUpTo(dirname(path), pack === undefined ? cwd : dirname(pack))]) {
        const file = resolve(from, name);
        const named = kindOfPath(file) === 'folder' ? packIn(file) : file;
        if (named && isYaml(named) && kindOfPath(named) === 'file') found.add(named);
      }
      const packs = [...(pack === undefined ? [] : [{ id: packIdOf(pack), path: pack }]), ...knownPacks(cwd)];
      for (const { id, path: manifest } of packs) if (id === name) found.add(manifest);
    }
  }
  return [...found];
}

/** A folder and those above it, up to one of them; the folder alone where that one is not above it. */
function foldersUpTo(folder: string, top: string): string[] {
  const found = [folder];
  while (found.at(-1) !== top && dirname(found.at(-1)!) !== found.at(-1)) found.push(dirname(found.at(-1)!));
  return found.at(-1) === top ? found : [folder];
}

function namedIn(cwd: string, path: string): string[] {
  const file = pathName(cwd, path);
  try {
    const text = readText(path);
    // Most scenarios name no files, and need not be read twice.
    if (!text.includes('with')) return [];
    const { scenarios } = readScenarios(openLibrary(new Map([[file, text]])), file);
    return scenarios.flatMap((scenario) => scenario.with.map((node) => node.text));
  } catch (error) {
    if (reasonOf(error) === undefined) throw error;
    return [];
  }
}
