import type { Measured, Row } from './row.ts';

interface Done {
  readonly row: Row;
  readonly size: number;
  readonly result: Measured;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The page of evidence: a table, then what stands behind each row. */
export function page(done: readonly Done[]): string {
  const line = ({ row, result }: Done): string =>
    `| ${cell(row.what)} | ${cell(row.atLeast)} | ${cell(result.measured)} | ${result.met ? 'met' : '**not met**'} |`;
  const sizes = done.map(
    ({ row, size }) => `| ${cell(row.what)} | ${size} | ${row.small} | ${cell(row.unit)} |`,
  );
  const details = done
    .filter(({ result }) => (result.details ?? []).length > 0)
    .map(
      ({ row, result }) => `### ${row.what}\n\n${result.details!.map((each) => `- ${each}`).join('\n')}\n`,
    );
  return `# Evidence

Written by \`npm run evidence\`, which measures every row anew. Seeds are fixed: all numbers but those of the last section are the same on every machine.

| what | at least | measured | |
|---|---|---|---|
${done
  .filter(({ row }) => !row.timed)
  .map(line)
  .join('\n')}

## What depends on the machine

| what | at least | measured | |
|---|---|---|---|
${done
  .filter(({ row }) => row.timed)
  .map(line)
  .join('\n')}

## Sizes

\`npm test\` measures the same rows at smaller sizes; \`npm run evidence -- --small\` prints them.

| what | here | in every test run | size counts |
|---|---|---|---|
${sizes.join('\n')}

## Behind the rows

${details.join('\n')}`;
}
