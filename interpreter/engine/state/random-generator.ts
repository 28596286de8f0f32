/**
 * Random numbers in 32 bits: the generator sfc32 (Chris Doty-Humphrey). Its state is four integers; the last one counts, so no
 * state is followed by itself for 2^32 numbers. It costs no division, and passes what generators are tested by (PractRand).
 */
export const GENERATOR_SIZE = 4;

const SCALE = 0x1_0000_0000;
/** Exact: a power of two. */
const FRACTION = 1 / SCALE;
/** Up to here the product with 32 bits is exact. */
const EXACT = 0x20_0000;

/**
 * The next 32 random bits of the generator whose state begins at a place, signed.
 *
 * @internal Exported for tests.
 */
export function nextBits(state: Int32Array, at: number): number {
  const b = state[at + 1];
  const c = state[at + 2];
  const count = state[at + 3];
  const bits = (state[at] + b + count) | 0;
  state[at] = b ^ (b >>> 9);
  state[at + 1] = (c + (c << 3)) | 0;
  state[at + 2] = (((c << 21) | (c >>> 11)) + bits) | 0;
  state[at + 3] = (count + 1) | 0;
  return bits;
}

/**
 * A whole number from 0 up to, not including, `below`, without bias: by rejection, from 32 random bits, or from 53 where the
 * range is larger.
 */
export function wholeBelow(state: Int32Array, at: number, below: number): number {
  if (below > EXACT) return largeBelow(state, at, below);
  for (;;) {
    const bits = nextBits(state, at);
    if (!isRejected(bits, below)) return scaled(bits, below);
  }
}

/** What 32 bits stand for among `below` numbers: the upper half of their product (Lemire). */
export const scaled = (bits: number, below: number): number => ((bits >>> 0) * below * FRACTION) | 0;

/** Whether bits are left out, because there are more of them for some numbers than for others: those with the least lower halves. */
export function isRejected(bits: number, below: number): boolean {
  const lower = Math.imul(bits, below) >>> 0;
  return lower < below && lower < SCALE % below;
}

function largeBelow(state: Int32Array, at: number, below: number): number {
  const large = below > SCALE;
  const range = large ? Number.MAX_SAFE_INTEGER + 1 : SCALE;
  const limit = range - (range % below);
  for (;;) {
    const bits = nextBits(state, at) >>> 0;
    const value = large ? bits * EXACT + (nextBits(state, at) >>> 11) : bits;
    if (value < limit) return value % below;
  }
}

/** A state that no text has been read into: digits of the golden ratio, of pi and of e. */
const BEGIN: readonly number[] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
/** So many numbers later every bit of a state depends on every character. */
const MIXING = 16;

/**
 * Writes the state of a generator for each text that is `seed` and one of `ends`, one after the other. What the texts have in
 * common is read once.
 */
export function writeSeeds(to: Int32Array, at: number, seed: string, ends: readonly string[]): void {
  to.set(BEGIN, at);
  read(to, at, seed);
  for (let i = ends.length - 1; i >= 0; i--) {
    const place = at + i * GENERATOR_SIZE;
    to.copyWithin(place, at, at + GENERATOR_SIZE);
    read(to, place, ends[i]);
    for (let round = 0; round < MIXING; round++) nextBits(to, place);
  }
}

/** Reads characters into a state, each with a number of its own behind it. None is 0, which would change nothing. */
function read(state: Int32Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) {
    state[at] ^= text.charCodeAt(i) + 1;
    nextBits(state, at);
  }
}
