import { readdirSync, readFileSync } from 'node:fs';
import { openLibrary, type Library } from '../../interpreter/compiler/linker/load-game.ts';

const root = new URL('../../', import.meta.url);

/** The text of a file of the repository. */
export const fileText = (name: string): string => readFileSync(new URL(name, root), 'utf8');

/** The names of all files below a folder of the repository that end in this way, sorted. */
export function filesBelow(folder: string, end: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`)
    .sort();
}

/** The data files of a game: names to texts. */
export const dataOf = (folder: string): Map<string, string> =>
  new Map(
    filesBelow(folder, '.yaml')
      .filter((name) => !name.endsWith('.scenario.yaml'))
      .map((name) => [name, fileText(name)]),
  );

/** The sections of a YAML file by their keys: what stands from one key at the margin to the next. */
function sectionsOf(yaml: string): Map<string, string> {
  const sections = new Map<string, string>();
  let key = '';
  for (const line of yaml.split('\n')) {
    key = /^([a-z][a-z ]*):/.exec(line)?.[1] ?? key;
    if (key !== '') sections.set(key, `${sections.get(key) ?? ''}${line}\n`);
  }
  return sections;
}

/** A game file with the sections of a snippet in place of its own; what the snippet cannot be cut into stands behind it. */
export function withSections(game: string, snippet: string): string {
  const sections = new Map([...sectionsOf(game), ...sectionsOf(snippet)]);
  return [...sections.values()].join('');
}

/** A library with files added or replaced; the others are not read again. */
export function libraryWith(library: Library, more: ReadonlyMap<string, string>): Library {
  const added = openLibrary(more);
  return {
    ...library,
    names: [...new Set([...library.names, ...added.names])].sort(),
    file: (name) => (more.has(name) ? added.file(name) : library.file(name)),
  };
}

/** Whether a variant changes nothing but what is printed: no scenario can miss a line of it (test/link/skins.test.ts does). */
export const isSkin = (file: string): boolean => {
  const changes = fileText(file)
    .split('\n')
    .filter((line) => /^  [^ #]/.test(line));
  return changes.length > 0 && changes.every((line) => /\/(?:printed as|name):/.test(line));
};
