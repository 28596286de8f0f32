/**
 * Measures every claim and writes docs/evidence.md.
 *
 *   node evidence/run.ts            all rows at their whole size
 *   node evidence/run.ts --small    the size that every test run has; writes nothing
 *   node evidence/run.ts knock      only rows whose words contain the text; writes nothing
 */
import { writeFileSync } from 'node:fs';
import { ROOT } from '../test/files.ts';
import { page } from './page.ts';
import type { Measured, Row } from './row.ts';
import { rows } from './rows/index.ts';

const words = process.argv.slice(2);
const small = words.includes('--small');
const wanted = words.filter((word) => !word.startsWith('--'));
const chosen = rows.filter((row) => wanted.every((word) => row.what.includes(word)));

const done: { row: Row; size: number; result: Measured }[] = [];
for (const row of chosen) {
  const size = small ? row.small : row.full;
  const start = performance.now();
  const result = await row.measure(size);
  done.push({ row, size, result });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${result.met ? 'met    ' : 'NOT MET'} ${row.what}\n        ${result.measured} [${seconds} s]`);
  for (const detail of result.details ?? []) console.log(`          ${detail}`);
}
if (!small && wanted.length === 0) {
  writeFileSync(`${ROOT}docs/evidence.md`, page(done));
  console.log('wrote docs/evidence.md');
}
process.exitCode = done.every(({ result }) => result.met) ? 0 : 1;
