/** A text of several lines without the sign that keeps them apart: YAML makes one line of it. */
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { snippetOf, wrongSign, type ScalarNode } from '../../../schemas/index.ts';

/** The text with its lines as in the file, and its findings; undefined if it is one line, or keeps them. */
export function joinedLines(
  file: string,
  node: ScalarNode,
): { readonly text: string; readonly told: Diagnostic } | undefined {
  if ((node.style !== 'plain' && node.style !== 'folded') || node.lines || node.repaired) return undefined;
  const { text, offsets } = snippetOf(file, node);
  let indent: number | undefined;
  const lines = [...text]
    .map((sign, i) => {
      const gap = offsets[i + 1] - offsets[i] - 1;
      if (sign !== ' ' || gap <= 0) return sign;
      indent ??= gap;
      return '\n';
    })
    .join('');
  if (indent === undefined || lines.length !== text.length) return undefined;
  const { start } = node.span;
  const told =
    node.style === 'folded'
      ? wrongSign({ file, span: { start, end: start + 1 } }, '>', '|')
      : wrongSign({ file, span: { start, end: start } }, '', `|\n${' '.repeat(indent)}`);
  return { text: lines, told };
}
