import { say, written, type Phrase } from '../../diagnostics/catalogue/phrase.ts';
import type { Batch } from '../../ir/statements.ts';
import type { Scalar } from '../../ir/expressions.ts';
import type { Expression, Quantity } from '../../language/syntax/ast.ts';
import { constant } from '../nouns/noun-meanings.ts';
import { complain, writtenWords, type Scope } from '../scope.ts';

/** The quantity of a phrase that speaks of an event as a whole: `one or more cards`, `2 or more cards`. */
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
  if (quantity.kind === 'some-but-not-all' || quantity.kind === 'that-many') return refuse(scope, phrase);
  if (quantity.kind === 'any-number' || quantity.kind === 'one-or-more')
    return { least: one, most: undefined };
  const amount = scope.read.number(scope, quantity.amount);
  if (!amount) return undefined;
  if (!many && !(amount.op === 'constant' && amount.value === 1)) {
    const advice = say('phrase/it-is-done-with-one-at');
    return refuse(scope, phrase, advice);
  }
  if (quantity.kind === 'up-to') return { least: one, most: amount };
  if (quantity.kind === 'count') return { least: amount, most: quantity.orMore ? undefined : amount };
  const next = (op: '+' | '-'): Scalar => ({ op, left: amount, right: one });
  switch (quantity.how) {
    case 'exactly':
      return { least: amount, most: amount };
    case 'at least':
      return { least: amount, most: undefined };
    case 'at most':
      return { least: one, most: amount };
    case 'more than':
      return { least: next('+'), most: undefined };
    case 'less than':
      return { least: one, most: next('-') };
  }
}

/** How many there are says nothing where each object is asked about for itself. */
export function refuse(scope: Scope, phrase: Expression, advice?: Phrase): undefined {
  const what = say('phrase/here', { what: written(writtenWords(scope, phrase.span)) });
  return complain(scope, 'name/not-here', phrase.span, { what }, advice === undefined ? {} : { advice });
}
