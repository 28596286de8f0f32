/** What has been measured so far, a file a row, with the state of code and data at which it was. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../test/files.ts';
import type { Measured } from './row.ts';

export interface Result {
  readonly what: string;
  readonly size: number;
  readonly seconds: number;
  /** A hash of all that the program runs on. */
  readonly state: string;
  readonly result: Measured;
}

const folder = `${ROOT}evidence/results/`;
const fileFor = (what: string): string =>
  `${folder}${createHash('sha256').update(what).digest('hex').slice(0, 16)}.json`;

export function keep(result: Result): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileFor(result.what), JSON.stringify(result, undefined, 2));
}

/** All results, by what they measure. */
export function kept(): ReadonlyMap<string, Result> {
  mkdirSync(folder, { recursive: true });
  const results = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(folder + name, 'utf8')) as Result,
  );
  return new Map(results.map((result) => [result.what, result]));
}

const SOURCES = ['dsl', 'schemas', 'interpreter', 'service', 'cli', 'cards', 'examples'];

/** Tells the code and data of one state from those of another; tests and documentation do not count. */
export function state(): string {
  const list = execFileSync('git', ['ls-files', '-z', ...SOURCES], { cwd: ROOT, encoding: 'utf8' });
  const hash = createHash('sha256');
  for (const file of list.split('\0').filter((name) => name !== ''))
    hash.update(file).update(readFileSync(ROOT + file));
  return hash.digest('hex').slice(0, 12);
}
