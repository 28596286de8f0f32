/**
 * A compiler whose expressions are made JavaScript once they have been asked often enough. The closures are the reference:
 * what is generated gives the same values, counts the same work and breaks off with the same faults, so a position goes
 * from one to the other at any question.
 */
import type { Many, Scalar } from '../../../dsl/ir/expressions.ts';
import { depthOf, fixedValue, wordOf } from '../../engine/program/machine.ts';
import type { ConditionClosure, ListClosure, Machine, ValueClosure } from '../../engine/program/machine.ts';
import type { Compiler } from '../codegen/codegen-context.ts';
import { many } from '../codegen/expressions/list-expressions.ts';
import { rawScalar, scalar } from '../codegen/expressions/scalar-expressions.ts';
import { simplifiedList } from '../codegen/expressions/simplify-lists.ts';
import { test } from '../codegen/expressions/condition-tests.ts';
import { withSource } from '../codegen/closure-sources.ts';
import type { GeneratedFunctions } from './emitter.ts';
import { newEmitter } from './expression-emitter.ts';
import { generatedFunctions } from './generated-functions.ts';

/** The parts of a compiler that are generated, for one program with its locals. */
export type GeneratedParts = Pick<Compiler, 'scalar' | 'raw' | 'many' | 'test'>;

/** What is generated for a table. */
export interface JitTable {
  readonly functions: GeneratedFunctions;
  /** An expression that has been asked so often is generated, and a program that has gone on so often. */
  readonly after: number;
}

/** Where it pays in long runs. */
export const OFTEN = 300;

/** Begins a table; `plain` is a compiler without locals, whose expressions are generated as well. */
export function jitTable(plain: () => Compiler, after: number): JitTable {
  const functions: GeneratedFunctions = generatedFunctions(() => newEmitter(plain(), functions));
  return { functions, after };
}

/** Whether a value is called by nobody: who asks for it reads a word, a candidate or a number. */
const isRead = (get: ValueClosure): boolean =>
  wordOf(get) >= 0 || depthOf(get) >= 0 || fixedValue(get) !== undefined;

/** The operations that closures may read without a call. */
const READ: ReadonlySet<Scalar['op']> = new Set(['constant', 'it', 'you', 'this', 'local', 'zone']);

/**
 * `c` is the compiler that has these parts; `closures` is the one for the same program whose expressions are closures all
 * through, which answer until an expression has been asked often enough.
 */
export function generatedParts(
  c: Compiler,
  closures: Compiler,
  { functions, after }: JitTable,
): GeneratedParts {
  const value =
    (kind: 'value' | 'raw') =>
    (tree: Scalar): ValueClosure => {
      if (READ.has(tree.op)) {
        const get = scalar(c, tree);
        if (isRead(get)) return get;
      }
      const plain = kind === 'raw' ? rawScalar : scalar;
      const get = warming(
        after,
        () => plain(closures, tree),
        () => {
          const e = newEmitter(c, functions);
          const result = kind === 'raw' ? e.raw(tree) : e.value(tree);
          return e.w.make<ValueClosure>([], result);
        },
      );
      return withSource(get, { c, kind, tree });
    };
  return {
    scalar: value('value'),
    raw: value('raw'),
    test: (tree) => {
      const holds = warming(
        after,
        () => test(closures, tree),
        () => {
          const e = newEmitter(c, functions);
          const result = e.test(tree);
          return e.w.make<ConditionClosure>([], result);
        },
      );
      return withSource(holds, { c, kind: 'condition', tree });
    },
    many: (tree) =>
      withSource(warmingList(c, closures, { functions, after }, tree), { c, kind: 'list', tree }),
  };
}

function warming<T>(
  after: number,
  plain: () => (m: Machine) => T,
  generate: () => (m: Machine) => T,
): (m: Machine) => T {
  let calls = 0;
  let closure: ((m: Machine) => T) | undefined;
  let run = (m: Machine): T => {
    if (calls++ === after) {
      run = generate();
      return run(m);
    }
    return (closure ??= plain())(m);
  };
  return (m) => run(m);
}

function warmingList(
  c: Compiler,
  closures: Compiler,
  { functions, after }: JitTable,
  tree: Many,
): ListClosure {
  let calls = 0;
  let closure: ListClosure | undefined;
  let run: ListClosure = (m, out) => {
    if (calls++ === after) {
      const e = newEmitter(c, functions);
      e.each(tree, (element) => e.w.line(`out.push(${element});`));
      run = e.w.make<ListClosure>(['out'], undefined);
      run(m, out);
      return;
    }
    closure ??= many(closures, simplifiedList(closures, tree));
    closure(m, out);
  };
  return (m, out) => run(m, out);
}
