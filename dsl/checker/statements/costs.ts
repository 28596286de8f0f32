import type { Many, Pick, Reason, Test } from '../../ir/expressions.ts';
import { reserved } from '../../ir/registers.ts';
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

/**
 * Only what the price can be paid for is offered: a price that depends on the choice is tested for each
 * candidate.
 */
export function withPrices(parts: readonly LeadingStatement[]): LeadingStatement[] {
  const more = new Map<number, Reason[]>();
  const known: number[] = [];
  for (const { words, acts } of parts) {
    for (const test of needs(acts)) {
      const slot = known.findLast((each) => localReads(test).has(each));
      if (slot === undefined) continue;
      const asked = inserted(test, new Map([[slot, { op: 'it', depth: reserved.priced }]]));
      more.set(slot, [...(more.get(slot) ?? []), { test: asked, words, depth: reserved.priced }]);
    }
    for (const act of acts) for (const pick of picksIn(act)) if (!pick.many) known.push(pick.slot);
  }
  return narrowedChoices(parts, more, reserved.priced);
}

/** Choices with more that must hold of what they offer, asked of the candidate of a depth. */
export function narrowedChoices(
  parts: readonly LeadingStatement[],
  more: ReadonlyMap<number, readonly Reason[]>,
  depth: number,
): LeadingStatement[] {
  const narrow = (pick: Pick): Pick => {
    const reasons = more.get(pick.slot);
    if (!reasons) return pick;
    const test: Test = { op: 'and', parts: reasons.map((each) => each.test) };
    const from: Many = { op: 'filter', of: pick.from, depth, test };
    return { ...pick, from, reasons: [...pick.reasons, ...reasons] };
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
