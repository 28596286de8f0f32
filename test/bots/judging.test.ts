import { describe, expect, it } from 'vitest';
import { areaUnderCurve, fitLogistic } from '../../bots/logistic-regression.ts';
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
