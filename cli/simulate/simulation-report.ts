import { columns } from '../terminal/columns.ts';
import type { Fared, Simulated, Spread } from '../../interpreter/reports/simulation-summary.ts';

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

const aligned = (rows: readonly (readonly string[])[]): string => columns(rows, { numbers: true });

/** How seats or groups fared: one row each. */
const fared = (what: string, all: readonly Fared[]): string =>
  aligned([
    [what, 'games', 'wins', 'shared', 'rate', '95 % interval', ''],
    ...all.map(({ name, won, shared, than }) => [
      name,
      String(won.of),
      String(won.games),
      String(shared),
      percent(won.rate),
      `${percent(won.low)} to ${percent(won.high)}`,
      than === 'alike' ? '' : than,
    ]),
  ]);

const spread = (name: string, { mean, least, median, most }: Spread): string[] => [
  name,
  mean.toFixed(2),
  String(least),
  String(median),
  String(most),
];

/** What many games gave, as tables for people. */
export function simulationTable(title: string, all: Simulated): string {
  const over = Object.values(all.endings).reduce((sum, games) => sum + games, 0);
  const tables = [
    fared('seat', all.seats),
    ...Object.entries(all.groups).map(([id, rows]) => fared(id, rows)),
    aligned([
      ['measure', 'mean', 'least', 'median', 'most'],
      ...(all.decisions ? [spread('decisions', all.decisions)] : []),
      ...Object.entries(all.measures).flatMap(([id, values]) => (values ? [spread(id, values)] : [])),
    ]),
    aligned([
      ['ending', 'games', 'rate'],
      ...Object.entries(all.endings).map(([id, games]) => [id, String(games), percent(games / over)]),
      ...(all.cut.length > 0 ? [['cut off after too many decisions', String(all.cut.length), '']] : []),
      ...(all.faults.length > 0 ? [['stopped by a fault', String(all.faults.length), '']] : []),
    ]),
  ];
  const marked = [...all.seats, ...Object.values(all.groups).flat()].some(({ than }) => than !== 'alike');
  const note = `above, below: the whole interval lies on that side of ${percent(all.average.rate)}, which is what all players won\n`;
  return [title, '', ...tables, ...(marked ? [note] : [])].join('\n');
}
