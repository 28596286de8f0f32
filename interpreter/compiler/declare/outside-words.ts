import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { placeIn } from '../../../dsl/text/source.ts';
import type { DeclaredSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Word } from '../../../dsl/language/syntax/ast.ts';
import { eachSyntax, verbWords, wordRuns } from '../../../dsl/language/syntax/syntax-visit.ts';
import type { SyntaxTree } from '../../../dsl/language/syntax/syntax-visit.ts';
import { longestOf, type Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { Sources } from '../loader/link-context.ts';

/**
 * Refuses words put on top of a game that its own texts contain. Such a word means nothing in those texts,
 * but a reader would think that it does.
 */
export function checkOutsideWords(s: Sources, { own }: Vocabulary): void {
  if (!own) return;
  const told = new Set<DeclaredSymbol>();
  for (const { tree, snippet } of s.trees) {
    if (!own.files.has(snippet.file) && !snippet.files) continue;
    for (const words of wordsOf(tree)) {
      // A line of a variant in a text of the game knows the words of the variant.
      if (snippet.files && !own.files.has(placeIn(snippet, words[0].span).file)) continue;
      const found = outsideIn(own.words, own.all, words);
      if (!found || told.has(found.symbol)) continue;
      told.add(found.symbol);
      const { symbol, said } = found;
      const span = { start: said[0].span.start, end: said.at(-1)!.span.end };
      const related = [{ place: placeIn(snippet, span), message: say('phrase/this-text-of-the-game-has') }];
      const word = said.map(({ text }) => text).join(' ');
      s.diagnostics.push(report('game/changes-text', symbol.place, { word }, { related }));
    }
  }
}

/** What a run of words says with all words and not with those of the game alone. */
function outsideIn(
  alone: Vocabulary,
  all: Vocabulary,
  words: readonly Word[],
): { symbol: DeclaredSymbol; said: readonly Word[] } | undefined {
  const noun = longestOf(all, words);
  const symbol = noun?.meanings[0].symbol;
  if (
    noun &&
    symbol &&
    symbol.sort !== 'built-in' &&
    longestOf(alone, words)?.term.length !== noun.term.length
  )
    return { symbol, said: noun.term };
  if (words.length > 1) return undefined;
  const verb = all.verbForms.get(words[0].text)?.verb;
  return verb && !alone.verbForms.has(words[0].text) ? { symbol: verb, said: words } : undefined;
}

const known = new WeakMap<object, readonly (readonly Word[])[]>();

/** The runs of words of a tree that name something, and its verbs. */
function wordsOf(tree: SyntaxTree & object): readonly (readonly Word[])[] {
  let words = known.get(tree);
  if (!words) known.set(tree, (words = wordsIn(tree)));
  return words;
}

function wordsIn(tree: SyntaxTree): (readonly Word[])[] {
  const found: (readonly Word[])[] = [];
  eachSyntax(tree, (node) => {
    found.push(...wordRuns(node).filter(({ length }) => length > 0));
    for (const verb of verbWords(node)) found.push([verb]);
  });
  return found;
}
