/** Fixes that need several lines in a text on one line of its file: the text becomes a block after `|`. */
import type { Diagnostic, Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Node, ScalarNode } from '../../../schemas/index.ts';
import type { Library } from './library.ts';

/** A finding with changes that can be made at the place of its text. */
export function withBlocks(found: Diagnostic, library: Library): Diagnostic {
  const { fixes } = found;
  if (!fixes?.some(hasLines)) return found;
  return { ...found, fixes: fixes.map((fix) => (hasLines(fix) ? inBlock(fix, library) : fix)) };
}

/** Whether a change puts several lines into a text, and not a block of its own. */
const hasLines = ({ edits }: Fix): boolean =>
  edits.some(({ text }) => text.includes('\n') && !/^[|>]/.test(text));

function inBlock(fix: Fix, library: Library): Fix {
  const [{ place }] = fix.edits;
  const { root, text = '' } = library.file(place.file) ?? {};
  const node = root && textAround(root, place.span.start);
  if (node?.style === 'literal' || node?.style === 'folded')
    return { ...fix, edits: deeper(fix.edits, node, text) };
  if (!node || node.style !== 'plain') return fix;
  const { start, end } = node.span;
  const written = text.slice(start, end);
  const isInside = fix.edits.every(({ place: { span } }) => span.start >= start && span.end <= end);
  if (written.includes('\n') || !isInside) return fix;
  const changed = fix.edits
    .toSorted((a, b) => b.place.span.start - a.place.span.start)
    .reduce(
      (now, { place: { span }, text: put }) =>
        now.slice(0, span.start - start) + put + now.slice(span.end - start),
      written,
    );
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  // Within a flow map or behind a comment there is no room for a block.
  const [head] = /^ *(?:- +)*/.exec(line)!;
  if (/[{[]/.test(line.slice(head.length)) || !/^\r?(?:\n|$)/.test(text.slice(end))) return fix;
  const margin = ' '.repeat(head.length + 2);
  const lines = changed.split('\n').map((each) => margin + each);
  return {
    ...fix,
    edits: [{ place: { file: place.file, span: node.span }, text: `|\n${lines.join('\n')}` }],
  };
}

/** In a block all lines are as deep as its first one. */
function deeper(edits: Fix['edits'], { span }: ScalarNode, text: string): Fix['edits'] {
  const [, margin = ''] = /^[^\n]*\n(?:[ \t]*\r?\n)*( *)/.exec(text.slice(span.start, span.end)) ?? [];
  return edits.map((edit) => ({ ...edit, text: edit.text.replaceAll('\n', `\n${margin}`) }));
}

/** The value at an offset of a file. */
export function textAround(node: Node, offset: number): ScalarNode | undefined {
  if (node.kind === 'scalar') return node.span.start <= offset && offset <= node.span.end ? node : undefined;
  const inside = node.kind === 'list' ? node.items : node.entries.map(({ value }) => value);
  const around = inside.find(({ span }) => span.start <= offset && offset <= span.end);
  return around && textAround(around, offset);
}
