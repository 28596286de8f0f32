/**
 * Measures every claim and writes docs/evidence.md.
 *
 *   node evidence/run.ts              all rows at their whole size, then the page
 *   node evidence/run.ts --small      the size that every test run has; keeps and writes nothing
 *   node evidence/run.ts knock        only rows whose words contain the text; keeps what they measure
 *   node evidence/run.ts --part 0.1   a part of the whole size
 *   node evidence/run.ts --page       only writes the page, from what has been measured so far
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ROOT } from '../test/files.ts';
import { page } from './page.ts';
import { keep, kept, stateOf } from './results.ts';
import type { Row } from './row.ts';
import { rows } from './rows/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { small: { type: 'boolean' }, page: { type: 'boolean' }, part: { type: 'string' } },
});
const part = Number(values.part ?? 1);
const chosen = values.page ? [] : rows.filter((row) => positionals.every((word) => row.what.includes(word)));

/** A part of the whole size, and at least the small one. */
function sizeOf({ full, small }: Row): number {
  if (values.small) return small;
  return Math.max(small, full > 1 ? Math.ceil(full * part) : full * part);
}

const results = [];
for (const row of chosen) {
  const size = sizeOf(row);
  const start = performance.now();
  const result = await row.measure(size);
  const seconds = (performance.now() - start) / 1000;
  results.push(result);
  if (!values.small) keep({ what: row.what, size, seconds, state: stateOf(row.restsOn), result });
  console.log(
    `${result.met ? 'met    ' : 'NOT MET'} ${row.what}\n        ${result.measured} [${seconds.toFixed(1)} s]`,
  );
  for (const detail of result.details ?? []) console.log(`          ${detail}`);
}
if (values.page || (!values.small && positionals.length === 0)) {
  writeFileSync(`${ROOT}docs/evidence.md`, page(rows, kept(), stateOf));
  console.log('wrote docs/evidence.md');
}
process.exitCode = results.every(({ met }) => met) ? 0 : 1;
