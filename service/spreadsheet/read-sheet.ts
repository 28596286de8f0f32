import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
/** Reads a spreadsheet of cards, with the place of every cell. */
import { CsvError, parse } from 'csv-parse/sync';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import type { Place, Span } from '../../dsl/text/source.ts';
import { trimmed } from './sheet-columns.ts';
import { unshielded } from './formulas.ts';

export interface Cell {
  readonly text: string;
  /** From 1, the row of headings counted in. */
  readonly row: number;
  readonly column: string;
  readonly place: Place;
}

export interface SheetRow {
  readonly row: number;
  readonly place: Place;
  /** By column. */
  readonly cells: ReadonlyMap<string, Cell>;
}

export interface CsvSheet {
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What stands in `text`; `known` are the columns that there can be. */
export function readSheet(file: string, text: string, known: readonly string[]): CsvSheet {
  const start = { file, span: { start: 0, end: 0 } };
  const delimiter = delimiterOf(text);
  let records: { record: string[]; raw: string }[];
  try {
    records = parse(text, {
      delimiter,
      raw: true,
      bom: true,
      relax_column_count: true,
    }) as unknown as typeof records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as unknown as { lines: number };
    return { columns: [], rows: [], diagnostics: [report('sheet/unreadable', start, { line: lines })] };
  }
  const diagnostics: Diagnostic[] = [];
  let at = text.length - records.reduce((sum, { raw }) => sum + raw.length, 0);
  const spans = records.map(({ raw }) => {
    const cells = cellSpans(raw, delimiter).map(({ start: from, end }) => ({
      start: at + from,
      end: at + end,
    }));
    at += raw.length;
    return cells;
  });
  const columns = (records[0]?.record ?? []).map((each) => unshielded(each).trim());
  columns.forEach((column, i) => {
    const place = { file, span: spans[0][i] };
    if (column !== '' && !known.includes(column))
      diagnostics.push(
        report('sheet/unknown-column', place, { column, near: nearest(column, known), all: known }),
      );
    else if (column !== '' && columns.indexOf(column) < i)
      diagnostics.push(report('sheet/column-twice', place, { column }));
  });
  if (!columns.includes('id')) diagnostics.push(report('sheet/no-id-column', start, {}));
  const rows = records.slice(1).flatMap(({ record }, i): SheetRow[] => {
    if (record.every((each) => each.trim() === '')) return [];
    const row = i + 2;
    const own = spans[i + 1];
    const span = { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
    if (record.length > columns.length && record.slice(columns.length).some((each) => each.trim() !== ''))
      diagnostics.push(
        report(
          'sheet/too-many-cells',
          { file, span: own[columns.length] ?? span },
          { row, found: record.length, wanted: columns.length },
        ),
      );
    const cells = columns.flatMap((column, c): [string, Cell][] =>
      column === '' || c >= record.length
        ? []
        : [[column, { text: textIn(column, record[c]), row, column, place: { file, span: own[c] ?? span } }]],
    );
    return [{ row, place: { file, span }, cells: new Map(cells) }];
  });
  diagnostics.push(...checkIds(rows));
  return { columns, rows, diagnostics };
}

/** What a cell says: blanks around what is no text do not count. */
const textIn = (column: string, cell: string): string => {
  const text = trimmed(unshielded(cell));
  return ['id', 'kind', 'copies'].includes(column) ? text.trim() : text;
};

function checkIds(rows: readonly SheetRow[]): Diagnostic[] {
  const first = new Map<string, Cell>();
  return rows.flatMap(({ row, place, cells }) => {
    const id = cells.get('id');
    if (!id || id.text === '') return cells.size > 0 && id ? [report('sheet/no-id', place, { row })] : [];
    const other = first.get(id.text);
    if (!other) {
      first.set(id.text, id);
      return [];
    }
    const related = [{ place: other.place, message: say('phrase/the-first-stands-here') }];
    return [report('sheet/twice', id.place, { id: id.text, row, first: other.row }, { related })];
  });
}

/** What stands between the headings: spreadsheets write commas, semicolons or tabs, by the country. */
function delimiterOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)![0];
  const count = (sign: string): number => line.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Where the cells of a row stand, quotes counted in. */
function cellSpans(raw: string, delimiter: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  let quoted = false;
  for (let i = 0; i <= raw.length; i++) {
    const sign = raw[i];
    if (sign === '"') quoted = !quoted;
    if (quoted && i < raw.length) continue;
    if (sign !== delimiter && i < raw.length && sign !== '\n' && sign !== '\r') continue;
    spans.push({ start, end: i });
    if (sign !== delimiter) break;
    start = i + 1;
  }
  return spans;
}
