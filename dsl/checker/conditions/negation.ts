import { sidesOfCalculation } from '../../ir/calculations.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Scope } from '../scope.ts';
import { mayBeNone } from './existence.ts';

/**
 * The opposite of a test. What is printed or counted on a card that is not there is nothing, and neither is what
 * something else is nor is it not: both are false of it. A card that is there and does not print it is another matter:
 * a tool is not red.
 */
export function negatedTest(scope: Scope, part: Test | undefined): Test | undefined {
  if (!part) return undefined;
  const not: Test = { op: 'not', part };
  if (part.op !== 'compare') return not;
  const kinds = scope.vocabulary.kinds.map(({ index }) => index);
  const there = [part.left, part.right]
    .flatMap(cardsRead)
    .filter((card) => mayBeNone(scope, card))
    .map((card): Test => ({ op: 'kind', card, kinds }));
  return there.length > 0 ? { op: 'and', parts: [...there, not] } : not;
}

/** The cards of which a number or a value is read. */
function cardsRead(value: Scalar): Scalar[] {
  if (value.op === 'field') return [value.card];
  if (value.op === 'counter') return value.counter.of === 'card' && value.owner ? [value.owner] : [];
  return sidesOfCalculation(value).flatMap(cardsRead);
}
