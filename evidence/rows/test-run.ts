import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../test/files.ts';
import type { Row } from '../row.ts';

interface Run {
  readonly seconds: number;
  readonly told: string;
  readonly passed: boolean;
  /** The names of the tests that failed. */
  readonly failed: readonly string[];
}

/** A script of the package: its seconds, and how many tests it ran; only what has passed counts. */
function ran(script: string): Run {
  const start = performance.now();
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', script], options);
  const seconds = (performance.now() - start) / 1000;
  const said = stripVTControlCharacters(stdout);
  const tests = /Tests\s+(.*)/.exec(said)?.[1] ?? 'no tests';
  const failed = [...`${said}\n${stripVTControlCharacters(stderr)}`.matchAll(/^\s*FAIL\s+(.*)$/gm)];
  return {
    seconds,
    told: `${tests} in ${Math.round(seconds)} s`,
    passed: status === 0,
    failed: [...new Set(failed.map(([, name]) => `failed: ${name}`))],
  };
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
    const { seconds, told, passed, failed } = ran('test');
    return {
      measured: `${told}, on ${availableParallelism()} cores`,
      met: passed && seconds < MOST_SECONDS,
      details: failed,
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
    const { told, passed, failed } = ran('test:full');
    return { measured: told, met: passed, details: failed };
  },
};
