/**
 * A named line that offers choices, as a map of its parts: each menu is a map from the names of its choices to their
 * texts, below the words that open it. So a variant can add a choice, and every character keeps its place in its file.
 */
import { spokenForm } from '../../../../dsl/language/parser/spoken-form.ts';
import type { EntryKind } from '../../../../dsl/language/syntax/ast.ts';
import type { Snippet, Span } from '../../../../dsl/text/source.ts';
import { snippetOf } from '../../../../schemas/index.ts';
import type { Entry, MapNode, Node, ScalarNode } from '../../../../schemas/index.ts';
import type { Sources } from '../link-context.ts';

/** A menu in a text: the line that opens it, and its choices as ranges of lines. */
interface Menu {
  readonly head: number;
  readonly choices: readonly { readonly from: number; readonly to: number }[];
}

/** A line of a text, and the unit at which it begins. */
interface Row {
  readonly text: string;
  readonly start: number;
}

/** The parts of a line that is written in one piece. What is around its menus has no name. */
export function partsOfLine(s: Sources, of: EntryKind, line: ScalarNode): MapNode {
  const written = snippetOf(s.fileOf(line), line);
  // A line that is put together from several files has been read by its parts.
  const snippet = (written.files ? undefined : spokenForm(of, written)) ?? written;
  const rows = rowsOf(snippet.text);
  const parts: Entry[] = [];
  const piece = (start: number, end: number, named?: string, margin = 0): ScalarNode =>
    pieceOf(s, line, snippet, { start, end, named, margin });
  const unnamed = (from: number, to: number): void => {
    if (from === to) return;
    parts.push({
      key: piece(rows[from].start, rows[from].start, ''),
      value: piece(rows[from].start, endOf(rows[to - 1])),
    });
  };
  let at = 0;
  for (const { head, choices } of menusIn(rows)) {
    unnamed(at, head);
    const { text, start } = rows[head];
    const key = { ...piece(start, endOf(rows[head])), text: freeName(headName(text), parts) };
    const named = choices.map(({ from, to }, i): Entry => {
      const begin = rows[from].start + rows[from].text.indexOf('-') + 1;
      const blank = /^ */.exec(snippet.text.slice(begin))![0].length;
      const number = String(i + 1);
      return {
        key: piece(begin + blank, begin + blank, number),
        value: piece(begin + blank, endOf(rows[to - 1]), undefined, marginOf(rows[from]) + 1 + blank),
      };
    });
    const value = { kind: 'map', entries: named, span: line.span, flow: false } as const;
    parts.push({ key, value: s.from(value, line) });
    at = choices[choices.length - 1].to;
  }
  unnamed(at, rows.length);
  return s.from({ kind: 'map', entries: parts, span: line.span, flow: false }, line);
}

/** Menus of which one has the words of another one are numbered. */
const freeName = (name: string, parts: readonly Entry[]): string => {
  const same = parts.filter(({ key }) => key.text === name || key.text.replace(/ \(\d+\)$/, '') === name);
  return same.length === 0 ? name : `${name} (${same.length + 1})`;
};

/** The words that open a menu, without what is in front of them in their line. */
const headName = (head: string): string => head.trim().replace(/\s*:$/, '').split(', ').at(-1)!;

const endOf = ({ text, start }: Row): number => start + text.length;

const rowsOf = (text: string): Row[] => {
  let start = 0;
  return text
    .trimEnd()
    .split('\n')
    .map((each) => {
      const row = { text: each, start };
      start += each.length + 1;
      return row;
    });
};

const marginOf = ({ text }: Row): number => /^ */.exec(text)![0].length;

/** The menus of a text that are in no other one. */
function menusIn(rows: readonly Row[]): Menu[] {
  const menus: Menu[] = [];
  for (let head = 0; head < rows.length; head++) {
    if (!rows[head].text.trimEnd().endsWith(':')) continue;
    const margin = rows[head + 1] && /^ *-(?= )/.exec(rows[head + 1].text)?.[0].length;
    if (margin === undefined || margin - 1 < marginOf(rows[head])) continue;
    const starts: number[] = [];
    let at = head + 1;
    for (; at < rows.length; at++) {
      const isStart = marginOf(rows[at]) === margin - 1 && /^ *- /.test(rows[at].text);
      if (isStart) starts.push(at);
      else if (marginOf(rows[at]) < margin && rows[at].text.trim() !== '') break;
    }
    menus.push({ head, choices: starts.map((from, i) => ({ from, to: starts[i + 1] ?? at })) });
    head = at - 1;
  }
  return menus;
}

