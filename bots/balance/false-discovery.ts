/** The chance of a normal deviation as large or larger, to either side. */
export function twoSided(z: number): number {
  // Abramowitz and Stegun 7.1.26: off by less than 2e-7.
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const sum =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.min(1, sum * Math.exp(-x * x));
}

/** By test the least share of false alarms at which it is among those that are reported (Benjamini and Hochberg). */
export function falseDiscovery(chances: readonly number[]): number[] {
  const order = chances.map((_, i) => i).sort((a, b) => chances[b] - chances[a]);
  const q: number[] = [];
  let least = 1;
  order.forEach((test, i) => {
    least = Math.min(least, (chances[test] * chances.length) / (chances.length - i));
    q[test] = least;
  });
  return q;
}
