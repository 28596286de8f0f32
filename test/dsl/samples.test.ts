import { describe, expect, it } from 'vitest';
import { format } from '../../dsl/language/printer/format-text.ts';
import { parse } from '../../dsl/language/parser/parse.ts';
import { print } from '../../dsl/language/printer/print-text.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type { Entries } from '../../dsl/language/syntax/ast.ts';
import { bare, samples } from './samples.ts';

/** Every span lies inside the text and inside the span of the node around it. */
function misplaced(node: unknown, outer: { start: number; end: number }): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const { span } = node as { span?: { start: number; end: number } };
  const here = span ?? outer;
  const bad =
    span && 'kind' in node && (span.start < outer.start || span.end > outer.end || span.start >= span.end)
      ? [{ node, outer }]
      : [];
  return [
    ...bad,
    ...Object.entries(node).flatMap(([key, value]) => (key === 'span' ? [] : misplaced(value, here))),
  ];
}

describe.each(samples())('$game: $of', ({ entry, text }) => {
  const { tree, diagnostics } = parse(entry, wholeText(text));

  it('parses', () => {
    expect(diagnostics).toEqual([]);
    expect(misplaced(tree, { start: 0, end: text.length })).toEqual([]);
  });

  it('is the same when printed and parsed again', () => {
    const printed = print(entry, tree as Entries[typeof entry]);
    const again = parse(entry, wholeText(printed));
    expect(again.diagnostics).toEqual([]);
    expect(bare(again.tree)).toEqual(bare(tree));
  });

  it('stands in the canonical layout', () => {
    expect(format(entry, text)).toBe(text);
    expect(
      format(entry, text.replaceAll('\n', '   \r\n\r\n').replaceAll(/(?<=\w) (?=\w)/g, '   '))?.replaceAll(
        /\n\n/g,
        '\n',
      ),
    ).toBe(text);
  });
});
