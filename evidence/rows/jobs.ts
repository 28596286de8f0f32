/** What it costs to play games in several threads, against the same games in one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../test/files.ts';
import { copyTo, installPacked } from '../../test/packed/install.ts';
import { allThere } from '../needs.ts';
import type { Measured, Row } from '../row.ts';

const LEAST = 0.9;
const ROUNDS = 3;

/** Seconds of work of a whole command with all its threads, and what it printed. */
function worked(installed: string, games: number, jobs: number): { seconds: number; printed: string } {
  const measured = ['--import', pathToFileURL(join(ROOT, 'bench/cold/usage.mjs')).href];
  const command = `bin/cardwright.mjs simulate cards/slasher -n ${games} --players 3 --jobs ${jobs} --seed jobs --format json`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...measured, ...command.split(' ')], {
    cwd: installed,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  const usage = JSON.parse(stderr.trim().split('\n').at(-1)!) as { worked: number };
  return { seconds: usage.worked / 1000, printed: stdout };
}

interface Compared {
  readonly ratio: number;
  readonly one: number;
  readonly two: number;
  readonly same: boolean;
}

function compared(installed: string, games: number): Compared {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const [one, two] = [worked(installed, games, 1), worked(installed, games, 2)];
    const same = one.printed === two.printed;
    return { ratio: one.seconds / two.seconds, one: one.seconds, two: two.seconds, same };
  }).sort((a, b) => a.ratio - b.ratio);
  return { ...rounds[ROUNDS >> 1], same: rounds.every(({ same }) => same) };
}

/** So few games are played by one thread, since another would take longer to begin: as many again show what two cost. */
const LONGER = 10;

async function measure(games: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'jobs-'));
  try {
    await copyTo(join(folder, 'source'));
    return measured(await installPacked(join(folder, 'source'), join(folder, 'user')), games);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measured(installed: string, games: number): Measured {
  // The first run of all compiles what the next ones find.
  worked(installed, 1, 2);
  const all = [games, LONGER * games].map((each) => ({ each, ...compared(installed, each) }));
  return {
    measured: all
      .map(
        ({ each, ratio, one, two, same }) =>
          `${each} games ${ratio.toFixed(2)}: ${one.toFixed(2)} s of work with one job, ${two.toFixed(2)} s with two; ${same ? 'the same result' : 'the results differ'}`,
      )
      .join('; '),
    met: all.every(({ ratio, same }) => ratio >= LEAST && same),
  };
}

export const twoJobs: Row = {
  what: '`simulate --jobs 2` of Slasher from the package against one job, work of all threads of the whole command, in turns; the same with ten times as many games',
  atLeast: `${LEAST} of the work; the same result`,
  open: true,
  full: 20_000,
  small: 200,
  unit: 'games each',
  timed: true,
  measure: allThere(['slasher'], measure),
};
