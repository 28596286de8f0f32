/**
 * Whole games between random bots, and what comes of many of them. Game `i` has a seed of its own, so that games can
 * be played anywhere and in any order; what they gave is put together by index.
 */
import type { Diagnostic } from '../dsl/diagnostic.ts';
import { evaluatorFor } from './compile/evaluate.ts';
import type { Game } from './game.ts';
import { logText } from './log/file.ts';
import {
  answer,
  isOver,
  randomBot,
  seatsAsked,
  startMatch,
  winners,
  type Match,
  type MatchOptions,
} from './play/match.ts';
import { playOut } from './play/playout.ts';
import { Header } from './position/layout.ts';
import { randomSource } from './position/random.ts';

/** What one game gave: plain data. */
export interface GameResult {
  readonly index: number;
  /** `over`: by the rules; `cut`: after too many decisions; `fault`: it had to be stopped. */
  readonly end: 'over' | 'cut' | 'fault';
  /** Which ending of the rules it was. */
  readonly ending: string | undefined;
  /** Seats, counted from 0. */
  readonly winners: readonly number[];
  readonly decisions: number;
  /** The measures of the game's report, in its order; none where a number became too large. */
  readonly measures: readonly (number | null)[];
  readonly fault: Diagnostic | undefined;
}

/** The seed of game `index` of a simulation. */
export const seedOf = (seed: string, index: number): string => `${seed}/${index}`;

/** Plays game `index`; after `most` decisions it is cut off. `log` asks for the log as well, which takes longer. */
export function simulateGame(
  game: Game,
  options: MatchOptions,
  index: number,
  most: number,
  log = false,
): { readonly result: GameResult; readonly log: string | undefined } {
  const seed = seedOf(options.seed, index);
  const match = startMatch(game, { ...options, seed, log });
  const bots = `${seed}/bots`;
  const decisions = log ? playLogged(match, bots, most) : playOut(match, randomSource(bots), most);
  return { result: resultOf(match, index, decisions), log: log ? logText(match) : undefined };
}

/** As `playOut` plays, with every answer written down. */
function playLogged(match: Match, seed: string, most: number): number {
  const bot = randomBot(seed);
  let decisions = 0;
  while (!isOver(match) && !match.fault && decisions < most) {
    answer(match, bot(match, seatsAsked(match)[0]));
    // Nothing is taken back here, and every position kept would be kept for nothing.
    match.past.length = 0;
    match.answers.length = 0;
    decisions++;
  }
  return decisions;
}

function resultOf(match: Match, index: number, decisions: number): GameResult {
  const { game, table, runner, fault } = match;
  const { m } = runner;
  const { value } = evaluatorFor(table);
  const over = isOver(match);
  const ending = over ? game.endings[m.p[Header.ending]] : undefined;
  return {
    index,
    end: over ? 'over' : fault ? 'fault' : 'cut',
    ending: ending?.id,
    winners: over ? winners(match) : [],
    decisions,
    measures: game.report.map((measure) => value(m, measure.value) ?? null),
    fault,
  };
}

/** A share of games with the bounds of its 95 % interval (Wilson), all from 0 to 1. */
export interface Share {
  readonly games: number;
  readonly of: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

/** What many games gave. */
export interface Simulated {
  readonly games: number;
  readonly seats: readonly {
    readonly name: string;
    /** Games won, alone or with others. */
    readonly won: Share;
    /** Games won together with others. */
    readonly shared: number;
  }[];
  /** Length in decisions of the games that came to an end. */
  readonly decisions: Spread | undefined;
  /** Over the games that came to an end. */
  readonly measures: Readonly<Record<string, Spread | undefined>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly cut: readonly number[];
  readonly faults: readonly { readonly game: number; readonly fault: Diagnostic }[];
}

/** Puts results together; their order makes no difference. */
export function summarise(game: Game, seats: readonly string[], given: readonly GameResult[]): Simulated {
  const results = [...given].sort((a, b) => a.index - b.index);
  const over = results.filter((result) => result.end === 'over');
  const endings = new Map<string, number>();
  for (const { ending = '' } of over) endings.set(ending, (endings.get(ending) ?? 0) + 1);
  return {
    games: results.length,
    seats: seats.map((name, seat) => {
      const won = over.filter((result) => result.winners.includes(seat));
      return {
        name,
        won: shareOf(won.length, over.length),
        shared: won.filter((result) => result.winners.length > 1).length,
      };
    }),
    decisions: spreadOf(over.map((result) => result.decisions)),
    measures: Object.fromEntries(
      game.report.map((measure, i) => [
        measure.id,
        spreadOf(over.flatMap((result) => result.measures[i] ?? [])),
      ]),
    ),
    endings: Object.fromEntries([...endings].sort(([a], [b]) => (a < b ? -1 : 1))),
    cut: results.filter((result) => result.end === 'cut').map((result) => result.index),
    faults: results.flatMap(({ index, fault }) => (fault ? [{ game: index, fault }] : [])),
  };
}

/** The standard deviations that 95 % of a normal distribution lie within. */
const Z = 1.959963984540054;

/** How often something was so, with Wilson's interval, which is right for shares near 0 and 1 too. */
export function shareOf(games: number, of: number): Share {
  if (of === 0) return { games, of, rate: 0, low: 0, high: 1 };
  const rate = games / of;
  const centre = rate + (Z * Z) / (2 * of);
  const half = Z * Math.sqrt((rate * (1 - rate) + (Z * Z) / (4 * of)) / of);
  const scale = 1 + (Z * Z) / of;
  return {
    games,
    of,
    rate,
    low: games === 0 ? 0 : (centre - half) / scale,
    high: games === of ? 1 : (centre + half) / scale,
  };
}

function spreadOf(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined;
  let sum = 0;
  let least = Infinity;
  let most = -Infinity;
  for (const value of values) {
    sum += value;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return { mean: sum / values.length, least, most };
}
