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
  /** Something is not as it was when this was last looked at. */
  isNew: boolean;
}

/** Sets of so many places fit into one number. */
export const MOST_PLACES = 31;

/** By candidate: the places of those behind it that cannot be chosen with it. */
const conflicts = new Int32Array(MOST_PLACES);
/** By the number of chosen: the place of the last one, what cannot come to them, and the lowest and highest of their values. */
const places = new Int32Array(MOST_PLACES + 1);
const excluded = new Int32Array(MOST_PLACES + 1);
const lows = new Int32Array(MOST_PLACES + 1);
const highs = new Int32Array(MOST_PLACES + 1);
lows[0] = 0x7fff_ffff;
highs[0] = -0x8000_0000;
/** Bounds on how many of some places may be chosen. */
const boundPlaces: number[] = [];
const boundSizes: number[] = [];

/**
 * As `everySet`, which see: the same sets in the same order, and the same work. Sets are bits of places, and so are the
 * candidates that conflict with none of the chosen: the others are passed by at once, and count as steps all the same.
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
  const all = length === MOST_PLACES ? 0x7fff_ffff : (1 << length) - 1;
  // Where values rise, what comes behind one that is too far away is too far away as well.
  const rises = run !== undefined && isRising(run.all.items, wildFrom);
  const plain = (1 << wildFrom) - 1;
  if (least <= 0 && visit(0)) return true;
  let size = 0;
  let set = 0;
  let at = 0;
  let work = 0;
  let steps = 0;
  for (;;) {
    // From here on there are too few left.
    const end = size < most ? Math.min(length, size + length - least + 1) : at;
    const open = at < end ? all & ~excluded[size] & -(1 << at) : 0;
    const found = open === 0 ? end : 31 - Math.clz32(open & -open);
    const place = found < end ? found : Math.max(at, end);
    if (steps + place - at >= mostSteps) break;
    steps += place - at + 1;
    work += (1 + tests * size) * (place - at + 1);
    if (work > MOST_WORK) {
      spend(m, work);
      work = 0;
    }
    if (place >= end) {
      if (size === 0) {
        spend(m, work);
        return false;
      }
      at = places[--size] + 1;
      set &= ~(1 << places[size]);
      continue;
    }
    at = place + 1;
    const more = set | (1 << place);
    if (!isBounded(more)) continue;
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
      if (gaps > length - Math.max(wildFrom, at)) {
        if (rises && place < wildFrom) excluded[size] |= plain & -(1 << at);
        continue;
      }
      isWhole = gaps <= 0;
      lows[size + 1] = low;
      highs[size + 1] = high;
    }
    excluded[size + 1] = excluded[size] | conflicts[place];
    places[size++] = place;
    set = more;
    if (size >= least && isWhole && visit(set)) break;
  }
  spend(m, work);
  return true;
}

/** So much work is counted at once. */
const MOST_WORK = 1000;

/** How many columns were last looked at, of how many candidates. */
let columnsRead = 0;
let lengthRead = 0;

/** Works out what conflicts and what is bounded, where that is not known from before; gives the column that is a run. */
function readColumns(columns: readonly PairwiseColumn[], length: number): PairwiseColumn | undefined {
  let run: PairwiseColumn | undefined;
  let isKnown = columns.length === columnsRead && length === lengthRead;
  for (let i = 0; i < columns.length; i++) {
    if (columns[i].isNew) isKnown = false;
    if (columns[i].pairs.ofField?.isRun) run = columns[i];
  }
  if (isKnown) return run;
  columnsRead = columns.length;
  lengthRead = length;
  boundPlaces.length = boundSizes.length = 0;
  for (let i = 0; i < length; i++) conflicts[i] = 0;
  for (const column of columns) {
    const { pairs, all } = column;
    column.isNew = false;
    addConflicts(pairs, all.items, length);
    if (!pairs.ofField) continue;
    const { size } = pairs.ofField;
    if (size >= length) continue;
    boundPlaces.push(placesOfValues(all, length));
    boundSizes.push(size);
  }
  return run;
}

/** The values that were met, and the places of each. */
const met = new Int32Array(MOST_PLACES);
const metPlaces = new Int32Array(MOST_PLACES);

function addConflicts({ values, ofField }: Pairwise, items: Int32Array, length: number): void {
  const isApart = values === 'different';
  let size = 0;
  let counted = 0;
  for (let i = length - 1; i >= 0; i--) {
    const value = items[i];
    if (ofField && (value === NONE || value === WILD)) continue;
    let at = 0;
    while (at < size && met[at] !== value) at++;
    if (at === size) {
      met[size] = value;
      metPlaces[size++] = 0;
    }
    conflicts[i] |= isApart ? metPlaces[at] : counted & ~metPlaces[at];
    metPlaces[at] |= 1 << i;
    counted |= 1 << i;
  }
}

/** Whether so many values are all there, each as large as the one before it or larger. */
function isRising(items: Int32Array, length: number): boolean {
  for (let i = 0; i < length; i++) if (items[i] === NONE || (i > 0 && items[i] < items[i - 1])) return false;
  return true;
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