interface Piece extends Span {
  /** What it is called, where it is a name. */
  readonly named: string | undefined;
  /** Blanks that its lines have in front of them below the first one. */
  readonly margin: number;
}

/** A piece of a line as a text of its own, with each character at its place. */
function pieceOf(
  s: Sources,
  line: ScalarNode,
  { text, offsets }: Snippet,
  { start, end, named, margin }: Piece,
): ScalarNode {
  const span = { start: offsets[start], end: end > start ? offsets[end - 1] + 1 : offsets[start] };
  let said = named ?? '';
  const own: number[] = Array.from(said, () => offsets[start]);
  const last = named === undefined ? end : start;
  for (let i = start; i < last; i++) {
    said += text[i];
    own.push(offsets[i]);
    if (text[i] !== '\n') continue;
    for (let left = margin; left > 0 && text[i + 1] === ' '; left--) i++;
  }
  own.push(offsets[end]);
  const of = { value: said, text: said, style: 'literal', span, offsets: Uint32Array.from(own) } as const;
  return s.from({ kind: 'scalar', ...of }, line);
}

/** A line of parts in one piece again. */
export function wholeLine(s: Sources, line: MapNode): Snippet {
  const file = s.fileOf(line);
  const files: { from: number; file: string }[] = [];
  const offsets: number[] = [];
  let whole = '';
  const put = (text: string, at: (unit: number) => number, from: string): void => {
    if (files.at(-1)?.file !== from) files.push({ from: whole.length, file: from });
    for (let i = 0; i < text.length; i++) offsets.push(at(i));
    whole += text;
  };
  const rowsFrom = (each: Snippet, margin: string, first: string): void => {
    for (const [i, { text, start }] of rowsOf(each.text).entries()) {
      // A choice with menus of its own may be from several files, row by row.
      const of = each.files?.findLast(({ from }) => from <= start)?.file ?? each.file;
      put(i === 0 ? first : margin, () => each.offsets[start], of);
      put(text, (unit) => each.offsets[start + unit], of);
      put('\n', () => each.offsets[start + text.length], of);
    }
  };
  for (const { key, value } of line.entries) {
    if (value.kind === 'scalar') {
      rowsFrom(snippetOf(s.fileOf(value), value), '', '');
      continue;
    }
    const head = snippetOf(s.fileOf(key), { ...key, text: String(key.value) });
    const words = head.text.trimEnd().endsWith(':') ? head.text.trimEnd() : `${head.text.trimEnd()}:`;
    put(words, (i) => head.offsets[Math.min(i, head.text.length)], head.file);
    put('\n', () => head.offsets[head.text.length], head.file);
    const margin = `${/^ */.exec(head.text)![0]}  `;
    for (const { value: choice } of value.kind === 'map' ? value.entries : []) {
      const said = choiceIn(s, choice);
      if (said) rowsFrom(said, `${margin}  `, `${margin}- `);
    }
  }
  offsets.push(offsets.at(-1) ?? line.span.end);
  return { file, text: whole, offsets, ...(files.some((each) => each.file !== file) ? { files } : {}) };
}

/** A choice in the words of the language: a text, or menus in turn. */
function choiceIn(s: Sources, choice: Node): Snippet | undefined {
  if (choice.kind === 'map') return wholeLine(s, choice);
  if (choice.kind === 'list') return undefined;
  const written = snippetOf(s.fileOf(choice), choice);
  return spokenForm('effect', written) ?? written;
}

/** The same as a text, in which every piece of another file keeps its place. */
export function lineInOnePiece(s: Sources, line: MapNode): ScalarNode {
  const { text, offsets, files } = wholeLine(s, line);
  const { span } = line;
  const of = { value: text, text, style: 'literal', span, offsets: Uint32Array.from(offsets) } as const;
  const made: ScalarNode = { kind: 'scalar', ...of };
  const lines = files?.map((each) => ({ ...each, name: made, text: made }));
  return s.from(lines ? { ...made, lines } : made, line);
}

/** Whether a value of a line is choices below the words that open them. */
export const isMenus = (line: MapNode): boolean =>
  line.entries.length > 0 && line.entries.every(({ value }) => value.kind === 'map');

/** Whether only one choice of a menu is taken at a time, so that their order makes no difference. */
export const takesOne = (head: string): boolean => /\bchooses? one\b(?! or\b)/.test(head);
