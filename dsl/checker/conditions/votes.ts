/** What each of several players has chosen: votes, counted by what it is, and the choice of one of them. */
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import type { NounLike } from '../../language/symbols/symbols.ts';
import { definite, kindsMeet, several } from '../nouns/noun-meanings.ts';
import { onlyNoun, type QualifiedNoun } from '../nouns/qualified-noun.ts';
import { unbound } from '../nouns/references.ts';
import { noEffect, writtenWords, type PhraseMeaning, type PhraseType, type Scope } from '../scope.ts';

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

/**
 * `that player's choice`, below `each player secretly chooses a colour`: what that player has chosen, or nothing;
 * where each chooses several, `that player's choices`. Where two such choices
 * are above, it is open which one is meant.
 */
export function chosenBy(
  scope: Scope,
  np: NounPhrase,
  noun: QualifiedNoun,
  player: Scalar,
): { value: PhraseMeaning } | undefined {
  const all = scope.mentions.flatMap(({ bySeat }) => bySeat ?? []);
  const [given] = all;
  if (!given || noun.meaning.form !== (given.all === undefined ? 'one' : 'many'))
    return unbound(scope, noun.span, { phrase: writtenWords(scope, noun.span), known: [] });
  if (all.length > 1) return noEffect(scope, noun.span);
  const { slot, thing, all: chosen } = given;
  const side = thing.side?.of ? { of: player } : undefined;
  if (chosen !== undefined)
    return { value: several({ ...thing, side }, { op: 'choices-of', slot, all: chosen, player }, np.span) };
  return {
    value: definite({ ...thing, side }, { op: 'choice-of', slot, sort: thing.sort, player }, np.span),
  };
}
