import type { Game } from '../interpreter/game/linked-game.ts';
import {
  applyAnswer,
  isOver,
  seatsAsked,
  startMatch,
  winners,
  type MatchOptions,
} from '../interpreter/match/match.ts';
import { seatBots } from './bot-player.ts';
import type { LearnedModel } from './evaluation.ts';
import type { Level } from './levels.ts';
import { validInterval, type ValidInterval } from './valid-interval.ts';

/** Two levels that are compared. */
export interface DuelOptions {
  readonly game: Game;
  /** The seats by their names. */
  readonly players: readonly string[];
  readonly options: MatchOptions;
  /** The first sits on one seat, the second on all others; every seat has its turn, on the same seed. */
  readonly levels: readonly [Level, Level];
  readonly model?: LearnedModel | undefined;
  /** Games after which a duel ends undecided. */
  readonly games: number;
  /** Decisions after which a game is cut off: it counts as an even share. */
  readonly decisions: number;
}

/** The state of a duel after a game. */
export interface DuelState {
  readonly games: number;
  /** Games that were cut off or had to be stopped. */
  readonly unfinished: number;
  /** What the first level won, as a share of the games; a win that is shared counts by its part. */
  readonly share: number;
  /** What it would win if the levels were alike. */
  readonly even: number;
  readonly interval: ValidInterval;
  /** Which level is stronger, once the interval leaves no doubt. */
  readonly stronger: Level | undefined;
}

/** Plays until the interval decides or the games are used up; gives its state after each game. */
export function* duel(given: DuelOptions): Generator<DuelState, void> {
  const { levels, players } = given;
  const even = 1 / players.length;
  const shares: number[] = [];
  let unfinished = 0;
  let state: DuelState | undefined;
  // The games of one seed, with the first level on each seat in turn, are one observation: they are not independent.
  while (!state?.stronger && (shares.length + 1) * players.length <= Math.max(given.games, players.length)) {
    let won = 0;
    for (let seat = 0; seat < players.length; seat++) {
      const result = playGame(given, shares.length, seat);
      if (result === undefined) unfinished++;
      won += result ?? even;
      const games = shares.length * players.length + seat + 1;
      if (seat + 1 < players.length) yield { ...(state ?? atFirst(even)), games, unfinished };
    }
    shares.push(won / players.length);
    const interval = validInterval(shares);
    const stronger = interval.low > even ? levels[0] : interval.high < even ? levels[1] : undefined;
    const share = shares.reduce((sum, each) => sum + each, 0) / shares.length;
    state = { games: shares.length * players.length, unfinished, share, even, interval, stronger };
    yield state;
  }
}

const atFirst = (even: number): DuelState => ({
  games: 0,
  unfinished: 0,
  share: even,
  even,
  interval: { low: 0, high: 1 },
  stronger: undefined,
});

/** What the first level wins from a seat in a game; nothing of a game without an end. */
function playGame(given: DuelOptions, set: number, seat: number): number | undefined {
  const { game, players, options, levels, model, decisions } = given;
  const seed = `${options.seed}/${set}`;
  const match = startMatch(game, { ...options, players, seed, log: false });
  const bots = seatBots(match, {
    levels: players.map((_, each) => (each === seat ? levels[0] : levels[1])),
    seed: `${seed}/bots`,
    model,
  });
  for (let taken = 0; taken < decisions && !isOver(match) && !match.fault; taken++)
    applyAnswer(match, bots.answer(seatsAsked(match)[0]));
  if (!isOver(match)) return undefined;
  const won = winners(match);
  if (won.length === 0) return 1 / players.length;
  return won.includes(seat) ? 1 / won.length : 0;
}
