/** What says how many of something there are to be: `3`, `at least 3`, `no`. */
import type { Compare, Scalar, Test } from '../../ir/expressions.ts';
import type { Comparison, NounPhrase } from '../../language/syntax/ast.ts';
import { constant } from '../nouns/noun-meanings.ts';
import { noEffect, type Scope } from '../scope.ts';

/** The phrase without its number, which is compared; other determiners would say nothing here. */
export function anyOf(scope: Scope, phrase: NounPhrase): NounPhrase | undefined {
  const { determiner } = phrase;
  if (determiner === 'another') return { ...phrase, quantity: undefined };
  if (determiner !== undefined && determiner !== 'a' && determiner !== 'no' && determiner !== 'any')
    return noEffect(scope, phrase.span);
  return { ...phrase, quantity: undefined, determiner: undefined };
}

/** What says how many. */
type Counted = Pick<NounPhrase, 'determiner' | 'quantity' | 'span'>;

/** The comparison of a quantity or determiner: `3 points` is exactly three. */
export function limitOf(scope: Scope, object: Counted): { how: Compare; amount: Scalar } | undefined {
  if (object.determiner === 'no') return { how: '=', amount: constant(0) };
  const quantity = object.quantity;
  if (!quantity) return { how: '>=', amount: constant(1) };
  if (quantity.kind === 'any-number') return { how: '>=', amount: constant(0) };
  if (quantity.kind === 'one-or-more') return { how: '>=', amount: constant(1) };
  if (!('amount' in quantity)) return noEffect(scope, object.span);
  const amount = scope.read.number(scope, quantity.amount);
  if (!amount) return undefined;
  if (quantity.kind === 'up-to') return { how: '<=', amount };
  if (quantity.kind === 'count') return { how: quantity.orMore ? '>=' : '=', amount };
  return { how: signs[quantity.how], amount };
}

export const signs: Readonly<Record<Comparison, Compare>> = {
  exactly: '=',
  'at least': '>=',
  'at most': '<=',
  'more than': '>',
  'less than': '<',
};

/** The least and the most that a number may be which is compared with an amount. */
export function leastAndMost(how: Compare, amount: Scalar): { least?: Scalar; most?: Scalar } {
  const next = (op: '+' | '-'): Scalar => ({ op, left: amount, right: constant(1) });
  switch (how) {
    case '>=':
      return { least: amount };
    case '>':
      return { least: next('+') };
    case '<=':
      return { most: amount };
    case '<':
      return { most: next('-') };
    default:
      return { least: amount, most: amount };
  }
}

/** The test that a number is what the quantity of a phrase says. */
export function quantityTest(scope: Scope, object: Counted, left: Scalar): Test | undefined {
  if (object.quantity?.kind === 'within-bounds') {
    const least = scope.read.number(scope, object.quantity.least);
    const most = scope.read.number(scope, object.quantity.most);
    if (!least || !most) return undefined;
    const parts: Test[] = [
      { op: 'compare', how: '>=', left, right: least },
      { op: 'compare', how: '<=', left, right: most },
    ];
    return { op: 'and', parts };
  }
  const limit = limitOf(scope, object);
  return limit && { op: 'compare', how: limit.how, left, right: limit.amount };
}
