import type { Game } from '../../interpreter/game.ts';
import type { GameResult } from '../../interpreter/simulate.ts';
import { playBatch, type Batch, type Work } from './batch.ts';

/** Games of one batch: small enough for a progress bar, large enough that handing it over costs nothing. */
const BATCH = 50;

/**
 * Plays games 0 up to `count`, in so many workers at once; with one, in this thread. The result does not depend on
 * `jobs`. `done` hears how many games have been played.
 */
export async function playGames(
  game: Game,
  work: Work,
  count: number,
  jobs: number,
  done: (games: number) => void,
): Promise<GameResult[]> {
  const batches: Batch[] = [];
  for (let from = 0; from < count; from += BATCH) batches.push({ from, to: Math.min(from + BATCH, count) });
  let played = 0;
  const finished = (results: GameResult[]): GameResult[] => {
    done((played += results.length));
    return results;
  };
  if (jobs === 1 || batches.length === 1)
    return batches.flatMap((batch) => finished(playBatch(game, work, batch)));
  const { Tinypool } = await import('tinypool');
  // The sources and what is built from them end differently.
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const threads = Math.min(jobs, batches.length);
  const pool = new Tinypool({
    filename: new URL(`./worker.${ending}`, import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
    workerData: work,
  });
  try {
    const all = await Promise.all(
      batches.map(async (batch) => finished((await pool.run(batch)) as GameResult[])),
    );
    return all.flat();
  } finally {
    await pool.destroy();
  }
}
