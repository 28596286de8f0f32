import type { GridSymbol, ZoneSymbol } from './symbols.ts';

/** The pile of a cell by its name in one zone. */
export function cellIn({ grid }: ZoneSymbol, name: string): number | undefined {
  const parts = /^([A-Z])([1-9]\d?)$/.exec(name);
  if (!grid || !parts) return undefined;
  const column = parts[1].charCodeAt(0) - 65;
  const row = Number(parts[2]) - 1;
  return column < grid.columns && row < grid.rows ? grid.first + row * grid.columns + column : undefined;
}

/** The letter of a column, counted from 0. */
export const columnName = (column: number): string => String.fromCharCode(65 + column);

/** The name of a cell by its number within the grid: `A1` is the first of the first row. */
export const cellName = ({ columns }: GridSymbol, cell: number): string =>
  `${columnName(cell % columns)}${Math.floor(cell / columns) + 1}`;
