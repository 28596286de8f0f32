import type { NoDetails } from './no-details.ts';

/** What messages about spreadsheets of cards need to know, by code. */
export interface SheetDetails {
  'sheet/unreadable': { line: number };
  'sheet/no-id-column': NoDetails;
  'sheet/unknown-column': {
    column: string;
    near: readonly string[];
    all: readonly string[];
  };
  'sheet/column-twice': { column: string };
  'sheet/no-id': { row: number };
  'sheet/twice': { id: string; row: number; first: number };
  'sheet/too-many-cells': { row: number; found: number; wanted: number };
  'sheet/no-kind': {
    row: number;
    id: string;
    near: readonly string[];
    all: readonly string[];
  };
}
