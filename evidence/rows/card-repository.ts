import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import {
  commandsOfWorkflow,
  plant,
  plantedFaults,
  writeRepository,
} from '../../test/packed/card-repository.ts';
import { copyTo, installPacked } from '../../test/packed/install.ts';
import type { Measured, Row } from '../row.ts';

const MOST = 2000;
const known = ['--baseline', 'known.json'];
/** The ways in which a build asks what is wrong. */
const ways: Readonly<Record<string, readonly string[]>> = {
  changed: ['--changed', 'HEAD', '--format', 'lines'],
  baseline: [...known, '--format', 'lines'],
  sarif: ['--format', 'sarif'],
  junit: ['--format', 'junit'],
  github: ['--format', 'github'],
};

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** Installs the packed program in a repository of cards, and plants faults there one by one. */
async function measure(count: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  try {
    const [project, repository] = [join(folder, 'project'), join(folder, 'repository')];
    await copyTo(project);
    mkdirSync(repository);
    writeRepository(repository);
    const installed = await installPacked(project, repository);
    const program = join(installed, 'bin/cardwright.mjs');
    const times: number[] = [];
    const validate = (more: readonly string[]): SpawnSyncReturns<string> => {
      const start = performance.now();
      const ran = spawnSync(process.execPath, [program, 'validate', '.', ...more], {
        cwd: repository,
        encoding: 'utf8',
      });
      times.push(performance.now() - start);
      return ran;
    };
    const wrong: string[] = [];
    // A runner finds the program as `npx` does.
    const bin = join(installed, '../.bin');
    mkdirSync(bin, { recursive: true });
    spawnSync('ln', ['-s', program, join(bin, 'cardwright')]);
    for (const command of commandsOfWorkflow()) {
      const ran = spawnSync('bash', ['-ec', command.replaceAll('npx cardwright', 'cardwright')], {
        cwd: repository,
        encoding: 'utf8',
        env: { ...process.env, GAME: 'here-to-slay', PATH: [bin, process.env['PATH']].join(delimiter) },
      });
      if (ran.status !== 0)
        wrong.push(`clean: ${command}: exit ${ran.status}, ${(ran.stdout + ran.stderr).slice(0, 200)}`);
    }
    validate([...known, '--write-baseline']);
    for (const [way, more] of Object.entries(ways))
      if (validate(more).status !== 0) wrong.push(`clean: ${way} is red`);
    const faults = plantedFaults.slice(0, count);
    const red = Object.fromEntries(Object.keys(ways).map((way) => [way, 0]));
    for (const fault of faults) {
      const undo = plant(repository, fault);
      for (const [way, more] of Object.entries(ways)) {
        const { status, stdout } = validate(more);
        if (status === 1 && stdout.includes(fault.file)) red[way]++;
        else wrong.push(`${fault.name}: ${way}: exit ${status}`);
      }
      undo();
    }
    const took = median(times);
    return {
      measured: `${Object.entries(red)
        .map(([way, times]) => `${way} ${times} of ${faults.length} red`)
        .join(', ')}; the workflow and all of these are green without a fault: ${
        wrong.some((each) => each.startsWith('clean')) ? 'no' : 'yes'
      }; ${(took / 1000).toFixed(2)} s a run, median`,
      met: wrong.length === 0 && took < MOST,
      details: wrong.slice(0, 20),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const cardRepository: Row = {
  what: 'the workflow of docs/packs.md, and `validate` with `--changed`, a baseline, SARIF, JUnit and annotations, from the packed package in a new repository of 200 cards, with twenty planted faults',
  atLeast: '20 of 20 red each; green without a fault; under 2 s',
  full: plantedFaults.length,
  small: 1,
  unit: 'faults',
  timed: true,
  measure,
};
