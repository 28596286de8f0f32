import { describe, expect, it } from 'vitest';
import { clausesOf, coverageOf, runScenarios, type ScenarioHead } from '../../interpreter/scenarios/index.ts';
import { openLibrary, type loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { gamesThere } from '../files.ts';
import { WAYS, WHOLE } from '../size.ts';
import { cardPagesOf } from './card-pages.ts';
import { loadsOf, type Loads } from './loads.ts';

/** In every run one of so many scenarios that check data is run: each of them loads a whole game. */
const CHECKS = 20;

/** Plays all scenarios of a game and of its examples, and reads all that is printed on their cards. */
export function scenariosAndPagesOf(id: string): void {
  if (!gamesThere().includes(id)) {
    describe(`scenarios of ${id}`, () => it.skip(`needs the game ${id}`));
    return;
  }
  const loads = loadsOf(id);
  scenariosOf(id, loads);
  cardPagesOf(id, loads);
}

/** Plays all scenarios of a game and of its examples, and holds what they prove against the list of its clauses. */
function scenariosOf(id: string, loads: Loads): void {
  describe(`scenarios of ${id}`, () => {
    const { files } = loads;
    const library = openLibrary(files);
    const names = [...files.keys()].filter((name) => name.endsWith('.scenario.yaml'));
    const found: string[] = [];
    const load: typeof loadGame = (_, __, withFiles = [], decks = []) => {
      const loaded = loads.load(withFiles, decks);
      found.push(...loaded.diagnostics.map(({ code, message }) => `${withFiles.join()}: ${code} ${message}`));
      return loaded;
    };
    /** What stands in the files of scenarios that are left to the full run. */
    const left = new Set<string>();
    let checks = 0;
    const filter = ({ form, file }: ScenarioHead): boolean => {
      if (WHOLE || form !== 'check' || checks++ % CHECKS === 0) return true;
      left.add(files.get(file)!);
      return false;
    };
    const results = runScenarios(library, names, { load, filter, ...WAYS });

    it('are for games without faults, also with the examples on top', () => {
      expect(found).toEqual([]);
    });

    it.each(results)('$file: $title', ({ diagnostics }) => {
      expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    });

    it('prove every clause and ruling', () => {
      const { missing } = coverageOf(results, clausesOf(library, id)!.clauses);
      const others = [...left].join('\n');
      expect(missing.filter((clause) => !new RegExp(`\\b${clause}\\b`).test(others))).toEqual([]);
    });
  });
}
