import { dirname, resolve } from 'node:path';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { readScenarios } from '../../interpreter/scenarios/index.ts';
import { reasonOf } from './system-errors.ts';
import { isYaml, kindOfPath, pathName, readText } from './disk-library.ts';

/** The files that scenarios put on top by `with`, wherever they lie: named from the current folder or from their own. */
export function withOfScenarios(cwd: string, paths: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const path of paths) {
    if (!/\.scenario\.ya?ml$/.test(path)) continue;
    for (const name of namedIn(cwd, path))
      for (const from of [cwd, dirname(path)]) {
        const file = resolve(from, name);
        if (isYaml(file) && kindOfPath(file) === 'file') found.add(file);
      }
  }
  return [...found];
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
