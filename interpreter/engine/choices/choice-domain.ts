import type { Machine } from '../program/machine.ts';
import { spend } from '../program/work-budget.ts';
import { List } from '../state/int-list.ts';
import type { Totals } from './subset-sums.ts';
import { combinations } from './binomial.ts';
import { MOST_PLACES, pairwiseSets, type Pairwise, type PairwiseColumn } from './pairwise-sets.ts';

/** A condition on everything chosen together. */
export interface Together {
  /** Whether the chosen, perhaps with more, can still come to hold. */
  readonly may: (m: Machine, chosen: List, wildLeft: number) => boolean;
  readonly holds: (m: Machine, chosen: List) => boolean;
  /** The same, from one value of each candidate, which is worked out once and not for every set. */
  readonly quick?: OnValues;
  /** The value that candidates are sorted by, so that `may` can say no early. */
  readonly key?: (m: Machine, candidate: number) => number;
  /** Whether a candidate is a wild card for this condition. */
  readonly isWild?: (m: Machine, candidate: number) => boolean;
  /** What all chosen add up to, where that is asked, and the words that ask it. */
  readonly sum?: Summing;
  /** The same for a domain whose candidates are known: it says of each part whether it can be completed. */
  readonly bind?: (m: Machine, domain: Pick<Domain, 'candidates' | 'least' | 'most'>) => Together;
  readonly totals?: Totals;
}

export interface Summing {
  readonly of: string;
  readonly words: string;
  /** Wild cards may make it more or less. */
  readonly over: (m: Machine, chosen: List) => { readonly low: number; readonly high: number };
}

/** A condition that needs no more of the chosen than one value of each. */
export interface OnValues {
  readonly value: (m: Machine, candidate: number) => number;
  readonly may: (values: List, wildLeft: number) => boolean;
  readonly holds: (values: List) => boolean;
  /** The same, where pairs of the chosen say it. */
  readonly pairs?: Pairwise;
}

/** A choice at this moment: who may be chosen, how many, and what must hold of all together. */
export interface Domain {
  readonly candidates: List;
  least: number;
  most: number;
  together: readonly Together[];
}

export const newDomain = (): Domain => ({ candidates: new List(), least: 0, most: 0, together: [] });

export function copyChoice(from: Domain, into: Domain): void {
  into.candidates.copy(from.candidates);
  into.least = from.least;
  into.most = from.most;
  into.together = from.together;
}

const chosen = new List();
/** Places of the chosen among the candidates. */
const places = new List();

/** A condition with the values of all candidates and of those chosen, where one value of each is enough for it. */
interface Column {
  test: Together;
  readonly all: List;
  readonly chosen: List;
  /** What the chosen add up to, where that is asked. */
  low: number;
  high: number;
}

/** As many as there have ever been conditions on one choice; used again and again. */
const columns: Column[] = [];
/** The one of the choice that asks for a sum; -1 where none does, so that others need not look. */
let summed = -1;

/**
 * Visits every legal choice, smaller ones inside larger ones, in the order of the candidates; stops when the visitor
 * says true, or after `most` steps. Conditions on the whole cut branches that cannot come to hold. A visitor may not visit on its own.
 */
export function everySet(
  m: Machine,
  domain: Domain,
  visit: (chosen: List) => boolean,
  most = Number.MAX_SAFE_INTEGER,
): boolean {
  const { candidates, least, together } = domain;
  const { items, length } = candidates;
  const pairs = readPairs(m, domain);
  if (pairs) return pairwiseSets(m, domain, pairs, (set) => visit(inPlaces(candidates, set)), most);
  const wild = together.find((test) => test.isWild);
  const wildFrom = wild ? firstWild(m, candidates, wild) : length;
  const tests = together.length;
  summed = -1;
  for (let i = 0; i < tests; i++) readColumn(m, candidates, together[i], i);
  chosen.length = places.length = 0;
  if (least <= 0 && allHold(m, tests) && visit(chosen)) return true;
  let at = 0;
  for (let steps = 0; ; steps++) {
    if (steps === most) return true;
    spend(m, 1 + tests * chosen.length);
    const size = chosen.length;
    if (size < domain.most && at < length && size + length - at >= least) {
      add(items[at], at, tests);
      at++;
      if (allMay(m, tests, at, length - Math.max(wildFrom, at))) {
        if (size + 1 >= least && allHold(m, tests) && visit(chosen)) return true;
      } else drop(tests);
    } else {
      if (size === 0) return false;
      at = places.items[size - 1] + 1;
      drop(tests);
    }
  }
}

