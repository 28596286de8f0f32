import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../test/files.ts';
import type { Row } from '../row.ts';

/** Seconds of a script of the package, and how many tests it ran; only what has passed counts. */
function ran(script: string): { readonly seconds: number; readonly told: string; readonly passed: boolean } {
  const start = performance.now();
  const { status, stdout } = spawnSync('npm', ['run', '-s', script], { cwd: ROOT, encoding: 'utf8' });
  const seconds = (performance.now() - start) / 1000;
  const tests = /Tests\s+(.*)/.exec(stripVTControlCharacters(stdout))?.[1] ?? 'no tests';
  return { seconds, told: `${tests} in ${Math.round(seconds)} s`, passed: status === 0 };
}

const MOST_SECONDS = 180;

export const testRun: Row = {
  what: '`npm test`, the check included, on two quiet cores',
  atLeast: `under ${MOST_SECONDS} s`,
  full: 1,
  small: 1,
  unit: 'run',
  timed: true,
  measure() {
    const { seconds, told, passed } = ran('test');
    return {
      measured: `${told}, on ${availableParallelism()} cores`,
      met: passed && seconds < MOST_SECONDS,
    };
  },
};

export const fullTestRun: Row = {
  what: '`npm run test:full`',
  atLeast: 'printed',
  full: 1,
  small: 1,
  unit: 'run',
  timed: true,
  measure() {
    const { told, passed } = ran('test:full');
    return { measured: told, met: passed };
  },
};
