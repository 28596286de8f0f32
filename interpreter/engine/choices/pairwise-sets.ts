import type { Machine } from '../program/machine.ts';
import { spend } from '../program/work-budget.ts';
import { NONE, WILD } from '../../game/linked-game.ts';
import { bitsIn } from '../state/bits.ts';
import type { List } from '../state/int-list.ts';

/**
 * What is asked of everything chosen together, where pairs say it: values of two chosen may be different only, or equal only.
 * Where values are those of a field, missing and wild ones are neither; so many may be chosen that have one.
 */
export interface Pairwise {
  readonly values: 'different' | 'equal';
  readonly ofField?: { readonly size: number; readonly isRun: boolean };
}

/** The value of each candidate, in the order of the candidates, and what is asked of those chosen. */
export interface PairwiseColumn {
  pairs: Pairwise;
  readonly all: List;
}

/** Sets of so many places fit into one number. */
export const MOST_PLACES = 31;

/** By candidate: the places of those before it that cannot be chosen with it. */
const conflicts = new Int32Array(MOST_PLACES);
/** By the number of chosen: the place of the last one, and the lowest and highest of their values. */
const places = new Int32Array(MOST_PLACES + 1);
const lows = new Int32Array(MOST_PLACES + 1);
const highs = new Int32Array(MOST_PLACES + 1);
/** Bounds on how many of some places may be chosen. */
const boundPlaces: number[] = [];
const boundSizes: number[] = [];

/**
 * As `everySet`, which see: the same sets in the same order, and the same work. Sets are bits of places; whether a candidate can
 * come to those chosen is one comparison. Of several columns one may be a run at most.
 */
export function pairwiseSets(
  m: Machine,
  { candidates, least, most }: { readonly candidates: List; readonly least: number; readonly most: number },
  columns: readonly PairwiseColumn[],
  visit: (set: number) => boolean,
  mostSteps: number,
): boolean {
  const { length } = candidates;
  const tests = columns.length;
  const run = readColumns(columns, length);
  const runPlaces = run ? placesOfValues(run.all, length) : 0;
  const wildFrom = run ? firstWild(run.all, length) : length;
  if (least <= 0 && visit(0)) return true;
  let size = 0;
  let set = 0;
  let at = 0;
  let work = 0;
  for (let steps = 0; ; steps++) {
    if (steps === mostSteps) break;
    work += 1 + tests * size;
    if (work > MOST_WORK) {
      spend(m, work);
      work = 0;
    }
    if (size < most && at < length && size + length - at >= least) {
      const place = at++;
      const more = set | (1 << place);
      if ((set & conflicts[place]) !== 0 || !isBounded(more)) continue;
      let isWhole = true;
      if (run) {
        const value = run.all.items[place];
        let low = lows[size];
        let high = highs[size];
        if (value !== WILD && value !== NONE) {
          if (value < low) low = value;
          if (value > high) high = value;
        }
        // What is missing between the values, beyond what wild cards among the chosen fill.
        const gaps = high < low ? 0 : high - low + 1 - bitsIn(more & runPlaces);
        if (gaps > length - Math.max(wildFrom, at)) continue;
        isWhole = gaps <= 0;
        lows[size + 1] = low;
        highs[size + 1] = high;
      }
      places[size++] = place;
      set = more;
      if (size >= least && isWhole && visit(set)) break;
    } else {
      if (size === 0) {
        spend(m, work);
        return false;
      }
      at = places[--size] + 1;
      set &= ~(1 << places[size]);
    }
  }
  spend(m, work);
  return true;
}

/** So much work is counted at once. */
const MOST_WORK = 1000;

/** Works out what conflicts and what is bounded; gives the column that is a run. */
function readColumns(columns: readonly PairwiseColumn[], length: number): PairwiseColumn | undefined {
  let run: PairwiseColumn | undefined;
  boundPlaces.length = boundSizes.length = 0;
  conflicts.fill(0, 0, length);
  for (const column of columns) {
    const { pairs, all } = column;
    addConflicts(pairs, all.items, length);
    if (!pairs.ofField) continue;
    const { size, isRun } = pairs.ofField;
    if (isRun) run = column;
    if (size >= length) continue;
    boundPlaces.push(placesOfValues(all, length));
    boundSizes.push(size);
  }
  lows[0] = 0x7fff_ffff;
  highs[0] = -0x8000_0000;
  return run;
}

function addConflicts({ values, ofField }: Pairwise, items: Int32Array, length: number): void {
  let counted = 0;
  for (let i = 0; i < length; i++) {
    const value = items[i];
    if (ofField && (value === NONE || value === WILD)) continue;
    let equal = 0;
    for (let left = counted; left !== 0; left &= left - 1) {
      const place = 31 - Math.clz32(left & -left);
      if (items[place] === value) equal |= 1 << place;
    }
    conflicts[i] |= values === 'different' ? equal : counted & ~equal;
    counted |= 1 << i;
  }
}

/** The places of candidates that have a value, or any. */
function placesOfValues({ items }: List, length: number): number {
  let set = 0;
  for (let i = 0; i < length; i++) if (items[i] !== NONE) set |= 1 << i;
  return set;
}

function firstWild({ items }: List, length: number): number {
  for (let i = 0; i < length; i++) if (items[i] === WILD) return i;
  return length;
}

function isBounded(set: number): boolean {
  for (let i = 0; i < boundSizes.length; i++) if (bitsIn(set & boundPlaces[i]) > boundSizes[i]) return false;
  return true;
}
