/** Bots that search: what they may not see, and how well they play. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { GameRecord } from '../../bots/balance/game-record.ts';
import type { Trial } from '../../bots/balance/trials.ts';
import { duelResult, duelTrial, type DuelResult, type LevelPair } from '../../bots/duel.ts';
import { isSearching, levels } from '../../bots/levels.ts';
import { validInterval } from '../../bots/valid-interval.ts';
import type { BalanceWork } from '../../cli/balance/balance-work.ts';
import { keepNothing } from '../../cli/balance/kept-sets.ts';
import { keptModel } from '../../cli/bots/kept-models.ts';
import { playSets } from '../../cli/balance/played-sets.ts';
import { pathName } from '../../cli/files/disk-library.ts';
import { findGame, loadFromDisk } from '../../cli/files/games-on-disk.ts';
import { stopFlag } from '../../cli/workers/worker-pool.ts';
import { seatNames } from '../../interpreter/match/value-names.ts';
import { leaksIn } from '../../test/bots/leaks.ts';
import { toldWorlds } from '../../test/bots/told-worlds.ts';
import { gamesThere, ROOT } from '../../test/files.ts';
import { readGame } from '../../test/read-game.ts';
import { gameTables, type SwapTable } from '../../test/swap-tables.ts';
import type { Measured, NamedDuel, Row } from '../row.ts';

/** Every game once, with the fewest players who have something to hide from each other. */
function tablesOfGames(): SwapTable[] {
  const byName = Map.groupBy(
    gameTables().filter(({ players }) => players > 1),
    ({ name }) => name,
  );
  return [...byName.values()].map(([first]) => first);
}

/** A bot that looks is to be caught in as many games as possible; its answers are fewer, as they show it soon. */
const PEEKED = 5;
/** With so many answers a bot that looks is caught in every game. */
const CAUGHT_WITHIN = 300;

function measureLeaks(answers: number): Measured {
  const tables = tablesOfGames();
  const found = tables.map(({ name, players, game }) => ({ name, of: leaksIn(game(), players, answers) }));
  const peeked = tables.map(({ name, players, game }) => ({
    name,
    of: leaksIn(game(), players, Math.ceil(answers / PEEKED), { peeks: true, games: answers }),
  }));
  const all = found.reduce((sum, { of }) => sum + of.answers, 0);
  const inside = found.reduce((sum, { of }) => sum + of.inside, 0);
  const differences = found.flatMap(({ of }) => of.differences);
  const caught = peeked.filter(({ of }) => of.differences.length > 0);
  const few = found.filter(({ of }) => of.answers < answers);
  return {
    measured: `${all - differences.length} of ${all} the same, ${inside} of them in windows and secret choices; ${tables.length} games; a bot that peeks is caught in ${caught.length} of them`,
    met:
      differences.length === 0 &&
      few.length === 0 &&
      (answers < CAUGHT_WITHIN || caught.length === tables.length),
    details: [
      ...found.map(
        ({ name, of }, i) =>
          `${name}: ${of.answers} answers, ${of.differences.length} differ; a bot that peeks is ${peeked[i].of.differences.length > 0 ? 'caught' : 'not caught'} within ${peeked[i].of.answers}`,
      ),
      ...differences.slice(0, 10),
    ],
  };
}

export const botLeaks: Row = {
  what: 'answers of bots in pairs of positions that differ only in two cards that they do not see, compared by place or face: all games and examples, windows and secret choices among them',
  atLeast: 'all the same, 2,000 answers a game; a bot that peeks is caught by the same test',
  full: 2000,
  small: 3,
  unit: 'answers a game',
  restsOn: 'engine',
  measure: measureLeaks,
};

function measureWorlds(worlds: number): Measured {
  const tables = tablesOfGames();
  const each = Math.ceil(worlds / tables.length);
  const found = tables.map(({ name, players, game }) => ({ name, of: toldWorlds(game(), players, each) }));
  const sum = (of: (each: (typeof found)[number]['of']) => number): number =>
    found.reduce((all, one) => all + of(one.of), 0);
  const asked = sum((of) => of.worlds);
  const others = sum((of) => of.others);
  const differences = found.flatMap(({ of }) => [...of.differences, ...of.faults]);
  return {
    measured: `${asked + others - differences.length} of ${asked + others} worlds the same: ${asked} for the seat that is asked, ${others} for seats that are not`,
    met: differences.length === 0 && others > 0,
    details: [
      ...found.map(
        ({ name, of }) =>
          `${name}: ${of.worlds} worlds for the seat that is asked, ${of.others} for others; ${of.differences.length} differ`,
      ),
      ...differences.slice(0, 10),
    ],
  };
}

