import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { lineAndColumn } from '../../dsl/text/source.ts';
import { type CardKindShape, checkShape, readYaml, type SchemaKind } from '../../schemas/index.ts';

/** A diagnostic as a test writes it down: `code line:column`. */
export const brief = (text: string, { code, place }: Diagnostic): string => {
  const { line, column } = lineAndColumn(text, place.span.start);
  return `${code} ${line}:${column}`;
};

/** What the reader reports of a text. */
export const faultsOf = (text: string): string[] =>
  readYaml('file.yaml', text).diagnostics.map((d) => brief(text, d));

/** What the reader and the check of shapes report of a text. */
export function shapeOf(kind: SchemaKind, text: string, kinds?: readonly CardKindShape[]): Diagnostic[] {
  const { root, diagnostics } = readYaml('file.yaml', text);
  return [...diagnostics, ...(root ? checkShape(kind, root, 'file.yaml', kinds) : [])];
}

/** A text with the edits of a diagnostic's first fix. */
export function mended(text: string, { fixes }: Diagnostic): string {
  const edits = (fixes?.[0]?.edits ?? []).toSorted((a, b) => b.place.span.start - a.place.span.start);
  return edits.reduce(
    (t, { place: { span }, text: put }) => t.slice(0, span.start) + put + t.slice(span.end),
    text,
  );
}
