import { signs, leastAndMost } from '../conditions/has-conditions.ts';
import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { Batch } from '../../ir/statements.ts';
import type { Expression, Quantity } from '../../language/syntax/ast.ts';
import { constant } from '../nouns/noun-meanings.ts';
import { type Scope, noEffect } from '../scope.ts';

/** The quantity of a phrase about an event as a whole: `one or more cards`, `2 or more cards`. */
export const quantityOf = (phrase: Expression): Quantity | undefined =>
  phrase.kind === 'noun' && phrase.quantity && phrase.quantity.kind !== 'that-many'
    ? phrase.quantity
    : undefined;

/** How many objects of an event a phrase asks for, where `many` objects are done at once; a plain number is exact. */
export function batchOf(
  scope: Scope,
  phrase: Expression,
  quantity: Quantity,
  many: boolean,
): Batch | undefined {
  const one = constant(1);
  // How many there are says nothing where each object is asked about for itself.
  if (quantity.kind === 'some-but-not-all' || quantity.kind === 'that-many')
    return noEffect(scope, phrase.span);
  if (quantity.kind === 'any-number' || quantity.kind === 'one-or-more')
    return { least: one, most: undefined };
  if (quantity.kind === 'within-bounds') {
    if (!many) return noEffect(scope, phrase.span, say('phrase/it-is-done-with-one-at'));
    const least = scope.read.number(scope, quantity.least);
    const most = scope.read.number(scope, quantity.most);
    return least && most && { least, most };
  }
  const amount = scope.read.number(scope, quantity.amount);
  if (!amount) return undefined;
  if (!many && !(amount.op === 'constant' && amount.value === 1))
    return noEffect(scope, phrase.span, say('phrase/it-is-done-with-one-at'));
  if (quantity.kind === 'up-to') return { least: one, most: amount };
  if (quantity.kind === 'count') return { least: amount, most: quantity.orMore ? undefined : amount };
  return { least: one, most: undefined, ...leastAndMost(signs[quantity.how], amount) };
}
