import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyses } from '../interpreter/compiler/analysis/index.ts';
import { filesBelow, ROOT } from './files.ts';

/** The rooms of docs/decisions/0014-rooms.md, from below: a file may import from its own room and from those before it. */
const ROOMS = [
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
  'service',
  'cli',
];
const MOST_FILES = 18;

const isCode = (path: string): boolean => path.endsWith('.ts');
const code = new Map(
  ['dsl', 'schemas', 'interpreter', 'service', 'cli'].flatMap((top) => [...filesBelow(top, isCode)]),
);
const roomOf = (path: string): number =>
  ROOMS.findLastIndex((room, i) => path.startsWith(`${room}/`) && !deeper(path, i));
/** Whether a room inside of this one holds the file. */
const deeper = (path: string, room: number): boolean =>
  ROOMS.some((other) => other.startsWith(`${ROOMS[room]}/`) && path.startsWith(`${other}/`));

/** A path without the folder of a language: files of several languages beside each other are called alike. */
const withoutLanguage = (path: string): string => path.replace(/\/(?:en|fr|de)\//, '/');

describe('the analyses of a game', () => {
  it('are all in the list, by the names of their files', () => {
    // What analyses use, and what runs at another time: beside the printed values, or only where it is asked for.
    const others = ['index', 'whole-game', 'static-evaluation', 'exact-ranges', 'unused-symbols'];
    const files = [...code.keys()]
      .filter((path) => path.startsWith('interpreter/compiler/analysis/'))
      .map((path) => basename(path, '.ts'));
    expect(analyses.map(({ id }) => id).toSorted()).toEqual(
      files.filter((file) => !others.includes(file)).toSorted(),
    );
  });
});

/** The names that each file declares and exports. */
const exportsOf = new Map(
  [...code].map(([path, text]) => {
    const declared = text.matchAll(
      /^export (?:declare |abstract |async )*(?:interface|type|const|let|function\*?|class|enum) (\w+)/gm,
    );
    return [path, new Set([...declared].map(([, name]) => name))];
  }),
);
/**
 * Callers of the library get a function under its own name, with its arguments checked: the one reason for which two
 * files may export the same name.
 */
const isChecked = (path: string, name: string): boolean =>
  path === 'interpreter/library-api.ts' &&
  new RegExp(`^export const ${name}\\b[^;]*\\b\\w+\\.${name}\\b`, 'm').test(code.get(path)!);

describe('the rooms of the code', () => {
  it('hold so few files that they can be taken in at a glance', () => {
    const folders = Map.groupBy(code.keys(), (path) => dirname(path));
    const over = [...folders].filter(([, files]) => files.length > MOST_FILES).map(([folder]) => folder);
    expect(over).toEqual([]);
  });

  it('hold files of which no two are called alike', () => {
    const places = new Set(
      [...code.keys()].filter((path) => basename(path) !== 'index.ts').map(withoutLanguage),
    );
    const byName = Map.groupBy(places, (path) => basename(path));
    expect([...byName].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  it('export each name from one file alone', () => {
    const languages = ['en', 'fr', 'de'];
    const inLanguage = (path: string): string | undefined =>
      languages.find((language) => path.includes(`/${language}/`));
    // The files of one language have the names that those of the others have.
    const found = languages.flatMap((language) => {
      const seen = [...exportsOf].filter(([path]) => (inLanguage(path) ?? language) === language);
      const pairs = seen.flatMap(([path, names]) => [...names].map((name) => ({ name, path })));
      return [...Map.groupBy(pairs, ({ name }) => name)]
        .map(
          ([name, all]) =>
            [name, all.map(({ path }) => path).filter((path) => !isChecked(path, name))] as const,
        )
        .filter(([, paths]) => paths.length > 1);
    });
    expect(new Map(found)).toEqual(new Map());
  });

  it('import nothing from a room above, types included', () => {
    const imports = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
    const found = [...code].flatMap(([path, text]) =>
      [...text.matchAll(imports)].flatMap(([, to]) => {
        const other = normalize(join(dirname(path), to));
        return code.has(other) && roomOf(other) > roomOf(path) ? [`${path} imports ${other}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('are those that the decision lists', () => {
    const decision = readFileSync(`${ROOT}docs/decisions/0014-rooms.md`, 'utf8');
    const listed = [...decision.matchAll(/^\| `([^`]+)`/gm)].map(([, room]) => room);
    expect(
      ROOMS.filter(
        (room) => room.includes('/') || room === 'schemas' || room === 'service' || room === 'cli',
      ),
    ).toEqual(listed);
  });
});
