/** What there can be several of is never named by its bare singular: it is `a fruit`, `the market`, `your hand`. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { withArticle } from '../../text/english-inflection.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { report } from '../../diagnostics/report.ts';
import { placeIn, type Snippet, type Span } from '../../text/source.ts';
import type { NounPhrase, Word } from '../../language/syntax/ast.ts';
import { syntaxOf, type SyntaxTree } from '../../language/syntax/syntax-visit.ts';
import { forms, longestTerm, type Vocabulary } from '../../language/symbols/symbol-table.ts';

/** The phrases of a tree that lack a word in front of their noun. */
export function missingArticles(
  tree: SyntaxTree,
  snippet: Snippet,
  vocabulary: Vocabulary,
  listed: boolean,
): Diagnostic[] {
  const { nouns, words } = bareIn(tree);
  return [
    // An entry of a list only says which cards.
    ...nouns.flatMap((phrase) =>
      listed && phrase === tree ? [] : (missingIn(phrase, snippet, vocabulary) ?? []),
    ),
    ...words.flatMap((each) => missingKind(each, snippet, vocabulary) ?? []),
  ];
}

interface Bare {
  readonly nouns: readonly NounPhrase[];
  readonly words: readonly (readonly Word[])[];
}

const bare = new WeakMap<object, Bare>();

/** What of a tree may lack an article, whatever its words mean: kept, as it is looked at after each key stroke. */
function bareIn(tree: SyntaxTree): Bare {
  let found = typeof tree === 'object' && tree !== null ? bare.get(tree) : undefined;
  if (!found) {
    found = {
      nouns: syntaxOf(tree, 'noun').filter(mayLack),
      words: syntaxOf(tree, 'words').map(({ words }) => words),
    };
    if (typeof tree === 'object' && tree !== null) bare.set(tree, found);
  }
  return found;
}

const mayLack = ({ determiner, quantity, ordinal, owner, heads }: NounPhrase): boolean =>
  heads.slice(1).some(({ isNew }) => isNew) ||
  !(determiner || quantity || ordinal || owner || heads.length === 0 || heads[0].isNew);

/** `is magic card`: what something is has an article where it is a kind, and none where it is a value. */
function missingKind(
  words: readonly Word[],
  snippet: Snippet,
  { terms, enums }: Vocabulary,
): Diagnostic | undefined {
  const text = words.map((word) => word.text).join(' ');
  const [meaning, ...others] = terms.get(text) ?? [];
  if (meaning?.symbol.sort !== 'kind' || meaning.form === 'many' || others.length > 0) return undefined;
  const isValue = enums.some(({ values }) =>
    values.some(({ id, names }) => id === text || names.en.includes(text)),
  );
  const { one, many } = forms(meaning.symbol);
  if (isValue || one === many) return undefined;
  return missing(snippet, { start: words[0].span.start, end: words.at(-1)!.span.end });
}

function missingIn(phrase: NounPhrase, snippet: Snippet, vocabulary: Vocabulary): Diagnostic | undefined {
  const { determiner, quantity, ordinal, owner, heads } = phrase;
  // `a stall or a new stall`: what there is, and what is made.
  const before = (at: number): string => snippet.text.slice(0, at);
  const made = heads.slice(1).find(({ isNew, span }) => isNew && !/\ba\s+$/.test(before(span.start)));
  if (made) return missing(snippet, made.span);
  if (determiner || quantity || ordinal || owner || heads.length === 0 || heads[0].isNew) return undefined;
  const term = longestTerm(vocabulary, heads[0].words);
  if (!term) return undefined;
  const { symbol, form } = term.meanings[0];
  const isCounted =
    ['zone', 'kind', 'noun', 'pile'].includes(symbol.sort) ||
    (symbol.sort === 'built-in' && ['card', 'player', 'opponent'].includes(symbol.id));
  if (form === 'many' || !isCounted) return undefined;
  if (term.meanings.length > 1) return undefined;
  const { one, many } = forms(symbol as Parameters<typeof forms>[0]);
  if (one === many) return undefined;
  // `for each fruit`
  if (/\b(?:each|every|per)\s+$/.test(before(heads[0].span.start))) return undefined;
  return missing(snippet, heads[0].span, symbol.sort === 'zone' ? 'the' : undefined);
}

/** Says that words lack an article: this one, or `a` or `an` as they sound; `the` where they were named before. */
function missing(snippet: Snippet, span: Span, article?: string): Diagnostic {
  const words = snippet.text.slice(span.start, span.end).replace(/\s+/g, ' ');
  const puts = article === undefined ? [withArticle(words), `the ${words}`] : [`${article} ${words}`];
  const place = placeIn(snippet, { start: span.start, end: span.start });
  return report(
    'syntax/missing-article',
    placeIn(snippet, span),
    { word: words, right: puts[0] },
    {
      fixes: puts.map((put) => ({
        title: say('phrase/write', { example: written(put) }),
        edits: [{ place, text: put.slice(0, -words.length) }],
      })),
    },
  );
}
