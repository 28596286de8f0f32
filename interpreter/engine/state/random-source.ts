import { STREAM_SIZE, streams, type Layout, type Stream } from './position-layout.ts';
import { GENERATOR_SIZE, isRejected, scaled, wholeBelow, writeSeeds } from './random-generator.ts';

/** Random numbers whose state is part of the position: a generator for each stream. */

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
    for (let word = 0; word < 3; word++) p[at + word] = random(0x1_0000_0000);
    p[at + 3] = 1;
  });
}

const offsets: Readonly<Record<Stream, number>> = { shuffle: 0, dice: STREAM_SIZE, pick: 2 * STREAM_SIZE };

/** The next number of a stream, from 0 up to, not including, `below`. */
export const draw = (p: Int32Array, layout: Layout, stream: Stream, below: number): number =>
  wholeBelow(p, layout.random + offsets[stream], below);

/**
 * Writes the cards of a list in random order (Fisher and Yates, from the inside out), by numbers of a stream: one for each
 * card, in the order of the list, says where it goes. Gives the number of cards, for which there must be room.
 */
export function writeShuffled(
  into: Int32Array,
  p: Int32Array,
  layout: Layout,
  stream: Stream,
  first: number,
): number {
  const at = layout.random + offsets[stream];
  const { next } = layout;
  // The state of the generator is kept in variables meanwhile; the numbers are those that `draw` gives.
  let a = p[at];
  let b = p[at + 1];
  let c = p[at + 2];
  let count = p[at + 3];
  let length = 0;
  for (let card = first; card >= 0; card = p[next + card]) {
    let bits = 0;
    do {
      bits = (a + b + count) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + bits) | 0;
      count = (count + 1) | 0;
    } while (isRejected(bits, length + 1));
    const place = scaled(bits, length + 1);
    into[length++] = into[place];
    into[place] = card;
  }
  p[at] = a;
  p[at + 1] = b;
  p[at + 2] = c;
  p[at + 3] = count;
  return length;
}

/** A generator of its own, for bots: state outside of any position. */
export const randomSource = (seed: string): ((below: number) => number) => randomSources(seed)();

/** Generators that all give the same numbers, seeded once. */
export function randomSources(seed: string): () => (below: number) => number {
  const seeded = new Int32Array(GENERATOR_SIZE);
  writeSeeds(seeded, 0, seed, WHOLE);
  return () => {
    const state = seeded.slice();
    return (below) => wholeBelow(state, 0, below);
  };
}

/** One generator, whose seed is the whole text. */
const WHOLE: readonly string[] = [''];
