/** Votes: what each of several players has chosen, counted by what it is. */
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import type { NounLike } from '../../language/symbols/symbols.ts';
import { kindsMeet } from '../nouns/noun-meanings.ts';
import { onlyNoun, type QualifiedNoun } from '../nouns/qualified-noun.ts';
import { unbound } from '../nouns/references.ts';
import { writtenWords, type PhraseType, type Scope } from '../scope.ts';

/** Whether a word means the choices of the players. */
export const isVote = (symbol: NounLike): boolean => symbol.sort === 'built-in' && symbol.id === 'vote';

/**
 * How many players have chosen it: below `each player secretly chooses a colour` the votes of a colour. The nearest such
 * choice counts; without one there are no votes.
 */
export function votesFor(
  scope: Scope,
  thing: PhraseType,
  subject: Scalar,
  object: NounPhrase,
  noun: QualifiedNoun,
): Scalar | undefined {
  if (!onlyNoun(scope, object, noun)) return undefined;
  const given = scope.mentions.findLast((each) => each.ofEach && kindsMeet(each.thing, thing));
  if (!given) return unbound(scope, noun.span, { phrase: writtenWords(scope, noun.span), known: [] });
  const depth = scope.depth + 2;
  const test: Test = { op: 'compare', how: '=', left: { op: 'it', depth }, right: subject };
  return { op: 'count', of: { op: 'filter', of: { op: 'list', slot: given.slot }, depth, test } };
}
