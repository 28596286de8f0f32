import { openLibrary } from '../../interpreter/index.ts';
import { clausesOf, coverageOf, runScenarios } from '../../interpreter/scenarios/index.ts';
import { gameFiles, gamesThere } from '../../test/files.ts';
import { textsOfCards } from '../../test/knockout/cards.ts';
import { openJudge } from '../../test/knockout/judge.ts';
import { placed } from '../../test/knockout/run.ts';
import { LISTED, type Listed } from '../listed.ts';
import { allThere } from '../needs.ts';
import type { Measured, Row } from '../row.ts';

interface Slice {
  readonly measured: string;
  readonly wrong: readonly string[];
  readonly details: readonly string[];
}

/** Plays the scenarios of a game in so many ways, and takes the texts of its listed cards away to see that one fails. */
function slice({ game, cards, steps }: Listed, ways: number): Slice {
  const files = gameFiles(game);
  const library = openLibrary(files);
  const names = [...files.keys()].filter((name) => name.endsWith('.scenario.yaml'));
  const results = runScenarios(library, names, ways > 1 ? {} : { ways: ['straight'] });
  const failed = results.filter((result) => !result.passed).map((result) => `failed: ${result.title}`);
  const titles = new Set(results.map((result) => result.title));
  const unplayed = Object.entries(steps).flatMap(([step, scenarios]) =>
    scenarios.filter((title) => !titles.has(title)).map((title) => `${step}: no scenario \`${title}\``),
  );
  const judge = openJudge(files, game);
  // Of a first part that is listed by its steps, the texts of all its cards.
  const texts = textsOfCards(game).filter(
    ({ path }) => cards.length === 0 || cards.includes(path.split('/')[0]),
  );
  const unnoticed = texts.filter((mutant) => judge.noticed(mutant) === undefined);
  const unmissed = unnoticed.map((mutant) => `not missed: ${placed(mutant)}`);
  const absent = cards.filter((card) => !texts.some(({ path }) => path.startsWith(`${card}/`)));
  const clauses = clausesOf(library, game)?.clauses ?? [];
  const { missing } = coverageOf(results, clauses);
  const count = Object.keys(steps).length;
  const listed =
    cards.length > 0 ? `${cards.length - absent.length} of ${cards.length} cards` : `${count} steps`;
  return {
    measured: `${game}: ${listed}, ${results.length - failed.length} of ${results.length} scenarios pass, ${texts.length - unnoticed.length} of ${texts.length} texts of cards missed when they are gone`,
    wrong: [
      ...failed,
      ...unplayed,
      ...absent.map((card) => `no text: ${card}`),
      ...(cards.length > 0 ? unmissed : []),
      ...(texts.length === 0 || results.length === 0 ? ['nothing is measured'] : []),
    ].map((each) => `${game}: ${each}`),
    details: [
      ...(cards.length > 0 ? [] : unmissed.map((each) => `${game}: ${each}`)),
      `${game}: ${clauses.length - missing.length} of ${clauses.length} clauses and rulings proven in its folder${missing.length > 0 ? `; not yet: ${missing.join(', ')}` : ''}`,
    ],
  };
}

function measure(ways: number): Measured {
  const there = gamesThere();
  const slices = LISTED.filter(({ game }) => there.includes(game)).map((each) => slice(each, ways));
  const wrong = slices.flatMap((each) => each.wrong);
  return {
    measured: slices.map((each) => each.measured).join('; '),
    met: slices.length === LISTED.length && wrong.length === 0,
    details: [...wrong, ...slices.flatMap((each) => each.details)],
  };
}

export const slices: Row = {
  what: 'the listed cards and steps of the first parts of games, executed under assertions, four ways',
  atLeast: 'all',
  full: 4,
  small: 1,
  unit: 'ways that each scenario is played',
  measure: allThere(
    LISTED.map(({ game }) => game),
    measure,
  ),
};
