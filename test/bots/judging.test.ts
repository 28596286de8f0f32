import { describe, expect, it } from 'vitest';
import { areaUnderCurve, fitLogistic, logOdds, refitLogistic } from '../../bots/logistic-regression.ts';
import { leftOutAfter, validInterval } from '../../bots/valid-interval.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';

describe('a logistic fit', () => {
  it('finds what wins, and how good its judgement is', () => {
    const random = randomSource('fit');
    const rows = Array.from({ length: 400 }, () => Float64Array.from([random(11) - 5, random(11) - 5, 3]));
    const won = rows.map(([a]) => (a + random(5) - 2 > 0 ? 1 : 0));
    const { weights, offset } = fitLogistic({ width: 3, rows, won });
    expect(weights[0]).toBeGreaterThan(0.5);
    expect(Math.abs(weights[1])).toBeLessThan(0.15);
    const judged = rows.map((row) => offset + row.reduce((sum, each, i) => sum + each * weights[i], 0));
    expect(areaUnderCurve(judged, won)).toBeGreaterThan(0.9);
  });

  it('takes equal judgements for guesses', () => {
    expect(areaUnderCurve([1, 1, 1, 1], [0, 1, 0, 1])).toBe(0.5);
    expect(areaUnderCurve([1, 2, 3, 4], [0, 0, 1, 1])).toBe(1);
    expect(areaUnderCurve([1, 2], [1, 1])).toBe(0.5);
  });
});

describe('a logistic fit that begins with what is known', () => {
  const WIDTH = 60;
  const random = randomSource('refit');
  /** Whole games: positions of one are alike, and only two of many numbers say who wins. */
  const games = (count: number, second: number) => {
    const rows: Float64Array[] = [];
    const won: number[] = [];
    for (let game = 0; game < count; game++) {
      const base = Array.from({ length: WIDTH }, () => random(9) - 4);
      const winner = base[0] + second * base[1] + random(7) - 3 > 0 ? 1 : 0;
      for (let i = 0; i < 20; i++) {
        rows.push(Float64Array.from(base, (each) => each + random(3) - 1));
        won.push(winner);
      }
    }
    return { width: WIDTH, rows, won };
  };
  const known = { weights: Array.from({ length: WIDTH }, (_, i) => (i === 0 ? 3 : 0)), offset: 0 };
  const samples = games(40, 0.5);
  const others = games(300, 0.5);
  const aucOf = (model: Parameters<typeof logOdds>[0]): number =>
    areaUnderCurve(
      others.rows.map((row) => logOdds(model, row)),
      others.won,
    );
  const refitted = refitLogistic(samples, known, 512);

  it('judges better than what is known and than few games alone', () => {
    expect(aucOf(refitted)).toBeGreaterThan(aucOf(known));
    expect(aucOf(refitted)).toBeGreaterThan(aucOf(fitLogistic(samples)) + 0.02);
  });

  it('is as steep as its games show', () => {
    expect(refitted.weights[0]).toBeLessThan(1);
    expect(refitted.weights[0]).toBeGreaterThan(0.1);
  });

  it('does not keep to what its games refute, nor to games that are not there', () => {
    const wrong = { ...known, weights: known.weights.map((each) => -each) };
    expect(refitLogistic(samples, wrong, 512)).toEqual(
      fitLogistic(samples, { strength: 512, towards: undefined }),
    );
    expect(refitLogistic({ width: WIDTH, rows: [], won: [] }, known, 512)).toEqual(known);
  });
});

/** So many of so many, evenly spread. */
const alternating = (won: number, of: number): number[] =>
  Array.from({ length: of }, (_, i) => ((i * won) % of < won ? 1 : 0));

describe('an always-valid interval', () => {
  it('is about what was observed, and narrower with more of it', () => {
    const few = validInterval(alternating(7, 10));
    const many = validInterval(alternating(700, 1000));
    expect(few.low).toBeLessThan(0.5);
    expect(many.low).toBeGreaterThan(0.6);
    expect(many.high).toBeLessThan(0.8);
    expect(validInterval(alternating(0, 20)).low).toBe(0);
    expect(validInterval(alternating(0, 20)).high).toBeLessThan(0.4);
    expect(validInterval([])).toEqual({ low: 0, high: 1 });
  });

  it('is narrower where observations differ less', () => {
    const spread = validInterval(Array.from({ length: 100 }, (_, i) => i % 2));
    const close = validInterval(Array.from({ length: 100 }, (_, i) => 0.4 + 0.2 * (i % 2)));
    expect(close.high - close.low).toBeLessThan((spread.high - spread.low) / 2);
  });

  it('leaves a mean out at the time at which its bounds do', () => {
    const observed = Array.from({ length: 80 }, (_, i) => (i % 4 === 0 ? 0 : 1));
    const after = leftOutAfter(observed, 0.5)!;
    expect(validInterval(observed.slice(0, after)).low).toBeGreaterThan(0.5);
    expect(validInterval(observed.slice(0, after - 1)).low).toBeLessThanOrEqual(0.5);
  });

  it('is seldom wrong at any time of a run', () => {
    const random = randomSource('coins');
    let wrong = 0;
    for (let run = 0; run < 400; run++) {
      const observed = Array.from({ length: 150 }, () => random(3) / 2);
      if (leftOutAfter(observed, 0.5) !== undefined) wrong++;
    }
    expect(wrong).toBeLessThanOrEqual(20);
  });
});
