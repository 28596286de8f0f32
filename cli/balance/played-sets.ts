import { setImmediate } from 'node:timers/promises';
import { isEnough } from '../../bots/balance/balance-plan.ts';
import type { GameRecord } from '../../bots/balance/game-record.ts';
import { gamesOfSet, type Trial } from '../../bots/balance/trials.ts';
import { runInWorkers, workerProgram } from '../workers/worker-pool.ts';
import { playTask, balanceTables, type BalanceWork, type SetTask } from './balance-work.ts';

/** How sets are played: how many at once, when to stop, and what to do with each that is finished. */
export interface SetJobs {
  readonly jobs: number;
  readonly interrupted: AbortSignal;
  /** Sets that were played before, by trial and number. */
  readonly kept: ReadonlyMap<string, readonly GameRecord[]>;
  keep(task: SetTask, games: readonly GameRecord[]): void;
  /** Is given how many games are done, of how many at most. */
  done(games: number, of: number): void;
}

export const setKey = ({ trial, set }: SetTask): string => `${trial} ${set}`;

/**
 * Plays the sets of all trials, each trial until it has enough; by trial the sets from the first on without a gap. What
 * is given does not depend on `jobs`, nor on what was played before.
 */
export async function playSets(work: BalanceWork, how: SetJobs): Promise<GameRecord[][][]> {
  const { jobs, interrupted, kept, keep, done } = how;
  const trials = work.trials.map((trial) => runningTrial(trial));
  const sizes = work.trials.map((trial) => gamesOfSet(trial, work.players.length));
  const tell = (): void => {
    const ready = trials.reduce((sum, { sets }, i) => sum + sets.length * sizes[i], 0);
    const wanted = trials.reduce(
      (sum, each, i) => sum + sizes[i] * (each.isDone ? each.sets.length : each.trial.sets),
      0,
    );
    done(ready, wanted);
  };
  const take = (task: SetTask, games: readonly GameRecord[]): void => {
    trials[task.trial].take(task.set, games);
    tell();
  };
  const next = (): SetTask | undefined => {
    for (const [trial, each] of trials.entries()) {
      for (let set = each.next(); set !== undefined; set = each.next()) {
        const before = kept.get(setKey({ trial, set }));
        if (!before) return { trial, set };
        take({ trial, set }, before);
      }
    }
    return undefined;
  };
  tell();
  if (jobs === 1) await playHere(work, next, { ...how, keep, take });
  else
    await runInWorkers<SetTask, readonly GameRecord[] | undefined>({
      program: workerProgram('balance/balance-worker'),
      data: work,
      threads: jobs,
      interrupted,
      next,
      take: (games, task) => {
        if (!games) return;
        keep(task, games);
        take(task, games);
      },
    });
  return trials.map(({ sets }) => sets);
}

/** A trial on its way: which of its sets have begun, and those that are finished without a gap. */
interface RunningTrial {
  readonly trial: Trial;
  readonly sets: GameRecord[][];
  readonly isDone: boolean;
  /** The next set to be played; undefined where there are enough, or enough on their way. */
  next(): number | undefined;
  take(set: number, games: readonly GameRecord[]): void;
}

function runningTrial(trial: Trial): RunningTrial {
  const sets: GameRecord[][] = [];
  const waiting = new Map<number, readonly GameRecord[]>();
  let begun = 0;
  let isDone = isEnough(trial, sets);
  return {
    trial,
    sets,
    get isDone() {
      return isDone;
    },
    next: () => (isDone || begun === trial.sets ? undefined : begun++),
    take(set, games) {
      waiting.set(set, games);
      for (let ready = waiting.get(sets.length); ready && !isDone; ready = waiting.get(sets.length)) {
        waiting.delete(sets.length);
        sets.push([...ready]);
        isDone = isEnough(trial, sets);
      }
    },
  };
}

/** How long games are played in this thread before it looks for signals, in milliseconds. */
const LOOKS = 50;

async function playHere(
  work: BalanceWork,
  next: () => SetTask | undefined,
  {
    interrupted,
    keep,
    take,
  }: SetJobs & { readonly take: (task: SetTask, games: readonly GameRecord[]) => void },
): Promise<void> {
  const tableOf = balanceTables(work);
  let looked = performance.now();
  for (let task = next(); task && !interrupted.aborted; task = next()) {
    const playing = playTask(work, tableOf, task);
    for (;;) {
      const { done, value } = playing.next();
      if (done) {
        keep(task, value);
        take(task, value);
        break;
      }
      if (performance.now() - looked > LOOKS) {
        await setImmediate();
        looked = performance.now();
      }
      if (interrupted.aborted) return;
    }
  }
}
