/** What the words of a text mean in a game: also of a text that cannot be read as a whole. */
import type { IToken } from 'chevrotain';
import { participle, thirdPerson } from '../dsl/text/english-inflection.ts';
import { parse } from '../dsl/language/parser/parse.ts';
import { primitives, type PrimitiveVerb } from '../dsl/language/symbols/builtin-verbs.ts';
import { wholeText, type Span } from '../dsl/text/source.ts';
import { As, Let, isWord, spanOf, spellingsOf, The, tokenize } from '../dsl/language/lexer/tokens.ts';
import type { EntryKind } from '../dsl/language/syntax/ast.ts';
import { eachSyntax, verbWords, type SyntaxTree } from '../dsl/language/syntax/syntax-visit.ts';
import type { Vocabulary } from '../dsl/language/symbols/symbol-table.ts';
import type {
  BuiltIn,
  DeclaredSymbol,
  FunctionSymbol,
  TableSymbol,
} from '../dsl/language/symbols/symbols.ts';
import type { PlacedText } from './placed-text.ts';

/** In which form a word is used: a noun alone or of several, a verb as it is, of somebody, or as what was done. */
export type WordForm = 'one' | 'many' | 'base' | 'third' | 'participle';

export type WordMeaning =
  | { readonly kind: 'declared'; readonly symbol: DeclaredSymbol; readonly form: WordForm }
  | { readonly kind: 'built-in'; readonly symbol: BuiltIn; readonly form: WordForm }
  | { readonly kind: 'primitive'; readonly verb: PrimitiveVerb; readonly form: WordForm }
  /** A name that the text gives itself. */
  | { readonly kind: 'local'; readonly name: string }
  /** A word of the language. */
  | { readonly kind: 'small'; readonly word: string };

/** A word or words of a text that belong together. `span` is in the text's own units. */
export interface WordUse {
  readonly span: Span;
  readonly meaning: WordMeaning;
}

/** The words of a text with what they mean; words that mean nothing are left out. */
export function wordsOfText(
  vocabulary: Vocabulary,
  entry: EntryKind,
  written: string,
  names: readonly string[] = [],
): WordUse[] {
  // Texts are read without regard to capitals.
  const text = inSmall(written);
  const { tokens } = tokenize(text);
  const { tree } = parse(entry, wholeText(text));
  const verbs = verbsOf(tree);
  const locals = localsOf(tokens);
  const found: WordUse[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (!isWord(tokens[i])) {
      const [word] = spellingsOf(tokens[i].tokenType);
      if (word !== undefined)
        found.push({ span: spanOf(tokens[i]), meaning: { kind: 'small', word: tokens[i].image } });
      continue;
    }
    const start = i;
    if (verbs.has(tokens[i].startOffset)) {
      const meaning = verbMeaning(vocabulary, tokens[i].image);
      if (meaning) found.push({ span: spanOf(tokens[i]), meaning });
      continue;
    }
    while (i + 1 < tokens.length && isWord(tokens[i + 1]) && !verbs.has(tokens[i + 1].startOffset)) i++;
    const run = tokens.slice(start, i + 1);
    // What has a name takes `the`; `a card` is any card, even if something has that name.
    const before = tokens[start - 1]?.tokenType;
    const term = run.map((token) => token.image).join(' ');
    const known = before === The ? [...names, ...locals] : before === As || before === Let ? [...locals] : [];
    // Words that are one of the game are so, also where the first of them is a name: `the market row`.
    const isTerm = vocabulary.terms.has(term) || vocabulary.cardTerms.has(term);
    const named = known.find((name) => term === name || (!isTerm && term.startsWith(`${name} `)));
    if (named)
      found.push({
        span: spanOf(run[0], run[named.split(' ').length - 1]),
        meaning: { kind: 'local', name: named },
      });
    else found.push(...ofRun(vocabulary, run, locals));
  }
  return found.sort((a, b) => a.span.start - b.span.start);
}

/** A text in small letters, where that leaves each letter at its place. */
function inSmall(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text;
}

