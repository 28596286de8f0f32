/** So many standard errors behind is clear enough: a wrong guess costs little, and the next decision comes soon. */
const CLEAR = 1.2;
/** Fewer worlds show little of how far values are apart. */
const FEWEST = 12;

/**
 * Whether more playouts of the second answer are in vain: in the worlds in which both were tried it is clearly worse than
 * the first one, or at best better by next to nothing. By world what a playout was worth, from 0 to 1; NaN where there
 * was none. Because both had the same worlds and the same luck, their differences vary less than their values.
 */
export function isSettled(first: readonly number[], second: readonly number[], negligible: number): boolean {
  let [count, sum, squares] = [0, 0, 0];
  for (let world = 0; world < first.length; world++) {
    const lead = first[world] - second[world];
    if (Number.isNaN(lead)) continue;
    count++;
    sum += lead;
    squares += lead * lead;
  }
  if (count < FEWEST) return false;
  const mean = sum / count;
  const error = Math.sqrt(Math.max(0, squares / count - mean * mean) / count);
  return mean > CLEAR * error || CLEAR * error - mean < negligible;
}
