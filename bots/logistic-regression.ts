/** Positions with what came of them: a row of numbers for each, and whether the seat won. */
export interface Samples {
  readonly width: number;
  readonly rows: readonly Float64Array[];
  readonly won: readonly number[];
}

/** A linear judgement: the log-odds of a win are the sum of numbers times weights, and an offset. */
export interface LinearModel {
  readonly weights: readonly number[];
  readonly offset: number;
}

/** What weights are drawn to, and how strongly: in samples. */
export interface Ridge {
  readonly strength: number;
  /** By number; 0 where there is none. */
  readonly towards: readonly number[] | undefined;
}

const STEPS = 8;
const TO_ZERO: Ridge = { strength: 16, towards: undefined };

/** Fits by Newton's method with a ridge, on numbers scaled by their spread. The same samples give the same model. */
export function fitLogistic({ width, rows, won }: Samples, ridge = TO_ZERO): LinearModel {
  const size = width + 1;
  const spread = spreadOf(rows, width);
  const towards = Float64Array.from(spread, (each, j) => (ridge.towards?.[j] ?? 0) * each);
  const w = new Float64Array(size);
  w.set(towards);
  const x = new Float64Array(size);
  for (let step = 0; step < STEPS && rows.length > 0; step++) {
    const gradient = new Float64Array(size);
    const hessian = new Float64Array(size * size);
    rows.forEach((row, i) => {
      for (let j = 0; j < width; j++) x[j] = row[j] / spread[j];
      x[width] = 1;
      let z = 0;
      for (let j = 0; j < size; j++) z += w[j] * x[j];
      const chance = sigmoid(z);
      const weight = Math.max(1e-6, chance * (1 - chance));
      for (let j = 0; j < size; j++) {
        if (x[j] === 0) continue;
        gradient[j] += (won[i] - chance) * x[j];
        const part = weight * x[j];
        for (let k = 0; k <= j; k++) hessian[j * size + k] += part * x[k];
      }
    });
    for (let j = 0; j < size; j++) {
      gradient[j] -= j < width ? ridge.strength * (w[j] - towards[j]) : 0;
      hessian[j * size + j] += j < width ? ridge.strength : 1e-6;
    }
    const change = solve(hessian, gradient, size);
    for (let j = 0; j < size; j++) w[j] += change[j];
  }
  return { weights: Array.from({ length: width }, (_, j) => w[j] / spread[j]), offset: w[width] };
}

/**
 * Learns from samples what a model that is known already does not say. Its weights, as steep as they fit best, are where
 * those of the samples are drawn to: few samples change little, however many numbers there are.
 */
export function refitLogistic(samples: Samples, known: LinearModel, strength: number): LinearModel {
  const { rows, won } = samples;
  if (rows.length === 0) return known;
  const judged = rows.map((row) => Float64Array.of(logOdds(known, row)));
  const [steepness] = fitLogistic({ width: 1, rows: judged, won }).weights;
  const towards = known.weights.map((each) => Math.max(0, steepness) * each);
  return fitLogistic(samples, { strength, towards });
}

/** What a model says of a row, as log-odds. */
export function logOdds({ weights, offset }: LinearModel, row: Float64Array): number {
  let z = offset;
  for (let i = 0; i < weights.length; i++) z += weights[i] * row[i];
  return z;
}

/** The standard deviation of each number; 1 for one that is always the same. */
function spreadOf(rows: readonly Float64Array[], width: number): Float64Array {
  const spread = new Float64Array(width);
  for (let j = 0; j < width; j++) {
    let sum = 0;
    let squares = 0;
    for (const row of rows) {
      sum += row[j];
      squares += row[j] * row[j];
    }
    const mean = sum / rows.length;
    const variance = squares / rows.length - mean * mean;
    spread[j] = variance > 1e-9 ? Math.sqrt(variance) : 1;
  }
  return spread;
}

export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

/** Solves a symmetric positive system, of which the lower half is given, by Cholesky's method. */
function solve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  for (let j = 0; j < size; j++) {
    for (let i = j; i < size; i++) {
      let sum = matrix[i * size + j];
      for (let k = 0; k < j; k++) sum -= matrix[i * size + k] * matrix[j * size + k];
      matrix[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / matrix[j * size + j];
    }
  }
  const out = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) out[i] -= matrix[i * size + k] * out[k];
    out[i] /= matrix[i * size + i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) out[i] -= matrix[k * size + i] * out[k];
    out[i] /= matrix[i * size + i];
  }
  return out;
}

/** How often a position that was won is judged better than one that was lost: 0.5 for guessing, 1 for always. */
export function areaUnderCurve(judged: readonly number[], won: readonly number[]): number {
  const order = judged.map((_, i) => i).sort((a, b) => judged[a] - judged[b]);
  let ranks = 0;
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && judged[order[to]] === judged[order[from]]) to++;
    for (let i = from; i < to; i++) ranks += won[order[i]] * ((from + to + 1) / 2);
    from = to;
  }
  const wins = won.reduce((sum, each) => sum + each, 0);
  const losses = won.length - wins;
  return wins === 0 || losses === 0 ? 0.5 : (ranks - (wins * (wins + 1)) / 2) / (wins * losses);
}
