/** Bounds of a mean that hold at all times at once: who looks after every game is wrong in at most 5 of 100 runs. */
export interface ValidInterval {
  readonly low: number;
  readonly high: number;
}

const ERROR = 0.05;
/** How much the mixture counts before the first observation: as so many. */
const PRIOR = 8;

/**
 * The always-valid interval of a mean of observations from 0 to 1, of which only the sum is needed. A mixture of bets
 * against a mean `mu`, weighted by a beta distribution around `expected`, wins twenty times its stake at some time with a
 * chance of at most one in twenty if `mu` is right (Ville's inequality); for numbers between 0 and 1 the bets are fair or
 * worse by the inequality of means.
 */
export function validInterval(sum: number, count: number, expected: number): ValidInterval {
  if (count === 0) return { low: 0, high: 1 };
  const [a, b] = [PRIOR * expected, PRIOR * (1 - expected)];
  const stake = logBeta(a + sum, b + count - sum) - logBeta(a, b) - Math.log(1 / ERROR);
  const isRefused = (mu: number): boolean => {
    const won = sum === 0 ? 0 : sum * Math.log(mu);
    const lost = sum === count ? 0 : (count - sum) * Math.log(1 - mu);
    return stake > won + lost;
  };
  const mean = sum / count;
  return { low: edge(mean, 0, isRefused), high: edge(mean, 1, isRefused) };
}

/** The last mean that is not refused on the way from the observed one to an end. */
function edge(mean: number, end: 0 | 1, isRefused: (mu: number) => boolean): number {
  let [inside, outside] = [mean, end as number];
  if (inside === outside || !isRefused(end === 0 ? 1e-12 : 1 - 1e-12)) return end;
  for (let step = 0; step < 60; step++) {
    const middle = (inside + outside) / 2;
    if (isRefused(middle)) outside = middle;
    else inside = middle;
  }
  return inside;
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function of a positive number (Lanczos). */
function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const t = x + 6.5;
  let sum = LANCZOS[0];
  for (let i = 1; i < LANCZOS.length; i++) sum += LANCZOS[i] / (x - 1 + i);
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}