export const botWorlds: Row = {
  what: 'all that a seat is sent (view, options, question, prompts, prices, previews), before and after its hidden cards are dealt again: all games and examples',
  atLeast: '10,000 of 10,000 the same for the seat that is asked; for others who is asked stays as it is',
  full: 10_000,
  small: 60,
  unit: 'worlds',
  restsOn: 'engine',
  measure: measureWorlds,
};

const named = (game: string, seats: number, { levels, games, share, interval }: DuelResult): NamedDuel => ({
  game,
  seats,
  level: levels[0],
  against: levels[1],
  games,
  share,
  ...interval,
});

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const told = ({ games, share, interval }: DuelResult): string =>
  `${percent(share)} [${percent(interval.low)}, ${percent(interval.high)}] of ${games}`;

/** What was learned is kept, since it takes minutes; nobody reads that it does. */
const QUIET = { err: () => undefined, errTTY: false, language: 'en' } as const;

/** Plays trials at tables of a game of the repository, on all cores. */
async function played(
  game: SwapTable['game'],
  id: string,
  players: number,
  seed: string,
  trials: readonly Trial[],
): Promise<GameRecord[][][]> {
  const { collected } = loadFromDisk(ROOT, findGame(ROOT, id), []);
  const sitting = trials.flatMap(({ level, others }) => [level, others ?? level]);
  const work: BalanceWork = {
    texts: collected.texts,
    file: pathName(ROOT, findGame(ROOT, id).path),
    decks: game().decks,
    players: seatNames.slice(0, players),
    options: { players: seatNames.slice(0, players), seed },
    decisions: MOST,
    tables: [{ extras: [], model: keptModel(game(), seatNames.slice(0, players), {}, sitting, QUIET) }],
    trials,
    stop: stopFlag(),
  };
  const { signal } = new AbortController();
  return playSets(work, {
    jobs: availableParallelism(),
    interrupted: signal,
    ...keepNothing,
    done: () => {},
  });
}

/** As many decisions as a game may take; random games take fewer than half of it. */
const MOST = 20_000;

async function fight(
  id: string,
  players: number,
  pair: LevelPair,
  games: number,
  stops: boolean,
): Promise<DuelResult> {
  const trial = duelTrial(pair, players, games, stops);
  const [sets] = await played(() => readGame(id), id, players, 'ladder', [trial]);
  return duelResult(pair, players, sets);
}

async function measureLadder(games: number): Promise<Measured> {
  const fought: { readonly id: string; readonly result: DuelResult }[] = [];
  for (const id of gamesThere())
    for (const [i, level] of levels.entries())
      if (isSearching(level)) {
        const result = await fight(id, 2, [level, levels[i - 1]], games, true);
        // A whole run takes long: what is known already is printed.
        console.error(`${id}: ${result.levels.join(' against ')}: ${told(result)}`);
        fought.push({ id, result });
      }
  const better = fought.filter(({ result }) => result.stronger === result.levels[0]);
  const worse = fought.filter(({ result }) => result.stronger === result.levels[1]);
  return {
    measured: `the higher level is stronger in ${better.length} of ${fought.length} duels, the lower one in ${worse.length}, the others are undecided`,
    met: better.length === fought.length,
    details: fought.map(({ id, result }) => `${id}: ${result.levels.join(' against ')}: ${told(result)}`),
    duels: fought.map(({ id, result }) => named(id, 2, result)),
  };
}

export const botLadder: Row = {
  what: 'each level of bots against the one below, two players, paired games on the same seed with seats changed, until an always-valid interval decides: the games in cards',
  atLeast: 'each level above an even share in each game',
  full: 400,
  small: 2,
  unit: 'games at most a duel',
  open: true,
  restsOn: 'play',
  measure: measureLadder,
};

/** What `normal` is to win of random players at two seats, by games: the lower bound. */
const WANTED: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(new URL('../bot-strengths.json', import.meta.url), 'utf8'),
);

