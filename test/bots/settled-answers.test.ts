import { describe, expect, it } from 'vitest';
import { isSettled as settled, type Settled } from '../../bots/settled-answers.ts';

const WHEN: Settled = { worlds: 12, errors: 1.2, gain: 0.01 };
const isSettled = (first: number[], second: number[]): boolean => settled(first, second, WHEN);

/** Values of so many worlds: a middle that all share, luck of the world, and luck of this answer alone. */
const values = (worlds: number, middle: number, own = 0): number[] =>
  Array.from(
    { length: worlds },
    (_, world) => middle + 0.2 * Math.sin(world * 7) + own * Math.cos(world * 11),
  );

describe('an answer that needs no more playouts', () => {
  it('is one that is clearly worse in the same worlds, however far these are apart', () => {
    expect(isSettled(values(14, 0.6), values(14, 0.5, 0.05))).toBe(true);
    expect(isSettled(values(14, 0.5, 0.05), values(14, 0.5, -0.05))).toBe(false);
  });

  it('is one that does the same', () => {
    expect(isSettled(values(14, 0.5), values(14, 0.5))).toBe(true);
    expect(isSettled(values(40, 0.5), values(40, 0.5, 0.001))).toBe(true);
  });

  it('is none that could still turn out to be better, or that was tried too seldom', () => {
    expect(isSettled(values(14, 0.5), values(14, 0.55))).toBe(false);
    expect(isSettled(values(11, 0.9), values(11, 0.1))).toBe(false);
  });

  it('counts only worlds in which both were tried', () => {
    const missing = values(14, 0.5, 0.05).map((value, world) => (world < 3 ? Number.NaN : value));
    expect(isSettled(values(14, 0.6), missing)).toBe(false);
    expect(isSettled([...values(14, 0.6), 0.6], [...missing, 0.1])).toBe(true);
  });
});
