import { openLibrary } from '../../interpreter/index.ts';
import { clausesOf, coverageOf, runScenarios } from '../../interpreter/scenario/index.ts';
import { gameFiles, gamesThere } from '../../test/files.ts';
import { openJudge } from '../../test/knockout/judge.ts';
import { placed } from '../../test/knockout/run.ts';
import { textsOfCards } from '../../test/knockout/cards.ts';
import type { Measured, Row } from '../row.ts';

interface Slice {
  readonly game: string;
  readonly measured: string;
  readonly wrong: readonly string[];
}

/** Plays the scenarios of a game in so many ways, and takes the text of every card away to see that one fails. */
function slice(game: string, ways: number): Slice {
  const files = gameFiles(game);
  const library = openLibrary(files);
  const scenarios = [...files.keys()].filter((name) => name.endsWith('.scenario.yaml'));
  const results = runScenarios(library, scenarios, ways > 1 ? {} : { ways: ['straight'] });
  const failed = results.filter((result) => !result.passed).map((result) => `failed: ${result.title}`);
  const listed = clausesOf(library, game);
  const { clauses = [], missing = [] } = listed ? coverageOf(results, listed.clauses) : {};
  const judge = openJudge(files, game);
  const texts = textsOfCards(game);
  const unnoticed = texts.filter((mutant) => judge.noticed(mutant) === undefined);
  return {
    game,
    measured: `${game}: ${results.length - failed.length} of ${results.length} scenarios pass, ${clauses.length - missing.length} of ${clauses.length} clauses proven, ${texts.length - unnoticed.length} of ${texts.length} texts of cards missed when they are gone`,
    wrong: [
      ...failed,
      ...missing.map((clause) => `not proven: ${clause}`),
      ...unnoticed.map((mutant) => `not missed: ${placed(mutant)}`),
      ...(clauses.length === 0 ? ['no clauses are listed'] : []),
      ...(texts.length === 0 ? ['no card has a text'] : []),
    ].map((each) => `${game}: ${each}`),
  };
}

function measure(ways: number): Measured {
  const slices = gamesThere()
    .filter((game) => game !== 'slasher')
    .map((game) => slice(game, ways));
  const wrong = slices.flatMap((each) => each.wrong);
  return {
    measured: slices.map((each) => each.measured).join('; '),
    met: slices.length >= 3 && wrong.length === 0,
    details: wrong,
  };
}

export const slices: Row = {
  what: 'the listed cards and steps of the other three games, executed under assertions, four ways',
  atLeast: 'all',
  full: 4,
  small: 1,
  unit: 'ways that each scenario is played',
  measure,
};
