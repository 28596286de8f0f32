import { say, written } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { CST, Lexer, Parser } from 'yaml';
import type { Diagnostic, Fix } from '../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import type { Place, Span } from '../../dsl/text/source.ts';
import { endOfLine } from '../../dsl/text/line-ends.ts';
import { limits } from './yaml-limits.ts';

/**
 * The first pass over a file: the concrete syntax, with what must be refused before anything recursive sees it.
 * Composing a deeply nested file ends the whole process; the library's lexer and parser are iterative.
 */
export interface Scan {
  /** The concrete syntax; only whole if there are no diagnostics. */
  readonly tokens: readonly CST.Token[];
  readonly diagnostics: readonly Diagnostic[];
  /** Quoted texts that go over several lines: where one swallowed a line, its quote was not closed there. */
  readonly longQuotes: readonly Span[];
}

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

export function scan(file: string, text: string): Scan {
  const at = (start: number, length = 1): Place => ({ file, span: { start, end: start + length } });
  const diagnostics: Diagnostic[] = [];
  const longQuotes: Span[] = [];
  const tokens: CST.Token[] = [];
  const open: { bracket: string; offset: number }[] = [];
  const seen = new Set<string>();
  const once = (diagnostic: Diagnostic): void => {
    if (!seen.has(diagnostic.code)) diagnostics.push(diagnostic);
    seen.add(diagnostic.code);
  };
  const stop = (diagnostic: Diagnostic): Scan => ({
    tokens: [],
    diagnostics: [...diagnostics, diagnostic],
    longQuotes,
  });
  /** The missing sign at the end of the line, or, of a quote in brackets, before the next sign of these. */
  const closedOnLine = (bracket: string, offset: number): Fix => {
    const close = closing[bracket] ?? bracket;
    const line = text.slice(offset + 1, endOfLine(text, offset));
    const inBrackets = close === bracket && open.length > 0;
    const part = inBrackets ? /^[^,{}[\]]*/.exec(line)![0] : line.replace(/ #.*$/, '');
    const end = offset + 1 + part.trimEnd().length;
    const put = close === bracket || !line.includes(' ') ? close : ` ${close}`;
    return {
      title: say('phrase/add', { what: written(close) }),
      edits: [{ place: { file, span: { start: end, end } }, text: put }],
    };
  };
  const unclosed = (bracket: string, offset: number, found?: { close: string; offset: number }): Diagnostic =>
    report(
      'yaml/unclosed',
      at(offset),
      { open: bracket, close: closing[bracket] ?? bracket },
      found
        ? {
            related: [
              {
                place: at(found.offset),
                message: say('phrase/stands-here-instead', { what: written(found.close) }),
              },
            ],
          }
        : { fixes: [closedOnLine(bracket, offset)] },
    );

  const parser = new Parser();
  let inScalar = false;
  let commas = 0;
  let quoted = 0;
  let keys = 0;
  const tooMany = (
    offset: number,
    what: 'phrase/values-in-quotes' | 'phrase/values-in-brackets' | 'phrase/keys',
    count: number,
  ): Diagnostic => report('yaml/too-large', at(offset), { limit: say(what, { count }) });
  for (const lexeme of new Lexer().lex(text)) {
    const offset = parser.offset;
    const type = inScalar ? 'scalar' : CST.tokenType(lexeme);
    inScalar = lexeme === CST.SCALAR;
    switch (type) {
      case 'alias':
      case 'anchor':
        once(report('yaml/alias', at(offset, lexeme.length), { word: shorten(lexeme) }));
        break;
      case 'tag':
        once(report('yaml/tag', at(offset, lexeme.length), { word: shorten(lexeme) }));
        break;
      case 'directive-line':
        once(report('yaml/directive', at(offset, lexeme.length), { word: shorten(lexeme) }));
        break;
      case 'flow-seq-start':
      case 'flow-map-start':
        open.push({ bracket: lexeme, offset });
        break;
      case 'flow-seq-end':
      case 'flow-map-end': {
        const last = open.pop();
        if (!last) return stop(report('yaml/unopened', at(offset), { close: lexeme }));
        if (closing[last.bracket] !== lexeme)
          return stop(unclosed(last.bracket, last.offset, { close: lexeme, offset }));
        break;
      }
      case 'flow-error-end': {
        const last = open.pop();
        if (last) return stop(unclosed(last.bracket, last.offset));
        break;
      }
      case 'single-quoted-scalar':
      case 'double-quoted-scalar':
        if (!isClosed(lexeme)) return stop(unclosed(lexeme[0], offset));
        if (++quoted > limits.quoted) return stop(tooMany(offset, 'phrase/values-in-quotes', limits.quoted));
        if (lexeme.includes('\n')) longQuotes.push({ start: offset, end: offset + lexeme.length });
        break;
      case 'comma':
        if (++commas > limits.commas)
          return stop(tooMany(offset, 'phrase/values-in-brackets', limits.commas));
        break;
      case 'map-value-ind':
        if (++keys > limits.keys) return stop(tooMany(offset, 'phrase/keys', limits.keys));
        break;
      default:
    }
    tokens.push(...parser.next(lexeme));
    if (depthOf(parser.stack) > limits.depth) {
      const deepest = parser.stack.findLast((t) => isCollection(t));
      return stop(report('yaml/too-deep', at(deepest?.offset ?? offset), { limit: limits.depth }));
    }
  }
  const last = open.pop();
  if (last) return stop(unclosed(last.bracket, last.offset));
  tokens.push(...parser.end());
  const documents = tokens.filter((t) => t.type === 'document');
  const second = documents.slice(1).find((t) => t.value);
  if (second) once(report('yaml/several-documents', at(second.start[0]?.offset ?? second.offset, 3), {}));
  return { tokens, diagnostics, longQuotes };
}

const isCollection = (token: CST.Token): boolean =>
  token.type === 'block-map' || token.type === 'block-seq' || token.type === 'flow-collection';

function depthOf(stack: readonly CST.Token[]): number {
  // The stack holds the collections, the document and at most a scalar: count only near the limit.
  return stack.length <= limits.depth ? 0 : stack.filter(isCollection).length;
}

/** Whether a quoted text ends with its own quote, and not with an escaped one. */
function isClosed(lexeme: string): boolean {
  if (lexeme.length < 2 || !lexeme.endsWith(lexeme[0])) return false;
  if (lexeme[0] === "'") return /^'(?:[^']|'')*'$/.test(lexeme);
  let backslashes = 0;
  for (let i = lexeme.length - 2; lexeme[i] === '\\'; i--) backslashes++;
  return backslashes % 2 === 0;
}

/** Of a long word the beginning, for a message. */
export const shorten = (text: string, most = 40): string => {
  const line = text.split(/\r?\n/, 1)[0];
  return line.length > most ? `${line.slice(0, most)}…` : line;
};
