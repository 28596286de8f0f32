import { localReads } from '../../ir/bindings.ts';
import { reserved } from '../../ir/registers.ts';
import { asksSum } from '../../ir/choice-tests.ts';
import type { Demand, Many, Pick, Scalar, Test } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';

/** What prices take from the player who pays, so that one card does not pay two of them. */

/** What the orders of a price take, as far as it is known before anything is chosen: by locals that `isKnown`. */
export function demandsOf(acts: readonly Act[], isKnown: (slot: number) => boolean): Demand[] {
  const found: Demand[] = [];
  const add = (demand: Demand, reads: readonly (Scalar | Many | undefined)[]): void => {
    if (reads.every((each) => !each || [...localReads(each)].every(isKnown))) found.push(demand);
  };
  const visit = (act: Act): void => {
    if (act.op === 'attempt') [...act.prepare, ...act.acts].forEach(visit);
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

/** Whether so many cards are chosen, and not some that add up to something. */
const isOfCards = (pick: Pick): boolean =>
  pick.sort === 'card' && !asksSum(pick) && !(pick.least.op === 'constant' && pick.least.value === 0);

/** The orders of a price without the cards that it is paid for: what is used does not pay. */
export function withoutUsed(
  acts: readonly Act[],
  used: readonly Scalar[],
  words: string,
  isCards: (slot: number) => boolean,
): Act[] {
  if (used.length === 0) return [...acts];
  const it: Scalar = { op: 'it', depth: reserved.paying };
  const tests = used.map((right): Test => ({ op: 'compare', how: '<>', left: it, right }));
  const test: Test = tests.length === 1 ? tests[0] : { op: 'and', parts: tests };
  const left = (of: Many): Many => ({ op: 'filter', of, depth: reserved.paying, test });
  const change = (act: Act): Act => {
    switch (act.op) {
      case 'attempt':
        return { ...act, prepare: act.prepare.map(change) };
      case 'together':
        return { ...act, parts: act.parts.map((part) => ({ ...part, prepare: part.prepare.map(change) })) };
      case 'pick': {
        const { pick } = act;
        if (pick.sort !== 'card') return act;
        const reasons = [...pick.reasons, { test, words, depth: reserved.paying }];
        return { ...act, pick: { ...pick, from: left(pick.from), reasons } };
      }
      case 'list':
        return isCards(act.slot) && act.value.op !== 'end-cards' ? { ...act, value: left(act.value) } : act;
      default:
        return act;
    }
  };
  return acts.map(change);
}
