import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../test/files.ts';
import { copyTo, installPacked } from '../../test/packed/install.ts';
import { BEFORE } from '../before.ts';
import type { Measured, Row } from '../row.ts';

const MOST_HELP = 100;
const usage = new URL('../../bench/cold/usage.mjs', import.meta.url).href;

/** Milliseconds of a whole process: by the clock, and what it worked. */
interface Taken {
  readonly clock: number;
  readonly worked: number;
}

function once(args: readonly string[]): Taken {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const clock = performance.now() - start;
  // The same once more, which tells at its end what it worked.
  const counted = spawnSync(process.execPath, ['--import', usage, ...args], { encoding: 'utf8' });
  if (status !== 0 || counted.status !== 0) throw new Error(stderr + counted.stderr);
  const { worked } = JSON.parse(counted.stderr.trim().split('\n').at(-1)!) as { worked: number };
  return { clock, worked };
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const told = ({ clock, worked }: Taken): string =>
  `${Math.round(worked)} ms (${Math.round(clock)} by the clock)`;

/** Both packages side by side: whatever else the machine does slows both. */
async function measure(runs: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'cold-'));
  try {
    const [then, now] = [join(folder, 'then'), join(folder, 'now')];
    mkdirSync(then);
    const archive = execFileSync('git', ['archive', BEFORE.commit], { cwd: ROOT, maxBuffer: 1 << 30 });
    execFileSync('tar', ['x', '-C', then], { input: archive });
    await copyTo(now);
    const before = await installPacked(then, join(folder, 'user-then'));
    const after = await installPacked(now, join(folder, 'user-now'));
    const program = 'dist/interpreter/index.js';
    const processes = [
      ['-e', ''],
      [join(before, program)],
      [join(after, program)],
      [join(before, 'bin/cardwright.mjs'), '--help'],
      [join(after, 'bin/cardwright.mjs'), '--help'],
    ];
    // The first run of each finds nothing in any cache.
    processes.forEach(once);
    const rounds = Array.from({ length: runs }, () => processes.map(once));
    const [node, load, loadNow, help, helpNow] = processes.map((_, i): Taken => ({
      clock: median(rounds.map((round) => round[i].clock)),
      worked: median(rounds.map((round) => round[i].worked)),
    }));
    return {
      measured: `interpreter ${told(loadNow)}, before ${told(load)}; \`--help\` ${told(helpNow)}, before ${told(help)}`,
      met: loadNow.worked <= load.worked / 2 && helpNow.clock < MOST_HELP,
      details: [
        `medians of ${runs} processes each; Node alone ${told(node)}, which is in all of them`,
        `before is ${BEFORE.commit}, packed and installed in the same way`,
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const coldPackage: Row = {
  what: 'a new process of the package as it is published, in time that it works: importing the interpreter, and `--help`',
  atLeast: `half of what it was before the files were moved into rooms; under ${MOST_HELP} ms by the clock`,
  full: 15,
  small: 3,
  unit: 'runs of each',
  timed: true,
  measure,
};
