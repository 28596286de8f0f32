import { validInterval, type ValidInterval } from './valid-interval.ts';
import { wonOfSet, type Trial } from './balance/trials.ts';
import type { GameRecord } from './balance/game-record.ts';
import type { Level } from './levels.ts';

/** The first sits on one seat, the second on all others; every seat has its turn, on the same seed. */
export type LevelPair = readonly [Level, Level];

/** What a duel has shown. */
export interface DuelResult {
  readonly levels: LevelPair;
  readonly games: number;
  /** Games that were cut off or had to be stopped: each counts as an even share. */
  readonly unfinished: number;
  /** What the first level won, as a share of the games; a win that is shared counts by its part. */
  readonly share: number;
  /** What it would win if the levels were alike. */
  readonly even: number;
  readonly interval: ValidInterval;
  /** Which level is stronger, once the interval leaves no doubt. */
  readonly stronger: Level | undefined;
}

/** The games of a duel, at most so many; `stops`: no more than are needed to decide. */
export const duelTrial = (
  [level, others]: LevelPair,
  seats: number,
  games: number,
  stops: boolean,
): Trial => ({
  table: 0,
  level,
  others,
  card: undefined,
  sets: Math.max(1, Math.floor(games / seats)),
  stops,
});

/** What the sets of a duel have shown: the games of one seed are one observation, because they are not independent. */
export function duelResult(
  levels: LevelPair,
  seats: number,
  sets: readonly (readonly GameRecord[])[],
): DuelResult {
  const even = 1 / seats;
  const won = sets.map(wonOfSet);
  const interval = validInterval(won);
  return {
    levels,
    games: sets.length * seats,
    unfinished: sets.flat().filter(({ ending }) => ending === null).length,
    share: won.length === 0 ? even : won.reduce((sum, each) => sum + each, 0) / won.length,
    even,
    interval,
    stronger: interval.low > even ? levels[0] : interval.high < even ? levels[1] : undefined,
  };
}
