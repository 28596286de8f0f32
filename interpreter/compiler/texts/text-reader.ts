/** How the texts of one field are read: as what, in which words, and what they mean. */
import type { Resolved } from '../../../dsl/checker/check.ts';
import { missingArticles } from '../../../dsl/checker/lint/missing-articles.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { parseSpoken } from '../../../dsl/language/parser/spoken-form.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Entries, EntryKind } from '../../../dsl/language/syntax/ast.ts';
import type { SyntaxTree } from '../../../dsl/language/syntax/syntax-visit.ts';
import { wholeText, type Snippet } from '../../../dsl/text/source.ts';

export const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

/** Whether a text is refused for a finding, or the language prefers another wording. */
export const isSlip = (found: Diagnostic): boolean => isError(found) || found.code === 'name/agreement';

/** What a text of an entry means; of one with `wordsOnly` only its unknown words are asked for. */
export type MeaningOf<E extends EntryKind, T> = (
  tree: Entries[E],
  snippet: Snippet,
  wordsOnly?: boolean,
) => Resolved<T>;

/** A text that is tried, and what it means if it can be read. */
interface Judged<T> {
  /** As the language has it. */
  readonly snippet: Snippet;
  readonly meant: Resolved<T> | undefined;
  /** What is wrong with it: with what it means or, where it cannot be read, with its form. */
  readonly slips: readonly Diagnostic[];
}

/** Many ways lead to the same text, and a refused one is tried again for each of its lines. */
const MOST_KEPT = 1000;

export class TextReader<E extends EntryKind, T> {
  readonly entry: E;
  /** Of a card: on which words that can be read and mean nothing are rewritten as well. */
  readonly words: Vocabulary | undefined;
  readonly kind: KindSymbol | undefined;
  readonly meaning: MeaningOf<E, T>;
  /** The names of a card by which its own text calls it. */
  readonly called: readonly string[];
  readonly #judged = new Map<string, Judged<T>>();

  constructor(
    entry: E,
    meaning: MeaningOf<E, T>,
    words?: Vocabulary,
    kind?: KindSymbol,
    called: readonly string[] = [],
  ) {
    this.entry = entry;
    this.meaning = meaning;
    this.words = words;
    this.kind = kind;
    this.called = called;
  }

  /** Tries a text by itself: places are units of it, in no file. */
  judge(text: string): Judged<T> {
    const known = this.#judged.get(text);
    if (known) return known;
    if (this.#judged.size >= MOST_KEPT) this.#judged.clear();
    const judged = this.#judge(text);
    this.#judged.set(text, judged);
    return judged;
  }

  #judge(text: string): Judged<T> {
    const { tree, snippet: said, diagnostics } = parseSpoken(this.entry, wholeText(text));
    const snippet = wholeText(said.text);
    if (tree === undefined || diagnostics.some(isError))
      return { snippet, meant: undefined, slips: diagnostics };
    const meant = this.meaning(tree, snippet);
    return { snippet, meant, slips: this.slipsOf(tree, snippet, meant) };
  }

  /** What is wrong with a text that can be read. */
  slipsOf(tree: Entries[E], snippet: Snippet, { diagnostics }: Resolved<T>): readonly Diagnostic[] {
    return [...diagnostics, ...lackingArticles(tree, snippet, this.words)].filter(isSlip);
  }
}

/** The nouns of a card's text without a word in front, where the text is right but for these. */
export const lackingArticles = (
  tree: SyntaxTree,
  snippet: Snippet,
  words: Vocabulary | undefined,
): readonly Diagnostic[] => (words ? missingArticles(tree, snippet, words, false) : []);
