import { declaredObject } from '../nouns/qualified-noun.ts';
import type { Act } from '../../ir/statements.ts';
import type { Expression, Order } from '../../language/syntax/ast.ts';
import { complain, type Scope } from '../scope.ts';
import { isThing, requiring } from '../conditions/existence.ts';

/** `open the haggling window for that card`: the parameters are those that the window declares. */
export function open(scope: Scope, order: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const symbol = declaredObject(scope, 'open', object, 'window')?.symbol;
  if (!symbol) return undefined;
  if (!scope.acting) return complain(scope, 'name/no-you', order.verb.span, { word: 'you' });
  const tree: Order = { ...order, args: { ...order.args, object: undefined } };
  const given = scope.read.args(scope, symbol, tree, prepare);
  if (!given) return undefined;
  for (const slot of given.filter((each) => isThing(scope.slots[each]) && !scope.slots[each].many))
    prepare.push(...requiring(scope, { op: 'local', slot }, order.span));
  const rolls = given.flatMap((slot) =>
    scope.slots[slot].sort === 'roll' ? [{ slot, many: scope.slots[slot].many }] : [],
  );
  return [{ op: 'open', window: symbol, you: scope.acting, arguments: given, rolls, span: order.span }];
}
