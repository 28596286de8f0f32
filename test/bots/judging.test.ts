import { describe, expect, it } from 'vitest';
import { areaUnderCurve, fitLogistic } from '../../bots/logistic-regression.ts';
import { validInterval } from '../../bots/valid-interval.ts';
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

describe('an always-valid interval', () => {
  it('is about what was observed, and narrower with more of it', () => {
    const few = validInterval(7, 10, 0.5);
    const many = validInterval(700, 1000, 0.5);
    expect(few.low).toBeLessThan(0.5);
    expect(many.low).toBeGreaterThan(0.6);
    expect(many.high).toBeLessThan(0.8);
    expect(validInterval(0, 20, 0.5).low).toBe(0);
    expect(validInterval(0, 20, 0.5).high).toBeLessThan(0.4);
  });

  it('is seldom wrong at any time of a run', () => {
    const random = randomSource('coins');
    let wrong = 0;
    for (let run = 0; run < 200; run++) {
      let sum = 0;
      let refused = false;
      for (let i = 1; i <= 150; i++) {
        sum += random(3) / 2;
        const { low, high } = validInterval(sum, i, 0.5);
        refused ||= low > 0.5 || high < 0.5;
      }
      if (refused) wrong++;
    }
    expect(wrong).toBeLessThanOrEqual(10);
  });
});
