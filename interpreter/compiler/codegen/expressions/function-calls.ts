import type { Call, Scalar } from '../../../../dsl/ir/expressions.ts';
import type { FunctionSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import type { Layout } from '../../../engine/state/position-layout.ts';
import { borrow, depthOf, release, checkedInt, withIt } from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import type { Machine, ValueClosure, ConditionClosure } from '../../../engine/program/machine.ts';
import type { Compiler } from '../codegen-context.ts';
import { functionMeaning } from '../../../../dsl/ir/called-functions.ts';

/**
 * Calls of functions: arguments are put where the function reads them, and the former values are put back.
 */

const numbers: Bodies<ValueClosure> = new WeakMap();
const tests: Bodies<ConditionClosure> = new WeakMap();

/** Compiled bodies by the layout of their table: they read no locals, so all programs of it share them. */
type Bodies<T> = WeakMap<Layout, Map<FunctionSymbol, T>>;

/** Compiles a call that gives a value. */
export const calledValue = (c: Compiler, tree: Call): ValueClosure =>
  binding(c, tree, bodyOf(numbers, c, tree.function, valueBody));

/** Compiles a call that gives yes or no. */
export const calledTest = (c: Compiler, tree: Call): ConditionClosure =>
  binding(c, tree, bodyOf(tests, c, tree.function, testBody));

/** The body of a function is compiled once for a table. */
function bodyOf<T>(
  known: Bodies<T>,
  c: Compiler,
  fn: FunctionSymbol,
  compile: (c: Compiler, fn: FunctionSymbol) => T,
): T {
  let bodies = known.get(c.layout);
  if (!bodies) known.set(c.layout, (bodies = new Map()));
  let body = bodies.get(fn);
  if (!body) bodies.set(fn, (body = compile(c, fn)));
  return body;
}

function testBody(c: Compiler, fn: FunctionSymbol): ConditionClosure {
  const meaning = functionMeaning(fn);
  return meaning?.form === 'if' ? c.test(meaning.test) : () => true;
}

function valueBody(c: Compiler, fn: FunctionSymbol): ValueClosure {
  const meaning = functionMeaning(fn);
  switch (meaning?.form) {
    case 'is':
      return c.scalar(meaning.value);
    case 'sum': {
      const terms = meaning.terms.map((term) => c.scalar(term.value));
      const least = meaning.least && c.scalar(meaning.least);
      const sum: ValueClosure = (m) => {
        let total = 0;
        for (const term of terms) total = checkedInt(total + term(m));
        return total;
      };
      return least ? (m) => Math.max(least(m), sum(m)) : sum;
    }
    case 'cases': {
      const cases = meaning.cases.map((each) => ({
        test: each.test && c.test(each.test),
        value: c.scalar(each.value),
      }));
      return (m) => {
        for (const { test, value } of cases) if (!test || test(m)) return value(m);
        return 0;
      };
    }
    default:
      return () => 0;
  }
}

/** Runs a body with the arguments of a call in their places; nothing is allocated for it. */
export function binding<T>(c: Compiler, tree: Call, body: (m: Machine) => T): (m: Machine) => T {
  const { first } = tree.function;
  const given: [number, Scalar][] = tree.arguments.map((value, i) => [first + 1 + i, value]);
  if (tree.you) given.unshift([first, tree.you]);
  const at = given.map(([place]) => place);
  const values = given.map(([, value]) => c.scalar(value));
  const [a, b] = at;
  const [one, two] = values;
  const [oneAt = -1, twoAt = -1] = values.map(depthOf);
  switch (at.length) {
    case 0:
      return (m) => {
        spend(m, 1);
        return body(m);
      };
    case 1:
      return (m) => {
        spend(m, 1);
        return withIt(m, a, oneAt < 0 ? one(m) : m.it[oneAt], body);
      };
    case 2:
      return (m) => {
        spend(m, 1);
        const left = oneAt < 0 ? one(m) : m.it[oneAt];
        const right = twoAt < 0 ? two(m) : m.it[twoAt];
        const beforeA = m.it[a];
        const beforeB = m.it[b];
        m.it[a] = left;
        m.it[b] = right;
        const result = body(m);
        m.it[a] = beforeA;
        m.it[b] = beforeB;
        return result;
      };
    default:
      return (m) => {
        spend(m, 1);
        const kept = borrow(m);
        for (const value of values) kept.push(value(m));
        swap(m, kept.items, at);
        const result = body(m);
        swap(m, kept.items, at);
        release(m);
        return result;
      };
  }
}

function swap({ it }: Machine, kept: { [index: number]: number }, at: readonly number[]): void {
  for (let i = 0; i < at.length; i++) {
    const before = it[at[i]];
    it[at[i]] = kept[i];
    kept[i] = before;
  }
}

/** How much room the functions of a game need beside the candidates of filters. */
export const roomForCalls = (functions: readonly FunctionSymbol[]): number =>
  functions.reduce((room, fn) => room + 1 + fn.parameters.length, 0);
