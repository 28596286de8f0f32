import type { Choosing } from '../program/instruction.ts';
import { Header } from '../state/position-layout.ts';
import { Frame } from '../state/call-stack.ts';
import { countSets, sortFor, type Domain, everySet } from './choice-domain.ts';
import type { Machine } from '../program/machine.ts';

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

/** So many sets are looked at where more is asked of all chosen together than what they add up to. */
const MOST_VISITED = 10_000;

/**
 * Where it is asked what all chosen add up to: leaves only candidates that are in a legal choice, and as many as can be
 * chosen. Gives false where there is no such choice.
 *
 * @internal Exported for tests.
 */
export function fitTotals(m: Machine, domain: Domain): boolean {
  if (!domain.together.some((test) => test.bind)) return true;
  const { together } = domain;
  const bound = bindTotals(m, domain, together);
  if (bound.count() === 0) return false;
  const fits = (together.length > 1 && visited(m, domain)) || bound.reach();
  if (fits.most < 0) return false;
  const { candidates } = domain;
  let kept = 0;
  for (let i = 0; i < candidates.length; i++)
    if (fits.used[i]) candidates.items[kept++] = candidates.items[i];
  candidates.length = kept;
  domain.least = fits.least;
  domain.most = fits.most;
  bindTotals(m, domain, together);
  return true;
}

function bindTotals(
  m: Machine,
  domain: Domain,
  together: Domain['together'],
): NonNullable<Domain['together'][number]['totals']> {
  domain.together = together.map((test) => test.bind?.(m, domain) ?? test);
  return domain.together.find((test) => test.totals)!.totals!;
}

/** The same from all legal choices one by one; nothing where there are too many. */
function visited(m: Machine, domain: Domain): { used: boolean[]; least: number; most: number } | undefined {
  const { candidates } = domain;
  const used: boolean[] = Array.from({ length: candidates.length }, () => false);
  let least = Number.MAX_SAFE_INTEGER;
  let most = -1;
  let count = 0;
  const isTooMany = everySet(m, domain, (set) => {
    least = Math.min(least, set.length);
    most = Math.max(most, set.length);
    for (let i = 0, at = 0; i < set.length; i++, at++) {
      while (candidates.items[at] !== set.items[i]) at++;
      used[at] = true;
    }
    return ++count >= MOST_VISITED;
  });
  return isTooMany ? undefined : { used, least, most };
}
