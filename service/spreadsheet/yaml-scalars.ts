/** Values as YAML writes them. */
import { parse, stringify } from 'yaml';
import type { FieldSymbol } from '../../dsl/language/symbols/symbols.ts';
import { isList, isText } from './sheet-columns.ts';
import { cellParts } from './cell-parts.ts';

/** The place of a value: in braces or brackets, or in a block with a certain indent. */
export interface Spot {
  readonly flow: boolean;
  readonly indent: number;
}

const inBrackets: Spot = { flow: true, indent: 0 };

/** What a cell says of a field; of a column that is none of the card's kind, a text. */
export function valueFor(field: FieldSymbol | undefined, cell: string, spot: Spot): string {
  if (field?.type.type === 'selections') return listIn(cell, textIn);
  if (isList(field)) return listIn(cell, scalarIn);
  return field === undefined || isText(field) ? textIn(cell, spot) : scalarIn(cell.trim(), spot);
}

/** A text: plain where it can be, in quotes or in a block where it must. */
export function textIn(text: string, { flow, indent }: Spot): string {
  if (text.includes('\n')) {
    // Blanks at the ends of a block would be taken for its depth, or not be seen.
    if (flow || text.trim() !== text) return JSON.stringify(text);
    const lines = text.split('\n').map((line) => (line === '' ? '' : `${' '.repeat(indent + 2)}${line}`));
    return `|\n${lines.join('\n')}`;
  }
  const plain = stringify(text, { lineWidth: 0 }).replace(/\n$/, '');
  const isBare = !/^['"]/.test(plain);
  return flow && isBare && /[[\]{},]/.test(text) ? `'${text.replaceAll("'", "''")}'` : plain;
}

/** A number is written as it is, also with its sign; the check of the file decides about anything else. */
export const scalarIn = (text: string, spot: Spot): string =>
  /^[\w+-]+$/.test(text) && typeof parse(text) === 'number' ? text : textIn(text, spot);

/** One name, or a list of its forms. */
export const formsIn = (cell: string, spot: Spot): string => {
  const parts = cellParts(cell);
  return parts.length === 1 ? textIn(parts[0], spot) : listIn(cell, textIn);
};

/** A list in brackets. */
const listIn = (cell: string, one: (part: string, spot: Spot) => string): string =>
  `[${cellParts(cell)
    .map((part) => one(part, inBrackets))
    .join(', ')}]`;
