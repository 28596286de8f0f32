/**
 * Ranges are kept in one integer: the lower bound in the high half, the upper in the low half. An open bound
 * is the outermost.
 */
const HALF = 16_384;

export const packRange = (from: number | undefined, to: number | undefined): number =>
  ((from === undefined ? 0 : from + HALF) << 16) | (to === undefined ? HALF * 2 - 1 : to + HALF);

export const rangeFrom = (packed: number): number =>
  packed >>> 16 === 0 ? Number.NEGATIVE_INFINITY : (packed >>> 16) - HALF;

export const rangeTo = (packed: number): number =>
  (packed & 0xffff) === HALF * 2 - 1 ? Number.POSITIVE_INFINITY : (packed & 0xffff) - HALF;
