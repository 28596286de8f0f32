import { parse } from '../../dsl/language/parser/parse.ts';
import { resolveEffect } from '../../dsl/checker/check.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { castleWords } from '../render/sentences.ts';

const vocabulary = castleWords();
const kind = vocabulary.kinds.find(({ id }) => id === 'sword');

/** What is found in an effect on a card of a small game. */
export function effectFindings(text: string): readonly Diagnostic[] {
  const snippet = wholeText(text);
  const { tree, diagnostics } = parse('effect', snippet);
  if (tree === undefined || diagnostics.length > 0) return diagnostics;
  return resolveEffect({ vocabulary, snippet, acting: true, kind }, tree).diagnostics;
}
