import type { Many, Scalar, Test } from '../../dsl/meaning.ts';
import { borrow, release, type Machine } from '../run/machine.ts';
import { Overflow } from './scalar.ts';
import { compilerFor, type Table } from './table.ts';

/** Asks questions of positions that no text of the game asks: for scenarios and reports. */
export interface Evaluator {
  /** Undefined where a number becomes too large. */
  readonly holds: (m: Machine, test: Test) => boolean | undefined;
  readonly value: (m: Machine, scalar: Scalar) => number | undefined;
  readonly list: (m: Machine, many: Many) => readonly number[] | undefined;
}

const evaluators = new WeakMap<Table, Evaluator>();

/** The evaluator of a table; what it compiles it keeps. */
export function evaluatorFor(table: Table): Evaluator {
  let evaluator = evaluators.get(table);
  if (!evaluator) evaluators.set(table, (evaluator = newEvaluator(table)));
  return evaluator;
}

function newEvaluator(table: Table): Evaluator {
  const c = compilerFor(table.game, table.layout, table.zoneStarts);
  const holds = remembering(c.test);
  const value = remembering(c.scalar);
  const list = remembering((many: Many) => {
    const collect = c.many(many);
    return (m: Machine): number[] => {
      const out = borrow(m);
      collect(m, out);
      const found = out.toArray();
      release(m);
      return found;
    };
  });
  return {
    holds: (m, test) => guarded(m, holds(test)),
    value: (m, scalar) => guarded(m, value(scalar)),
    list: (m, many) => guarded(m, list(many)),
  };
}

function remembering<T extends object, R>(compile: (tree: T) => R): (tree: T) => R {
  const known = new WeakMap<T, R>();
  return (tree) => {
    let compiled = known.get(tree);
    if (!compiled) known.set(tree, (compiled = compile(tree)));
    return compiled!;
  };
}

function guarded<T>(m: Machine, run: (m: Machine) => T): T | undefined {
  const { used } = m.scratch;
  try {
    return run(m);
  } catch (error) {
    if (!(error instanceof Overflow)) throw error;
    m.scratch.used = used;
    return undefined;
  }
}
