import type { CST } from 'yaml';

/**
 * Where each character of a scalar came from.
 *
 * The YAML library gives the decoded value only, so its decoding is replayed here, recording for every UTF-16
 * unit of the value its file offset, and one more for the end. A tested property: the text made here equals
 * the library's.
 */
export interface Decoded {
  readonly text: string;
  readonly at: readonly number[];
}

export function decode(token: CST.FlowScalar | CST.BlockScalar): Decoded {
  switch (token.type) {
    case 'block-scalar':
      return block(token);
    case 'single-quoted-scalar':
      return undouble(unfold(token.source.slice(1, -1), token.offset + 1));
    case 'double-quoted-scalar':
      return double(token.source, token.offset);
    default:
      return unfold(token.source, token.offset);
  }
}

/** Line folding of plain and single-quoted text: a break is a space, a blank line a line break. */
function unfold(source: string, base: number): Decoded {
  const at: number[] = [];
  let text = '';
  let from = 0;
  let sep = '';
  let sepAt = 0;
  for (;;) {
    const lineFeed = source.indexOf('\n', from);
    const last = lineFeed < 0;
    const cr = !last && source[lineFeed - 1] === '\r' && lineFeed > from;
    const lineEnd = last ? source.length : lineFeed - (cr ? 1 : 0);
    let start = from;
    let end = lineEnd;
    if (from > 0) while (start < end && isBlank(source[start])) start++;
    if (!last) while (end > start && isBlank(source[end - 1])) end--;
    const first = from === 0;
    if (start === end && !first && !last) {
      // The first break in a row makes a space; each blank line turns it into, or adds, a line break.
      if (sep === ' ') [sep, sepAt] = ['\n', base + lineEnd];
      else {
        text += sep;
        at.push(sepAt);
        sepAt = base + lineEnd;
      }
    } else {
      if (!first) {
        text += sep;
        at.push(sepAt);
      }
      text += source.slice(start, end);
      for (let i = start; i < end; i++) at.push(base + i);
      [sep, sepAt] = [' ', base + end];
    }
    if (last) {
      at.push(base + source.length);
      return { text, at };
    }
    from = lineFeed + 1;
  }
}

/** In single quotes a doubled quote is one. */
function undouble({ text, at }: Decoded): Decoded {
  if (!text.includes("''")) return { text, at };
  const kept: number[] = [];
  for (let i = 0; i < text.length; i++) {
    kept.push(at[i]);
    if (text[i] === "'" && text[i + 1] === "'") i++;
  }
  return { text: text.replaceAll("''", "'"), at: [...kept, at[text.length]] };
}

const escapes: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  N: '\u0085',
  _: '\u00a0',
  L: '\u2028',
  P: '\u2029',
  ' ': ' ',
  '"': '"',
  '/': '/',
  '\\': '\\',
  '\t': '\t',
};
const codeLength: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

function double(source: string, base: number): Decoded {
  const at: number[] = [];
  let text = '';
  const put = (units: string, index: number): void => {
    text += units;
    for (let k = 0; k < units.length; k++) at.push(base + index);
  };
  const end = source.length - 1;
  for (let i = 1; i < end; i++) {
    const ch = source[i];
    if (ch === '\r' && source[i + 1] === '\n') continue;
    if (ch === '\n') {
      const breakAt = source[i - 1] === '\r' ? i - 1 : i;
      let blankLines = 0;
      while (/[ \t\n\r]/.test(source[i + 1] ?? '')) {
        if (source[i + 1] === '\r' && source[i + 2] !== '\n') break;
        if (source[i + 1] === '\n') {
          blankLines++;
          put('\n', i + 1);
        }
        i++;
      }
      if (blankLines === 0) put(' ', breakAt);
    } else if (ch === '\\') {
      const start = i;
      const next = source[++i] ?? '';
      if (Object.hasOwn(escapes, next)) put(escapes[next], start);
      else if (next === '\n' || (next === '\r' && source[i + 1] === '\n')) {
        if (next === '\r') i++;
        while (isBlank(source[i + 1])) i++;
      } else if (Object.hasOwn(codeLength, next)) {
        const digits = source.slice(i + 1, i + 1 + codeLength[next]);
        const code = /^[0-9a-fA-F]+$/.test(digits) ? Number.parseInt(digits, 16) : 0xfffd;
        put(code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code), start);
        i += codeLength[next];
      } else put(`\\${next}`, start);
    } else if (isBlank(ch)) {
      const start = i;
      while (isBlank(source[i + 1])) i++;
      const next = source[i + 1];
      const atLineEnd = next === '\n' || (next === '\r' && source[i + 2] === '\n');
      // White space before a line break is dropped.
      if (!atLineEnd) for (let k = start; k <= i; k++) put(source[k], k);
    } else put(ch, i);
  }
  at.push(base + end);
  return { text, at };
}