/** The word at a place of a text: the one that begins there where another one ends. */
export function wordAt(
  vocabulary: Vocabulary,
  { entry, snippet, names }: PlacedText,
  at: number,
): WordUse | undefined {
  const there = wordsOfText(vocabulary, entry, snippet.text, names).filter(
    ({ span }) => span.start <= at && at <= span.end,
  );
  return there.at(-1);
}

/** The places of the verbs of a text. */
function verbsOf(tree: SyntaxTree): Set<number> {
  const found = new Set<number>();
  eachSyntax(tree, (node) => {
    for (const { span } of verbWords(node)) found.add(span.start);
  });
  return found;
}

/** The names that a text gives: `a card as prize`, `let price be 2`. */
export function localsOf(tokens: readonly IToken[]): Set<string> {
  const names = tokens.flatMap((token, i) => {
    const before = tokens[i - 1]?.tokenType;
    return isWord(token) && (before === As || before === Let) ? [token.image] : [];
  });
  return new Set(names);
}

/** The words of a run, from its end: the last ones name the noun, those before them qualify it. */
function ofRun(vocabulary: Vocabulary, run: readonly IToken[], locals: ReadonlySet<string>): WordUse[] {
  const found: WordUse[] = [];
  for (let end = run.length; end > 0;) {
    let length = 0;
    for (let from = 0; from < end && length === 0; from++) {
      const those = run.slice(from, end);
      const meaning = nounMeaning(vocabulary, those.map((token) => token.image).join(' '), locals);
      if (!meaning) continue;
      length = end - from;
      found.push({ span: spanOf(run[from], run[end - 1]), meaning });
    }
    if (length === 0) {
      const meaning = verbMeaning(vocabulary, run[end - 1].image);
      if (meaning) found.push({ span: spanOf(run[end - 1]), meaning });
    }
    end -= length || 1;
  }
  return found;
}

function nounMeaning(
  vocabulary: Vocabulary,
  term: string,
  locals: ReadonlySet<string>,
): WordMeaning | undefined {
  const [{ symbol, form } = {}] = vocabulary.terms.get(term) ?? [];
  if (symbol && form)
    return symbol.sort === 'built-in'
      ? { kind: 'built-in', symbol, form }
      : { kind: 'declared', symbol, form };
  const value = vocabulary.enums.flatMap((each) => each.values).find((each) => each.id === term);
  const step = vocabulary.steps.find((each) => each.id === term || each.names.en[0] === term);
  if (!value && !step && locals.has(term)) return { kind: 'local', name: term };
  const other = value ?? step ?? vocabulary.cardTerms.get(term);
  return other && { kind: 'declared', symbol: other, form: 'one' };
}

/** The verb that a word is a form of: one of the game, a function or table that is asked, or one of the language. */
export function verbMeaning(vocabulary: Vocabulary, word: string): WordMeaning | undefined {
  const known = vocabulary.verbForms.get(word);
  if (known) return { kind: 'declared', symbol: known.verb, form: known.form };
  for (const symbol of conditionVerbs(vocabulary)) {
    const form = formOf(symbol.id, word);
    if (form) return { kind: 'declared', symbol, form };
  }
  for (const [verb, { forms }] of Object.entries(primitives) as [
    PrimitiveVerb,
    { forms?: { en?: readonly string[] } },
  ][]) {
    const form = formOf(verb, word, forms?.en);
    if (form) return { kind: 'primitive', verb, form };
  }
  return undefined;
}

/** What conditions may have as a verb: the functions that are conditions, and the tables. */
export const conditionVerbs = ({ functions, tables }: Vocabulary): (FunctionSymbol | TableSymbol)[] => [
  ...functions.filter(({ body }) => body.form === 'if'),
  ...tables,
];

function formOf(base: string, word: string, given: readonly string[] = []): WordForm | undefined {
  if (word === base) return 'base';
  if (word === (given[0] ?? thirdPerson(base))) return 'third';
  return word === (given[1] ?? participle(base)) ? 'participle' : undefined;
}
