/** Conditions that nothing follows: what exists in them is the complement of what it is compared with. */
import type { Condition, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import type { SyntaxTree } from '../../language/syntax/syntax-visit.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { antecedentOf, referencesIn } from './back-references.ts';

const kinds: ReadonlySet<string> = new Set<Condition['kind']>([
  'and',
  'or',
  'any-of',
  'all-of',
  'none-of',
  'there-is',
]);

/** Changes conditions that are a text of their own only: no later statement can refer to what they bring up. */
export const frontedConditions = <T extends SyntaxTree>(vocabulary: Vocabulary, tree: T): T =>
  tree !== undefined && 'kind' in tree && kinds.has(tree.kind)
    ? (fronted(vocabulary, tree as Condition) as T)
    : tree;

function fronted(vocabulary: Vocabulary, c: Condition): Condition {
  if ('parts' in c) return { ...c, parts: c.parts.map((part) => fronted(vocabulary, part)) };
  return (c.kind === 'there-is' ? turned(vocabulary, c) : undefined) ?? c;
}

/** `there is a knight where that knight's horse is the grey`: the grey is the horse of a knight. */
function turned(vocabulary: Vocabulary, c: Condition & { readonly kind: 'there-is' }): Condition | undefined {
  const { phrase, past, forEach, span } = c;
  if (past || forEach || phrase.name || phrase.determiner !== 'a' || phrase.quantity) return undefined;
  const where = phrase.tails.find((tail) => tail.kind === 'where');
  const test = where?.kind === 'where' ? where.condition : undefined;
  const to = antecedentOf(vocabulary, phrase);
  if (!to || test?.kind !== 'is' || test.negated || test.past || test.complement.kind !== 'phrase')
    return undefined;
  const { subject, complement } = test;
  const { phrase: known } = complement;
  if (
    subject.kind !== 'noun' ||
    subject.tails.length > 0 ||
    known.kind !== 'noun' ||
    known.determiner !== 'the'
  )
    return undefined;
  const own =
    subject.owner && referencesIn(vocabulary, subject.owner, to).includes(subject.owner as NounPhrase);
  if (!own || referencesIn(vocabulary, test, to).length !== 1) return undefined;
  const whose: Tail = {
    kind: 'of',
    phrase: { ...phrase, tails: phrase.tails.filter((tail) => tail !== where) },
    span: phrase.span,
  };
  const what: NounPhrase = { ...subject, owner: undefined, determiner: 'the', tails: [whose] };
  const is = { kind: 'phrase', phrase: what, span: subject.span } as const;
  return { kind: 'is', subject: known, past: false, negated: false, complement: is, span };
}
