import { writeSeeds } from './alea-seeds.ts';
import { STREAM_SIZE, streams, type Layout, type Stream } from './position-layout.ts';

/**
 * Random numbers whose state is part of the position: the generator Alea (Baagøe), whose fractions are multiples of 2^-32
 * and are kept here as the integers above them. All numbers are those of seedrandom's `alea` with the same seed.
 */
const SCALE = 0x1_0000_0000;
/** Exact: a power of two. */
const FRACTION = 1 / SCALE;
const MULTIPLIER = 2091639;

/** Seeds all streams of a position from one seed. */
export function seedStreams(p: Int32Array, layout: Layout, seed: string): void {
  writeSeeds(p, layout.random, seed, ENDS);
}

/** What the seed of each stream ends with. */
const ENDS: readonly string[] = streams.map((stream) => `/${stream}`);

/** Seeds all streams of a position from random numbers, faster than from a text. */
export function reseedStreams(p: Int32Array, layout: Layout, random: (below: number) => number): void {
  streams.forEach((_, i) => {
    const at = layout.random + i * STREAM_SIZE;
    for (let word = 0; word < 3; word++) p[at + word] = random(SCALE);
    p[at + 3] = 1;
  });
}

/** The next 32 random bits of a stream, unsigned; the same as `alea.int32() >>> 0`. */
function bits(p: Int32Array, at: number): number {
  const t = MULTIPLIER * (p[at] >>> 0) + p[at + 3];
  p[at] = p[at + 1];
  p[at + 1] = p[at + 2];
  const carry = Math.floor(t * FRACTION);
  p[at + 3] = carry;
  const out = t - carry * SCALE;
  p[at + 2] = out;
  return out;
}

/**
 * A whole number from 0 up to, not including, `below`, without bias: by rejection, from 32 random bits, or from 53
 * where the range is larger.
 */
function wholeBelow(p: Int32Array, at: number, below: number): number {
  if (below > 0x7fff_ffff) return largeBelow(p, at, below);
  // Of so small numbers a quotient is never rounded up to a whole number, and this is faster than `%`.
  // The bits are used as long as a whole block of `below` numbers fits above where theirs begins.
  const last = SCALE - below;
  for (;;) {
    const value = bits(p, at);
    const rest = value - Math.floor(value / below) * below;
    if (value - rest <= last) return rest;
  }
}

function largeBelow(p: Int32Array, at: number, below: number): number {
  const large = below > SCALE;
  const range = large ? Number.MAX_SAFE_INTEGER + 1 : SCALE;
  const limit = range - (range % below);
  for (;;) {
    const value = large ? bits(p, at) * 0x20_0000 + (bits(p, at) >>> 11) : bits(p, at);
    if (value < limit) return value % below;
  }
}

const offsets: Readonly<Record<Stream, number>> = { shuffle: 0, dice: STREAM_SIZE, pick: 2 * STREAM_SIZE };

/** The next number of a stream, from 0 up to, not including, `below`. */
export const draw = (p: Int32Array, layout: Layout, stream: Stream, below: number): number =>
  wholeBelow(p, layout.random + offsets[stream], below);

/** Puts the first `length` of some numbers in random order (Fisher and Yates), by numbers of a stream. */
export function shuffleBy(
  p: Int32Array,
  layout: Layout,
  stream: Stream,
  items: Int32Array,
  length: number,
): void {
  // The state of the generator is kept in variables meanwhile; the numbers are those that `draw` gives.
  const at = layout.random + offsets[stream];
  let s0 = p[at] >>> 0;
  let s1 = p[at + 1] >>> 0;
  let s2 = p[at + 2] >>> 0;
  let carry = p[at + 3];
  for (let left = length; left > 1; left--) {
    const last = SCALE - left;
    let rest = 0;
    let value = 0;
    do {
      const t = MULTIPLIER * s0 + carry;
      s0 = s1;
      s1 = s2;
      carry = Math.floor(t * FRACTION);
      s2 = value = t - carry * SCALE;
      rest = value - Math.floor(value / left) * left;
    } while (value - rest > last);
    const item = items[rest];
    items[rest] = items[left - 1];
    items[left - 1] = item;
  }
  p[at] = s0;
  p[at + 1] = s1;
  p[at + 2] = s2;
  p[at + 3] = carry;
}

/** A generator of its own, for bots: state outside of any position. */
export const randomSource = (seed: string): ((below: number) => number) => randomSources(seed)();

/** Generators that all give the same numbers, seeded once. */
export function randomSources(seed: string): () => (below: number) => number {
  const seeded = new Int32Array(4);
  writeSeeds(seeded, 0, seed, WHOLE);
  return () => {
    const state = seeded.slice();
    return (below) => wholeBelow(state, 0, below);
  };
}

/** One generator, whose seed is the whole text. */
const WHOLE: readonly string[] = [''];
