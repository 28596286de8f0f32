import { lacksObject } from '../common-findings.ts';
import type { Act } from '../../ir/statements.ts';
import type { Expression, Order } from '../../language/syntax/ast.ts';
import { mention } from '../nouns/references.ts';
import { slotFor } from './picks.ts';
import { readCardText } from '../nouns/card-texts.ts';
import { reportAt, type Scope, type PhraseType } from '../scope.ts';

const plan: PhraseType = { sort: 'plan' };

/** `announce the card's effect as plan`: its first choices are made now, the rest waits. */
export function announce(scope: Scope, order: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const name = object.kind === 'noun' ? object.name?.text : undefined;
  if (object.kind !== 'noun' || name === undefined) return lacksObject(scope, object.span, 'announce');
  const text = readCardText(scope, 'announce', { ...object, name: undefined }, prepare);
  if (!text) return undefined;
  if (!scope.acting) return reportAt(scope, 'name/no-you', order.span, { word: 'you' });
  const slot = slotFor(scope, { thing: plan, many: false, name }, false);
  mention(scope, plan, slot, false, name);
  return [{ op: 'announce', ...text, you: scope.acting, slot, span: order.span }];
}

/** `resolve the plan` */
export function resolvePlan(scope: Scope, order: Order, object: Expression): Act[] | undefined {
  const described = scope.read.expression(scope, object);
  if (!described) return undefined;
  if (described.thing.sort !== 'plan' || described.scalar?.op !== 'local')
    return lacksObject(scope, object.span, 'resolve');
  return [{ op: 'resolve', plan: described.scalar.slot, span: order.span }];
}
