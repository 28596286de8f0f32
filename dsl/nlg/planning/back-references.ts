/** Phrases that refer to what another phrase has brought up: `a fruit ... that fruit`. */
import type { NounPhrase } from '../../language/syntax/ast.ts';
import { nameSaid, syntaxOf, type SyntaxNode, type SyntaxTree } from '../../language/syntax/syntax-visit.ts';
import { playerWords, type Form, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { NounLike } from '../../language/symbols/symbols.ts';
import { headOf, termOf } from '../discourse/discourse-scope.ts';

/** What a phrase has brought up, as later phrases refer to it. */
export interface Antecedent {
  readonly symbol: NounLike;
  readonly form: Form;
  readonly name: string | undefined;
}

/** What nouns can be taken for one another. */
export type ReferentClass = 'card' | 'player' | 'other';

export function classOf(vocabulary: Vocabulary, symbol: NounLike): ReferentClass {
  switch (symbol.sort) {
    case 'noun': {
      // A word for cards, or for piles.
      const meant = headOf(vocabulary, symbol.is.tree)?.symbol;
      return meant === undefined || meant === symbol ? 'other' : classOf(vocabulary, meant);
    }
    case 'kind':
    case 'card':
      return 'card';
    case 'role':
    case 'ranking':
      return 'player';
    case 'built-in':
      if (playerWords.includes(symbol.id) || ['owner', 'controller', 'roller'].includes(symbol.id))
        return 'player';
      return symbol.id === 'card' || symbol.id === 'host' ? 'card' : 'other';
    default:
      return 'other';
  }
}

export function antecedentOf(vocabulary: Vocabulary, phrase: NounPhrase): Antecedent | undefined {
  const head = headOf(vocabulary, phrase);
  return head && { ...head, name: phrase.name?.text };
}

/** Whether a noun can be used of something that another noun has brought up: a fruit is a card. */
function fits(vocabulary: Vocabulary, used: NounLike, brought: NounLike): boolean {
  if (used === brought || (used.sort === brought.sort && used.id === brought.id)) return true;
  // A noun of the game may mean a fruit in one zone.
  if (brought.sort === 'noun' && used.sort === 'kind')
    return headOf(vocabulary, brought.is.tree)?.symbol.id === used.id;
  if (used.sort !== 'built-in') return false;
  if (used.id === 'card') return classOf(vocabulary, brought) === 'card' || brought.sort === 'noun';
  return used.id === 'player' && classOf(vocabulary, brought) === 'player';
}

/** Whether a phrase refers to something that was brought up before. */
export function refersTo(vocabulary: Vocabulary, phrase: NounPhrase, to: Antecedent): boolean {
  if (to.name !== undefined && nameSaid(phrase) === to.name) return true;
  const { determiner, heads } = phrase;
  if (determiner !== (to.form === 'many' ? 'those' : 'that') || heads.length !== 1) return false;
  const term = termOf(vocabulary, heads[0].words);
  return term !== undefined && term.before.length === 0 && fits(vocabulary, term.symbol, to.symbol);
}

/** The phrases of a tree that refer to something. */
export const referencesIn = (vocabulary: Vocabulary, tree: SyntaxTree, to: Antecedent): NounPhrase[] =>
  syntaxOf(tree, 'noun').filter((each) => refersTo(vocabulary, each, to));

/** Whether a tree may refer to something in other words: by a noun of the same class, or by *their*. */
export const mayRefer = (
  vocabulary: Vocabulary,
  tree: SyntaxTree,
  to: Antecedent,
  known: readonly NounPhrase[],
): boolean => {
  const kind = classOf(vocabulary, to.symbol);
  const owned = (node: SyntaxNode): boolean =>
    kind === 'player' &&
    ((node.kind === 'pronoun' && (node.which === 'they' || node.which === 'theirs')) ||
      (node.kind === 'noun' && node.determiner === 'their'));
  const counts = (node: SyntaxNode): boolean => to.form === 'many' && node.kind === 'that-many';
  const pointsBack = (node: NounPhrase): boolean => {
    if (known.includes(node) || (node.determiner !== 'that' && node.determiner !== 'those')) return false;
    const symbol = headOf(vocabulary, node)?.symbol;
    return symbol === undefined || classOf(vocabulary, symbol) === kind;
  };
  return (
    syntaxOf(tree, 'noun').some((node) => pointsBack(node) || owned(node)) ||
    syntaxOf(tree, 'pronoun').some(owned) ||
    syntaxOf(tree, 'that-many').some(counts)
  );
};
