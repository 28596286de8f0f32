/** Bots that search: what they may not see, and how well they play. */
import { duel, type DuelState } from '../../bots/duel.ts';
import { isSearching, levels, type Level } from '../../bots/levels.ts';
import { seatBots } from '../../bots/bot-player.ts';
import { beginGame } from '../../interpreter/reports/simulate.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { seatNames } from '../../interpreter/match/value-names.ts';
import { leaksIn, modelOf } from '../../test/bots/leaks.ts';
import { toldWorlds } from '../../test/bots/told-worlds.ts';
import { gamesThere } from '../../test/files.ts';
import { readGame } from '../../test/read-game.ts';
import { gameTables, type SwapTable } from '../../test/swap-tables.ts';
import type { Measured, Row } from '../row.ts';

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
    met: differences.length === 0 && few.length === 0,
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
  measure: measureLeaks,
};

function measureWorlds(worlds: number): Measured {
  const tables = tablesOfGames();
  const each = Math.ceil(worlds / tables.length);
  const found = tables.map(({ name, players, game }) => ({ name, of: toldWorlds(game(), players, each) }));
  const sum = (of: (each: (typeof found)[number]['of']) => number): number =>
    found.reduce((all, one) => all + of(one.of), 0);
  const all = sum((of) => of.worlds);
  const differences = found.flatMap(({ of }) => [...of.differences, ...of.faults]);
  return {
    measured: `${all - differences.length} of ${all} worlds the same for the seat that is asked; for seats that are not asked ${sum((of) => of.others - of.othersDiffer)} of ${sum((of) => of.others)}`,
    met: differences.length === 0,
    details: [
      ...found.map(
        ({ name, of }) =>
          `${name}: ${of.worlds - of.differences.length} of ${of.worlds}; not asked: ${of.others - of.othersDiffer} of ${of.others}`,
      ),
      ...differences.slice(0, 10),
    ],
  };
}

export const botWorlds: Row = {
  what: 'all that a seat is sent (view, options, question, prompts, prices, previews), before and after its hidden cards are dealt again: all games and examples',
  atLeast: '10,000 of 10,000 the same for the seat that is asked',
  full: 10_000,
  small: 60,
  unit: 'worlds',
  measure: measureWorlds,
};

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const told = ({ games, share, interval }: DuelState): string =>
  `${percent(share)} [${percent(interval.low)}, ${percent(interval.high)}] of ${games}`;

function fight(game: Game, players: number, pair: readonly [Level, Level], games: number): DuelState {
  const names = seatNames.slice(0, players);
  const options = { players: names, seed: 'ladder' };
  const model = modelOf(game, players);
  let last: DuelState | undefined;
  for (const state of duel({ game, players: names, options, levels: pair, model, games, decisions: 10_000 }))
    last = state;
  return last!;
}

function measureLadder(games: number): Measured {
  const fought = gamesThere().flatMap((id) =>
    levels.flatMap((level, i) => {
      if (!isSearching(level)) return [];
      const pair = [level, levels[i - 1]] as const;
      return [{ id, pair, state: fight(readGame(id), 2, pair, games) }];
    }),
  );
  const better = fought.filter(({ pair, state }) => state.stronger === pair[0]);
  const worse = fought.filter(({ pair, state }) => state.stronger === pair[1]);
  return {
    measured: `the higher level is stronger in ${better.length} of ${fought.length} duels, the lower one in ${worse.length}, the others are undecided`,
    met: better.length === fought.length,
    details: fought.map(({ id, pair, state }) => `${id}: ${pair.join(' against ')}: ${told(state)}`),
  };
}

export const botLadder: Row = {
  what: 'each level of bots against the one below, two players, paired games on the same seed with seats changed, until an always-valid interval decides: the games in cards',
  atLeast: 'each level above an even share in each game',
  full: 400,
  small: 2,
  unit: 'games at most a duel',
  open: true,
  measure: measureLadder,
};

function measureDuels(games: number): Measured {
  const fought = gamesThere().flatMap((id) => {
    const game = readGame(id);
    return [2, 3, 4]
      .filter((players) => players >= game.players.min && players <= game.players.max)
      .map((players) => ({ id, players, state: fight(game, players, ['normal', 'random'], games) }));
  });
  const better = fought.filter(({ state }) => state.stronger === 'normal');
  return {
    measured: `normal wins more than an even share in ${better.length} of ${fought.length} tables`,
    met: better.length === fought.length,
    details: fought.map(({ id, players, state }) => `${id}, ${players} players: ${told(state)}`),
  };
}

export const botDuels: Row = {
  what: 'one bot of the level normal against random players, at tables of 2, 3 and 4: the games in cards',
  atLeast: 'interval above an even share at each table',
  full: 200,
  small: 2,
  unit: 'games at most a duel',
  open: true,
  measure: measureDuels,
};

/** As many decisions as a game may take; random games take fewer than half of it. */
const MOST = 20_000;

function measureEnds(games: number): Measured {
  const ended = tablesOfGames().map(({ name, players, game }) => {
    const model = modelOf(game(), players);
    const names = seatNames.slice(0, players);
    const results = Array.from({ length: games }, (_, i) => {
      const bots = { levels: names.map((): Level => 'normal'), model };
      const options = { players: names, seed: 'ends' };
      return beginGame(
        game(),
        options,
        i,
        MOST,
        false,
        (match, seed) => seatBots(match, { ...bots, seed }).answer,
      ).goOn(MOST)!.result;
    });
    return { name, over: results.filter(({ end }) => end === 'over').length };
  });
  const all = ended.length * games;
  const over = ended.reduce((sum, each) => sum + each.over, 0);
  return {
    measured: `${over} of ${all} games end by the rules`,
    met: over === all,
    details: ended.map(({ name, over: own }) => `${name}: ${own} of ${games}`),
  };
}

export const botEndings: Row = {
  what: 'games between bots of the level normal that end by the rules: all games and examples',
  atLeast: 'all',
  full: 100,
  small: 1,
  unit: 'games each',
  open: true,
  measure: measureEnds,
};
