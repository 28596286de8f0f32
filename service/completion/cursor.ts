/**
 * The place of a cursor in the data, from the text before it alone: while somebody types, what follows is
 * often broken. Lines are read one after the other; what cannot be YAML is skipped.
 */
export interface Cursor {
  /** The keys that lead there; `*` stands for an element of a list. Where a key is typed, those of its map. */
  readonly path: readonly string[];
  /** What is typed there: a key, a value, or, behind a `-`, either. */
  readonly typing: 'key' | 'value' | 'either';
  /** The text so far at the cursor, as YAML reads it. */
  readonly text: string;
  /** The values beside it, by their keys, as far as they are plain. */
  readonly beside: ReadonlyMap<string, string>;
}

/** A key or a `-` that is open, and its column. */
interface Frame {
  readonly column: number;
  readonly step: string;
  readonly beside: Map<string, string>;
}

/** Braces or brackets that are open. */
interface Flow {
  readonly closes: '}' | ']';
  readonly beside: Map<string, string>;
  key: string | undefined;
  text: string;
}

const KEY = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'{}[\],#&*!|>%@`][^{}[\],]*?)[ \t]*:(?:[ \t]+|$)/;
const BLOCK = /^[|>][+\-\d]*[ \t]*(?:#.*)?$/;

export function cursorAt(text: string, offset: number): Cursor {
  const lines = text.slice(0, offset).split(/\r?\n/);
  const reader = new Reader();
  lines.forEach((line, i) => reader.line(line, i === lines.length - 1));
  reader.after(text.slice(offset));
  return reader.cursor();
}

class Reader {
  private frames: Frame[] = [];
  private flows: Flow[] = [];
  private quote: string | undefined;
  private block: { readonly column: number; lines: string[] } | undefined;
  /** The text of a value without quotes that may go on in the next line. */
  private plain: string | undefined;
  private typing: Cursor['typing'] = 'key';
  private typed = '';
  private column = 0;
  private besideTyped: Map<string, string> = new Map();

  line(line: string, last: boolean): void {
    const indent = line.length - line.trimStart().length;
    if (this.block) {
      if (line.trim() === '' ? !last || indent > this.block.column : indent > this.block.column) {
        this.block.lines.push(line);
        return;
      }
      this.block = undefined;
    }
    if (this.flows.length > 0) {
      this.flow(` ${line.trimStart()}`);
      return;
    }
    if (/^\s*(?:#.*)?$/.test(line) && !last) return;
    this.structure(line, indent);
  }

  private structure(line: string, indent: number): void {
    let rest = line.slice(indent);
    let column = indent;
    const open = this.frames.at(-1);
    const goesOn = this.plain !== undefined && open !== undefined && column > open.column;
    const dashes = goesOn ? '' : /^(?:-(?:[ \t]+|$))*/.exec(rest)![0];
    for (const [dash] of dashes.matchAll(/-[ \t]*/g)) {
      this.close((frame) => frame.column > column || (frame.column === column && frame.step === '*'));
      this.frames.push({ column, step: '*', beside: new Map() });
      rest = rest.slice(dash.length);
      column += dash.length;
      this.plain = undefined;
    }
    const key = KEY.exec(rest);
    if (!key) {
      if (goesOn) {
        this.plain = this.typed = `${this.plain} ${rest}`.trim();
        if (/\s$/.test(rest)) this.typed += ' ';
        this.typing = 'value';
        return;
      }
      this.plain = undefined;
      this.typed = rest;
      this.column = column;
      if (/^[[{]/.test(rest)) {
        this.flow(rest);
        return;
      }
      this.typing =
        this.frames.at(-1)?.step === '*' && this.frames.at(-1)!.column < column ? 'either' : 'key';
      if (this.typing === 'either') this.besideTyped = new Map();
      else {
        const same = this.frames.find((frame) => frame.column === column && frame.step !== '*');
        this.besideTyped = same?.beside ?? new Map();
        this.close((frame) => frame.column >= column);
      }
      return;
    }
    const same = this.frames.findLast((frame) => frame.column === column && frame.step !== '*');
    const beside = same?.beside ?? new Map<string, string>();
    this.close((frame) => frame.column >= column);
    const name = unquoted(key[1]);
    this.frames.push({ column, step: name, beside });
    this.value(rest.slice(key[0].length), name, beside, column);
  }

  private value(value: string, name: string, beside: Map<string, string>, column: number): void {
    this.typing = 'value';
    this.typed = value;
    this.besideTyped = beside;
    this.plain = undefined;
    if (BLOCK.test(value)) this.block = { column, lines: [] };
    else if (/^[[{]/.test(value)) this.flow(value);
    else {
      beside.set(name, unquoted(value.replace(/\s+#.*$/, '').trim()));
      if (value !== '' && !/^["']/.test(value)) this.plain = value;
    }
  }

  /** A part of a collection in braces or brackets. */
  private flow(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const sign = text[i];
      const top = this.flows.at(-1);
      if (this.quote !== undefined) {
        if (sign === this.quote) this.quote = undefined;
        if (top) top.text += sign;
        continue;
      }
      if ((sign === '"' || sign === "'") && top?.text.trim() === '') {
        this.quote = sign;
        top.text += sign;
      } else if (sign === '#' && /\s/.test(text[i - 1] ?? ' ')) return;
      else if (sign === '{' || sign === '[') {
        if (top && top.text.trim() !== '') top.text += sign;
        else
          this.flows.push({ closes: sign === '{' ? '}' : ']', beside: new Map(), key: undefined, text: '' });
      } else if (top && (sign === '}' || sign === ']') && sign === top.closes) {
        keep(top);
        this.flows.pop();
        if (this.flows.length === 0) return;
      } else if (top && sign === ',') {
        keep(top);
        top.key = undefined;
        top.text = '';
      } else if (top && sign === ':' && top.closes === '}' && /[\s]|^$/.test(text[i + 1] ?? '')) {
        if (top.key === undefined) {
          top.key = unquoted(top.text.trim());
          top.text = '';
        } else top.text += sign;
      } else if (top) top.text += sign;
    }
  }

  private close(ends: (frame: Frame) => boolean): void {
    while (this.frames.length > 0 && ends(this.frames.at(-1)!)) this.frames.pop();
  }

  /** The text behind may say more about the values beside it: the lines of the same map. */
  after(text: string): void {
    if (this.flows.length > 0) {
      const top = this.flows.at(-1)!;
      const rest = /^[^{}[\]\n]*/.exec(text)![0];
      for (const [, name, value] of rest.matchAll(/,\s*([^:,]+?)\s*:\s+([^,]+)/g))
        if (!top.beside.has(name)) top.beside.set(name, unquoted(value.trim()));
      return;
    }
    const frame = this.frames.at(-1);
    const column = this.typing === 'value' ? (frame?.column ?? 0) : this.column;
    for (const line of text.split(/\r?\n/).slice(1)) {
      if (line.trim() === '') continue;
      const indent = line.length - line.trimStart().length;
      if (indent < column) return;
      const key = indent === column ? KEY.exec(line.slice(indent)) : null;
      if (key && !this.besideTyped.has(unquoted(key[1])))
        this.besideTyped.set(unquoted(key[1]), unquoted(line.slice(indent + key[0].length).trim()));
    }
  }

  cursor(): Cursor {
    const path = this.frames.map(({ step }) => step);
    if (this.block)
      return { path, typing: 'value', text: dedented(this.block.lines), beside: this.besideTyped };
    if (this.flows.length > 0) {
      const inner = this.flows.flatMap(({ closes, key }) =>
        closes === ']' ? ['*'] : key === undefined ? [] : [key],
      );
      const top = this.flows.at(-1)!;
      const typing = top.closes === ']' ? 'either' : top.key === undefined ? 'key' : 'value';
      return { path: [...path, ...inner], typing, text: unfinished(top.text), beside: top.beside };
    }
    return { path, typing: this.typing, text: unfinished(this.typed), beside: this.besideTyped };
  }
}

function keep(flow: Flow): void {
  if (flow.key !== undefined) flow.beside.set(flow.key, unquoted(flow.text.trim()));
}

function unquoted(text: string): string {
  if (/^".*"$/.test(text)) return text.slice(1, -1).replaceAll('\\"', '"');
  return /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;
}

/** A value whose closing quote may still be missing. */
function unfinished(text: string): string {
  const start = text.trimStart();
  if (start.startsWith("'")) return start.slice(1).replaceAll("''", "'");
  return start.startsWith('"') ? start.slice(1).replaceAll('\\"', '"') : start;
}

/** The lines of a block as YAML reads them: without the depth of the first. */
function dedented(lines: readonly string[]): string {
  const first = lines.find((line) => line.trim() !== '');
  const depth = first === undefined ? Infinity : first.length - first.trimStart().length;
  return lines.map((line) => line.slice(Math.min(depth, line.length))).join('\n');
}
