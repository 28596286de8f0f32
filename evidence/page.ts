import type { Result } from './results.ts';
import type { RestsOn, Row } from './row.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The page of evidence: a table, then what stands behind each row. */
export function page(
  rows: readonly Row[],
  results: ReadonlyMap<string, Result>,
  stateOf: (restsOn?: RestsOn) => string,
): string {
  const line = (row: Row): string => {
    const found = results.get(row.what);
    if (!found) return `| ${cell(row.what)} | ${cell(row.atLeast)} | not measured | **open** |`;
    const { result } = found;
    const earlier = found.state === stateOf(row.restsOn) ? '' : ' (at an earlier state)';
    return `| ${cell(row.what)} | ${cell(row.atLeast)} | ${cell(result.measured)} | ${result.met ? 'met' : '**not met**'}${earlier} |`;
  };
  const sizes = rows.map((row) => {
    const found = results.get(row.what);
    const here = found ? `${Number(found.size.toPrecision(3))} | ${Math.round(found.seconds)} s` : ' | ';
    return `| ${cell(row.what)} | ${here} | ${row.full} | ${row.small} | ${cell(row.unit)} |`;
  });
  const details = rows.flatMap(({ what }) => {
    const lines = results.get(what)?.result.details ?? [];
    return lines.length > 0 ? [`### ${what}\n\n${lines.map((each) => `- ${each}`).join('\n')}\n`] : [];
  });
  const table = (timed: boolean): string =>
    rows
      .filter((row) => (row.timed ?? false) === timed)
      .map(line)
      .join('\n');
  return `# Evidence

Written by \`npm run evidence\`. Seeds are fixed: all numbers but those of the second table are the same on every machine. Rows are measured at the state ${stateOf()} of code and data unless they say otherwise; those that rest on the code that runs while games are played at ${stateOf('engine')}, and those that rest on nothing but how games are played at ${stateOf('play')}, which the same seeds show to give the same games. *Sizes* says how large a part was tried.

| what | at least | measured | |
|---|---|---|---|
${table(false)}

## What depends on the machine

| what | at least | measured | |
|---|---|---|---|
${table(true)}

## Sizes

\`npm run evidence -- --part 0.1\` measures a part of the whole size; \`npm run test:full\` runs all rows at the small one.

| what | here | took | whole | small | size counts |
|---|---|---|---|---|---|
${sizes.join('\n')}

## Behind the rows

${details.join('\n')}`;
}
