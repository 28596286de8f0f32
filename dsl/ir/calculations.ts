import type { Compare, Scalar } from './expressions.ts';

/** The two numbers that a number is worked out from; none of one that is not. */
export const sidesOfCalculation = (value: Scalar): readonly Scalar[] =>
  'left' in value && value.op !== 'distance' && value.op !== 'pairs' ? [value.left, value.right] : [];

/** Whether two numbers compare in a way. */
export const holding: Readonly<Record<Compare, (left: number, right: number) => boolean>> = {
  '=': (left, right) => left === right,
  '<>': (left, right) => left !== right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};
