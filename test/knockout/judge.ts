import { loadGame, openLibrary, type DataFile, type Library } from '../../interpreter/link/index.ts';
import { check } from '../../interpreter/scenario/check.ts';
import { openGames, playable } from '../../interpreter/scenario/games.ts';
import { play } from '../../interpreter/scenario/play.ts';
import { readScenarios, type Scenario } from '../../interpreter/scenario/read.ts';
import { sample } from '../../interpreter/scenario/sample.ts';
import { newSheet } from '../../interpreter/scenario/sheet.ts';
import type { Mutant } from './mutant.ts';

/** Runs the scenarios of a game on changed data until one fails. */
export interface Judge {
  readonly scenarios: number;
  /** What notices the change: the title of a scenario, `does not load`, or undefined where nothing does. */
  readonly noticed: (mutant: Mutant) => string | undefined;
}

/** Checks load the data anew and samples play many games, so games that are played go first. */
const COST = { play: 0, check: 1, sample: 2 } as const;

export function openJudge(files: ReadonlyMap<string, string>, game: string): Judge {
  const library = openLibrary(files);
  const all = library.names
    .filter((name) => name.endsWith('.scenario.yaml'))
    .flatMap((name) => readScenarios(library, name).scenarios);
  // How often each has failed: what noticed changes before is likely to notice the next one.
  const failures = new Map<Scenario, number>(all.map((each) => [each, 0]));
  const likely = (each: Scenario): number => failures.get(each)! - 1000 * COST[each.form];
  return {
    scenarios: all.length,
    noticed(mutant) {
      const changed = withFile(library, mutant.file, mutant.text());
      if (!loadGame(changed, game).game) return 'does not load';
      const games = openGames(changed);
      for (const each of [...all].sort((a, b) => likely(b) - likely(a))) {
        if (passes(each, games)) continue;
        failures.set(each, failures.get(each)! + 1);
        return each.title.text;
      }
      return undefined;
    },
  };
}

function passes(scenario: Scenario, games: ReturnType<typeof openGames>): boolean {
  const sheet = newSheet(scenario.file, scenario.form);
  if (scenario.form === 'check') check(sheet, scenario, games);
  else {
    const game = playable(sheet, scenario, games.load(sheet, scenario));
    if (game && scenario.form === 'play') play(sheet, scenario, game, ['straight']);
    else if (game) sample(sheet, scenario, game);
  }
  return sheet.diagnostics.every((each) => each.severity !== 'error');
}

/** The library with another text for one of its files. */
function withFile(library: Library, name: string, text: string): Library {
  const changed: DataFile = openLibrary(new Map([[name, text]])).file(name)!;
  return { names: library.names, file: (wanted) => (wanted === name ? changed : library.file(wanted)) };
}