interface Line {
  /** Number of leading spaces. */
  readonly indent: number;
  /** What follows them, without the line end. */
  readonly content: string;
  /** File offsets of the line's start and of its line end. */
  readonly start: number;
  readonly end: number;
}

function linesOf(source: string, base: number): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const line of source.split('\n')) {
    const content = line.endsWith('\r') ? line.slice(0, -1) : line;
    const indent = /^ */.exec(content)![0].length;
    lines.push({
      indent,
      content: content.slice(indent),
      start: base + from,
      end: base + from + content.length,
    });
    from += line.length + 1;
  }
  return lines;
}

function block(token: CST.BlockScalar): Decoded {
  const header = token.props[0] && 'source' in token.props[0] ? token.props[0].source : '|';
  const headerLength = token.props.reduce((sum, p) => sum + ('source' in p ? p.source.length : 0), 0);
  const folded = header[0] === '>';
  const chomp = /[-+]/.exec(header)?.[0] ?? '';
  const explicit = Number(/[1-9]/.exec(header)?.[0] ?? 0);
  const lines = token.source ? linesOf(token.source, token.offset + headerLength) : [];
  const at: number[] = [];
  let text = '';
  const put = (units: string, offset: number, step: 0 | 1): void => {
    text += units;
    for (let k = 0; k < units.length; k++) at.push(offset + k * step);
  };
  const close = (): Decoded => {
    at.push(token.offset + headerLength + token.source.length);
    return { text, at };
  };

  let chompStart = lines.length;
  while (chompStart > 0 && lines[chompStart - 1].content === '') chompStart--;
  if (chompStart === 0) {
    if (chomp === '+' && lines.length > 0) {
      for (let i = 0; i < Math.max(1, lines.length - 1); i++) put('\n', lines[i].end, 0);
    }
    return close();
  }
  let trim = token.indent + explicit;
  let contentStart = 0;
  for (let i = 0; i < chompStart; i++) {
    if (lines[i].content === '') {
      if (explicit === 0) trim = Math.max(trim, lines[i].indent);
    } else {
      if (explicit === 0) trim = lines[i].indent;
      contentStart = i;
      break;
    }
  }
  for (let i = lines.length - 1; i >= chompStart; i--) {
    if (lines[i].indent > trim) chompStart = i + 1;
  }
  const spaces = (line: Line): void => put(' '.repeat(Math.max(0, line.indent - trim)), line.start + trim, 1);
  for (let i = 0; i < contentStart; i++) {
    spaces(lines[i]);
    put('\n', lines[i].end, 0);
  }
  let sep = '';
  let sepAt = 0;
  let deeper = false;
  for (let i = contentStart; i < chompStart; i++) {
    const line = lines[i];
    if (!folded) {
      put(sep, sepAt, 0);
      spaces(line);
      put(line.content, line.start + line.indent, 1);
      sep = '\n';
    } else if (line.indent > trim || line.content.startsWith('\t')) {
      // Lines indented deeper keep their breaks.
      if (sep === ' ') sep = '\n';
      else if (!deeper && sep === '\n') sep = '\n\n';
      put(sep, sepAt, 0);
      spaces(line);
      put(line.content, line.start + line.indent, 1);
      sep = '\n';
      deeper = true;
    } else if (line.content === '') {
      if (sep === '\n') put('\n', sepAt, 0);
      else sep = '\n';
    } else {
      put(sep, sepAt, 0);
      put(line.content, line.start + line.indent, 1);
      sep = ' ';
      deeper = false;
    }
    sepAt = line.end;
  }
  if (chomp === '+') {
    let breakAt = lines[chompStart - 1].end;
    for (let i = chompStart; i < lines.length; i++) {
      put('\n', breakAt, 0);
      spaces(lines[i]);
      breakAt = lines[i].end;
    }
    if (!text.endsWith('\n')) put('\n', breakAt, 0);
  } else if (chomp === '') put('\n', lines[chompStart - 1].end, 0);
  return close();
}

const isBlank = (ch: string | undefined): boolean => ch === ' ' || ch === '\t';
