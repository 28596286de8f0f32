/** The rules of the house that docs/decisions/0014-rooms.md gives for the code, measured. */
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isCode, ROOT } from '../files.ts';
import { type Exported, type Module, modulesBelow, type Use } from './modules.ts';

/** The rooms from below: a file may import from its own room and from those before it. */
export const ROOMS = [
  'dsl/text',
  'dsl/diagnostics',
  'dsl/language',
  'dsl/ir',
  'dsl/checker',
  'dsl/nlg',
  'dsl',
  'schemas',
  'interpreter/game',
  'interpreter/engine',
  'interpreter/compiler',
  'interpreter/match',
  'interpreter/scenarios',
  'interpreter/reports',
  'interpreter',
  'print',
  'service',
  'bots',
  'cli',
  'studio/engine',
  'studio/words',
  'studio',
];
export const MOST_FILES = 18;

const CODE = ['dsl', 'schemas', 'interpreter', 'print', 'service', 'bots', 'cli', 'studio'];
const all = modulesBelow([...CODE, 'test', 'evidence', 'docs', 'bench', 'tools']);
const isProgram = (path: string): boolean => CODE.some((folder) => path.startsWith(`${folder}/`));
export const code: readonly Module[] = [...all.values()].filter(({ path }) => isProgram(path));

const roomOf = (path: string): number =>
  ROOMS.findLastIndex((room, i) => path.startsWith(`${room}/`) && !deeper(path, i));
/** Whether a room inside of this one holds the file. */
const deeper = (path: string, room: number): boolean =>
  ROOMS.some((other) => other.startsWith(`${ROOMS[room]}/`) && path.startsWith(`${other}/`));

const LANGUAGES = ['en', 'fr', 'de'];
const languageOf = (path: string): string | undefined =>
  LANGUAGES.find((language) => path.includes(`/${language}/`));