async function measureDuels(games: number): Promise<Measured> {
  const fought: { readonly id: string; readonly result: DuelResult; readonly wanted: number }[] = [];
  for (const id of gamesThere()) {
    const wanted = WANTED[id] ?? 0.5;
    // Where even games that are all won would not decide, twice as many are played.
    const wouldDo = validInterval(Array.from({ length: games / 2 }, () => 1)).low >= wanted;
    let result = await fight(id, 2, ['normal', 'random'], wouldDo ? games : 2 * games, false);
    // The interval holds at any time, so one may go on where more games would decide.
    if (wouldDo && result.interval.low < wanted && result.share > wanted)
      result = await fight(id, 2, ['normal', 'random'], 2 * games, false);
    console.error(`${id}: ${told(result)}`);
    fought.push({ id, result, wanted });
  }
  const strong = fought.filter(({ result, wanted }) => result.interval.low >= wanted);
  return {
    measured: fought.map(({ id, result }) => `${id} ${told(result)}`).join(', '),
    met: strong.length === fought.length,
    details: fought.map(({ id, wanted }) => `${id}: at least ${percent(wanted)} wanted`),
    duels: fought.map(({ id, result }) => named(id, 2, result)),
  };
}

export const botDuels: Row = {
  what: 'a bot of the level normal against a random player, two players, paired games, with the always-valid interval: the games in cards',
  atLeast: 'lower bounds 95 %, 90 %, 85 % and 70 % for Slasher, Here to Slay, Slasherz and Hismment',
  full: 200,
  small: 2,
  unit: 'games a duel, and twice as many where they do not decide',
  open: true,
  restsOn: 'play',
  measure: measureDuels,
};

async function measureTables(games: number): Promise<Measured> {
  const fought: { readonly id: string; readonly seats: number; readonly result: DuelResult }[] = [];
  for (const id of gamesThere()) {
    const { players } = readGame(id);
    for (const seats of [3, 4].filter((each) => each >= players.min && each <= players.max))
      fought.push({
        id,
        seats,
        result: await fight(id, seats, ['normal', 'random'], games, true),
      });
  }
  const better = fought.filter(({ result }) => result.stronger === 'normal');
  return {
    measured: `normal wins more than an even share at ${better.length} of ${fought.length} tables`,
    met: better.length === fought.length,
    details: fought.map(({ id, seats, result }) => `${id}, ${seats} players: ${told(result)}`),
    duels: fought.map(({ id, seats, result }) => named(id, seats, result)),
  };
}

export const botTables: Row = {
  what: 'one bot of the level normal against random players, at tables of 3 and 4, until an always-valid interval decides: the games in cards',
  atLeast: 'interval above an even share at each table',
  full: 200,
  small: 3,
  unit: 'games at most a duel',
  open: true,
  restsOn: 'play',
  measure: measureTables,
};

/** So many games are played of each game, and all that are asked for where they take no longer than this. */
const SLOW = { games: 100, seconds: 20 };

async function measureEnds(games: number): Promise<Measured> {
  const ended: { readonly name: string; readonly over: number; readonly of: number }[] = [];
  for (const { name, players, game } of tablesOfGames()) {
    const overOf = async (sets: number, seed: string): Promise<number> => {
      const trial: Trial = {
        table: 0,
        level: 'normal',
        others: undefined,
        card: undefined,
        sets,
        stops: false,
      };
      const [found] = await played(game, name, players, seed, [trial]);
      return found.flat().filter(({ ending }) => ending !== null).length;
    };
    const since = performance.now();
    const first = Math.min(games, SLOW.games);
    let over = await overOf(first, 'ends');
    const quick = performance.now() - since <= SLOW.seconds * 1000;
    if (quick && games > first) over += await overOf(games - first, 'ends further');
    ended.push({ name, over, of: quick ? games : first });
  }
  const sum = (of: (each: (typeof ended)[number]) => number): number =>
    ended.reduce((all, each) => all + of(each), 0);
  return {
    measured: `${sum(({ over }) => over)} of ${sum(({ of }) => of)} games end by the rules`,
    met: ended.every(({ over, of }) => over === of),
    details: ended.map(({ name, over, of }) => `${name}: ${over} of ${of}`),
  };
}

export const botEndings: Row = {
  what: 'games between bots of the level normal that end by the rules: all games and examples',
  atLeast: 'all of 1,000 each, of 100 of the slow games',
  full: 1000,
  small: 1,
  unit: 'games each',
  open: true,
  restsOn: 'play',
  measure: measureEnds,
};
