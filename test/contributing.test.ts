import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveEffect } from '../dsl/checker/check.ts';
import { parse } from '../dsl/language/parser/parse.ts';
import { primitives } from '../dsl/language/symbols/builtin-verbs.ts';
import { wholeText } from '../dsl/text/source.ts';
import { loadGame } from '../interpreter/index.ts';
import { eventLines } from '../interpreter/match/log/line-kinds.ts';
import { filesBelow, isCode, isYaml, ROOT } from './files.ts';

/** The recipes of docs/extend.md name every file that an existing example of each runs through. */
const PAGE = 'docs/extend.md';
const code = new Map(
  ['dsl', 'schemas', 'interpreter', 'service', 'bots', 'cli', 'test/reference'].flatMap((top) => [
    ...filesBelow(top, isCode),
  ]),
);

/** What a section of the page links to in its numbered list, as paths of the repository. */
function listedIn(title: string): string[] {
  const page = readFileSync(ROOT + PAGE, 'utf8');
  const section = page.split(/^## /m).find((each) => each.startsWith(`${title}\n`));
  if (section === undefined) throw new Error(`${PAGE} has no section “${title}”`);
  const items = section.split('\n').filter((line) => /^\d+\. /.test(line));
  const links = items.flatMap((line) => [...line.matchAll(/\]\(([^)#]+)\)/g)].map(([, to]) => to));
  return links.map((to) => normalize(join(dirname(PAGE), to)));
}

/** The files of the code in which something is written. */
const speakOf = (what: RegExp): string[] =>
  [...code].filter(([, text]) => what.test(text)).map(([path]) => path);

const isOfOneLanguage = (path: string): boolean => /\/(?:en|fr|de)\//.test(path);

/** None of the files is missing from the list of a recipe. */
function expectAll(title: string, files: readonly string[]): void {
  const listed = listedIn(title);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((path) => !listed.includes(path))).toEqual([]);
}

describe('the recipe for', () => {
  it('a built-in verb names every file that `uncover` runs through', () => {
    expectAll('A built-in verb', speakOf(/\buncover(?:ed)?\b/));
  });

  it('an operation names every file that `roll-about` runs through', () => {
    expectAll('An operation of the intermediate form', speakOf(/\broll-about\b/));
  });

  it('a check of a whole game names every file that speaks of triggers that feed themselves', () => {
    expectAll('A check of a whole game', speakOf(/\bcheckFeeding\b|feeds-itself/));
  });

  it('a reading names every file that `withSoleOnes` runs through', () => {
    expectAll('A reading', speakOf(/\bwithSoleOnes\b/));
  });

  it('a message names every file that a code stands in', () => {
    const catalogue = speakOf(/feeds-itself/).filter((path) => path.startsWith('dsl/diagnostics/'));
    const pages = [...filesBelow('docs/errors', (path) => path.endsWith('.md'))]
      .filter(([path, text]) => path.endsWith('feeds-itself.md') || text.includes('feeds-itself'))
      .map(([path]) => path);
    expectAll('A message', [...catalogue, ...pages]);
  });

  it('a language names every file that knows of German', () => {
    const knows = speakOf(/\bde\b *[:,}]|'de'|\/de\//);
    expectAll(
      'A language',
      knows.filter((path) => !isOfOneLanguage(path)),
    );
  });
});

describe('what no type asks for', () => {
  const { vocabulary } = loadGame(filesBelow('examples/garden', isYaml), 'garden').game!;
  const kind = vocabulary.kinds.find(({ id }) => id === 'tool');

  // Some examples need words that this game lacks; a verb that the checker forgets has no effect here.
  it.each(Object.entries(primitives))('an order with %s is carried out', (_, { example }) => {
    const snippet = wholeText(example);
    const { tree } = parse('effect', snippet);
    const { diagnostics } = resolveEffect({ vocabulary, snippet, acting: true, kind }, tree!);
    expect(diagnostics.map((found) => found.code)).not.toContain('name/not-here');
  });

  it('every statement of the intermediate form is compiled', () => {
    const statements = readFileSync(`${ROOT}dsl/ir/statements.ts`, 'utf8');
    const acts = statements.slice(statements.indexOf('export type Act')).split(/\nexport /)[0];
    const ops = [...acts.matchAll(/\bop: ((?:'[a-z-]+'(?: \| )?)+)/g)].flatMap(([, all]) =>
      [...all.matchAll(/'([a-z-]+)'/g)].map(([, op]) => op),
    );
    expect(ops.length).toBeGreaterThan(30);
    const compiler = code.get('interpreter/compiler/codegen/statements/compile-program.ts')!;
    expect(ops.filter((op) => !compiler.includes(`case '${op}':`))).toEqual([]);
  });

  it('every event of the log is told on the screen', () => {
    const sentences = code.get('interpreter/reports/narration/log-sentences.ts')!;
    expect(Object.keys(eventLines).filter((event) => !sentences.includes(`'${event}'`))).toEqual([]);
  });
});
