import { holding } from '../../../../dsl/ir/calculations.ts';
import type { Compare, Scalar, Test } from '../../../../dsl/ir/expressions.ts';
import {
  depthOf,
  fixedValue,
  isKnown,
  wordOf,
  type ConditionClosure,
  type ValueClosure,
} from '../../../engine/program/machine.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import type { Compiler } from '../codegen-context.ts';
import { comparingSets } from '../values/card-values.ts';
import { isState } from '../values/state-contents.ts';
import { noElement, some } from './list-nonempty.ts';
import { controllerReader, isBound, isCardCounter } from './scalar-expressions.ts';

/** Compiles a comparison. It fails where a card lacks the value, and while nobody has chosen that of a wild one. */
export function comparison(c: Compiler, tree: Test & { op: 'compare' }): ConditionClosure {
  const sets = comparingSets(c, tree);
  if (sets) return sets;
  const filled = fillOf(c, tree);
  if (filled) return filled;
  if (tree.left.op === 'controller' && tree.left.card.op === 'it' && !mayLack(tree.right)) {
    const controls = controlledBy(c, tree.left.card.depth, c.raw(tree.right));
    if (tree.how === '=') return controls;
    if (tree.how === '<>') return (m) => !controls(m);
  }
  const left = c.raw(tree.left);
  const right = c.raw(tree.right);
  if (mayLack(tree.left) || mayLack(tree.right))
    return comparingKnown(holding[tree.how], { left, right }, mayLack(tree.left), mayLack(tree.right));
  return comparing(tree.how, left, right);
}

/** Whether a card may be without a value: a printed one, a counter, what a state holds, or what a player has chosen. */
export const mayLack = (value: Scalar): boolean =>
  value.op === 'field' ||
  value.op === 'choice-of' ||
  isBound(value) ||
  isCardCounter(value) ||
  isState(value);

/** That a list has an element, or has none, written as a comparison: it is not counted. */
function fillOf(c: Compiler, { how, left, right }: Test & { op: 'compare' }): ConditionClosure | undefined {
  if (left.op !== 'count' || right.op !== 'constant') return undefined;
  const { value } = right;
  if ((how === '>=' && value === 1) || ((how === '>' || how === '<>') && value === 0))
    return some(c, left.of);
  if ((how === '<' && value === 1) || ((how === '<=' || how === '=') && value === 0))
    return noElement(c, left.of);
  return undefined;
}

/** Whether a player controls a candidate: what most conditions on cards ask. */
function controlledBy(c: Compiler, depth: number, player: ValueClosure): ConditionClosure {
  const controllerIn = controllerReader(c);
  const [word, other] = [wordOf(player), depthOf(player)];
  if (word >= 0) return ({ p, it }) => controllerIn(p, it[depth]) === p[p[Header.frame] + word];
  if (other >= 0) return ({ p, it }) => controllerIn(p, it[depth]) === it[other];
  return (m) => controllerIn(m.p, m.it[depth]) === player(m);
}

/** Each value is worked out once, also where it may be missing. */
function comparingKnown(
  holds: (left: number, right: number) => boolean,
  { left, right }: { readonly left: ValueClosure; readonly right: ValueClosure },
  leftMayLack: boolean,
  rightMayLack: boolean,
): ConditionClosure {
  const amount = fixedValue(right);
  if (amount !== undefined)
    return (m) => {
      const one = left(m);
      return isKnown(one) && holds(one, amount);
    };
  const [depth, word] = [depthOf(right), wordOf(right)];
  if (!rightMayLack && (depth >= 0 || word >= 0))
    return (m) => {
      const one = left(m);
      return isKnown(one) && holds(one, depth >= 0 ? m.it[depth] : m.p[m.p[Header.frame] + word]);
    };
  return (m) => {
    const one = left(m);
    if (leftMayLack && !isKnown(one)) return false;
    const other = right(m);
    return (!rightMayLack || isKnown(other)) && holds(one, other);
  };
}

function comparing(how: Compare, left: ValueClosure, right: ValueClosure): ConditionClosure {
  // Most amounts are written as numbers.
  const amount = fixedValue(right);
  if (amount !== undefined) return comparingWith(how, left, amount);
  switch (how) {
    case '=':
      return equal(left, right);
    case '<>': {
      const same = equal(left, right);
      return (m) => !same(m);
    }
    case '<':
      return (m) => left(m) < right(m);
    case '<=':
      return (m) => left(m) <= right(m);
    case '>':
      return (m) => left(m) > right(m);
    case '>=':
      return (m) => left(m) >= right(m);
  }
}

/** Whether two values are the same; what only reads a word or a candidate is not called. */
function equal(left: ValueClosure, right: ValueClosure): ConditionClosure {
  const [depth, other] = [depthOf(left), depthOf(right)];
  const word = wordOf(right);
  if (depth >= 0 && word >= 0) return ({ p, it }) => it[depth] === p[p[Header.frame] + word];
  if (depth >= 0 && other >= 0) return ({ it }) => it[depth] === it[other];
  if (depth >= 0) return (m) => m.it[depth] === right(m);
  if (word >= 0) return (m) => left(m) === m.p[m.p[Header.frame] + word];
  if (other >= 0) return (m) => left(m) === m.it[other];
  return (m) => left(m) === right(m);
}

function comparingWith(how: Compare, left: ValueClosure, value: number): ConditionClosure {
  const depth = depthOf(left);
  switch (how) {
    case '=':
      if (depth >= 0) return ({ it }) => it[depth] === value;
      return (m) => left(m) === value;
    case '<>':
      if (depth >= 0) return ({ it }) => it[depth] !== value;
      return (m) => left(m) !== value;
    case '<':
      return (m) => left(m) < value;
    case '<=':
      return (m) => left(m) <= value;
    case '>':
      return (m) => left(m) > value;
    case '>=':
      return (m) => left(m) >= value;
  }
}
