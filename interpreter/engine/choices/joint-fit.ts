import type { Machine } from '../program/machine.ts';
import { everySet, type Domain } from './choice-domain.ts';

/** So many sets are looked at where more is asked of all chosen together than what they add up to. */
const MOST_VISITED = 10_000;

/**
 * Where it is asked what all chosen add up to: leaves only candidates that are in a legal choice, and as many as can be
 * chosen. Gives false where there is no such choice.
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
