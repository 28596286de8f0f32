import seedrandom from 'seedrandom';
import { streams, type Layout, type Stream } from './layout.ts';

/**
 * Random numbers whose state is part of the position: the `alea` generator of seedrandom (Baagøe), whose fractions
 * are multiples of 2^-32 and are kept here as the integers above them. Seeding is seedrandom's own.
 */
const SCALE = 0x1_0000_0000;
const MULTIPLIER = 2091639;

/** Seeds all streams of a position from one seed. */
export function seedStreams(p: Int32Array, layout: Layout, seed: string): void {
  streams.forEach((stream, i) => writeState(p, layout.random + i * 4, `${seed}/${stream}`));
}

function writeState(p: Int32Array, at: number, seed: string): void {
  const { c, s0, s1, s2 } = seedrandom.alea(seed, { state: true }).state() as seedrandom.State.Alea;
  p[at] = s0 * SCALE;
  p[at + 1] = s1 * SCALE;
  p[at + 2] = s2 * SCALE;
  p[at + 3] = c;
}

/** The next 32 random bits of a stream, unsigned; the same as `alea.int32() >>> 0`. */
function bits(p: Int32Array, at: number): number {
  const t = MULTIPLIER * (p[at] >>> 0) + p[at + 3];
  p[at] = p[at + 1];
  p[at + 1] = p[at + 2];
  const carry = Math.floor(t / SCALE);
  p[at + 3] = carry;
  const out = t - carry * SCALE;
  p[at + 2] = out;
  return out;
}

/** By rejection, from 32 random bits, or from 53 where the range is larger. */
function wholeBelow(below: number, next: () => number): number {
  const large = below > SCALE;
  const range = large ? Number.MAX_SAFE_INTEGER + 1 : SCALE;
  const limit = range - (range % below);
  for (;;) {
    const value = large ? next() * 0x20_0000 + (next() >>> 11) : next();
    if (value < limit) return value % below;
  }
}

/** A whole number from 0 up to, not including, `below`, without bias. */
export function draw(p: Int32Array, layout: Layout, stream: Stream, below: number): number {
  const at = layout.random + streams.indexOf(stream) * 4;
  return wholeBelow(below, () => bits(p, at));
}

/** A generator of its own, for bots: state outside of any position. */
export function randomSource(seed: string): (below: number) => number {
  const state = new Int32Array(4);
  writeState(state, 0, seed);
  return (below) => wholeBelow(below, () => bits(state, 0));
}
