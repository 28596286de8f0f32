/**
 * Whole games between random bots. Game `i` has a seed of its own, so that games can be played anywhere and in any order;
 * what they gave is put together by index, in summary.ts.
 */
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { evaluatorFor } from '../compiler/codegen/evaluator.ts';
import type { Game } from '../game/linked-game.ts';
import { groupsOf } from './player-groups.ts';
import { refereeLog } from '../match/log/log-file.ts';
import {
  answerByValues,
  endingOf,
  isOver,
  randomBot,
  seatsAsked,
  startAgain,
  startMatch,
  winners,
} from '../match/match.ts';
import type { Answer, Match, MatchOptions } from '../match/match.ts';
import { playOut } from '../match/random-playout.ts';
import { standings } from '../match/scores.ts';
import { randomSource } from '../engine/state/random-source.ts';

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
  /** For each number of the game's score what each seat has of it; empty where there is none. */
  readonly scores: readonly (readonly (number | null)[])[];
  /** For each group of the game's report, in its order, what each seat is in it by. */
  readonly groups: readonly (readonly (readonly string[])[])[];
  readonly fault: Diagnostic | undefined;
}

/** The seed of game `index` of a simulation. */
const seedOf = (seed: string, index: number): string => `${seed}/${index}`;

/** What a game gave, with its log where that was asked for. */
export interface GamePlayed {
  readonly result: GameResult;
  readonly log: string | undefined;
}

/** A game of a simulation, which may be left alone in between. */
export interface GameInPlay {
  /** Takes so many decisions more; gives what the game gave once it is at its end. */
  goOn(decisions: number): GamePlayed | undefined;
}

/** Who answers for the seats of a match, where that is not chance: what a seat answers now, from a seed. */
export type SeatPlayers = (match: Match, seed: string) => (seat: number) => Answer;

/**
 * Begins game `index`; after `most` decisions it is cut off. `log` asks for the log as well, which takes longer. Without
 * `players` all seats answer at random.
 */
export function beginGame(
  game: Game,
  options: MatchOptions,
  index: number,
  most: number,
  log = false,
  players?: SeatPlayers,
): GameInPlay {
  const seed = seedOf(options.seed, index);
  const idle = log || players ? undefined : idleFor(game, options);
  const over = idle?.pop();
  const match = over ? startAgain(over, seed) : startMatch(game, { ...options, seed, log, generated: !log });
  const bots = `${seed}/bots`;
  const play = log || players ? oneByOne(match, (players ?? randomly)(match, bots)) : quickly(match, bots);
  let taken = 0;
  return {
    goOn(decisions) {
      const wanted = Math.min(decisions, most - taken);
      const now = play(wanted);
      taken += now;
      if (now === wanted && taken < most && !isOver(match) && !match.fault) return undefined;
      const result = resultOf(match, index, taken);
      idle?.push(match);
      return { result, log: log ? refereeLog(match) : undefined };
    },
  };
}

/** Matches that are over, by the options that they were played with; the next games begin with what these were played on. */
const idleMatches = new WeakMap<MatchOptions, { readonly game: Game; readonly matches: Match[] }>();

function idleFor(game: Game, options: MatchOptions): Match[] {
  const known = idleMatches.get(options);
  if (known?.game === game) return known.matches;
  const matches: Match[] = [];
  idleMatches.set(options, { game, matches });
  return matches;
}

/** Plays game `index` as a whole. */
export const simulateGame = (
  game: Game,
  options: MatchOptions,
  index: number,
  most: number,
  log = false,
): GamePlayed => beginGame(game, options, index, most, log).goOn(most)!;

/** Takes up to so many decisions at random, and gives how many there were. */
type Play = (most: number) => number;

function quickly(match: Match, seed: string): Play {
  const random = randomSource(seed);
  return (most) => playOut(match, random, most);
}

/** The players of `playOut`. */
const randomly: SeatPlayers = (match, seed) => {
  const bot = randomBot(seed);
  return (seat) => bot(match, seat);
};

/** Asks who answers for a seat, and writes every answer down where there is a log. */
function oneByOne(match: Match, answer: (seat: number) => Answer): Play {
  return (most) => {
    let decisions = 0;
    while (!isOver(match) && !match.fault && decisions < most) {
      answerByValues(match, answer(seatsAsked(match)[0]));
      // Nothing is taken back here, and every position kept would be kept for nothing.
      match.past.length = 0;
      match.answers.length = 0;
      decisions++;
    }
    return decisions;
  };
}

function scoresOf(match: Match): (number | null)[][] {
  const all = standings(match).sort((a, b) => a.seat - b.seat);
  return match.game.score.map((_, i) => all.map(({ values }) => values[i] ?? null));
}

function resultOf(match: Match, index: number, decisions: number): GameResult {
  const { game, table, runner, fault } = match;
  const { m } = runner;
  const { value } = evaluatorFor(table);
  const over = isOver(match);
  const ending = endingOf(match);
  return {
    index,
    end: over ? 'over' : fault ? 'fault' : 'cut',
    ending: ending?.id,
    winners: over ? winners(match) : [],
    decisions,
    measures: game.report.measures.map((measure) => value(m, measure.value) ?? null),
    scores: over ? scoresOf(match) : [],
    groups: over ? groupsOf(match) : [],
    fault,
  };
}
