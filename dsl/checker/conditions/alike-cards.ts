/** `with 3 fruits of the same colour`: so many of what somebody or something has are alike, or no two of them. */
import type { Many, SetTest, Test } from '../../ir/expressions.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import { longestTerm } from '../../language/symbols/symbol-table.ts';
import type { FieldSymbol } from '../../language/symbols/symbols.ts';
import { noEffect, type Scope } from '../scope.ts';
import { leastAndMost, limitOf } from './quantity-limits.ts';

export interface Alike {
  readonly kind: 'same' | 'different';
  readonly field: FieldSymbol;
  /** The phrase without the words for it. */
  readonly rest: NounPhrase;
}

/** What a phrase asks of the values of all that it counts; undefined where it asks nothing of the sort. */
export function alikeIn({ vocabulary }: Scope, object: NounPhrase): Alike | undefined {
  for (const tail of object.tails) {
    const of = tail.kind === 'of' && tail.phrase.kind === 'noun' ? tail.phrase : undefined;
    const [first, ...words] = of?.heads[0]?.words ?? [];
    if (!of || words.length === 0 || of.quantity || of.owner) continue;
    const kind = of.determiner === 'the' && first.text === 'same' ? 'same' : !of.determiner && first.text;
    const term = longestTerm(vocabulary, words);
    const symbol = term?.before.length === 0 ? term.meanings[0].symbol : undefined;
    if ((kind !== 'same' && kind !== 'different') || symbol?.sort !== 'field') continue;
    // What follows the values is about the cards: `of the same colour in your shed`.
    const tails = object.tails.flatMap((each) => (each === tail ? of.tails : [each]));
    return { kind, field: symbol, rest: { ...object, tails } };
  }
  return undefined;
}

/** The test that there are so many of them; how many there are at most, or exactly, cannot be asked so. */
export const alikeTest = (scope: Scope, { kind, field, rest }: Alike, of: Many): Test | undefined =>
  togetherTest(scope, rest, of, [{ kind, field }]);

/** The same of all that is asked of so many together. */
export function togetherTest(
  scope: Scope,
  rest: NounPhrase,
  of: Many,
  together: readonly SetTest[],
): Test | undefined {
  const { quantity } = rest;
  const isExact = quantity?.kind === 'compared' && quantity.how === 'exactly';
  // `a fruit of the same colour` is like another one, which was named before.
  const limit = isExact || !quantity ? undefined : limitOf(scope, rest);
  if (!limit) return noEffect(scope, rest.span);
  const { least, most } = leastAndMost(limit.how, limit.amount);
  // `2 of the same colour` are there among 3 of it.
  if (!least || (most && quantity?.kind !== 'count')) return noEffect(scope, rest.span);
  return {
    op: 'can-choose',
    of,
    least,
    most: least,
    notAll: false,
    exact: true,
    together,
  };
}
