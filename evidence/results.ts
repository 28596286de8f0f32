/** What has been measured so far, a file a row, with the state of code and data at which it was. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { minifySync, transformSync } from 'rolldown/utils';
import { ROOT } from '../test/files.ts';
import { playState } from './play-state.ts';
import type { Measured, RestsOn } from './row.ts';

export interface Result {
  readonly what: string;
  readonly size: number;
  readonly seconds: number;
  /** A hash of all that the program runs on, or of games that are played. */
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

/** What runs when a game is there already: it does not read files, so what reads them shows in how games are played. */
const ENGINE = ['interpreter', 'print', 'bots', 'cli', 'cards', 'examples'];
const SOURCES = [...ENGINE, 'dsl', 'schemas', 'service'];

/** Code as it runs: comments, types and layout do nothing. */
function asItRuns(file: string, source: string): string {
  const { code, errors } = transformSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  return minifySync(file, code, { compress: false, mangle: false, codegen: { removeWhitespace: true } }).code;
}

const states: Readonly<Record<RestsOn, () => string>> = {
  play: playState,
  engine: () => codeState(ENGINE, playState()),
  code: () => codeState(SOURCES),
};
const known = new Map<RestsOn, string>();

/** The state that rows rest on. */
export function stateOf(restsOn: RestsOn = 'code'): string {
  const state = known.get(restsOn) ?? states[restsOn]();
  known.set(restsOn, state);
  return state;
}

/** Tells the code and data of one state from those of another; tests, documentation and comments do not count. */
function codeState(folders: readonly string[], played = ''): string {
  const list = execFileSync('git', ['ls-files', '-z', ...folders], { cwd: ROOT, encoding: 'utf8' });
  const hash = createHash('sha256').update(played);
  for (const file of list.split('\0').filter((name) => name !== ''))
    hash
      .update(file)
      .update(
        /\.tsx?$/.test(file) ? asItRuns(file, readFileSync(ROOT + file, 'utf8')) : readFileSync(ROOT + file),
      );
  return hash.digest('hex').slice(0, 12);
}
