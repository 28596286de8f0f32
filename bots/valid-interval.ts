/** Bounds of a mean that hold at all times at once: who looks after every game is wrong in at most 5 of 100 runs. */
export interface ValidInterval {
  readonly low: number;
  readonly high: number;
}

const ERROR = 0.05;
/** What a gambler must have, as a logarithm. */
const ENOUGH = Math.log(2 / ERROR);
/** No bet stakes more than this part of what could be lost at once. */
const MOST_STAKED = 0.75;
/** Halvings of the distance to a bound. */
const STEPS = 40;

/**
 * The always-valid interval of the mean of observations from 0 to 1, in the order in which they were made. Against each
 * possible mean two gamblers bet, one on more and one on less; if that mean is right, either of them has forty times the
 * stake at some time with a chance of at most one in forty (Ville's inequality). What they stake depends on the spread so
 * far, so observations that hardly differ give a narrow interval (Waudby-Smith and Ramdas, Estimating means of bounded
 * random variables by betting, 2024, section 4).
 */
export function validInterval(observed: readonly number[]): ValidInterval {
  const stakes = stakesFor(observed);
  const mean = observed.reduce((sum, each) => sum + each, 0) / Math.max(1, observed.length);
  const bound = (end: 0 | 1): number => {
    let [inside, outside] = [observed.length === 0 ? end : mean, end as number];
    if (!isRefused(observed, stakes, end)) return end;
    for (let step = 0; step < STEPS; step++) {
      const middle = (inside + outside) / 2;
      if (isRefused(observed, stakes, middle)) outside = middle;
      else inside = middle;
    }
    return inside;
  };
  return { low: bound(0), high: bound(1) };
}

/** What is staked on each observation, from those before it alone. */
function stakesFor(observed: readonly number[]): Float64Array {
  const stakes = new Float64Array(observed.length);
  // One observation in the middle, and one spread of 0.5, before the first: the bounds are wide where there is little.
  let sum = 0.5;
  let squares = 0.25;
  observed.forEach((value, i) => {
    const count = i + 1;
    const spread = squares / count;
    stakes[i] = Math.sqrt((2 * Math.log(2 / ERROR)) / (spread * count * Math.log(1 + count)));
    sum += value;
    squares += (value - sum / (count + 1)) ** 2;
  });
  return stakes;
}

/** Whether one of the gamblers has become so rich that the mean cannot be right. */
function isRefused(observed: readonly number[], stakes: Float64Array, mean: number): boolean {
  let last = 0;
  for (const capital of capitals(observed, stakes, mean)) last = capital;
  return last > ENOUGH;
}

/** After how many observations the interval leaves a mean out for the first time; undefined: it never did. */
export function leftOutAfter(observed: readonly number[], mean: number): number | undefined {
  let count = 0;
  for (const capital of capitals(observed, stakesFor(observed), mean)) {
    count++;
    if (capital > ENOUGH) return count;
  }
  return undefined;
}

/** What the richer gambler has after each observation, as a logarithm. */
function* capitals(observed: readonly number[], stakes: Float64Array, mean: number): Generator<number, void> {
  const [mostUp, mostDown] = [MOST_STAKED / mean, MOST_STAKED / (1 - mean)];
  let up = 0;
  let down = 0;
  for (let i = 0; i < observed.length; i++) {
    const off = observed[i] - mean;
    up += Math.log1p(Math.min(stakes[i], mostUp) * off);
    down += Math.log1p(-Math.min(stakes[i], mostDown) * off);
    yield Math.max(up, down);
  }
}

/** The interval of the mean of differences from -1 to 1. */
export function validDifference(observed: readonly number[]): ValidInterval {
  const { low, high } = validInterval(observed.map((each) => (each + 1) / 2));
  return { low: 2 * low - 1, high: 2 * high - 1 };
}
