import type { Many, Scalar, Test } from '../../../dsl/ir/expressions.ts';
import { TooMuchWork } from '../../engine/vm/game-fault.ts';
import { type Machine, isKnown, Overflow } from '../../engine/program/machine.ts';
import { meter, stopMeter } from '../../engine/program/work-budget.ts';
import { List } from '../../engine/state/int-list.ts';
import { compilerFor, type Table } from './compile-game.ts';

/** So much work one question may cost. */
const MOST_WORK = 10_000_000;

/** Asks questions of positions that no text of the game asks: for scenarios, reports and screens. */
export interface Evaluator {
  /** Undefined where a number becomes too large, or too much would have to be looked at. */
  readonly holds: (m: Machine, test: Test) => boolean | undefined;
  readonly value: (m: Machine, scalar: Scalar) => number | undefined;
  /** As `value`, but undefined where a card does not print the field. */
  readonly printed: (m: Machine, scalar: Scalar) => number | undefined;
  readonly list: (m: Machine, many: Many) => number[] | undefined;
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
  const raw = remembering(c.raw);
  const list = remembering(c.many);
  return {
    holds: (m, test) => guarded(m, holds(test)),
    value: (m, scalar) => guarded(m, value(scalar)),
    printed: (m, scalar) => {
      const found = guarded(m, raw(scalar));
      return found !== undefined && isKnown(found) ? found : undefined;
    },
    list: (m, many) =>
      guarded(m, () => {
        const out = new List();
        list(many)(m, out);
        return out.toArray();
      }),
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

/** Asks something of a position; undefined where a number becomes too large, or too much would have to be looked at. */
export function guarded<T>(m: Machine, run: (m: Machine) => T): T | undefined {
  const { nested } = m;
  const { used } = m.scratch;
  meter(m, MOST_WORK);
  try {
    return run(m);
  } catch (error) {
    if (!(error instanceof Overflow || error instanceof TooMuchWork)) throw error;
    m.scratch.used = used;
    m.nested = nested;
    m.circle = -1;
    return undefined;
  } finally {
    stopMeter(m);
  }
}
