import { expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/index.ts';
import { clausesOf } from '../../interpreter/scenarios/index.ts';
import { readScenarios } from '../../interpreter/scenarios/read-scenario.ts';
import { filesBelow, gameFiles, isYaml } from '../files.ts';
import { gameOrSkip } from '../games.ts';

const pages = [...filesBelow('docs/rules', (path) => path.endsWith('.md'))];

/** `docs/rules/here-to-slay-decisions.md` is about here-to-slay. */
const gameOf = (path: string): string => /([^/]+)-decisions\.md$/.exec(path)![1];

/** The cells of all rows of the tables of a page; the last one holds the title of a scenario. */
const rowsOf = (page: string): string[][] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:question|card) \|/.test(line))
    .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));

for (const [path, page] of pages) {
  const game = gameOf(path);

  gameOrSkip(game).describe(path, () => {
    const files = new Map([...gameFiles(game), ...filesBelow(`examples/${game}`, isYaml)]);
    const library = openLibrary(files);
    const clauses = clausesOf(library, game)?.clauses ?? [];

    it('names scenarios and clauses that there are', () => {
      const titles = new Set(
        library.names
          .filter((name) => name.endsWith('.scenario.yaml'))
          .flatMap((name) => readScenarios(library, name).scenarios.map((each) => each.title.text)),
      );
      const ids = new Set(clauses.map(({ id }) => id));
      const rows = rowsOf(page);
      const shown = rows.map((cells) => /^\*(.*)\*$/.exec(cells.at(-1)!)?.[1] ?? `no title: ${cells.at(-1)!}`);
      const named = page.match(/\b[A-Z]{3}-R?\d+\b/g) ?? [];
      expect(rows.length).toBeGreaterThan(0);
      expect(shown.filter((title) => !titles.has(title))).toEqual([]);
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
    });

    it('says of every ruling what was decided', () => {
      const rulings = clauses.filter(({ kind }) => kind === 'ruling');
      expect(rulings.filter(({ id }) => !page.includes(id)).map(({ id }) => id)).toEqual([]);
    });
  });
}
