/** Values as YAML writes them. */
import { stringify } from 'yaml';
import { GLUE } from './columns.ts';

/** Where a value stands: in braces or brackets, or in a block whose lines are so deep. */
export interface Spot {
  readonly flow: boolean;
  readonly indent: number;
}

/** A text: plain where it can be, in quotes or in a block where it must. */
export function textIn(text: string, { flow, indent }: Spot): string {
  if (text.includes('\n')) {
    if (flow || text.startsWith(' ')) return JSON.stringify(text);
    const lines = text.split('\n').map((line) => (line === '' ? '' : `${' '.repeat(indent + 2)}${line}`));
    return `|\n${lines.join('\n')}`;
  }
  const plain = stringify(text, { lineWidth: 0 }).trimEnd();
  const isBare = !/^['"]/.test(plain);
  return flow && isBare && /[[\]{},]/.test(text) ? `'${text.replaceAll("'", "''")}'` : plain;
}

/** A number stands as it is, also with its sign; what is none is left to whoever checks the file. */
export const valueIn = (text: string, spot: Spot): string =>
  /^[+-]?\d+$/.test(text) ? text : textIn(text, spot);

/** A list in brackets. */
export const listIn = (cell: string): string =>
  `[${cell
    .split(GLUE.trim())
    .map((part) => valueIn(part.trim(), { flow: true, indent: 0 }))
    .join(', ')}]`;
