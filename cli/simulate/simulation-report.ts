import { messagesIn } from '../../dsl/diagnostics/localize.ts';
import { decimal, percentage } from '../../dsl/text/decimal-format.ts';
import type { Language } from '../../dsl/text/locale.ts';
import { columns } from '../terminal/columns.ts';
import type { Fared, Simulated, Spread } from '../../interpreter/reports/simulation-summary.ts';

const aligned = (rows: readonly (readonly string[])[]): string => columns(rows, { numbers: true });

const spread = (name: string, { mean, least, median, most }: Spread, language: Language): string[] => [
  name,
  decimal(mean, 2, language),
  String(least),
  decimal(median, Number.isInteger(median) ? 0 : 1, language),
  String(most),
];

/** What many games gave, as tables for people; the words of the language are loaded. */
export function simulationTable(title: string, all: Simulated, language: Language): string {
  const words = messagesIn<'tables'>(language);
  const percent = (part: number): string => percentage(part, language);
  const heads = (...ids: readonly string[]): string[] =>
    ids.map((column) => words('tables/columns', { column }));
  const row = (id: string): string => words('tables/rows', { row: id });
  /** How seats or groups fared: one row each. */
  const fared = (what: string, rows: readonly Fared[]): string =>
    aligned([
      [what, ...heads('games', 'wins', 'shared', 'rate', 'interval'), ''],
      ...rows.map(({ name, won, shared, than }) => [
        name,
        String(won.of),
        String(won.games),
        String(shared),
        percent(won.rate),
        words('tables/interval', { low: percent(won.low), high: percent(won.high) }),
        words('tables/than', { than }),
      ]),
    ]);
  const over = Object.values(all.endings).reduce((sum, games) => sum + games, 0);
  const tables = [
    fared(heads('seat')[0], all.seats),
    ...Object.entries(all.groups).map(([id, rows]) => fared(id, rows)),
    aligned([
      heads('measure', 'mean', 'least', 'median', 'most'),
      ...(all.decisions ? [spread(row('decisions'), all.decisions, language)] : []),
      ...[...Object.entries(all.scores), ...Object.entries(all.measures)].flatMap(([id, values]) =>
        values ? [spread(id, values, language)] : [],
      ),
    ]),
    aligned([
      heads('ending', 'games', 'rate'),
      ...Object.entries(all.endings).map(([id, games]) => [id, String(games), percent(games / over)]),
      ...(['cut', 'faults'] as const).flatMap((id) =>
        all[id].length > 0 ? [[row(id), String(all[id].length), '']] : [],
      ),
    ]),
  ];
  const marked = [...all.seats, ...Object.values(all.groups).flat()].some(({ than }) => than !== 'alike');
  const note = `${words('tables/marks', { average: percent(all.average.rate) })}\n`;
  return [title, '', ...tables, ...(marked ? [note] : [])].join('\n');
}