/** The candidates of a set of places. */
function inPlaces(candidates: List, set: number): List {
  chosen.length = 0;
  pushPlaces(candidates, set, chosen);
  return chosen;
}

function pushPlaces({ items }: List, set: number, out: List): void {
  for (let left = set; left !== 0; left &= left - 1) out.push(items[31 - Math.clz32(left & -left)]);
}

const pairwise: PairwiseColumn[] = [];

/** What is asked of all chosen, where pairs of them say all of it. */
function readPairs(m: Machine, { candidates, together }: Domain): readonly PairwiseColumn[] | undefined {
  const tests = together.length;
  if (tests === 0 || candidates.length > MOST_PLACES) return undefined;
  let runs = 0;
  for (let i = 0; i < tests; i++) {
    const pairs = together[i].quick?.pairs;
    if (!pairs || (pairs.ofField?.isRun && ++runs > 1)) return undefined;
  }
  pairwise.length = tests;
  for (let i = 0; i < tests; i++) {
    const { pairs, value } = together[i].quick!;
    const column = (pairwise[i] ??= { pairs: pairs!, all: new List(), isNew: true });
    const { all } = column;
    if (column.pairs !== pairs || all.length !== candidates.length) column.isNew = true;
    column.pairs = pairs!;
    while (all.items.length < candidates.length) all.grow();
    all.length = candidates.length;
    for (let j = 0; j < candidates.length; j++) {
      const read = value(m, candidates.items[j]);
      if (all.items[j] === read) continue;
      all.items[j] = read;
      column.isNew = true;
    }
  }
  return pairwise;
}

function readColumn(m: Machine, { items, length }: List, test: Together, index: number): void {
  const column = (columns[index] ??= { test, all: new List(), chosen: new List(), low: 0, high: 0 });
  column.test = test;
  if (test.totals) {
    summed = index;
    column.low = column.high = 0;
  }
  column.all.length = column.chosen.length = 0;
  if (test.quick) for (let i = 0; i < length; i++) column.all.push(test.quick.value(m, items[i]));
}

function add(candidate: number, place: number, tests: number): void {
  chosen.push(candidate);
  places.push(place);
  for (let i = 0; i < tests; i++) {
    const column = columns[i];
    if (column.test.quick) column.chosen.push(column.all.items[place]);
  }
  if (summed >= 0) addTo(columns[summed], place, 1);
}

function addTo(column: Column, place: number, sign: 1 | -1): void {
  const { low, high } = column.test.totals!.addends;
  column.low += sign * low[place];
  column.high += sign * high[place];
}

function drop(tests: number): void {
  chosen.length--;
  places.length--;
  for (let i = 0; i < tests; i++) if (columns[i].test.quick) columns[i].chosen.length--;
  if (summed >= 0) addTo(columns[summed], places.items[places.length], -1);
}

/** `next`: the first candidate that may still come. */
function allMay(m: Machine, tests: number, next: number, wildLeft: number): boolean {
  if (summed >= 0) {
    const { test, low, high } = columns[summed];
    if (!test.totals!.may(next, chosen.length, low, high)) return false;
  }
  for (let i = 0; i < tests; i++) {
    const { test, chosen: values } = columns[i];
    if (!(test.quick ? test.quick.may(values, wildLeft) : test.may(m, chosen, wildLeft))) return false;
  }
  return true;
}

function allHold(m: Machine, tests: number): boolean {
  for (let i = 0; i < tests; i++) {
    if (i === summed) continue;
    const { test, chosen: values } = columns[i];
    if (!(test.quick ? test.quick.holds(values) : test.holds(m, chosen))) return false;
  }
  if (summed < 0) return true;
  const { test, low, high } = columns[summed];
  return test.totals!.isLegal({ count: chosen.length, low, high });
}

function firstWild(m: Machine, candidates: List, test: Together): number {
  for (let i = 0; i < candidates.length; i++) if (test.isWild!(m, candidates.items[i])) return i;
  return candidates.length;
}

/** The values by which candidates are being sorted; those of wild cards need more than 32 bits. */
const keys: number[] = [];

/** Sorts candidates by the value that a condition on the whole goes by, stable. */
export function sortFor(m: Machine, { candidates, together }: Domain): void {
  const key = together.find((test) => test.key)?.key;
  if (!key) return;
  const { items, length } = candidates;
  for (let i = 0; i < length; i++) {
    const card = items[i];
    const mine = key(m, card);
    let j = i;
    spend(m, i);
    for (; j > 0 && keys[j - 1] > mine; j--) {
      items[j] = items[j - 1];
      keys[j] = keys[j - 1];
    }
    items[j] = card;
    keys[j] = mine;
  }
}

