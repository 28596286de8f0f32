/** Runs the tests of mends in a copy of the project in which the mends are undone, one at a time. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../test/files.ts';
import type { Edit, Mend } from './mend.ts';

/** What came of a mend: why it is not proven; nothing where its test passes, and fails without the mend. */
export interface Undone {
  readonly mend: Mend;
  readonly problem: string | undefined;
}

const COPIES = 2;
/** How long tests may run, in milliseconds: undone mends may leave loops without an end. */
const LIMIT = { whole: 600_000, undone: 90_000 };
/** An undone mend may take this many times what the whole file takes, where that is more: machines are busy. */
const PATIENCE = 2;

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
          const before = performance.now();
          const tests = await tried(copy, file, LIMIT.whole);
          const limit = Math.max(LIMIT.undone, PATIENCE * (performance.now() - before));
          for (const mend of byFile.get(file)!) {
            const result = { mend, problem: await unproven(copy, mend, tests, limit) };
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

async function unproven(
  copy: string,
  mend: Mend,
  tests: readonly Tried[],
  limit: number,
): Promise<string | undefined> {
  if (!pass(tests, mend)) return 'its test does not pass';
  const before = mend.undo.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')] as const);
  try {
    for (const edit of mend.undo) {
      const problem = apply(copy, edit);
      if (problem) return problem;
    }
    const without = await tried(copy, mend.file, limit, mend.test);
    if (own(without, mend).length === 0) return 'its test cannot be run without the mend';
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
function pass(tests: readonly Tried[], mend: Mend): boolean {
  const all = own(tests, mend);
  return all.length > 0 && all.every(({ status }) => status === 'passed');
}

/** The tests of a mend that were run. */
function own(tests: readonly Tried[], { test }: Mend): readonly Tried[] {
  return tests.filter(({ fullName, status }) => fullName.includes(test) && status !== 'skipped');
}

/**
 * The tests of a file whose names contain a text, run in a process of their own; none where the file cannot be run.
 * What takes longer than `limit` (milliseconds) has failed, under the name that was asked for.
 */
async function tried(copy: string, file: string, limit: number, name?: string): Promise<readonly Tried[]> {
  const report = join(copy, 'undo-report.json');
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const only = name === undefined ? [] : ['-t', patternOf(name)];
  const call = [vitest, 'run', file, ...only, '--reporter=json', `--outputFile=${report}`];
  rmSync(report, { force: true });
  if (!(await run(call, copy, limit))) return [{ fullName: name ?? file, status: 'timed out' }];
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return testResults.flatMap(({ assertionResults }) => assertionResults);
  } catch {
    return [];
  }
}

/** What finds tests by part of a name: names of groups are joined by ` > ` where tests are chosen, by a blank in reports. */
const patternOf = (name: string): string =>
  name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '(?: >)? ');

/**
 * Runs Node in a group of processes of its own, which is ended as a whole: after `limit`, or with this process.
 * Gives whether it has come to its own end.
 */
async function run(call: readonly string[], cwd: string, limit: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const child = spawn(process.execPath, call, { cwd, detached: true, stdio: 'ignore' });
  const end = (): void => endGroup(child.pid);
  const interrupted = (): void => {
    end();
    process.exit(130);
  };
  child.once('error', () => resolve(true)).once('exit', () => resolve(true));
  process.once('exit', end).once('SIGINT', interrupted).once('SIGTERM', interrupted);
  const timer = setTimeout(() => resolve(false), limit);
  const whole = await promise;
  clearTimeout(timer);
  process.off('exit', end).off('SIGINT', interrupted).off('SIGTERM', interrupted);
  end();
  return whole;
}

/** Ends a group of processes, where any of them is left. */
function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // None is left.
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
