import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { type CST, isMap, isScalar, isSeq, type Pair, type ParsedNode, type Scalar } from 'yaml';
import type { Diagnostic, Fix } from '../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import type { Place, Span } from '../../dsl/text/source.ts';
import type { Entry, ListNode, MapNode, Node, ScalarNode, ScalarStyle } from './node.ts';
import { decode } from './scalar-offsets.ts';
import { shorten } from './scan.ts';
import { endOfLine, startOfLine } from '../../dsl/text/line-ends.ts';
import type { Repairs } from './yaml-repair.ts';
import { controlCharacters } from './control-characters.ts';
import { wrongSign } from './sign-slips.ts';
import { typographicQuotes } from './typographic-quotes.ts';

/** The keys through which data could reach the objects of the language that this runs in. */
const reserved: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const styles: Readonly<Record<string, ScalarStyle>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

/** Turns the library's tree into ours, and reports what YAML allows and we do not: keys above all. */
export function composeNodes(
  file: string,
  text: string,
  contents: ParsedNode,
  repairs: Repairs,
): { root: Node; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const at = (span: Span): Place => ({ file, span });

  const node = (from: ParsedNode, listed = false): Node => {
    if (isMap(from))
      return map(from.items as Pair<ParsedNode, ParsedNode | null>[], from, listed && !from.flow);
    if (isSeq(from)) {
      const items = from.items.map((item) => node(item as ParsedNode, true));
      return { kind: 'list', items, span: spanOf(from, text), flow: from.flow === true } satisfies ListNode;
    }
    return scalar(from as Scalar.Parsed, false);
  };

  const map = (
    pairs: readonly Pair<ParsedNode, ParsedNode | null>[],
    from: ParsedNode,
    listed: boolean,
  ): MapNode => {
    const seen = new Map<string, ScalarNode>();
    const entries: Entry[] = [];
    let refused = false;
    /** Where the next element of the list begins without its dash: what follows is there twice for that reason alone. */
    let dashless = false;
    for (const pair of pairs) {
      if (!isScalar(pair.key)) continue;
      const key = scalar(pair.key as Scalar.Parsed, true);
      const name = key.text;
      const first = seen.get(name);
      const place = at(key.span);
      if (name === '' && key.style === 'plain') {
        const sign = (pair as { srcToken?: CST.CollectionItem }).srcToken?.sep?.find(
          ({ type }) => type === 'map-value-ind',
        );
        const colon = sign?.offset ?? key.span.start;
        diagnostics.push(report('yaml/no-key', at({ start: colon, end: colon + 1 }), {}));
      } else if (reserved.has(name)) diagnostics.push(report('yaml/reserved-key', place, { key: name }));
      else if (name === '<<' && key.style === 'plain') diagnostics.push(report('yaml/merge-key', place, {}));
      else if (first && listed && (dashless || name === entries[0]?.key.text)) {
        if (!dashless && text.slice(key.span.start - 2, key.span.start) === '  ')
          diagnostics.push(wrongSign(at({ start: key.span.start - 2, end: key.span.start }), '', '- '));
        dashless = true;
      } else if (first) {
        const related = [{ place: at(first.span), message: say('phrase/here-for-the-first-time') }];
        const fixes = withoutSameLine(at, text, first.span.start, key.span.start);
        diagnostics.push(report('yaml/duplicate-key', place, { key: shorten(name) }, { related, fixes }));
      } else {
        seen.set(name, key);
        entries.push({ key, value: pair.value ? node(pair.value) : nothing(key.span.end) });
        continue;
      }
      refused = true;
    }
    const flow = 'flow' in from && from.flow === true;
    return { kind: 'map', entries, span: spanOf(from, text), flow, ...(refused ? { repaired: true } : {}) };
  };

  const scalar = (from: Scalar.Parsed, isKey: boolean): ScalarNode => {
    const token = from.srcToken as CST.FlowScalar | CST.BlockScalar | undefined;
    if (!token || token.type === 'alias' || token.source === undefined) return nothing(from.range[0]);
    const style = styles[from.type ?? 'PLAIN'] ?? 'plain';
    const span = spanOf(from, text);
    const written = typeof from.source === 'string' ? from.source : '';
    const value = isKey || typeof from.value === 'string' ? written : from.value;
    const unusable = typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER);
    if (unusable) {
      diagnostics.push(report('yaml/number', at(span), { text: shorten(written) }));
    }
    const controls = controlCharacters(file, text, written, () => decode(token), span);
    diagnostics.push(...controls);
    const quotes = style === 'plain' && !isKey ? typographicQuotes(at(span), written) : [];
    diagnostics.push(...quotes);
    const simple = style === 'plain' && !token.source.includes('\n');
    const comment = style === 'plain' ? commentAt(text, span.end) : undefined;
    const restored = repairs.restore(written);
    return {
      kind: 'scalar',
      value: typeof value === 'string' ? restored : (value as number | boolean | null),
      text: restored,
      style,
      span,
      ...(simple ? {} : { offsets: offsetsOf(decode(token), written, span) }),
      ...(comment ? { comment } : {}),
      ...(restored === written && !unusable && controls.length + quotes.length === 0
        ? {}
        : { repaired: true }),
    };
  };

  return { root: node(contents), diagnostics };
}

/** A value that was left out. */
function nothing(offset: number): ScalarNode {
  return { kind: 'scalar', value: null, text: '', style: 'plain', span: { start: offset, end: offset } };
}

/** Where the replay and the library should ever differ, every character stands for the whole scalar. */
function offsetsOf(
  decoded: { text: string; at: readonly number[] },
  written: string,
  span: Span,
): Uint32Array {
  if (decoded.text === written) return Uint32Array.from(decoded.at);
  return new Uint32Array(written.length + 1).fill(span.start);
}

/** The library's range ends behind trailing line ends; a place ends with the last character. */
function spanOf(from: ParsedNode, text: string): Span {
  const [start] = from.range;
  let end = from.range[1];
  while (end > start + 1 && /[ \t\r\n]/.test(text[end - 1])) end--;
  return { start, end: Math.max(start, end) };
}

/** The comment that ends the line of a value that ends at this place, from its `#`. */
export function commentAt(text: string, offset: number): Span | undefined {
  const comment = /[ \t]+(#[^\r\n]*)/y;
  comment.lastIndex = offset;
  const found = comment.exec(text);
  if (!found) return undefined;
  return { start: comment.lastIndex - found[1].length, end: comment.lastIndex };
}

/** Takes away a line that says the same as another one. */
function withoutSameLine(at: (span: Span) => Place, text: string, first: number, second: number): Fix[] {
  const [line, other] = [second, first].map((offset) =>
    text.slice(startOfLine(text, offset), endOfLine(text, offset)),
  );
  if (line.replace(/^ *- /, '').trim() !== other.replace(/^ *- /, '').trim() || line.startsWith('-'))
    return [];
  const span = { start: startOfLine(text, second), end: Math.min(text.length, endOfLine(text, second) + 1) };
  return [{ title: say('phrase/delete-this-line'), edits: [{ place: at(span), text: '' }] }];
}
