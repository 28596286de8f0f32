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

/** The cells of `text`; `known` are the possible columns. */
export function readSheet(file: string, text: string, known: readonly string[]): CsvSheet {
  const start = { file, span: { start: 0, end: 0 } };
  const foreign = /[\0\ufffd]/.exec(text);
  if (foreign) {
    const { index } = foreign;
    // Saved in another encoding: its letters would be lost.
    const code = foreign[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const place = { file, span: { start: index, end: index + 1 } };
    const wrong = report('yaml/not-text', place, { character: `U+${code}` });
    return { columns: [], rows: [], diagnostics: [wrong] };
  }
  const { from, delimiter } = beginningOf(text);
  let records: string[][];
  try {
    records = parse(text.slice(from), { delimiter, record_delimiter: LINE_ENDS, relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as unknown as { lines: number };
    return { columns: [], rows: [], diagnostics: [report('sheet/unreadable', start, { line: lines })] };
  }
  const diagnostics: Diagnostic[] = [];
  const spans = cellSpans(text, from, delimiter);
  const columns = (records[0] ?? []).map((each) => unshielded(each).trim());
  columns.forEach((column, i) => {
    const place = { file, span: spans[0][i] };
    if (column !== '' && !known.includes(column))
      diagnostics.push(
        report('sheet/unknown-column', place, { column, near: columnsLike(column, known), all: known }),
      );
    else if (column !== '' && columns.indexOf(column) < i)
      diagnostics.push(report('sheet/column-twice', place, { column }));
  });
  if (!columns.includes('id')) diagnostics.push(report('sheet/no-id-column', start, {}));
  const rows = records.slice(1).flatMap((record, i): SheetRow[] => {
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

/** How rows end; in one file they may end in several ways. */
const LINE_ENDS = ['\r\n', '\n', '\r'];

/**
 * The beginning of the headings, and the sign between them: spreadsheets write commas, semicolons or tabs, by
 * the country, and some say which one in a line of their own (`sep=;`).
 */
function beginningOf(text: string): { from: number; delimiter: string } {
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  const said = /^"?sep=(.)"?(?:\r\n?|\n)/i.exec(text.slice(mark));
  if (said) return { from: mark + said[0].length, delimiter: said[1] };
  const line = /^[^\r\n]*/.exec(text.slice(mark))![0];
  const count = (sign: string): number => line.split(sign).length;
  return {
    from: mark,
    delimiter: [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best)),
  };
}

/**
 * The spans of the cells of each row, with their quotes: a delimiter inside quotes ends neither a cell nor a
 * row.
 */
function cellSpans(text: string, from: number, delimiter: string): Span[][] {
  const rows: Span[][] = [];
  let row: Span[] = [];
  let start = from;
  let quoted = false;
  for (let i = from; i <= text.length; i++) {
    const sign = text[i];
    if (sign === '"') quoted = !quoted;
    if (quoted && i < text.length) continue;
    const ends = i === text.length || sign === '\n' || sign === '\r';
    if (!ends && sign !== delimiter) continue;
    row.push({ start, end: i });
    if (sign === '\r' && text[i + 1] === '\n') i++;
    start = i + 1;
    if (!ends) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** What a column may be: `name.en` and the others of `Name`, or one that is spelled nearly so. */
function columnsLike(column: string, known: readonly string[]): readonly string[] {
  const parts = known.filter((each) => each.startsWith(`${column.toLowerCase()}.`));
  return parts.length > 0 ? parts : nearest(column, known);
}
