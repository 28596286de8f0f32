import type { Simulated, Spread } from '../../interpreter/simulate.ts';

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

/** Rows under a heading, numbers aligned to the right. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map(
      (row) =>
        `${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ')}\n`,
    )
    .join('');
}

const spread = (name: string, { mean, least, most }: Spread): string[] => [
  name,
  mean.toFixed(2),
  String(least),
  String(most),
];

/** What many games gave, as tables for people. */
export function simulationTable(title: string, all: Simulated): string {
  const seats = aligned([
    ['seat', 'games', 'wins', 'shared', 'rate', '95 % interval'],
    ...all.seats.map(({ name, won, shared }) => [
      name,
      String(won.of),
      String(won.games),
      String(shared),
      percent(won.rate),
      `${percent(won.low)} to ${percent(won.high)}`,
    ]),
  ]);
  const measures = aligned([
    ['measure', 'mean', 'least', 'most'],
    ...(all.decisions ? [spread('decisions', all.decisions)] : []),
    ...Object.entries(all.measures).flatMap(([id, values]) => (values ? [spread(id, values)] : [])),
  ]);
  const endings = aligned([
    ['ending', 'games'],
    ...Object.entries(all.endings).map(([id, games]) => [id, String(games)]),
    ...(all.cut.length > 0 ? [['cut off after too many decisions', String(all.cut.length)]] : []),
    ...(all.faults.length > 0 ? [['stopped by a fault', String(all.faults.length)]] : []),
  ]);
  return `${title}\n\n${seats}\n${measures}\n${endings}`;
}
