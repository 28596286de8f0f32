import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadGame, openLibrary } from '../../interpreter/index.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, isYaml } from '../../test/files.ts';
import { follow, guessesThere, SETS } from '../../test/first-guesses/guesses.ts';
import type { Measured, Row } from '../row.ts';

const GAMES = 10;
const MOST_CONTORTIONS = 1;

/** What people have said of their games in `test/unseen/wishes.yaml`. */
type Wishes = Readonly<Record<string, { readonly family: string; readonly contortions: number }>>;

function measureGames(): Measured {
  const file = new URL('../../test/unseen/wishes.yaml', import.meta.url);
  const games = Object.entries(parse(readFileSync(file, 'utf8')) as Wishes).map(([id, said]) => {
    const files = filesBelow(`test/unseen/${id}`, isYaml);
    const { game } = loadGame(files, id);
    const scenarios = [...files.keys()].filter((name) => name.endsWith('.scenario.yaml'));
    const results = runScenarios(openLibrary(files), scenarios);
    return { id, ...said, whole: game !== undefined && results.every(({ passed }) => passed) };
  });
  const whole = games.filter((each) => each.whole);
  const straight = whole.filter(({ contortions }) => contortions <= MOST_CONTORTIONS);
  return {
    measured: `${whole.length} of ${games.length} written so far are whole, ${straight.length} of them with at most ${MOST_CONTORTIONS} contortion`,
    met: straight.length >= GAMES,
    details: games.map(({ id, family, contortions }) => `${id} (${family}): ${contortions} contortions`),
  };
}

export const unseenGames: Row = {
  what: 'well-known games over families, each written from docs/ alone by somebody who had not seen the project, with names of our own',
  atLeast: `${GAMES} of ${GAMES} whole, at most ${MOST_CONTORTIONS} contortion each`,
  full: 1,
  small: 1,
  unit: 'look at all of them',
  open: true,
  measure: measureGames,
};

const AT_FIRST = 28;
const IN_TWO = 38;

function measureGuesses(): Measured {
  const sets = SETS.map((set) => {
    const all = guessesThere(set).map(
      ({ game, card }) => follow(game, card).after ?? Number.POSITIVE_INFINITY,
    );
    const within = (times: number): number => all.filter((after) => after <= times).length;
    return { first: within(0), inTwo: within(2), of: all.length };
  });
  return {
    measured: sets
      .map(
        ({ first, inTwo, of }) =>
          `${first} of ${of} at the first try, ${inTwo} after following the messages twice`,
      )
      .join('; '),
    met: sets.every(({ first, inTwo, of }) => first * 40 >= AT_FIRST * of && inTwo * 40 >= IN_TWO * of),
  };
}

export const firstGuesses: Row = {
  what: 'cards as fans write them after reading one file of cards and no docs, by three people',
  atLeast: `${AT_FIRST} of 40 accepted and right at the first try, ${IN_TWO} after following the messages twice`,
  full: 1,
  small: 1,
  unit: 'look at all of them',
  open: true,
  measure: measureGuesses,
};
