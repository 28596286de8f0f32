import { stringify } from 'csv-stringify/sync';
import type { MapNode } from '../../schemas/index.ts';
import { cellOf } from './sheet-columns.ts';
import { shielded } from './formulas.ts';

/** Cards as CSV: a row of headings, then a row a card; `bom` puts the mark of UTF-8 in front. */
export function writeSheet(cards: readonly MapNode[], columns: readonly string[], bom = false): string {
  const rows = cards.map((card) =>
    columns.map((column) => cellOf(card, column) || (column === 'copies' ? '1' : '')),
  );
  return stringify(
    [columns, ...rows].map((row) => row.map(shielded)),
    { bom },
  );
}
