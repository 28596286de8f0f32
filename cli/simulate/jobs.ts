import { setImmediate } from 'node:timers/promises';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { GameResult } from '../../interpreter/reports/simulate.ts';
import { isStopped, runInWorkers, workerProgram } from '../workers/worker-pool.ts';
import { shareGame } from '../../interpreter/game/shared-game.ts';
import { playBatch, seatPlayersOf, type GameBatch, type SharedWork, type Work } from './batch.ts';
import type { FinishedBatch } from './worker.ts';

/** Games of one batch: small enough for a progress bar, large enough that handing it over costs nothing. */
const BATCH = 50;
/** The same where bots search, which takes a thousand times as long. */
const SEARCHED_BATCH = 2;
/** Of short games no thread is handed more batches than these, however many there are. */
const MOST_BATCHES = 40;

/** How long games are played in this thread before it looks for signals and other threads, in milliseconds. */
const LOOKS = 10;
/** Of so much work it looks how many games it played, in milliseconds. */
const ESTIMATED = 400;
/** While the pace rises by more than this from one look to the next, the program is warming up, and says nothing of what is left. */
const WARMING = 1.25;
/**
 * Another thread is at work for a second before it is as fast as this one: it loads and compiles all of it again. It
 * begins where this one would need longer than this, in milliseconds of work: then it saves more than it costs.
 */
const WORTH = 4000;

/** Milliseconds of work of this program; what others do on the same computer does not count. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What games are played by: how many at once, and when to stop. */
export interface Jobs {
  readonly jobs: number;
  /** Where it is aborted, only the games that are finished by then are given. */
  readonly interrupted: AbortSignal;
  /** Hears how many games have been played. */
  done(games: number): void;
}

/**
 * Plays games 0 up to `count`, so many at once: in this thread, and in workers for the others. The result does not depend
 * on `jobs`, but for the order of the games.
 */
export async function playGames(game: Game, work: Work, count: number, how: Jobs): Promise<GameResult[]> {
  const { jobs, interrupted } = how;
  const size = work.model ? SEARCHED_BATCH : Math.max(BATCH, Math.ceil(count / jobs / MOST_BATCHES));
  const batches = Math.ceil(count / size);
  if (jobs === 1 || batches <= 1) return playHere(game, work, { from: 0, to: count }, how);
  const results: GameResult[] = [];
  let started = 0;
  const next = (): GameBatch | undefined => {
    if (started === batches) return undefined;
    const from = started++ * size;
    return { from, to: Math.min(from + size, count) };
  };
  const take = ({ results: more, refused }: FinishedBatch): void => {
    results.push(...more);
    if (refused) throw Object.assign(new Error(refused.message), refused);
    how.done(results.length);
  };
  let elsewhere: Promise<void> | undefined;
  const begin = (): void => {
    const data: SharedWork = { ...work, shared: shareGame(game) };
    const program = workerProgram('simulate/worker');
    const threads = Math.min(jobs, batches) - 1;
    elsewhere ??= runInWorkers<GameBatch, FinishedBatch>({ program, data, threads, interrupted, next, take });
    // What goes wrong is heard by who waits for it; this thread is not to play on meanwhile.
    elsewhere.catch(() => Atomics.store(work.stop, 0, 1));
  };
  const isWorth = estimate(count);
  // What this thread has loaded and compiled is used as well.
  const here = async (): Promise<void> => {
    for (let batch = next(); batch && !interrupted.aborted && !isStopped(work); batch = next()) {
      const before = results.length;
      const done = (games: number): void => {
        if (!elsewhere && isWorth(before + games)) begin();
      };
      take({ results: await playHere(game, work, batch, { ...how, done }) });
    }
  };
  if (work.model) begin();
  try {
    await here();
    await elsewhere;
  } catch (error) {
    // Where one cannot go on, nobody does.
    Atomics.store(work.stop, 0, 1);
    throw error;
  }
  return results;
}

/** Tells, whenever it hears how many games have been played, whether the others would take long at the pace of late. */
function estimate(count: number): (played: number) => boolean {
  let [looked, since, before, earlier] = [performance.now(), worked(), 0, 0];
  return (played) => {
    // To ask how much was worked costs too much to do it after each game.
    if (performance.now() - looked < LOOKS) return false;
    looked = performance.now();
    const now = worked();
    if (now - since < ESTIMATED) return false;
    const pace = (played - before) / (now - since);
    const warm = pace < WARMING * earlier;
    [since, before, earlier] = [now, played, pace];
    return warm && (count - played) / pace > WORTH;
  };
}

/** Plays in this thread, which receives signals only when it is not at work. */
async function playHere(
  game: Game,
  work: Work,
  batch: GameBatch,
  { interrupted, done }: Jobs,
): Promise<GameResult[]> {
  const players = await seatPlayersOf(work);
  const results: GameResult[] = [];
  let looked = performance.now();
  for (const result of playBatch(game, work, batch, players)) {
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
