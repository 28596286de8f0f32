import { setImmediate } from 'node:timers/promises';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { GameResult } from '../../interpreter/reports/simulate.ts';
import { runInWorkers, workerProgram } from '../workers/worker-pool.ts';
import { playBatch, type GameBatch, type Work } from './batch.ts';
import type { FinishedBatch } from './worker.ts';

/** Games of one batch: small enough for a progress bar, large enough that handing it over costs nothing. */
const BATCH = 50;
/** The same where bots search, which takes a thousand times as long. */
const SEARCHED_BATCH = 2;

/** How long games are played in this thread before it looks for signals, in milliseconds. */
const LOOKS = 50;

/** What games are played by: how many at once, and when to stop. */
export interface Jobs {
  readonly jobs: number;
  /** Where it is aborted, only the games that are finished by then are given. */
  readonly interrupted: AbortSignal;
  /** Hears how many games have been played. */
  done(games: number): void;
}

/**
 * Plays games 0 up to `count`, in so many workers at once; with one, in this thread. The result does not depend on
 * `jobs`.
 */
export async function playGames(game: Game, work: Work, count: number, how: Jobs): Promise<GameResult[]> {
  const { jobs, interrupted } = how;
  const size = work.model ? SEARCHED_BATCH : BATCH;
  const batches = Math.ceil(count / size);
  if (jobs === 1 || batches <= 1) return playHere(game, work, { from: 0, to: count }, how);
  const results: GameResult[] = [];
  let started = 0;
  await runInWorkers<GameBatch, FinishedBatch>({
    program: workerProgram('simulate/worker'),
    data: work,
    threads: Math.min(jobs, batches),
    interrupted,
    next: () => {
      if (started === batches) return undefined;
      const from = started++ * size;
      return { from, to: Math.min(from + size, count) };
    },
    take: ({ results: more, refused }) => {
      results.push(...more);
      if (refused) throw Object.assign(new Error(refused.message), refused);
      how.done(results.length);
    },
  });
  return results;
}

/** Plays in this thread, which receives signals only when it is not at work. */
async function playHere(
  game: Game,
  work: Work,
  batch: GameBatch,
  { interrupted, done }: Jobs,
): Promise<GameResult[]> {
  const results: GameResult[] = [];
  let looked = performance.now();
  for (const result of playBatch(game, work, batch)) {
    if (result) {
      results.push(result);
      done(results.length);
    }
    if (performance.now() - looked > LOOKS) {
      await setImmediate();
      looked = performance.now();
    }
    if (interrupted.aborted) break;
  }
  return results;
}
