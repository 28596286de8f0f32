import { workerData } from 'node:worker_threads';
import type { GameRecord } from '../../bots/balance/game-record.ts';
import { isStopped } from '../workers/worker-pool.ts';
import { playTask, balanceTables, type BalanceWork, type SetTask } from './balance-work.ts';

// The pool hands its own data first, ours second.
const work = (workerData as [unknown, BalanceWork])[1];
const tableOf = balanceTables(work);

/** What the pool calls for each set; gives nothing where it was stopped before its end. */
export default (task: SetTask): readonly GameRecord[] | undefined => {
  const playing = playTask(work, tableOf, task);
  for (;;) {
    if (isStopped(work)) return undefined;
    const { done, value } = playing.next();
    if (done) return value;
  }
};