/** A path without the folder of a language: files of several languages beside each other are called alike. */
const withoutLanguage = (path: string): string => path.replace(/\/(?:en|fr|de)\//, '/');

/** Folders of code with the number of files that lie in each of them, the largest first. */
export const folders = (): (readonly [folder: string, files: number])[] =>
  [...Map.groupBy(code, ({ path }) => dirname(path))]
    .map(([folder, files]) => [folder, files.length] as const)
    .sort(([, a], [, b]) => b - a);

/** Names of files that occur in several folders. */
export function sharedNames(): Map<string, string[]> {
  const places = new Set(
    code
      .map(({ path }) => path)
      .filter((path) => basename(path) !== 'index.ts')
      .map(withoutLanguage),
  );
  return several(Map.groupBy(places, (path) => basename(path)));
}

/** Names that several files declare and export; the files of one language have the names of those of the others. */
export function sharedExports(): Map<string, string[]> {
  const found = LANGUAGES.flatMap((language) => {
    const seen = code.filter(({ path }) => (languageOf(path) ?? language) === language);
    const pairs = seen.flatMap((module) =>
      module.exports
        .filter(({ name, passesOn }) => !passesOn && name !== 'default' && !isChecked(module, name))
        .map(({ name }) => ({ name, path: module.path })),
    );
    const byName = Map.groupBy(pairs, ({ name }) => name);
    return [...several(new Map([...byName].map(([name, those]) => [name, those.map(({ path }) => path)])))];
  });
  return new Map(found);
}

const several = (groups: ReadonlyMap<string, string[]>): Map<string, string[]> =>
  new Map([...groups].filter(([, members]) => members.length > 1));

/**
 * Callers of the library get a function under its own name, with its arguments checked: the one reason for which two
 * files may export the same name.
 */
const isChecked = ({ path, text }: Module, name: string): boolean =>
  /^(?:\w+\/)+\w+-api\.ts$/.test(path) &&
  new RegExp(`^export const ${name}\\b[^;]*withCheckedArguments[^]*?\\b\\w+\\.${name}\\b`, 'm').test(text);

/** Imports from a room above, types included. */
export const upwardImports = (): string[] =>
  code.flatMap(({ path, imports }) =>
    imports.filter((other) => roomOf(other) > roomOf(path)).map((other) => `${path} imports ${other}`),
  );

/** Files that import themselves by way of others, types included, or are imported by such a file. */
export function circles(): string[] {
  let left = new Map(code.map(({ path, imports }) => [path, imports]));
  for (;;) {
    const next = new Map([...left].filter(([, imports]) => imports.some((other) => left.has(other))));
    if (next.size === left.size) return [...left.keys()];
    left = next;
  }
}

/** Files that are started, or found by their path, and not imported. */
const ENTRIES = [
  ...publicDoors(),
  'cli/main.ts',
  'cli/built-overview.ts',
  'cli/balance/balance-worker.ts',
  'cli/simulate/worker.ts',
  'evidence/rows/swap-worker.ts',
  // What the page, its build and its worker begin with.
  'studio/page/main.tsx',
  'studio/studio-build.ts',
  'studio/vite.config.ts',
  'studio/engine/engine-worker.ts',
  'studio/engine/drawing/no-woff2.ts',
  'test/studio/vitest.config.ts',
  ...[...all.keys()].filter((path) => path.endsWith('/survivors.ts')),
];

function publicDoors(): string[] {
  const { exports } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
  return Object.values(exports)
    .map((to) => (typeof to === 'string' ? to : to.default))
    .map((to) => to.replace(/^\.\/dist\/(.*)\.js$/, '$1.ts'))
    .filter(isCode);
}

const key = (path: string, name: string): string => `${path} ${name}`;

/** All exports that some modules use, wherever they were declared and by whatever index they came. */
function usedBy(users: readonly Module[]): ReadonlySet<string> {
  const used = new Set<string>();
  const use = ({ from, name }: Use): void => {
    const module = all.get(from);
    if (!module) return;
    const own = module.exports.filter((each) => name === undefined || each.name === name);
    for (const each of own) {
      if (used.has(key(from, each.name))) continue;
      used.add(key(from, each.name));
      if (each.passesOn) use(each.passesOn);
    }
    if (name === undefined || own.length === 0)
      for (const other of module.passesOnAll) use({ from: other, name });
  };
  for (const from of ENTRIES) use({ from });
  for (const { uses } of users) for (const each of uses) use(each);
  return used;
}

/** The shape of what a module takes or returns is there to be named. */
const isNamedHere = ({ text }: Module, { name, isType, passesOn }: Exported): boolean =>
  isType && !passesOn && text.split(new RegExp(`\\b${name}\\b`)).length > 2;
const isTest = ({ path }: Module): boolean => path.startsWith('test/');
const isForTests = ({ comment }: Exported): boolean => comment.includes('@internal');

/** Exports that no other file uses; and those of the program that tests alone use and that are not `@internal`. */
export function unusedExports(): string[] {
  const modules = [...all.values()];
  const used = usedBy(modules);
  const needed = usedBy(modules.filter((module) => !isTest(module)));
  return modules.flatMap((module) =>
    module.exports
      .filter((each) => !isNamedHere(module, each))
      .flatMap((each) => {
        const name = key(module.path, each.name);
        if (!used.has(name)) return [name];
        if (!isProgram(module.path)) return [];
        if (needed.has(name)) return isForTests(each) ? [`${name}: used by more than tests`] : [];
        return isForTests(each) ? [] : [`${name}: used by tests alone`];
      }),
  );
}

const inCircles = (paths: readonly string[]): string[] =>
  paths.length > 0 ? [`imported in a circle, or importing what is: ${paths.join(', ')}`] : [];

/** All that is against the rules of the house, a line each. */
export const houseFaults = (): string[] => [
  ...upwardImports(),
  ...inCircles(circles()),
  ...unusedExports().map((found) => (found.includes(':') ? found : `${found}: used by nobody`)),
  ...[...sharedNames()].map(([name, paths]) => `${name} is a name of several files: ${paths.join(', ')}`),
  ...[...sharedExports()].map(([name, paths]) => `${name} is exported by several files: ${paths.join(', ')}`),
  ...folders().flatMap(([folder, files]) =>
    files > MOST_FILES ? [`${folder} holds ${files} files, and ${MOST_FILES} are the most`] : [],
  ),
];
