import { say, type FixedPhraseId } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import { entry } from '../../schemas/index.ts';
import type { Library } from '../compiler/loader/library.ts';
import type { loadGame } from '../compiler/linker/load-game.ts';
import { reportAtNode } from '../compiler/loader/link-context.ts';
import type { Match } from '../match/match.ts';
import { checkData } from './data-checks.ts';
import { clausesOf } from './clause-coverage.ts';
import { openGames, playable, type Games, type OverlaysOfGame } from './scenario-games.ts';
import { play } from './play-scenario.ts';
import { readScenarios, type Scenario } from './read-scenario.ts';
import {
  ways,
  type ScenarioForm,
  type ScenarioHead,
  type ScenarioResult,
  type Way,
} from './scenario-result.ts';
import { sample } from './game-samples.ts';
import { openQuestions } from './steps/open-questions.ts';
import { newSheet, type ScenarioSheet } from './findings-sheet.ts';

export interface ScenarioOptions {
  /** The ways that scenarios are played; all of them unless others are given. The straight one is always gone. */
  readonly ways?: readonly Way[];
  /** Only those whose title has this text in it or that have it as a tag (capitals do not count); or that a function takes. */
  readonly filter?: string | ((scenario: ScenarioHead) => boolean);
  /** Files of the library that are put on top of a game besides those that a scenario names. */
  readonly onTop?: OverlaysOfGame;
  /**
   * Loads a game as it is, with what is put on top of it: for callers that inspect what was loaded, or have
   * it already.
   */
  readonly load?: typeof loadGame;
  /** Is given each scenario that is played with what came of it, as far as it came, before its result is there. */
  readonly played?: (scenario: ScenarioHead, match: Match) => void;
}

/**
 * Runs the scenarios of some files of a library, in order. A file that cannot be read gives one result with its faults.
 * Never throws for bad data.
 */
export function runScenarios(
  library: Library,
  files: readonly string[],
  options: ScenarioOptions = {},
): ScenarioResult[] {
  const games = openGames(library, options.onTop, options.load);
  const clauses = new Map<string, ReadonlySet<string> | undefined>();
  return files.flatMap((file) => {
    const { scenarios, diagnostics } = readScenarios(library, file);
    const results = scenarios
      .filter((scenario) => isWanted(headOf(scenario), options.filter))
      .map((scenario) => runScenario(games, scenario, options, clauses));
    return diagnostics.length > 0 ? [unreadable(library, file, diagnostics), ...results] : results;
  });
}

const headOf = (scenario: Scenario): ScenarioHead => ({
  file: scenario.file,
  title: scenario.title.text,
  game: scenario.game.text,
  form: scenario.form,
  tags: scenario.tags,
  place: { file: scenario.file, span: scenario.title.span },
});

function isWanted(head: ScenarioHead, filter: ScenarioOptions['filter']): boolean {
  if (filter === undefined) return true;
  if (typeof filter === 'function') return filter(head);
  const wanted = filter.toLowerCase();
  return head.title.toLowerCase().includes(wanted) || head.tags.some((tag) => tag.toLowerCase() === wanted);
}

const scenarioNames = (library: Library): string[] =>
  library.names.filter((name) => name.includes('.scenario.'));

function unreadable(library: Library, file: string, found: ScenarioResult['diagnostics']): ScenarioResult {
  const start = { file, span: { start: 0, end: 0 } };
  const missing = !library.file(file);
  const diagnostics = missing
    ? [report('scenario/no-file', start, { file, near: nearest(file, scenarioNames(library)) })]
    : found;
  const passed = diagnostics.every((each) => each.severity !== 'error');
  const none = { game: '', form: 'play', tags: [], proves: [] } as const;
  return { file, title: file, place: start, passed, diagnostics, ...none };
}

function runScenario(
  games: Games,
  scenario: Scenario,
  { ways: gone = ways, played }: ScenarioOptions,
  clauses: Map<string, ReadonlySet<string> | undefined>,
): ScenarioResult {
  const sheet = newSheet(scenario.file, scenario.form);
  let match: Match | undefined;
  if (isOneForm(sheet, scenario)) {
    if (scenario.form === 'check') checkData(sheet, scenario, games);
    else {
      const game = playable(sheet, scenario, games.load(sheet, scenario));
      if (game && scenario.form === 'play') {
        match = play(sheet, scenario, game, gone);
        if (match) played?.(headOf(scenario), match);
      } else if (game) sample(sheet, scenario, game);
    }
  }
  checkClauses(sheet, games.library, scenario.game.text, clauses);
  return {
    ...headOf(scenario),
    passed: sheet.diagnostics.every((each) => each.severity !== 'error'),
    proves: sheet.proofs,
    diagnostics: sheet.diagnostics,
    ...(match && sheet.diagnostics.length > 0 ? { asked: openQuestions(match) } : {}),
  };
}

const foreign: Readonly<Record<ScenarioForm, readonly [key: string, what: FixedPhraseId][]>> = {
  play: [],
  check: [
    ['sample', 'phrase/a-scenario-that-checks-and-samples'],
    ['do', 'phrase/a-step-and-data-that-are'],
  ],
  sample: [['do', 'phrase/a-step-and-in-a-sample']],
};

function isOneForm(sheet: ScenarioSheet, scenario: Scenario): boolean {
  const wrong = foreign[scenario.form].flatMap(([key, what]) => {
    const found = entry(scenario.node, key);
    return found ? [{ key: found.key, what }] : [];
  });
  for (const { key, what } of wrong) reportAtNode(sheet, 'scenario/form', key, { what: say(what) });
  return wrong.length === 0;
}

/** Where a game lists its clauses, one that is not among them is a mistake. */
function checkClauses(
  sheet: ScenarioSheet,
  library: Library,
  game: string,
  known: Map<string, ReadonlySet<string> | undefined>,
): void {
  if (!known.has(game)) {
    const listed = clausesOf(library, game);
    known.set(game, listed && new Set(listed.clauses.map((clause) => clause.id)));
  }
  const ids = known.get(game);
  if (!ids) return;
  for (const { clause, place } of sheet.proofs) {
    if (ids.has(clause)) continue;
    const near = nearest(clause, ids);
    const details = { what: say('no/clause-of-this-game'), word: clause, near, all: [] };
    sheet.diagnostics.push(report('scenario/unknown', place, details));
  }
}
