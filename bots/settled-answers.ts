/** When more playouts of an answer are in vain. */
export interface Settled {
  /** In fewer worlds nothing is settled. */
  readonly worlds: number;
  /** So many standard errors behind is clearly worse. */
  readonly errors: number;
  /** A gain that is smaller is not looked for. Values are from 0 to 1. */
  readonly gain: number;
}

/**
 * Whether more playouts of the second answer are in vain: in the worlds in which both were tried it is clearly worse than
 * the first one, or at best better by next to nothing. By world what a playout was worth, from 0 to 1; NaN where there
 * was none. Because both had the same worlds and the same luck, their differences vary less than their values.
 */
export function isSettled(
  first: readonly number[],
  second: readonly number[],
  { worlds, errors, gain }: Settled,
): boolean {
  if (first.length < worlds) return false;
  let [count, sum, squares] = [0, 0, 0];
  for (let world = 0; world < first.length; world++) {
    const lead = first[world] - second[world];
    if (Number.isNaN(lead)) continue;
    count++;
    sum += lead;
    squares += lead * lead;
  }
  if (count < worlds) return false;
  const mean = sum / count;
  const luck = errors * Math.sqrt(Math.max(0, squares / count - mean * mean) / count);
  return mean > luck || luck - mean < gain;
}
