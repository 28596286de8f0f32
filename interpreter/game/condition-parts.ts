import type { Condition } from '../../dsl/language/syntax/ast.ts';
import type { FunctionBody } from '../../dsl/language/symbols/symbols.ts';
import { parseSpoken } from '../../dsl/language/parser/spoken-form.ts';
import { parse } from '../../dsl/language/parser/parse.ts';
import { inOneLine, wholeText } from '../../dsl/text/source.ts';

/** The words of a condition, and of the conditions that it is joined from by `and`, `or` and their like. */
export interface StatedCondition {
  readonly words: string;
  /** What the words are read as; none where they are not printed. */
  readonly tree?: Condition | undefined;
  readonly parts: readonly StatedCondition[];
}

/** A condition with its words, by the text in which it is written. */
export const statedAs = (text: string, tree: Condition): StatedCondition => ({
  words: inOneLine(text.slice(tree.span.start, tree.span.end)),
  tree,
  parts: 'parts' in tree ? tree.parts.map((part) => statedAs(text, part)) : [],
});

/** A text that is a condition as a whole. */
export function statedIn(text: string): StatedCondition {
  const { tree } = parse('condition', wholeText(text));
  const whole = tree
    ? statedAs(text, tree)
    : { tree: parseSpoken('condition', wholeText(text)).tree, parts: [] };
  return { ...whole, words: inOneLine(text) };
}

/** What a condition of the game says, as it is written where it is declared. */
export const statedByFunction = ({ test }: FunctionBody & { readonly form: 'if' }): StatedCondition => ({
  ...statedAs(test.snippet.text, test.tree),
  words: inOneLine(test.snippet.text),
});
