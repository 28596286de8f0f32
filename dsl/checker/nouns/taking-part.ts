import type { Many, Test } from '../../ir/expressions.ts';
import { forms } from '../../language/symbols/symbol-table.ts';
import type { Span } from '../../text/source.ts';
import type { Described, Scope } from '../scope.ts';
import { constant, filtered, several } from './noun-meanings.ts';

/**
 * The players who take part. What is waited for may be done by anybody, so that it is noticed when somebody goes out by
 * it.
 */
export function playersTakingPart(scope: Scope, span: Span): Described {
  const all = several({ sort: 'player' }, { op: 'players' }, span);
  const { out } = scope.vocabulary.seating;
  if (!out || scope.matching) return all;
  const depth = scope.depth + 1;
  const owner = { op: 'it', depth } as const;
  const test: Test = {
    op: 'compare',
    how: '<=',
    left: { op: 'counter', counter: out, owner },
    right: constant(0),
  };
  return filtered(all, depth, test, `with no ${forms(out).many}`);
}

/** Whether a list is of all players, or of all who take part. */
export function isEveryPlayer({ vocabulary: { seating } }: Scope, list: Many): boolean {
  if (list.op === 'players') return true;
  if (list.op !== 'filter' || list.of.op !== 'players' || list.test.op !== 'compare') return false;
  const { left } = list.test;
  return left.op === 'counter' && left.counter === seating.out;
}