/**
 * While the game runs its budget ends a search; who looks at a choice or answers at random does not look at more than so
 * many steps.
 */
const MOST_STEPS = 2_000_000;
const stepsIn = (m: Machine): number => (m.metered ? Number.MAX_SAFE_INTEGER : MOST_STEPS);

/** How many legal choices there are; at most `enough` are counted one by one, and those that a long search finds. */
export function countSets(m: Machine, domain: Domain, enough = Number.MAX_SAFE_INTEGER): number {
  const { candidates, least, most, together } = domain;
  let count = 0;
  const totals = onlyTotals(domain);
  if (totals) return totals.count();
  if (together.length > 0) {
    const visit = (): boolean => ++count >= enough;
    const pairs = readPairs(m, domain);
    if (pairs) pairwiseSets(m, domain, pairs, visit, stepsIn(m));
    else everySet(m, domain, visit, stepsIn(m));
    return count;
  }
  for (let size = least; size <= Math.min(most, candidates.length); size++)
    count += combinations(candidates.length, size);
  return count;
}

/** The sum that is asked for, where nothing else is asked of all chosen together. */
const onlyTotals = ({ together }: Domain): Totals | undefined =>
  together.length === 1 ? together[0].totals : undefined;

/** Whether these values are a legal choice. */
export function isLegal(
  m: Machine,
  { candidates, least, most, together }: Domain,
  values: readonly number[],
): boolean {
  if (values.length < least || values.length > most) return false;
  if (values.length === 1 && together.length === 0) return candidates.has(values[0]);
  if (new Set(values).size !== values.length) return false;
  const all = candidates.toArray();
  if (!values.every((value) => all.includes(value))) return false;
  if (together.length === 0) return true;
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
  const totals = onlyTotals(domain);
  if (totals) {
    for (const place of totals.nth(Math.floor(belowTotal(random, totals.count()))))
      out.push(candidates.items[place]);
    return;
  }
  if (together.length > 0) {
    sampleListed(m, domain, random, out);
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

const found = new List();
/** As many integers of sets are kept; where there are more the sets are visited a second time. */
const MOST_KEPT = 1 << 16;

/**
 * By visiting all choices: first counted, then that of a random number taken. Where a search for all would be too long,
 * one of those that were found.
 */
function sampleListed(m: Machine, domain: Domain, random: (below: number) => number, out: List): void {
  found.length = 0;
  const pairs = readPairs(m, domain);
  if (pairs && samplePairs(m, domain, pairs, random, out)) return;
  let count = 0;
  const visit = (set: List): boolean => {
    count++;
    if (found.length < MOST_KEPT) {
      found.push(set.length);
      for (let i = 0; i < set.length; i++) found.push(set.items[i]);
    }
    return false;
  };
  everySet(m, domain, visit, stepsIn(m));
  // There is a choice, however late it is found.
  if (count === 0) everySet(m, domain, (set) => !visit(set));
  let left = random(count);
  if (found.length < MOST_KEPT) {
    let at = 0;
    for (; left > 0; left--) at += 1 + found.items[at];
    for (let i = 1; i <= found.items[at]; i++) out.push(found.items[at + i]);
    return;
  }
  everySet(m, domain, (set) => {
    if (left-- > 0) return false;
    for (let i = 0; i < set.length; i++) out.push(set.items[i]);
    return true;
  });
}

/** The same of sets of places; false where there are too many to keep, or none is found soon enough. */
function samplePairs(
  m: Machine,
  domain: Domain,
  pairs: readonly PairwiseColumn[],
  random: (below: number) => number,
  out: List,
): boolean {
  const keep = (set: number): boolean => {
    found.push(set);
    return found.length === MOST_KEPT;
  };
  pairwiseSets(m, domain, pairs, keep, stepsIn(m));
  const count = found.length;
  found.length = 0;
  if (count === 0 || count === MOST_KEPT) return false;
  pushPlaces(domain.candidates, found.items[random(count)], out);
  return true;
}

/** A number below a total; where that is too large for one random number, a fraction as fine as two of them give. */
export const belowTotal = (random: (below: number) => number, total: number): number =>
  total <= 0x7fff_ffff
    ? random(total)
    : ((random(0x8000_0000) + random(0x8000_0000) / 0x8000_0000) / 0x8000_0000) * total;

/** A size, weighted by how many choices have it. */
function sampleSize(n: number, least: number, most: number, random: (below: number) => number): number {
  let total = 0;
  for (let size = least; size <= most; size++) total += combinations(n, size);
  let left = belowTotal(random, total);
  for (let size = least; size < most; size++) {
    left -= combinations(n, size);
    if (left < 0) return size;
  }
  return most;
}
