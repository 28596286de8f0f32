import { mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTo, installPacked } from '../../test/packed/install.ts';
import type { Measured, Row } from '../row.ts';

const MOST = 700;

/** Starts the whole command of the installed package in a new process, again and again. */
async function measure(runs: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'validate-'));
  try {
    await copyTo(join(folder, 'source'));
    const installed = await installPacked(join(folder, 'source'), join(folder, 'user'));
    const times: number[] = [];
    const failed: string[] = [];
    // The first run finds nothing in any cache.
    for (let i = 0; i <= runs; i++) {
      const start = performance.now();
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(installed, 'bin/cardwright.mjs'), 'validate', join(installed, 'cards/slasher')],
        { encoding: 'utf8' },
      );
      if (i > 0) times.push(performance.now() - start);
      if (status !== 0) failed.push(`exit ${status}: ${(stdout + stderr).slice(0, 300)}`);
    }
    const median = times.sort((a, b) => a - b)[runs >> 1];
    return {
      measured: `${Math.round(median)} ms, median of ${runs}`,
      met: median < MOST && failed.length === 0,
      details: failed.slice(0, 1),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const cold: Row = {
  what: 'validating Slasher with its scenarios in a new process of the package, the whole command',
  atLeast: `under ${MOST} ms`,
  full: 5,
  small: 1,
  unit: 'runs',
  timed: true,
  measure,
};
