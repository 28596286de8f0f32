import { combinations } from './binomial.ts';

/** What each candidate adds to a sum, in the order of the candidates: a wild one adds anything from `low` to `high`. */
export interface Addends {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** Which sets are legal: from `least` to `most` of the candidates, that add up to a number from `from` to `to`. */
export interface SubsetBounds {
  readonly least: number;
  readonly most: number;
  readonly from: number;
  readonly to: number;
}

/** What is chosen of a choice that is under way: how many, and what they add up to. */
interface Sofar {
  readonly count: number;
  readonly low: number;
  readonly high: number;
}

/** What it costs to look something up, in steps of a loop. */
const STEP = 10;

const NOTHING: Sofar = { count: 0, low: 0, high: 0 };

/**
 * Which parts of a choice can be completed so that the sum is right, and in how many ways: exact for negative
 * numbers too, by dynamic programming over what was added up so far. Sums that need no distinction are
 * merged.
 */
export class Totals {
  readonly addends: Addends;
  readonly wanted: SubsetBounds;
  /** Is called with the work that this costs. */
  private readonly spend: (work: number) => void;
  private readonly length: number;
  /** What the candidates from here on add at the most downwards and upwards, and at the least. */
  private readonly down: Int32Array;
  private readonly up: Int32Array;
  private readonly rise: Int32Array;
  private readonly fall: Int32Array;
  /** The ways to go on, by the next candidate. */
  private readonly known: Map<number | string, number>[];

  constructor(addends: Addends, wanted: SubsetBounds, spend: (work: number) => void = () => {}) {
    this.spend = spend;
    this.addends = addends;
    this.wanted = wanted;
    const { low, high } = addends;
    this.length = low.length;
    const behind = (add: (i: number) => number): Int32Array => {
      const sums = new Int32Array(low.length + 1);
      for (let i = low.length - 1; i >= 0; i--) sums[i] = sums[i + 1] + add(i);
      return sums;
    };
    this.down = behind((i) => Math.min(0, low[i]));
    this.up = behind((i) => Math.max(0, high[i]));
    this.rise = behind((i) => Math.max(0, low[i]));
    this.fall = behind((i) => Math.min(0, high[i]));
    this.known = low.map(() => new Map());
  }

  /** Whether these are enough, and their sum right. */
  isLegal({ count, low, high }: Sofar): boolean {
    const { least, most, from, to } = this.wanted;
    return count >= least && count <= most && low <= to && high >= from;
  }

  /** Whether what is chosen can be completed by candidates from a place on, or with none of them. */
  may(next: number, count: number, low: number, high: number): boolean {
    return this.ways(next, count, low, high) > 0;
  }

  count(): number {
    return this.ways(0, 0, 0, 0);
  }

  /** The legal set of a number, counted as `everySet` visits them, by the places of its candidates. */
  nth(index: number): number[] {
    const places: number[] = [];
    let left = index;
    let sofar = NOTHING;
    for (let next = 0; ;) {
      if (this.isLegal(sofar) && left-- === 0) return places;
      for (; next < this.length; next++) {
        const more = this.taken(sofar, next);
        const ways = this.ways(next + 1, more.count, more.low, more.high);
        if (left < ways) {
          sofar = more;
          break;
        }
        left -= ways;
      }
      if (next === this.length) return places;
      places.push(next++);
    }
  }

  /** Which candidates are in a legal set, and how many the smallest and the largest of these sets have. */
  reach(): { used: boolean[]; least: number; most: number } {
    const used = this.addends.low.map(() => false);
    let least = Number.MAX_SAFE_INTEGER;
    let most = -1;
    const isOfSize = (from: number, to: number): void => {
      least = Math.min(least, from);
      most = Math.max(most, to);
    };
    let open = new Map([['', NOTHING]]);
    for (let next = 0; next <= this.length; next++) {
      const following = new Map<string, Sofar>();
      const add = (at: number, sofar: Sofar): void => {
        if (this.may(at, sofar.count, sofar.low, sofar.high))
          following.set(`${sofar.count} ${sofar.low} ${sofar.high}`, sofar);
      };
      this.spend(STEP * open.size);
      for (const sofar of open.values()) {
        const left = this.length - next;
        if (this.isFree(next, sofar)) {
          const atMost = Math.min(this.wanted.most, sofar.count + left);
          isOfSize(Math.max(this.wanted.least, sofar.count), atMost);
          if (atMost > sofar.count) used.fill(true, next);
        } else {
          const more = this.taken(sofar, next);
          add(next + 1, sofar);
          if (this.may(next + 1, more.count, more.low, more.high)) used[next] = true;
          add(next + 1, more);
        }
      }
      open = following;
    }
    return { used, least, most };
  }

  private taken({ count, low, high }: Sofar, place: number): Sofar {
    return { count: count + 1, low: low + this.addends.low[place], high: high + this.addends.high[place] };
  }

  /** Whether the sum comes out right whatever is chosen from here on. */
  private isFree(next: number, { low, high }: Sofar): boolean {
    const { from, to } = this.wanted;
    return high + this.fall[next] >= from && low + this.rise[next] <= to;
  }

  private ways(next: number, count: number, low: number, high: number): number {
    const { least, most, from, to } = this.wanted;
    const left = this.length - next;
    if (count > most || count + left < least) return 0;
    if (low + this.down[next] > to || high + this.up[next] < from) return 0;
    if (this.isFree(next, { count, low, high })) {
      let ways = 0;
      this.spend(left * left);
      for (let more = Math.max(0, least - count); more <= Math.min(left, most - count); more++)
        ways += combinations(left, more);
      return ways;
    }
    if (left === 0) return 0;
    // Where any number is enough and as many may be taken, how many there are makes no difference.
    const matters = most >= this.length ? Math.min(count, Math.max(0, least)) : count;
    const key = this.keyOf(matters, low, high);
    const known = this.known[next].get(key);
    if (known !== undefined) return known;
    this.spend(STEP);
    const ways =
      this.ways(next + 1, count, low, high) +
      this.ways(next + 1, count + 1, low + this.addends.low[next], high + this.addends.high[next]);
    this.known[next].set(key, ways);
    return ways;
  }

  private keyOf(count: number, low: number, high: number): number | string {
    const width = this.rise[0] - this.down[0] + 1;
    const wild = this.up[0] - this.down[0] + 1;
    const at = (count * width + (low - this.down[0])) * wild;
    return at + wild < Number.MAX_SAFE_INTEGER ? at + (high - low) : `${count} ${low} ${high}`;
  }
}
