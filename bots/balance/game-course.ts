import { validInterval, type ValidInterval } from '../valid-interval.ts';
import type { GameRecord } from './game-record.ts';

/** How games of one sort went, whatever the cards. */
export interface GameCourse {
  readonly games: number;
  /** Games that were cut off or had to be stopped. */
  readonly unfinished: number;
  readonly endings: Readonly<Record<string, number>>;
  /** Decisions of a game: the shortest, a quarter, a half, three quarters, the longest. */
  readonly decisions: readonly number[];
  /** What each seat won. */
  readonly seats: readonly SeatShare[];
  /** What those won who had the first turn; null where there are no turns. */
  readonly first: SeatShare | null;
  /** What those won who were judged best after a quarter, a half and three quarters of the game; empty: nobody judged. */
  readonly ahead: readonly number[];
  /** Decisions of a game that left a choice, and how many options they had in the mean. */
  readonly choices: number;
  readonly between: number;
}

/** A share of the games, with an interval that holds at any time. */
export interface SeatShare {
  readonly share: number;
  readonly interval: ValidInterval;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length;

const shareOf = (won: readonly number[]): SeatShare => ({ share: mean(won), interval: validInterval(won) });

/** How the games went, in the order in which they were begun. */
export function gameCourse(games: readonly GameRecord[], seats: number): GameCourse {
  const over = games.filter(({ ending }) => ending !== null);
  const endings = new Map<string, number>();
  for (const { ending } of over) endings.set(ending!, (endings.get(ending!) ?? 0) + 1);
  const lengths = over.map(({ decisions }) => decisions).sort((a, b) => a - b);
  const firsts = over.flatMap(({ won, first }) => (first < 0 ? [] : [won[first]]));
  const judged = over.filter(({ ahead }) => ahead.length > 0);
  const chosen = over.filter(({ choices }) => choices > 0);
  return {
    games: games.length,
    unfinished: games.length - over.length,
    endings: Object.fromEntries([...endings].sort(([a], [b]) => (a < b ? -1 : 1))),
    decisions:
      lengths.length === 0
        ? []
        : [0, 1, 2, 3, 4].map((i) => lengths[Math.round((i / 4) * (lengths.length - 1))]),
    seats: Array.from({ length: seats }, (_, seat) => shareOf(over.map(({ won }) => won[seat]))),
    first: firsts.length === 0 ? null : shareOf(firsts),
    ahead:
      judged.length === 0 ? [] : [0, 1, 2].map((i) => mean(judged.map(({ won, ahead }) => won[ahead[i]]))),
    choices: mean(over.map(({ choices }) => choices)),
    between: mean(chosen.map(({ between }) => between)),
  };
}
