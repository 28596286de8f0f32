import type { Condition } from '../../dsl/language/syntax/ast.ts';
import { parse } from '../../dsl/language/parser/parse.ts';
import { inOneLine, wholeText } from '../../dsl/text/source.ts';

/** The words of a condition, and of the conditions that it is joined from by `and`, `or` and their like. */
export interface StatedCondition {
  readonly words: string;
  readonly parts: readonly StatedCondition[];
}

/** A condition with its words, by the text in which it is written. */
export const statedAs = (text: string, tree: Condition): StatedCondition => ({
  words: inOneLine(text.slice(tree.span.start, tree.span.end)),
  parts: 'parts' in tree ? tree.parts.map((part) => statedAs(text, part)) : [],
});

/** A text that is a condition as a whole. */
export function statedIn(text: string): StatedCondition {
  const { tree } = parse('condition', wholeText(text));
  return { ...(tree ? statedAs(text, tree) : { parts: [] }), words: inOneLine(text) };
}
