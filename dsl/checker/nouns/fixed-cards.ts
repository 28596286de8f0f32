import { wrongSort } from '../expectations.ts';
import type { Act } from '../../ir/statements.ts';
import type { Expression } from '../../language/syntax/ast.ts';
import { asCards } from './noun-meanings.ts';
import { settle } from '../statements/picks.ts';
import type { Described, Scope } from '../scope.ts';

/** The cards that an order is about, fixed before it begins; a pile stands for its cards. */
export function fixedCards(scope: Scope, object: Expression, prepare: Act[]): Described | undefined {
  const described = scope.read.expression(scope, object);
  const settled = described && settle(scope, described, prepare);
  if (!settled) return undefined;
  const cards = asCards(settled);
  if (cards.thing.sort === 'card') return cards;
  return wrongSort(scope, settled, 'cards', object.span);
}
