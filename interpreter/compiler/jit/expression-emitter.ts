import type { Many, Scalar, Test } from '../../../dsl/ir/expressions.ts';
import type { Compiler } from '../codegen/codegen-context.ts';
import { many } from '../codegen/expressions/list-expressions.ts';
import { isBound, rawScalar, scalar } from '../codegen/expressions/scalar-expressions.ts';
import { simplifiedList } from '../codegen/expressions/simplify-lists.ts';
import { test } from '../codegen/expressions/condition-tests.ts';
import { emitCardCounter, emitField } from './emit-card-values.ts';
import { conditionEmitters, type EmitCondition } from './emit-conditions.ts';
import { eachListed, loopEmitters } from './emit-loops.ts';
import { valueEmitters, type EmitValue } from './emit-values.ts';
import type { Emitter, GeneratedFunctions } from './emitter.ts';
import { SourceWriter } from './source-writer.ts';

/** Begins to write expressions of a program, in a function of their own or in one that is being written. */
export function newEmitter(c: Compiler, functions: GeneratedFunctions, w = new SourceWriter()): Emitter {
  const left = (tree: Scalar | Test, closure: unknown): string => {
    w.shares(tree);
    return w.ask(closure);
  };
  const e: Emitter = {
    c,
    w,
    functions,
    value: (tree) =>
      (valueEmitters[tree.op] as EmitValue<Scalar['op']> | undefined)?.(e, tree) ??
      left(tree, scalar(c, tree)),
    raw: (tree) => {
      if (tree.op === 'field') return emitField(e, tree);
      // The end of a range may be open, and a card may have none.
      if (isBound(tree) || tree.op === 'choice-of') return left(tree, rawScalar(c, tree));
      if (tree.op !== 'counter' || (tree.counter.of !== 'card' && !tree.counter.holds)) return e.value(tree);
      return tree.counter.holds ? left(tree, rawScalar(c, tree)) : emitCardCounter(e, tree);
    },
    test: (tree) =>
      (conditionEmitters[tree.op] as EmitCondition<Test['op']> | undefined)?.(e, tree) ?? e.closure(tree),
    closure: (tree) => left(tree, test(c, tree)),
    each: (list, body) => {
      const tree = simplifiedList(c, list);
      const loop = loopEmitters[tree.op] as
        | ((e: Emitter, tree: Many, body: (element: string) => void) => boolean | void)
        | undefined;
      if (loop && loop(e, tree, body) !== false) return;
      w.shares(tree);
      eachListed(e, (into) => w.line(`${w.ask(many(c, tree), into)};`), body);
    },
  };
  return e;
}
