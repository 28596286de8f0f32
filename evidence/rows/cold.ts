import { spawnSync } from 'node:child_process';
import { ROOT } from '../../test/files.ts';
import type { Measured, Row } from '../row.ts';

const MOST = 1000;

/** Starts the whole command in a new process, again and again. */
function measure(runs: number): Measured {
  const times: number[] = [];
  const failed: string[] = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['bin/cardwright.mjs', 'validate', 'cards/slasher'],
      {
        cwd: ROOT,
        encoding: 'utf8',
      },
    );
    times.push(performance.now() - start);
    if (status !== 0) failed.push(`exit ${status}: ${(stdout + stderr).slice(0, 300)}`);
  }
  const median = times.sort((a, b) => a - b)[runs >> 1];
  return {
    measured: `${Math.round(median)} ms, median of ${runs}`,
    met: median < MOST && failed.length === 0,
    details: failed.slice(0, 1),
  };
}

export const cold: Row = {
  what: 'validating Slasher from cold, the whole command',
  atLeast: 'under 1 s',
  full: 5,
  small: 1,
  unit: 'runs',
  timed: true,
  measure,
};
