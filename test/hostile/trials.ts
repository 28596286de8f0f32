import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { ROOT } from '../files.ts';
import type { Tried } from './trial.ts';

/** What came of all attempts. */
export interface Trials {
  readonly tried: readonly Tried[];
  /** Attempts that took longer than the limit, or ended the process. */
  readonly lost: readonly string[];
  /** Most memory that one of the processes had beyond what it had when all games were loaded, in bytes. */
  readonly memory: number;
  /** The longest attempt, in milliseconds of processor (by the clock where the system does not tell those). */
  readonly longest: { readonly ms: number; readonly title: string };
}

const MOST_MS = 10_000;
/** Whoever waits for something needs no processor: such a hang is seen by the clock. */
const MOST_WAIT_MS = 60_000;
const PROCESSES = 2;
const TICK_MS = 10;

/**
 * Milliseconds of processor that a process has used, all its threads together, which do not grow while others keep the
 * machine busy. `undefined` once it has ended, and where the system does not tell it under `/proc`.
 */
function processorTime(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything: fields are counted behind it (proc(5): utime is the 14th, stime the 15th).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

const TOLD = processorTime(process.pid) !== undefined;

/** Tries so many files or cards in processes beside each other, each attempt for ten seconds of processor at most. */
export async function trials(sort: 'files' | 'cards', count: number): Promise<Trials> {
  const tried: Tried[] = [];
  const lost: string[] = [];
  let memory = 0;
  let longest = { ms: 0, title: '' };
  /** Runs from one attempt on; gives the one after which the process has to be started again, if there is one. */
  const runFrom = (first: number): Promise<number | undefined> =>
    new Promise((resolve) => {
      const args = ['--max-old-space-size=400', `${ROOT}test/hostile/trial.ts`, sort];
      const child = spawn(process.execPath, [...args, String(first), String(PROCESSES), String(count)], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let loaded = 0;
      let now = first;
      // Only attempts count, not the loading of all games before them.
      let since = { clock: Infinity, processor: Infinity };
      let used = 0;
      const time = (): { clock: number; processor: number } => {
        const clock = performance.now();
        used = TOLD ? (processorTime(child.pid!) ?? used) : clock;
        return { clock, processor: used };
      };
      let done = false;
      let last = '';
      child.stderr.on('data', (text: Buffer) => (last = text.toString().slice(-400)));
      const watch = setInterval(() => {
        const { clock, processor } = time();
        if (processor - since.processor > MOST_MS || clock - since.clock > MOST_WAIT_MS)
          child.kill('SIGKILL');
      }, 250);
      createInterface({ input: child.stdout }).on('line', (line) => {
        const said = JSON.parse(line) as Tried | { begins: number } | { memory: number } | { loaded: number };
        if ('memory' in said) {
          memory = Math.max(memory, said.memory - loaded);
          done = true;
        } else if ('loaded' in said) {
          loaded = said.loaded;
        } else if ('begins' in said) {
          now = said.begins;
          since = time();
        } else {
          tried.push(said);
          const ms = time().processor - since.processor;
          if (ms > longest.ms) longest = { ms, title: said.title };
        }
      });
      child.on('close', (code, signal) => {
        clearInterval(watch);
        if (done) return resolve(undefined);
        const why = signal === 'SIGKILL' ? `longer than ${MOST_MS / 1000} s` : `ended with ${code}: ${last}`;
        lost.push(`${sort} ${now}: ${why}`);
        resolve(now + PROCESSES);
      });
    });
  await Promise.all(
    Array.from({ length: PROCESSES }, async (_, i) => {
      for (let next: number | undefined = i; next !== undefined && next < count;) next = await runFrom(next);
    }),
  );
  return { tried, lost, memory, longest };
}
