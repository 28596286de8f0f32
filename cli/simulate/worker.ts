import { workerData } from 'node:worker_threads';
import { gameOf, playBatch, type Batch, type Work } from './batch.ts';

// The pool hands its own data first, ours second.
const work = (workerData as [unknown, Work])[1];
const game = gameOf(work);

/** What the pool calls for each batch. */
export default (batch: Batch): ReturnType<typeof playBatch> => playBatch(game, work, batch);
