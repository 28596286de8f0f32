import { localReads } from '../../ir/bindings.ts';
import { asksSum } from '../../ir/choice-tests.ts';
import type { Demand, Many, Pick, Scalar, SingleDemand } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';

/** What prices take from the player who pays, so that one card does not pay two of them. */

/** What the orders of a price take, as far as it is known before anything is chosen: by locals that `isKnown`. */
export function demandsOf(acts: readonly Act[], isKnown: (slot: number) => boolean): Demand[] {
  const found: Demand[] = [];
  const add = (demand: SingleDemand, reads: readonly (Scalar | Many | undefined)[]): void => {
    if (reads.every((each) => !each || [...localReads(each)].every(isKnown))) found.push(demand);
  };
  const visit = (act: Act): void => {
    if (act.op === 'choose-one') {
      const ways = act.modes.map((mode) => demandsOf(mode.acts, isKnown).filter(isSingle));
      // A way that takes nothing that is known can always be gone.
      if (ways.every(({ length }) => length > 0)) found.push({ kind: 'one-of', ways });
    } else if (act.op === 'attempt') [...act.prepare, ...act.acts].forEach(visit);
    else if (act.op === 'together')
      act.parts.forEach((part) => [...part.prepare, ...part.acts].forEach(visit));
    else if (act.op === 'count' && act.event?.verb.change?.how === 'pay') {
      const { counter, owner, amount } = act;
      add({ kind: 'counter', counter, owner, amount }, [owner, amount]);
    } else if (act.op === 'pick' && isOfCards(act.pick)) {
      const { from, least } = act.pick;
      add({ kind: 'cards', from, least }, [from, least]);
    }
  };
  acts.forEach(visit);
  return found;
}

const isSingle = (demand: Demand): demand is SingleDemand => demand.kind !== 'one-of';

/** Whether so many cards are chosen, and not some that add up to something. */
const isOfCards = (pick: Pick): boolean =>
  pick.sort === 'card' && !asksSum(pick) && !(pick.least.op === 'constant' && pick.least.value === 0);
