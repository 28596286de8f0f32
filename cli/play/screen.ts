/** How text is put on a screen: wrapped to its width, and marked where it has colours. */
import { styleText } from 'node:util';
import { wrapAnsi } from 'fast-wrap-ansi';
import type { Io } from '../io.ts';
import { wantsColour } from '../../interpreter/reports/findings/framed-findings.ts';
import { padded, widestOf } from '../terminal/columns.ts';

/** Where nothing is known of a terminal. */
const USUAL_WIDTH = 80;
/** Longer lines are hard to read, however wide the terminal is. */
const WIDEST = 110;
const NARROWEST = 24;

export interface Screen {
  /** Cells in a line. */
  readonly width: number;
  /** Lines that are seen at once; no limit where nobody looks at a terminal. */
  readonly height: number;
  /** Whether everything is written in lines, and nothing drawn or put in columns: for screen readers. */
  readonly plain: boolean;
  heading(text: string): string;
  dim(text: string): string;
}

/** The screen as it is now: terminals change their width. */
export function screenOf(io: Io): Screen {
  const { plain = false } = io;
  const colour = !plain && wantsColour({ isTTY: io.outTTY }, io.env) && io.env['TERM'] !== 'dumb';
  const paint = (style: 'bold' | 'dim', text: string): string =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  return {
    width: Math.max(NARROWEST, Math.min(io.columns?.() ?? USUAL_WIDTH, WIDEST)),
    height: plain ? Number.POSITIVE_INFINITY : (io.rows?.() ?? Number.POSITIVE_INFINITY),
    plain,
    heading: (text) => paint('bold', text),
    dim: (text) => paint('dim', text),
  };
}

/** A label in front of what it is for, in columns below each other where anything is drawn. */
export const labelled = (
  label: string,
  width: number,
  value: string,
  { plain }: Pick<Screen, 'plain'>,
): string => (plain ? `${label}: ${value}` : `${padded(label, width)}  ${value}`);

/** A paragraph as lines that are no longer than the screen; the lines behind the first are further in. */
export function wrapped(
  text: string,
  { width }: Pick<Screen, 'width'>,
  indent = 0,
  hanging = indent,
): string {
  const whole = text.normalize();
  const words = whole.trimStart();
  const first = indent + whole.length - words.length;
  const [line] = wrapAnsi(words, width - first).split('\n');
  const rest = words.slice(line.length).trimStart();
  const more = rest === '' ? [] : wrapAnsi(rest, width - hanging).split('\n');
  return [' '.repeat(first) + line, ...more.map((each) => ' '.repeat(hanging) + each)]
    .map((each) => `${each.trimEnd()}\n`)
    .join('');
}

/** Cells side by side, as many in a row as there is room for; one that is wider than the screen is wrapped. */
export function inColumns(
  cells: readonly string[],
  screen: Pick<Screen, 'width' | 'plain'>,
  indent = 2,
): string {
  const widest = widestOf(cells) + 2;
  const count = screen.plain ? 1 : Math.max(1, Math.floor((screen.width - indent) / widest));
  if (count === 1) return cells.map((cell) => wrapped(cell, screen, indent, indent + 4)).join('');
  const rows: string[] = [];
  for (let i = 0; i < cells.length; i += count) {
    const row = cells.slice(i, i + count).map((cell) => padded(cell, widest));
    rows.push(`${' '.repeat(indent)}${row.join('').trimEnd()}\n`);
  }
  return rows.join('');
}
