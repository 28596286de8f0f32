/** Tests of statistics; all give the probability of a difference at least as large if there were none. */

/** ln of the gamma function (Lanczos). */
function lnGamma(x: number): number {
  const c = [76.18009173, -86.50532033, 24.01409822, -1.231739516, 0.00120858003, -0.00000536382];
  const t = x + 5.5 - (x + 0.5) * Math.log(x + 5.5);
  const sum = c.reduce((sum, each, i) => sum + each / (x + 1 + i), 1);
  return -t + Math.log((2.50662827465 * sum) / x);
}

/** Upper tail of the chi-square distribution. */
function chiSquareTail(statistic: number, degrees: number): number {
  const a = degrees / 2;
  const x = statistic / 2;
  if (x <= 0) return 1;
  const scale = Math.exp(-x + a * Math.log(x) - lnGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = a + 1; term > sum * 1e-15; n++) sum += term *= x / n;
    return 1 - sum * scale;
  }
  // Continued fraction (Lentz).
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let i = 1; i < 500; i++) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return h * scale;
}

/** Whether counts follow given expectations (Pearson). */
export function goodnessOfFit(counts: readonly number[], expected: readonly number[]): number {
  const statistic = counts.reduce((sum, count, i) => sum + (count - expected[i]) ** 2 / expected[i], 0);
  return chiSquareTail(statistic, counts.length - 1);
}

/** Whether two samples of whole numbers are of one distribution: chi-square over values, rare ones joined. */
export function sameCounts(a: readonly number[], b: readonly number[]): number {
  const cells = [...new Set([...a, ...b])]
    .sort((x, y) => x - y)
    .map((value) => [count(a, value), count(b, value)]);
  const bins: number[][] = [];
  let open = [0, 0];
  for (const cell of cells) {
    open = [open[0] + cell[0], open[1] + cell[1]];
    if (open[0] + open[1] >= 20) {
      bins.push(open);
      open = [0, 0];
    }
  }
  const last = bins.at(-1);
  if (last) bins[bins.length - 1] = [last[0] + open[0], last[1] + open[1]];
  if (bins.length < 2) return 1;
  const total = a.length + b.length;
  const statistic = bins.reduce((sum, bin) => {
    const all = bin[0] + bin[1];
    const expected = [(all * a.length) / total, (all * b.length) / total];
    return sum + (bin[0] - expected[0]) ** 2 / expected[0] + (bin[1] - expected[1]) ** 2 / expected[1];
  }, 0);
  return chiSquareTail(statistic, bins.length - 1);
}

const count = (sample: readonly number[], value: number): number =>
  sample.reduce((sum, each) => (each === value ? sum + 1 : sum), 0);

/** Whether two samples are of one distribution (Kolmogorov and Smirnov); cautious where values repeat. */
export function sameShape(a: readonly number[], b: readonly number[]): number {
  const x = Float64Array.from(a).sort();
  const y = Float64Array.from(b).sort();
  let i = 0;
  let j = 0;
  let most = 0;
  while (i < x.length && j < y.length) {
    const value = Math.min(x[i], y[j]);
    while (i < x.length && x[i] === value) i++;
    while (j < y.length && y[j] === value) j++;
    most = Math.max(most, Math.abs(i / x.length - j / y.length));
  }
  const n = (x.length * y.length) / (x.length + y.length);
  const l = (Math.sqrt(n) + 0.12 + 0.11 / Math.sqrt(n)) * most;
  let sum = 0;
  for (let k = 1; k <= 100; k++) sum += 2 * (k % 2 === 1 ? 1 : -1) * Math.exp(-2 * k * k * l * l);
  return most === 0 ? 1 : Math.min(1, Math.max(0, sum));
}
