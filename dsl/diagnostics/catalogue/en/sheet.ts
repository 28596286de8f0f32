import { either, meantOf } from './message.ts';
import { quote, type Message } from '../message.ts';

/** Messages about spreadsheets of cards, one function a code. */
export const sheetMessages = {
  'sheet/unreadable': (p: { line: number }): Message => ({
    message: `the spreadsheet cannot be read: a quotation mark that was opened is not closed by line ${p.line}`,
    help: 'save it again as CSV from your spreadsheet',
  }),
  'sheet/no-id-column': (_none: object): Message => ({
    message: 'the first row has no column `id`',
    help: 'the first row holds the names of the columns; `cardwright export` writes them',
  }),
  'sheet/unknown-column': (p: {
    column: string;
    near: readonly string[];
    all: readonly string[];
  }): Message => ({
    message: `there is no column ${quote(p.column)}`,
    help: meantOf(p.near, p.all) ?? `there is ${either(p.all.map(quote), 12)}`,
  }),
  'sheet/column-twice': (p: { column: string }): Message => ({
    message: `the column ${quote(p.column)} stands there twice`,
    help: 'leave one of them out',
  }),
  'sheet/no-id': (p: { row: number }): Message => ({
    message: `row ${p.row} has no id`,
    help: 'an id is made of small letters, digits and `-`',
  }),
  'sheet/twice': (p: { id: string; row: number; first: number }): Message => ({
    message: `row ${p.row} is for the card ${quote(p.id)}, and so is row ${p.first}`,
    help: 'leave one of them out, or give it another id',
  }),
  'sheet/too-many-cells': (p: { row: number; found: number; wanted: number }): Message => ({
    message: `row ${p.row} has ${p.found} cells, and there are ${p.wanted} columns`,
    help: 'a text with a comma or a line break stands in quotation marks',
  }),
  'sheet/no-kind': (p: {
    row: number;
    id: string;
    near: readonly string[];
    all: readonly string[];
  }): Message => ({
    message: `row ${p.row} would be a new card ${quote(p.id)}, and does not say which kind of this game it is`,
    help: meantOf(p.near, p.all) ?? `there is ${either(p.all.map(quote), 12)}`,
  }),
};
