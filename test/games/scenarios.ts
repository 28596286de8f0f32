import { describe, expect, it } from 'vitest';
import { clausesOf, coverageOf, runScenarios } from '../../interpreter/scenario/index.ts';
import { loadGame, openLibrary } from '../../interpreter/link/index.ts';
import { filesBelow, gameFiles, gamesThere, isYaml } from '../files.ts';
import { WHOLE } from '../size.ts';

/** Plays all scenarios of a game and of its examples, and holds what they prove against the list of its clauses. */
export function scenariosOf(id: string): void {
  if (!gamesThere().includes(id)) {
    describe(`scenarios of ${id}`, () => it.skip(`needs the game ${id}`));
    return;
  }
  describe(`scenarios of ${id}`, () => {
    const files = new Map([...gameFiles(id), ...filesBelow(`examples/${id}`, isYaml)]);
    const library = openLibrary(files);
    const names = [...files.keys()].filter((name) => name.endsWith('.scenario.yaml'));
    const found: string[] = [];
    const load: typeof loadGame = (files, id, withFiles = [], decks = []) => {
      const loaded = loadGame(files, id, withFiles, decks);
      found.push(...loaded.diagnostics.map(({ code, message }) => `${withFiles.join()}: ${code} ${message}`));
      return loaded;
    };
    const results = runScenarios(library, names, WHOLE ? { load } : { load, ways: ['straight'] });

    it('are for games without faults, also with the examples on top', () => {
      expect(found).toEqual([]);
    });

    it.each(results)('$file: $title', ({ diagnostics }) => {
      expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    });

    it('prove every clause and ruling', () => {
      expect(coverageOf(results, clausesOf(library, id)!.clauses).missing).toEqual([]);
    });
  });
}
