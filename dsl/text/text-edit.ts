import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Span } from './source.ts';

/** A change of a file: the characters of a span are replaced. */
export interface TextEdit {
  readonly span: Span;
  readonly text: string;
}

/** A text with changes, of those at one place the first in front. They may not overlap: that throws. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  const document = TextDocument.create('', '', 0, text);
  return TextDocument.applyEdits(
    document,
    edits.map(({ span, text: newText }) => ({
      range: { start: document.positionAt(span.start), end: document.positionAt(span.end) },
      newText,
    })),
  );
}
