/** Names that are given in a loop: who declines, or has nothing to choose, has none, and not that of the turn before. */
import type { Act } from '../ir/statements.ts';
import { nodesOf } from '../ir/visit.ts';
import { newSlot, type Scope } from './scope.ts';

/** What is done in each turn of a loop, with the names unset first that a later line asks for. */
export function unsetInEachTurn(scope: Scope, acts: readonly Act[]): Act[] {
  const asked = acts.flatMap((act, i) => {
    const later = acts.slice(i + 1);
    return nodesOf([act], 'pick').flatMap(({ pick: { slot, sort, many } }) =>
      !many && sort !== 'line' && nodesOf(later, 'local').some((each) => each.slot === slot)
        ? [{ slot, sort, span: act.span }]
        : [],
    );
  });
  const unset = new Map<string, number>();
  return [
    ...asked.map(({ slot, sort, span }): Act => {
      // Nothing is ever put there.
      if (!unset.has(sort)) unset.set(sort, newSlot(scope, `no ${sort}`, sort, false, {}));
      return { op: 'let', slot, value: { op: 'local', slot: unset.get(sort)! }, span };
    }),
    ...acts,
  ];
}
