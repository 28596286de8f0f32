/** Names that are given in a loop: who declines, or has nothing to choose, has none, and not that of the turn before. */
import type { Act } from '../ir/statements.ts';
import { nodesOf } from '../ir/visit.ts';
import { newSlot, type Scope } from './scope.ts';

/** A local that may be given nothing in a turn. */
interface Given {
  readonly slot: number;
  readonly many: boolean;
}

/** What is done in each turn of a loop, with the names unset first that a later line asks for; locals from `first` on are given in it. */
export function unsetInEachTurn(scope: Scope, acts: readonly Act[], first: number): Act[] {
  const asked = acts.flatMap((act, i) => {
    const later = acts.slice(i + 1);
    return givenIn(act)
      .filter(({ slot, many }) => slot >= first && isAsked(later, slot, many))
      .map((given) => ({ ...given, span: act.span }));
  });
  const unset = new Map<string, number>();
  return [
    ...asked.map(({ slot, many, span }): Act => {
      if (many) return { op: 'list', slot, value: { op: 'union', parts: [] }, span };
      const { sort } = scope.slots[slot];
      // Nothing is ever put there.
      if (!unset.has(sort)) unset.set(sort, newSlot(scope, `no ${sort}`, sort, false, {}));
      return { op: 'let', slot, value: { op: 'local', slot: unset.get(sort)! }, span };
    }),
    ...acts,
  ];
}

/** What is chosen in an act, and what is named in a part of it that may be left out. */
function givenIn(act: Act): readonly Given[] {
  const named = (each: Act & { slot: number }): boolean => each !== act;
  return [
    ...nodesOf([act], 'pick').flatMap(({ pick: { slot, sort, many } }) =>
      sort === 'line' ? [] : [{ slot, many }],
    ),
    ...nodesOf([act], 'let')
      .filter(named)
      .map(({ slot }) => ({ slot, many: false })),
    ...nodesOf([act], 'list').flatMap((each) =>
      'value' in each && named(each) ? [{ slot: each.slot, many: true }] : [],
    ),
  ];
}

const isAsked = (acts: readonly Act[], slot: number, many: boolean): boolean =>
  many
    ? nodesOf(acts, 'list').some((each) => each.slot === slot && !('value' in each))
    : nodesOf(acts, 'local').some((each) => each.slot === slot);
