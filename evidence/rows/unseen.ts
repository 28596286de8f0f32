import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadGame, openLibrary } from '../../interpreter/index.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, isYaml } from '../../test/files.ts';
import { follow, followedThere, guessesThere, isFollowed, SETS } from '../../test/first-guesses/guesses.ts';
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

/** The sets that nobody had seen before the state of the code that they were first measured with. */
const NEWEST = SETS.slice(-3);

/** Of the newest sets what their writers came to who followed the messages by themselves; of every second older one what offers come to. */
function measureGuesses(): Measured {
  const newest = NEWEST.map((set) => {
    const all = guessesThere(set);
    const followed = followedThere(set);
    const first = all.filter(({ game, card }) => follow(game, card, 0).after === 0).length;
    const inTwo = all.filter((guess) => isFollowed(guess, followed)).length;
    return { set, first, inTwo, of: all.length };
  });
  // Every second one: all of them take longer than half an hour.
  const older = SETS.slice(0, -3)
    .filter((_, i, all) => (all.length - i) % 2 === 1)
    .map((set) => {
      const all = guessesThere(set).map(({ game, card }) => follow(game, card).after ?? Infinity);
      const within = (times: number): number => all.filter((after) => after <= times).length;
      return { set, first: within(0), inTwo: within(2), of: all.length };
    });
  const reach = (least: number, of: 'first' | 'inTwo'): number =>
    older.filter((each) => each[of] * 40 >= least * each.of).length;
  return {
    measured: `${newest
      .map(
        ({ first, inTwo, of }) =>
          `${first} of ${of} at the first try, ${inTwo} after their writers had followed the messages twice`,
      )
      .join(
        '; ',
      )}; of ${older.length} older sets (every second one) ${reach(AT_FIRST, 'first')} reach ${AT_FIRST} and, by offers alone, ${reach(IN_TWO, 'inTwo')} reach ${IN_TWO}`,
    met: newest.every(({ first, inTwo }) => first >= AT_FIRST && inTwo >= IN_TWO),
    details: [...older, ...newest].map(
      ({ set, first, inTwo, of }) => `${set}: ${first} of ${of} at the first try, ${inTwo} after two`,
    ),
  };
}

export const firstGuesses: Row = {
  what: 'cards as fans write them after reading one file of cards and no docs, by three people',
  atLeast: `${AT_FIRST} of 40 accepted and right at the first try, ${IN_TWO} after following the messages twice`,
  full: 1,
  small: 1,
  unit: 'look at the newest three and at every second older one',
  open: true,
  measure: measureGuesses,
};
