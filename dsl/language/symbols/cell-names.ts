import type { GridSymbol, ZoneSymbol } from './symbols.ts';

/** The cells of a grid: their names and places. */

/** The place of a cell: in which row, which one of its row, and how far from the left, in halves of a cell. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
  readonly left: number;
}

export const cellCount = ({ rows, holes = [] }: GridSymbol): number =>
  rows.reduce((sum, length) => sum + length, 0) - holes.length;

/** The cells row by row, as they are numbered; holes have no number. */
export const cellPlaces = (grid: GridSymbol): CellPlace[] => {
  const { holes = [] } = grid;
  const all = grid.rows.flatMap((length, row) =>
    Array.from({ length }, (_, column) => ({ row, column, left: indentOf(grid, row) + 2 * column })),
  );
  return holes.length === 0 ? all : all.filter((place) => !holes.includes(placeName(place)));
};

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
  const at = grid ? cellNamesOf(grid).indexOf(name) : -1;
  return grid && at >= 0 ? grid.first + at : undefined;
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
  readonly holes: readonly string[];
}

export function cellRange({ rows, holes = [] }: GridSymbol): CellRange {
  const ends = rows.map((length, row) => placeName({ row, column: length - 1 }));
  return { last: ends.at(-1)!, ends: new Set(rows).size > 1 ? ends : [], holes };
}

/** The names of all cells of a grid, as they are numbered. */
export const cellNamesOf = (grid: GridSymbol): string[] => cellPlaces(grid).map(placeName);

/** The name of a cell by its number within the grid. */
export const cellName = (grid: GridSymbol, cell: number): string => placeName(cellPlaces(grid)[cell]);
