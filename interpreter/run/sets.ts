import type { Together } from '../compile/compiler.ts';
import { List } from './list.ts';
import type { Machine } from './machine.ts';

/** A choice as it stands: who may be chosen, how many, and what must hold of all together. */
export interface Domain {
  readonly candidates: List;
  least: number;
  most: number;
  together: readonly Together[];
}

export const newDomain = (): Domain => ({ candidates: new List(), least: 0, most: 0, together: [] });

const chosen = new List();

/**
 * Visits every legal choice, smaller ones inside larger ones, in the order of the candidates; stops when the visitor
 * says true. Conditions on the whole cut branches that cannot come to hold.
 */
export function everySet(m: Machine, domain: Domain, visit: (chosen: List) => boolean): boolean {
  const { candidates, least, most, together } = domain;
  const wild = together.find((test) => test.isWild);
  const wildFrom = wild ? firstWild(m, candidates, wild) : candidates.length;
  chosen.length = 0;
  const go = (from: number): boolean => {
    if (chosen.length >= least && together.every((test) => test.holds(m, chosen)) && visit(chosen))
      return true;
    if (chosen.length === most) return false;
    for (let i = from; i < candidates.length; i++) {
      if (chosen.length + candidates.length - i < least) return false;
      chosen.push(candidates.items[i]);
      const wildLeft = candidates.length - Math.max(wildFrom, i + 1);
      const stop = together.every((test) => test.may(m, chosen, wildLeft)) && go(i + 1);
      chosen.length--;
      if (stop) return true;
    }
    return false;
  };
  return go(0);
}

function firstWild(m: Machine, candidates: List, test: Together): number {
  for (let i = 0; i < candidates.length; i++) if (test.isWild!(m, candidates.items[i])) return i;
  return candidates.length;
}

/** Sorts candidates by the value that a condition on the whole goes by, stable. */
export function sortFor(m: Machine, { candidates, together }: Domain): void {
  const key = together.find((test) => test.key)?.key;
  if (!key) return;
  const { items, length } = candidates;
  for (let i = 1; i < length; i++) {
    const card = items[i];
    const mine = key(m, card);
    let j = i;
    for (; j > 0 && key(m, items[j - 1]) > mine; j--) items[j] = items[j - 1];
    items[j] = card;
  }
}

/** n over k; a float where it gets large. */
export function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) result = (result * (n - i + 1)) / i;
  return k < 0 || k > n ? 0 : Math.round(result);
}

/** How many legal choices there are; at most `enough` are counted one by one. */
export function countSets(m: Machine, domain: Domain, enough = Number.MAX_SAFE_INTEGER): number {
  const { candidates, least, most, together } = domain;
  let count = 0;
  if (together.length > 0) {
    everySet(m, domain, () => ++count >= enough);
    return count;
  }
  for (let size = least; size <= Math.min(most, candidates.length); size++)
    count += choose(candidates.length, size);
  return count;
}

/** Whether these values are a legal choice. */
export function isLegal(
  m: Machine,
  { candidates, least, most, together }: Domain,
  values: readonly number[],
): boolean {
  if (values.length < least || values.length > most || new Set(values).size !== values.length) return false;
  const all = candidates.toArray();
  if (!values.every((value) => all.includes(value))) return false;
  const list = new List();
  for (const candidate of all) if (values.includes(candidate)) list.push(candidate);
  return together.every((test) => test.holds(m, list));
}

/** A legal choice, each with the same probability. `random(n)` gives a whole number below n. */
export function sampleSet(m: Machine, domain: Domain, random: (below: number) => number, out: List): void {
  const { candidates, least, most, together } = domain;
  out.length = 0;
  if (least === 1 && most === 1 && together.length === 0) {
    out.push(candidates.items[random(candidates.length)]);
    return;
  }
  if (together.length > 0) {
    let left = random(countSets(m, domain));
    everySet(m, domain, (set) => {
      if (left-- > 0) return false;
      for (let i = 0; i < set.length; i++) out.push(set.items[i]);
      return true;
    });
    return;
  }
  const size = sampleSize(candidates.length, least, Math.min(most, candidates.length), random);
  let wanted = size;
  for (let i = 0; wanted > 0; i++) {
    if (random(candidates.length - i) >= wanted) continue;
    out.push(candidates.items[i]);
    wanted--;
  }
}

/** A size, weighted by how many choices have it. */
function sampleSize(n: number, least: number, most: number, random: (below: number) => number): number {
  let total = 0;
  for (let size = least; size <= most; size++) total += choose(n, size);
  const exact = total <= 0x7fff_ffff;
  let left = exact
    ? random(total)
    : ((random(0x8000_0000) + random(0x8000_0000) / 0x8000_0000) / 0x8000_0000) * total;
  for (let size = least; size < most; size++) {
    left -= choose(n, size);
    if (left < 0) return size;
  }
  return most;
}
