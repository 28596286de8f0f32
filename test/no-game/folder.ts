import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../files.ts';

/** What came of running the tests without a game. */
export interface WithoutGame {
  readonly passed: number;
  readonly skipped: readonly string[];
  readonly failed: readonly string[];
}

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** What belongs to a game, besides what skips itself when the game is not there. */
const tagged = (id: string): string[] => [`cards/${id}`, `examples/${id}`, `test/games/${id}`];

const LEFT_OUT = ['node_modules', '.git', 'dist', 'coverage', 'bench/node_modules'];

/** Copies the checkout without a game, and runs all tests that are left. */
export function testWithout(id: string): WithoutGame {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-'));
  try {
    const gone = new Set([...LEFT_OUT, ...tagged(id)].map((path) => join(ROOT, path)));
    cpSync(ROOT, folder, { recursive: true, filter: (path) => !gone.has(path) });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const output = join(folder, 'report.json');
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const environment = { ...process.env, WITHOUT_GAME: 'gone' };
    const { stderr } = spawnSync(
      process.execPath,
      [vitest, 'run', '--reporter=json', `--outputFile=${output}`],
      {
        cwd: folder,
        env: environment,
        encoding: 'utf8',
      },
    );
    if (!existsSync(output))
      return { passed: 0, skipped: [], failed: [`the tests did not run: ${stderr.slice(0, 500)}`] };
    return read(JSON.parse(readFileSync(output, 'utf8')) as Report, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(report: Report, folder: string): WithoutGame {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    skipped: tests
      .filter((test) => ['skipped', 'pending', 'todo'].includes(test.status))
      .map((test) => test.fullName),
    failed: [
      ...broken.map((file) => `${file.name.replace(`${folder}/`, '')}: ${file.message.split('\n')[0]}`),
      ...tests.filter((test) => test.status === 'failed').map((test) => test.fullName),
    ],
  };
}
