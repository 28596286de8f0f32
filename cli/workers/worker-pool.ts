import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { packageFolder } from '../files/package-folder.ts';

/** The program of a thread by its path in `cli`, without its ending: a source, or what is built from it. */
export const workerProgram = (path: string): URL =>
  new URL(import.meta.url.endsWith('.ts') ? `cli/${path}.ts` : `dist/cli/${path}.js`, packageFolder);

/** What all workers are given, and how they are stopped: not 0 where they are to. */
export interface WorkerData {
  readonly stop: Int32Array<SharedArrayBuffer>;
}

/** A flag for `WorkerData`. */
export const stopFlag = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(4));

export const isStopped = ({ stop }: WorkerData): boolean => Atomics.load(stop, 0) !== 0;

/** A run of tasks in threads. */
export interface PoolRun<Task, Done> {
  readonly program: URL;
  readonly data: WorkerData;
  readonly threads: number;
  readonly interrupted: AbortSignal;
  /** The next task; undefined where nothing is left to do. */
  next(): Task | undefined;
  /** Takes what a task gave, in the order in which they are finished. */
  take(done: Done, task: Task): void;
}

/** A thread finds what this one has compiled only with the folder in its environment. */
function workerEnvironment(): Record<string, string> {
  const own = getCompileCacheDir();
  // Below it each version of Node has a folder of its own.
  return { ...process.env, ...(own === undefined ? {} : { NODE_COMPILE_CACHE: dirname(own) }) } as Record<
    string,
    string
  >;
}

/** Hands tasks to threads until there are no more, or it is interrupted. */
export async function runInWorkers<Task, Done>(run: PoolRun<Task, Done>): Promise<void> {
  const { program, data, threads, interrupted, next, take } = run;
  const stop = (): void => void Atomics.store(data.stop, 0, 1);
  interrupted.addEventListener('abort', stop, { once: true });
  if (interrupted.aborted) stop();
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: program.href,
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
    workerData: data,
    env: workerEnvironment(),
  });
  const feed = async (): Promise<void> => {
    for (let task = next(); task !== undefined && !interrupted.aborted; task = next())
      take((await pool.run(task)) as Done, task);
  };
  try {
    // One task waits for each worker.
    await Promise.all(Array.from({ length: 2 * threads }, feed));
  } finally {
    interrupted.removeEventListener('abort', stop);
    await pool.destroy();
  }
}
