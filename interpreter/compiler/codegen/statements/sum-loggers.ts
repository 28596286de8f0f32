import type { Call, Scalar } from '../../../../dsl/ir/expressions.ts';
import { binding } from '../expressions/function-calls.ts';
import { isLowered } from '../expressions/permission-checks.ts';
import type { ValueClosure, SumLogger, Terms } from '../../../engine/program/machine.ts';
import type { Compiler } from '../codegen-context.ts';
import type { OwnPart, Term, LoggedSum } from '../../../engine/vm/events.ts';
import { functionMeaning } from '../../../../dsl/ir/called-functions.ts';

/** How a number is logged, if it has named parts. */
export function sumLogger(c: Compiler, tree: Scalar): SumLogger {
  const terms = termsOf(c, tree);
  const whole = tree.op === 'price' ? tree.usual : tree;
  const sum = whole.op === 'called' ? { sum: whole.function.id } : {};
  return terms && ((m) => toldOf(sum, terms(m)));
}

const toldOf = (sum: { sum?: string }, terms: readonly Term[]): LoggedSum | undefined =>
  terms.length > 0 ? { ...sum, terms } : undefined;

/**
 * The named parts of a number that is, or adds up, calls of functions with `sum`, and what texts take off a price; none
 * where it has none.
 */
function termsOf(c: Compiler, tree: Scalar): Terms | undefined {
  switch (tree.op) {
    case 'called':
      return ofCall(c, tree);
    case '+':
    case '-': {
      const sign = tree.op === '-' ? -1 : 1;
      const left = operand(c, tree.left);
      const right = operand(c, tree.right);
      if (!left.named && !right.named) return undefined;
      return (m) => [
        ...left.terms(m),
        ...right.terms(m).map(([label, value, parts]): Term => withParts(label, value * sign, parts)),
      ];
    }
    case 'greater':
    case 'lesser':
      return ofExtreme(c, tree.op, tree.left, tree.right);
    case 'price':
      return ofPrice(c, tree);
    default:
      return undefined;
  }
}

/** A side of an addition: one named part for a call, the parts of a sum within, or a number without a name. */
function operand(c: Compiler, tree: Scalar): { named: boolean; terms: Terms } {
  const inner = termsOf(c, tree);
  const value = c.scalar(tree);
  if (tree.op === 'called') {
    const label = tree.function.id;
    return { named: inner !== undefined, terms: (m) => [withParts(label, value(m), inner?.(m))] };
  }
  return inner
    ? { named: true, terms: inner }
    : { named: false, terms: (m) => (value(m) === 0 ? [] : [['number' satisfies OwnPart, value(m)]]) };
}

/** The parts of the side that has any; where both have, of the one that counts. */
function ofExtreme(c: Compiler, op: 'greater' | 'lesser', one: Scalar, other: Scalar): Terms | undefined {
  const left = termsOf(c, one);
  const right = termsOf(c, other);
  if (!left || !right) return left ?? right;
  const [a, b] = [c.scalar(one), c.scalar(other)];
  return (m) => ((op === 'greater') === a(m) >= b(m) ? left(m) : right(m));
}

/** The parts of the usual price, and how much less is paid; nothing where it has no parts and no text takes any off. */
function ofPrice(c: Compiler, tree: Scalar & { op: 'price' }): Terms | undefined {
  const named = termsOf(c, tree.usual);
  if (!isLowered(c.game, tree.verb, tree.counter)) return named;
  const usual = c.scalar(tree.usual);
  const price = c.scalar(tree);
  return (m) => {
    const before = usual(m);
    const off = price(m) - before;
    const parts = named?.(m) ?? [];
    if (off === 0) return parts;
    return [
      ...(parts.length > 0 ? parts : [['number' satisfies OwnPart, before] as const]),
      ['less' satisfies OwnPart, off],
    ];
  };
}

/** A part; a single part gets the name of the whole. */
function withParts(label: string, value: number, parts: readonly Term[] | undefined): Term {
  const own = parts?.length === 1 ? parts[0][2] : parts;
  return own === undefined ? [label, value] : [label, value, own];
}

function ofCall(c: Compiler, tree: Call): Terms | undefined {
  const meaning = functionMeaning(tree.function);
  if (meaning?.form === 'is') {
    const inner = termsOf(c, meaning.value);
    return inner && binding(c, tree, inner);
  }
  if (meaning?.form !== 'sum') return undefined;
  const parts = meaning.terms.map(({ label, value }) => ({
    label,
    value: c.scalar(value),
    inner: termsOf(c, value),
  }));
  const least: ValueClosure | undefined = meaning.least && c.scalar(meaning.least);
  return binding(c, tree, (m) => {
    const terms = parts.map(({ label, value, inner }): Term => withParts(label, value(m), inner?.(m)));
    const sum = terms.reduce((total, [, value]) => total + value, 0);
    const most = least ? least(m) : sum;
    return most > sum ? [...terms, ['at least' satisfies OwnPart, most - sum]] : terms;
  });
}
