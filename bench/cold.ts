/**
 * What the first load and check of a game costs: a fresh process for every run, the median of several.
 *
 *   node cold.ts [game] [runs] [folder of the code]     such as `node cold.ts slasher 9 ../dist`; or its address
 *
 * Of built code also what it costs where an earlier process has loaded the same and kept it, which the first of these does.
 *
 * Times are taken without a profiler. The shares of the phases come from runs of their own, under V8's sampling profiler:
 * a sample belongs to the outermost function on its stack that stands for a phase. Only the sources tell them apart:
 * built files hold several modules each.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Shares, Taken } from './cold/child.ts';

const [game = 'slasher', runs = '9', folder = '..'] = process.argv.slice(2);
const cache = mkdtempSync(join(tmpdir(), 'cold-'));
process.on('exit', () => rmSync(cache, { recursive: true, force: true }));

function child<T>(mode: 'time' | 'kept' | 'profile'): T {
  const script = fileURLToPath(new URL('cold/child.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, mode, game, folder], {
    encoding: 'utf8',
    env: { ...process.env, CARDWRIGHT_CACHE: cache },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as T;
}

const middle = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1];
const many = Array.from({ length: Number(runs) });
const taken = many.map(() => child<Taken>('time'));
const line = (what: string, value: number, unit: string): void =>
  console.log(`${what.padEnd(34)} ${value.toFixed(1).padStart(7)} ${unit}`);

console.log(`${game}, from ${folder}, median of ${runs} fresh processes\n`);
line('imports', middle(taken.map((each) => each.imports)), 'ms');
line('load and check, first time', middle(taken.map((each) => each.first)), 'ms');
line('load and check, second time', middle(taken.map((each) => each.second)), 'ms');
if (folder !== '..') {
  child<Taken>('kept');
  const kept = many.map(() => child<Taken>('kept'));
  line('load what an earlier process kept', middle(kept.map((each) => each.first)), 'ms');
}
line('memory before imports (RSS)', middle(taken.map((each) => each.before)), 'MB');
line('memory after imports (RSS)', middle(taken.map((each) => each.imported)), 'MB');
line('memory after the first load (RSS)', middle(taken.map((each) => each.loaded)), 'MB');
line('memory at most', middle(taken.map((each) => each.most)), 'MB');

if (folder !== '..') process.exit();

console.log('\nwhere the first load spends its time, profiled:');
const shares = many.map(() => child<Shares>('profile'));
for (const phase of Object.keys(shares[0]))
  line(`  ${phase}`, middle(shares.map((each) => each[phase])), 'ms');
