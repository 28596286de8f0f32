/**
 * From a text to a tree of lines: each with its tokens, its bullet and the lines that are indented below it.
 * Every line is parsed on its own, so a fault in one can never spoil another.
 */
import type { IToken, TokenType } from 'chevrotain';
import type { Span } from '../../text/source.ts';
import { Close, Comment, tokenEnd, Minus, Newline, Open, spanOf, tokenize } from './tokens.ts';

export interface TokenLine {
  /** Without comment; a bullet has none, its text is its first child. */
  readonly tokens: readonly IToken[];
  readonly bullet: boolean;
  readonly comment?: IToken;
  readonly children: readonly TokenLine[];
  /** Whether lines below it were left out because of a fault. */
  readonly broken: boolean;
  readonly span: Span;
  /** The end of the last line below it (of itself if there is none). */
  readonly blockEnd: number;
  readonly indent: number;
}

export type LayoutFault =
  | { readonly kind: 'character'; readonly span: Span }
  | { readonly kind: 'tab' | 'step' | 'deep' | 'long' | 'bracket' | 'bracket-closed'; readonly span: Span };

export interface TextLayout {
  readonly lines: readonly TokenLine[];
  readonly faults: readonly LayoutFault[];
}

/** Brackets and blocks together may nest this deep: the parser is recursive. */
export const MOST_DEPTH = 40;
/** A line may hold this many tokens: everything that nests on one line is bounded by it. */
export const MOST_TOKENS = 400;

interface Draft {
  tokens: IToken[];
  bullet: boolean;
  comment?: IToken;
  children: Draft[];
  broken: boolean;
  span: Span;
  blockEnd: number;
  indent: number;
}

/** The tokens of each line that holds any, with the offset at which the line starts. */
export function tokenRows(text: string): { rows: { start: number; tokens: IToken[] }[]; faults: Span[] } {
  const { tokens, faults } = tokenize(text);
  const rows: { start: number; tokens: IToken[] }[] = [];
  let row = { start: 0, tokens: [] as IToken[] };
  rows.push(row);
  for (const token of tokens) {
    if (token.tokenType === Newline)
      rows.push((row = { start: token.startOffset + token.image.length, tokens: [] }));
    else row.tokens.push(token);
  }
  return { rows, faults };
}

/** Whether a text has a token, as a word of the language and not as a part of another. */
export const hasToken = (text: string, type: TokenType): boolean =>
  tokenize(text).tokens.some(({ tokenType }) => tokenType === type);

export const isBullet = (tokens: readonly IToken[], text: string): boolean =>
  tokens.length > 0 && tokens[0].tokenType === Minus && /[ \t\r\n]|^$/.test(text.charAt(tokenEnd(tokens[0])));

/** Where brackets stop matching, or nest too deep. */
function bracketFault(tokens: readonly IToken[], depth: number): LayoutFault | undefined {
  const open: IToken[] = [];
  for (const token of tokens) {
    if (token.tokenType === Open) {
      open.push(token);
      if (depth + open.length > MOST_DEPTH) return { kind: 'deep', span: spanOf(token) };
    } else if (token.tokenType === Close && open.pop() === undefined) {
      return { kind: 'bracket-closed', span: spanOf(token) };
    }
  }
  return open.length > 0 ? { kind: 'bracket', span: spanOf(open[open.length - 1]) } : undefined;
}

/** At most one fault a line; a line with a fault is left out, with the lines below it. */
export function layout(text: string): TextLayout {
  const { rows, faults: unknown } = tokenRows(text);
  const faults: LayoutFault[] = [];
  const roots: Draft[] = [];
  const open: Draft[] = [];
  let nextUnknown = 0;
  let skipDeeperThan = Infinity;
  rows.forEach((row, at) => {
    const rowEnd = rows[at + 1]?.start ?? text.length + 1;
    let bad: Span | undefined;
    if (nextUnknown < unknown.length && unknown[nextUnknown].start < rowEnd) bad = unknown[nextUnknown];
    while (nextUnknown < unknown.length && unknown[nextUnknown].start < rowEnd) nextUnknown++;
    const last = row.tokens.at(-1);
    const comment = last?.tokenType === Comment ? last : undefined;
    const tokens = comment ? row.tokens.slice(0, -1) : row.tokens;
    const first =
      bad && (tokens.length === 0 || bad.start < tokens[0].startOffset) ? bad.start : tokens[0]?.startOffset;
    if (first === undefined) return;
    const indent = first - row.start;
    if (indent > skipDeeperThan) return;
    skipDeeperThan = Infinity;
    const refuse = (fault: LayoutFault): void => {
      faults.push(fault);
      skipDeeperThan = indent;
      for (const above of open) above.broken = true;
    };
    const tab = text.slice(row.start, first).indexOf('\t');
    if (tab >= 0) return refuse({ kind: 'tab', span: { start: row.start + tab, end: row.start + tab + 1 } });
    if (bad) return refuse({ kind: 'character', span: bad });
    const span = { start: first, end: tokenEnd(tokens[tokens.length - 1]) };
    while (open.length > 0 && open[open.length - 1].indent >= indent) open.pop();
    const parent = open.at(-1);
    const siblings = parent?.children ?? roots;
    if (siblings.length > 0 && siblings[0].indent !== indent) return refuse({ kind: 'step', span });
    if (open.length >= MOST_DEPTH) return refuse({ kind: 'deep', span });
    if (tokens.length > MOST_TOKENS) return refuse({ kind: 'long', span: spanOf(tokens[MOST_TOKENS]) });
    const bracket = bracketFault(tokens, open.length);
    if (bracket) return refuse(bracket);
    const add = (to: Draft[], bullet: boolean, own: IToken[], at: number): Draft => {
      const from = own[0]?.startOffset ?? first;
      const line: Draft = {
        tokens: own,
        bullet,
        comment,
        children: [],
        broken: false,
        span: { start: from, end: span.end },
        blockEnd: span.end,
        indent: at,
      };
      to.push(line);
      return line;
    };
    for (const above of open) above.blockEnd = span.end;
    if (!isBullet(tokens, text)) {
      open.push(add(siblings, false, tokens, indent));
      return;
    }
    // The text behind a bullet is a line below it, and so is text that starts in the same column.
    const bullet = add(siblings, true, [], indent);
    open.push(bullet);
    if (tokens.length > 1)
      open.push(add(bullet.children, false, tokens.slice(1), tokens[1].startOffset - row.start));
  });
  return { lines: roots, faults };
}
