import { borrow, release } from '../program/machine.ts';
import type { LinkedPattern, Machine } from '../program/machine.ts';
import { eachInstance, enterAbility, leaveAbility } from './ability-instances.ts';
import { applies, fillLocals, type Proposal } from './replacements-and-triggers.ts';

/**
 * How much less texts let somebody pay who does something with an object, together. What is not known yet, of the
 * parameters in `open`, lets nobody pay less.
 */
export function discountOf(
  m: Machine,
  discounts: readonly LinkedPattern[],
  proposal: Proposal,
  object: number,
  open: readonly number[],
): number {
  if (proposal.you < 0) return 0;
  const seen = borrow(m);
  let less = 0;
  for (const pattern of discounts) {
    const { ability } = pattern;
    if (open.some((parameter) => pattern.arguments[parameter] >= 0)) continue;
    eachInstance(m, ability, (instance, you, card) => {
      // A text may name several verbs that this one counts as.
      if (seen.has(instance) || !applies(m, pattern, instance, you, card, proposal, object)) return;
      seen.push(instance);
      enterAbility(m, ability, instance, you, card);
      fillLocals(m, pattern, proposal, object);
      less += Math.max(0, ability.amount!(m));
      leaveAbility(m);
    });
  }
  release(m);
  return less;
}
