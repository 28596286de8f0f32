import { negatedIf } from './universal.ts';
import { wrongSort } from '../expectations.ts';
import type { Test } from '../../ir/expressions.ts';
import type { Condition } from '../../language/syntax/ast.ts';
import type { Scope } from '../scope.ts';

const forms: readonly string[] = ['win', 'wins', 'won'];

type Does = Condition & { kind: 'does' };

/** Whether a condition asks who has won something. */
export const speaksOfWinning = (scope: Scope, { verb, args }: Does): boolean =>
  forms.includes(verb.text) && !scope.vocabulary.verbForms.has(verb.text) && args.object !== undefined;

/** `you win the duel`: the player is the side of a contest that has won it. */
export function wins(scope: Scope, tree: Does): Test | undefined {
  const object = tree.args.object!;
  const what = scope.read.expression(scope, object);
  const who = scope.read.expression(scope, tree.subject);
  if (!what || !who) return undefined;
  const { contest } = what.thing;
  if (!contest || !what.scalar) return wrongSort(scope, what, 'held contest', object.span);
  if (who.thing.sort !== 'player' || !who.scalar)
    return wrongSort(scope, who, 'one player', tree.subject.span);
  return negatedIf(tree.negated, { op: 'won', contest, roll: what.scalar, by: who.scalar });
}
