import { workerData } from 'node:worker_threads';
import type { GameResult } from '../../interpreter/reports/simulate.ts';
import { isStopped } from '../workers/worker-pool.ts';
import { sharedGame } from '../../interpreter/game/shared-game.ts';
import { playBatch, seatPlayersOf, type GameBatch, type SharedWork } from './batch.ts';

// The pool hands its own data first, ours second.
const work = (workerData as [unknown, SharedWork])[1];
const game = sharedGame(work.shared);
const players = await seatPlayersOf(work);

/** The games of a batch that were finished, and what the system refused, as plain data: an error loses its code on the way. */
export interface FinishedBatch {
  readonly results: readonly GameResult[];
  readonly refused?: NodeJS.ErrnoException;
}

/** What the pool calls for each batch. */
export default (batch: GameBatch): FinishedBatch => {
  const results: GameResult[] = [];
  try {
    if (isStopped(work)) return { results };
    for (const result of playBatch(game, work, batch, players)) {
      if (result) results.push(result);
      if (isStopped(work)) break;
    }
    return { results };
  } catch (error) {
    const { code, path, syscall, name, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { results, refused: { code, path, syscall, name, message } as NodeJS.ErrnoException };
  }
};
