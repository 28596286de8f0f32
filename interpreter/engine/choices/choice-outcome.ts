import type { Choosing } from '../program/instruction.ts';
import { Frame } from '../state/call-stack.ts';
import { Header } from '../state/position-layout.ts';
import { countSets, sortFor, type Domain } from './choice-domain.ts';
import type { Machine } from '../program/machine.ts';
import { fitTotals } from './joint-fit.ts';

/** What decides what there is to choose from. */
type Asked = Pick<
  Choosing,
  'from' | 'leads' | 'needs' | 'least' | 'most' | 'notAll' | 'exact' | 'together' | 'justOne' | 'slot'
>;

/** What a choice comes to: nothing can be chosen, exactly one answer is possible, or somebody has to say. */
export type ChoiceOutcome = 'nothing' | 'forced' | 'open';

/**
 * Works out the domain of a choice in the running frame. Where nothing can be chosen, who is asked all the same (as in
 * secret, where that is not for others to know) can answer with nothing only.
 */
export function askFor(m: Machine, choosing: Asked, domain: Domain): ChoiceOutcome {
  const asking = domainOf(m, choosing, domain);
  if (asking !== 'nothing') return asking;
  domain.candidates.length = domain.least = domain.most = 0;
  domain.together = nothingTogether;
  return asking;
}

const nothingTogether: readonly never[] = [];

function domainOf(m: Machine, choosing: Asked, domain: Domain): ChoiceOutcome {
  const { candidates } = domain;
  candidates.length = 0;
  domain.together = choosing.together;
  const { needs } = choosing;
  for (let i = 0; i < needs.length; i++) if (!needs[i](m)) return 'nothing';
  choosing.from(m, candidates);
  if (choosing.leads.length > 0) keepLeading(m, choosing, domain);
  const there = candidates.length;
  if (choosing.justOne) {
    domain.least = domain.most = 1;
    return there === 0 ? 'nothing' : there === 1 ? 'forced' : 'open';
  }
  const least = choosing.least(m);
  const most = choosing.most ? choosing.most(m) : there;
  domain.least = Math.max(0, least);
  // Fewer than none is none.
  domain.most = Math.max(0, Math.min(choosing.notAll ? there - 1 : there, most));
  if (domain.least > domain.most) {
    if (choosing.exact || there === 0) return 'nothing';
    domain.least = domain.most;
  }
  if (least > 0 && there === 0) return 'nothing';
  if (domain.together.length > 0) {
    sortFor(m, domain);
    if (!fitTotals(m, domain)) return 'nothing';
    const count = countSets(m, domain, 2);
    return count === 0 ? 'nothing' : count === 1 ? 'forced' : 'open';
  }
  return domain.most === 0 || domain.least === there ? 'forced' : 'open';
}

/** Leaves out candidates after which a later choice of the statement would find nothing. */
function keepLeading(m: Machine, choosing: Asked, { candidates }: Domain): void {
  const { p } = m;
  const at = p[Header.frame] + Frame.locals + choosing.slot;
  const before = p[at];
  let kept = 0;
  for (let i = 0; i < candidates.length; i++) {
    const candidate = candidates.items[i];
    p[at] = candidate;
    let leads = true;
    for (let j = 0; leads && j < choosing.leads.length; j++) leads = choosing.leads[j](m);
    if (leads) candidates.items[kept++] = candidate;
  }
  candidates.length = kept;
  p[at] = before;
}
