/** Runs the tests of mends in a copy of the project in which the mends are undone, one at a time. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../test/files.ts';
import type { Edit, Mend } from './mend.ts';

const run = promisify(execFile);

/** What came of a mend: why it is not proven; nothing where its test passes, and fails without the mend. */
export interface Undone {
  readonly mend: Mend;
  readonly problem: string | undefined;
}

const COPIES = 2;

/** Tries all mends, each test file first as it is, in two copies beside each other. `done` hears of each. */
export async function undoAll(
  mends: readonly Mend[],
  done: (each: Undone) => void = () => {},
): Promise<Undone[]> {
  const byFile = Map.groupBy(mends, ({ file }) => file);
  const files = [...byFile.keys()];
  const results: Undone[] = [];
  await Promise.all(
    Array.from({ length: Math.min(COPIES, files.length) }, async () => {
      const copy = copyOfProject();
      try {
        for (let file = files.shift(); file !== undefined; file = files.shift()) {
          const tests = await tried(copy, file);
          for (const mend of byFile.get(file)!) {
            const result = { mend, problem: await unproven(copy, mend, tests) };
            results.push(result);
            done(result);
          }
        }
      } finally {
        rmSync(copy, { recursive: true, force: true });
      }
    }),
  );
  return results.toSorted((a, b) => mends.indexOf(a.mend) - mends.indexOf(b.mend));
}

/** A test of a file, and how it went. */
interface Tried {
  readonly fullName: string;
  readonly status: string;
}

async function unproven(copy: string, mend: Mend, tests: readonly Tried[]): Promise<string | undefined> {
  if (!pass(tests, mend)) return 'its test does not pass';
  const before = mend.undo.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')] as const);
  try {
    for (const edit of mend.undo) {
      const problem = apply(copy, edit);
      if (problem) return problem;
    }
    const without = await tried(copy, mend.file, mend.test);
    return pass(without, mend) ? 'its test passes without the mend, too' : undefined;
  } finally {
    // The first reading of each file is the one to go back to.
    for (const [file, text] of before.toReversed()) writeFileSync(join(copy, file), text);
  }
}

function apply(copy: string, { file, from, to }: Edit): string | undefined {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const found = text.split(from).length - 1;
  if (found !== 1) return `\`${from}\` stands ${found} times in ${file}`;
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  return undefined;
}

/** Whether the tests of a mend pass; those that are not found do not. */
function pass(tests: readonly Tried[], { test }: Mend): boolean {
  const own = tests.filter(({ fullName, status }) => fullName.includes(test) && status !== 'skipped');
  return own.length > 0 && own.every(({ status }) => status === 'passed');
}

/** The tests of a file whose names contain a text, run in a process of their own; none where the file cannot be run. */
async function tried(copy: string, file: string, name?: string): Promise<readonly Tried[]> {
  const report = join(copy, 'undo-report.json');
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const only = name === undefined ? [] : ['-t', name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')];
  const call = [vitest, 'run', file, ...only, '--reporter=json', `--outputFile=${report}`];
  rmSync(report, { force: true });
  await run(process.execPath, call, { cwd: copy, maxBuffer: 1 << 26 }).catch(() => undefined);
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return testResults.flatMap(({ assertionResults }) => assertionResults);
  } catch {
    return [];
  }
}

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly Tried[] }[];
}

/** A copy of what git knows of, with the packages of this checkout. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'cardwright-undo-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of files.split('\0').filter((each) => each !== ''))
    cpSync(join(ROOT, file), join(copy, file), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
