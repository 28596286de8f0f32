import {
  loadGame,
  openLibrary,
  type DataFile,
  type Library,
} from '../../interpreter/compiler/linker/load-game.ts';
import { checkData } from '../../interpreter/scenarios/data-checks.ts';
import { openGames, playable } from '../../interpreter/scenarios/scenario-games.ts';
import { play } from '../../interpreter/scenarios/play-scenario.ts';
import { readScenarios, type Scenario } from '../../interpreter/scenarios/read-scenario.ts';
import { sample } from '../../interpreter/scenarios/game-samples.ts';
import { newSheet } from '../../interpreter/scenarios/findings-sheet.ts';
import type { Mutant } from './mutant.ts';
import { openOrder } from './order.ts';

/** Runs the scenarios of a game on changed data until one fails. */
export interface Judge {
  readonly scenarios: number;
  /** What notices the change: the title of a scenario, `does not load`, or undefined where nothing does. */
  readonly noticed: (mutant: Mutant) => string | undefined;
}

export function openJudge(files: ReadonlyMap<string, string>, game: string): Judge {
  const library = openLibrary(files);
  const all = library.names
    .filter((name) => name.endsWith('.scenario.yaml'))
    .flatMap((name) => readScenarios(library, name).scenarios);
  const order = openOrder(all, library);
  const asItIs = openGames(library);
  const broken = all.find((each) => !passes(each, asItIs));
  if (broken) throw new Error(`${game} is not as its scenarios say: ${broken.title.text}`);
  return {
    scenarios: all.length,
    noticed(mutant) {
      const changed = withFile(library, mutant.file, mutant.text());
      if (!loadGame(changed, game).game) return 'does not load';
      const games = openGames(changed);
      for (const each of order.of(mutant.path)) {
        if (passes(each, games)) continue;
        order.failed(each, mutant.path);
        return each.title.text;
      }
      return undefined;
    },
  };
}

function passes(scenario: Scenario, games: ReturnType<typeof openGames>): boolean {
  const sheet = newSheet(scenario.file, scenario.form);
  if (scenario.form === 'check') checkData(sheet, scenario, games);
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
