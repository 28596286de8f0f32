import type { GridSymbol, ZoneSymbol } from './symbols.ts';

/** The cells of a grid: their names and places. */

/** The place of a cell: in which row, which one of its row, and how far from the left, in halves of a cell. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
  readonly left: number;
}

export const cellCount = ({ rows }: GridSymbol): number => rows.reduce((sum, length) => sum + length, 0);

/** The cells row by row, as they are numbered. */
export const cellPlaces = (grid: GridSymbol): CellPlace[] =>
  grid.rows.flatMap((length, row) =>
    Array.from({ length }, (_, column) => ({ row, column, left: indentOf(grid, row) + 2 * column })),
  );

/**
 * How far a row begins from the left, in halves of a cell. Rows of hexes are in the gaps of the row above: those of one
 * length by turns at the left and half a cell from it, those of several lengths in the middle.
 */
export function indentOf({ layout, rows }: GridSymbol, row: number): number {
  if (layout !== 'hexes') return layout === 'squares' ? 0 : row;
  const widest = Math.max(...rows);
  return rows.every((length) => length === widest) ? row % 2 : widest - rows[row];
}

/** The pile of a cell by its name in one zone. */
export function cellIn({ grid }: ZoneSymbol, name: string): number | undefined {
  const parts = /^([A-Z])([1-9]\d?)$/.exec(name);
  if (!grid || !parts) return undefined;
  const column = parts[1].charCodeAt(0) - 65;
  const row = Number(parts[2]) - 1;
  if (column >= (grid.rows[row] ?? 0)) return undefined;
  return grid.first + cellCount({ ...grid, rows: grid.rows.slice(0, row) }) + column;
}

/** The letter of a column, counted from 0. */
export const columnName = (column: number): string => String.fromCharCode(65 + column);

/** The name of a cell by its place: `A1` is the first of the first row. */
const placeName = ({ column, row }: Pick<CellPlace, 'column' | 'row'>): string =>
  `${columnName(column)}${row + 1}`;

/** Which cells a grid has, for messages: the last one, and where rows differ the last one of each. */
export interface CellRange {
  readonly last: string;
  readonly ends: readonly string[];
}

export function cellRange({ rows }: GridSymbol): CellRange {
  const ends = rows.map((length, row) => placeName({ row, column: length - 1 }));
  return { last: ends.at(-1)!, ends: new Set(rows).size > 1 ? ends : [] };
}

/** The names of all cells of a grid, as they are numbered. */
export const cellNamesOf = (grid: GridSymbol): string[] => cellPlaces(grid).map(placeName);

/** The name of a cell by its number within the grid. */
export function cellName({ rows }: GridSymbol, cell: number): string {
  let [row, column] = [0, cell];
  while (column >= rows[row]) column -= rows[row++];
  return `${columnName(column)}${row + 1}`;
}
