/** n over k; a float where it gets large. */
export function combinations(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  return n < TABLED ? tabled[n * TABLED + k] : binomial(n, k);
}

function binomial(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) result = (result * (n - i + 1)) / i;
  return Math.round(result);
}

const TABLED = 40;
const tabled = Float64Array.from({ length: TABLED * TABLED }, (_, i) =>
  binomial(Math.floor(i / TABLED), i % TABLED),
);
