import type { Span } from '../dsl/text/source.ts';
/** A change of a file: the characters of a span are replaced. */
export interface TextEdit {
  readonly span: Span;
  readonly text: string;
}
