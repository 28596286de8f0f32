import type { Test } from '../../../../dsl/ir/expressions.ts';
import type { ConditionClosure } from '../../../engine/program/machine.ts';
import type { Compiler } from '../codegen-context.ts';

/**
 * Conditions on a candidate that ask only what the card is: of each card it is known beforehand whether they hold, so a
 * filter reads a byte and calls nothing.
 */

/** Cards that a filter can pass over at once, by a byte each, and what is still to be asked of the others. */
export interface CardFilter {
  /** 1 for cards that may pass; absent where nothing is known beforehand. */
  readonly mask: Uint8Array | undefined;
  /** Absent where all cards of the mask pass. */
  readonly test: ConditionClosure | undefined;
  /** What must hold besides `test`; absent where that is all. */
  readonly then: ConditionClosure | undefined;
}

/**
 * A test of `it` of a depth, in two parts. Only conditions at the beginning go into the mask: what comes later may cost
 * work or be a fault, which an earlier one decides about.
 */
export function cardFilter(c: Compiler, test: Test, depth: number): CardFilter {
  const parts = test.op === 'and' ? test.parts : [test];
  let mask: Uint8Array | undefined;
  let known = 0;
  for (; known < parts.length; known++) {
    const part = cardMask(c, parts[known], depth);
    if (!part) break;
    mask = mask ? both(mask, part) : part;
  }
  if (!mask) return { mask, ...inTwo(c, test) };
  const left = parts.slice(known);
  if (left.length === 0) return { mask, test: undefined, then: undefined };
  return { mask, ...inTwo(c, { op: 'and', parts: left }) };
}

/** A test as its first condition and the others, which loops ask one after the other. */
export function inTwo(
  c: Compiler,
  test: Test,
): { test: ConditionClosure; then: ConditionClosure | undefined } {
  if (test.op !== 'and' || test.parts.length === 0) return { test: c.test(test), then: undefined };
  const [first, ...others] = test.parts;
  if (others.length === 0) return { test: c.test(first), then: undefined };
  return {
    test: c.test(first),
    then: c.test(others.length === 1 ? others[0] : { op: 'and', parts: others }),
  };
}

/** Per card whether a test holds of it; none where that depends on the position. */
export function cardMask(c: Compiler, test: Test, depth: number): Uint8Array | undefined {
  switch (test.op) {
    case 'kind': {
      if (test.card.op !== 'it' || test.card.depth !== depth) return undefined;
      return kindMask(c, test.kinds);
    }
    case 'not': {
      const mask = cardMask(c, test.part, depth);
      return mask?.map((holds) => 1 - holds);
    }
    case 'and':
    case 'or': {
      const masks = test.parts.map((part) => cardMask(c, part, depth));
      if (masks.includes(undefined) || masks.length === 0) return undefined;
      const join = test.op === 'and' ? both : either;
      return masks.reduce((all, mask) => join(all!, mask!));
    }
    default:
      return undefined;
  }
}

/** Per card whether it is of one of some kinds. */
export const kindMask = ({ game }: Compiler, kinds: readonly number[]): Uint8Array =>
  Uint8Array.from(game.copies, ({ symbol }) => (kinds.includes(symbol.kind.index) ? 1 : 0));

const both = (one: Uint8Array, other: Uint8Array): Uint8Array =>
  one.map((holds, card) => holds & other[card]);
const either = (one: Uint8Array, other: Uint8Array): Uint8Array =>
  one.map((holds, card) => holds | other[card]);
