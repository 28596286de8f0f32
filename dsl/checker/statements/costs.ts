import type { Many, Pick, Test } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
import { localReads } from '../../ir/bindings.ts';
import { inserted, needs } from './preconditions.ts';

/** One of the first statements of an action. */
export interface LeadingStatement {
  readonly words: string;
  /** It is a choice and nothing else. */
  readonly chooses: boolean;
  readonly acts: readonly Act[];
}

/** The depth of the candidate of whom a price is asked before it is chosen. */
const PRICED = 50;

/** Only what the price can be paid for is offered: a price that speaks of the choice is asked of each candidate. */
export function withPrices(parts: readonly LeadingStatement[]): LeadingStatement[] {
  const more = new Map<number, { test: Test; words: string }[]>();
  const known: number[] = [];
  for (const { words, acts } of parts) {
    for (const test of needs(acts)) {
      const slot = known.findLast((each) => localReads(test).has(each));
      if (slot === undefined) continue;
      const of = { test: inserted(test, new Map([[slot, { op: 'it', depth: PRICED }]])), words };
      more.set(slot, [...(more.get(slot) ?? []), of]);
    }
    for (const act of acts) for (const pick of picksIn(act)) if (!pick.many) known.push(pick.slot);
  }
  const narrow = (pick: Pick): Pick => {
    const tests = more.get(pick.slot);
    if (!tests) return pick;
    const test: Test = { op: 'and', parts: tests.map((each) => each.test) };
    const from: Many = { op: 'filter', of: pick.from, depth: PRICED, test };
    const reasons = [...pick.reasons, ...tests.map((each) => ({ ...each, depth: PRICED }))];
    return { ...pick, from, reasons };
  };
  return parts.map(({ acts, ...part }) => ({
    ...part,
    acts: acts.map((act): Act => {
      if (act.op !== 'attempt') return act;
      const prepare = act.prepare.map((each) =>
        each.op === 'pick' ? { ...each, pick: narrow(each.pick) } : each,
      );
      return { ...act, prepare };
    }),
  }));
}

/** What a statement lets somebody choose. */
export const picksIn = (act: Act): Pick[] =>
  act.op === 'attempt' ? act.prepare.flatMap((each) => (each.op === 'pick' ? [each.pick] : [])) : [];
