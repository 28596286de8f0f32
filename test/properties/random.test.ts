import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { shuffle } from '../../interpreter/engine/effects/state-changes.ts';
import { newMachine } from '../../interpreter/engine/program/machine.ts';
import { clearZones, putIn } from '../../interpreter/engine/state/card-lists.ts';
import { layOut, STREAM_SIZE, streams } from '../../interpreter/engine/state/position-layout.ts';
import { nextBits } from '../../interpreter/engine/state/random-generator.ts';
import {
  draw,
  randomSource,
  reseedStreams,
  seedStreams,
  writeShuffled,
} from '../../interpreter/engine/state/random-source.ts';
import { cardsByOrder } from '../../interpreter/match/value-names.ts';
import { goodnessOfFit } from '../statistics.ts';

const WHOLE = 0x1_0000_0000;
const MOST = 80;
const layout = layOut({ seats: 2, cards: MOST, settings: 0, counters: [], roles: 0, zones: [], piles: 0 });

const word = (value: bigint): bigint => BigInt.asUintN(32, value);

/** The generator as it is defined, in whole numbers of any length. */
function* definition(state: readonly number[]): Generator<number, never> {
  let [a, b, c, count] = state.map((value) => word(BigInt(value)));
  for (;;) {
    const out = word(a + b + count);
    count = word(count + 1n);
    a = b ^ (b >> 9n);
    b = word(c + word(c << 3n));
    c = word((word(c << 21n) | (c >> 11n)) + out);
    yield Number(out);
  }
}

/** How likely it is that counts of what is as likely are no more even than these. */
const evenness = (counts: readonly number[], all: number): number =>
  goodnessOfFit(
    counts,
    counts.map(() => all / counts.length),
  );

const words = fc.tuple(
  ...Array.from({ length: 4 }, () => fc.integer({ min: -WHOLE / 2, max: WHOLE / 2 - 1 })),
);
const texts = fc.string({ unit: 'binary', maxLength: 400, size: 'max' });

it('gives the numbers of the generator that it keeps the state of', () => {
  // The first numbers of the definition behind 1, 2, 3 and 4, worked out by hand: 1 + 2 + 4, then 2 ^ 0, 27, 3 << 21 and 7, 5.
  const state = Int32Array.of(1, 2, 3, 4);
  expect(nextBits(state, 0)).toBe(7);
  expect([...state]).toEqual([2, 27, 3 * 2 ** 21 + 7, 5]);
  fc.assert(
    fc.property(words, (begin) => {
      const theirs = definition(begin);
      const ours = Int32Array.from(begin);
      for (let i = 0; i < 100; i++) expect(nextBits(ours, 0) >>> 0).toBe(theirs.next().value);
    }),
  );
});

it('seeds each stream as a source of its own is, from texts of any length and any characters', () => {
  fc.assert(
    fc.property(texts, (seed) => {
      const p = new Int32Array(layout.size);
      seedStreams(p, layout, seed);
      for (const stream of streams) {
        const source = randomSource(`${seed}/${stream}`);
        for (let i = 0; i < 10; i++) expect(draw(p, layout, stream, WHOLE)).toBe(source(WHOLE));
      }
    }),
  );
});

/** The first numbers of a seed. */
const begun = (seed: string): string => {
  const source = randomSource(seed);
  return Array.from({ length: 3 }, () => source(WHOLE)).join();
};

it('gives other numbers for every other text', () => {
  const seeds = Array.from({ length: 30_000 }, (_, i) => `${i}`);
  const characters = Array.from({ length: 0x1_0000 }, (_, i) => String.fromCharCode(i));
  const zeros = Array.from({ length: 300 }, (_, i) => 'a'.padEnd(i, '\0'));
  const different = new Set([...seeds, ...characters, ...zeros]);
  expect(new Set([...different].map(begun)).size).toBe(different.size);
});

it('begins with every number as often, whichever the seeds are that follow each other', () => {
  for (const name of ['', 'bench ', 'a long name of a tournament, round ']) {
    for (const below of [2, 6, 52]) {
      const counts = Array.from({ length: below }, () => 0);
      for (let i = 0; i < 6000; i++) counts[randomSource(`${name}${i}`)(below)]++;
      expect(evenness(counts, 6000)).toBeGreaterThan(1e-4);
    }
  }
});

it('gives numbers that depend on every bit of the seed alike', () => {
  // Of two texts that differ in one bit of one character, half of the bits that come first are different.
  for (let at = 0; at < 12; at++) {
    let different = 0;
    for (let i = 0; i < 400; i++) {
      const text = `seed ${1000 + i}/ table`;
      const other = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
      let bits = randomSource(text)(WHOLE) ^ randomSource(other)(WHOLE);
      for (; bits !== 0; bits &= bits - 1) different++;
    }
    // 12,800 bits: eight deviations of 57.
    expect(Math.abs(different - 6400)).toBeLessThan(8 * 57);
  }
});

it('keeps streams apart: a draw from one leaves the others as they were', () => {
  const p = new Int32Array(layout.size);
  seedStreams(p, layout, 'apart');
  const first = streams.map((stream) => draw(p.slice(), layout, stream, WHOLE));
  expect(new Set(first).size).toBe(streams.length);
  for (const stream of streams) {
    const q = p.slice();
    for (let i = 0; i < 7; i++) draw(q, layout, stream, 6);
    const others = streams.filter((other) => other !== stream);
    for (const other of others) expect(draw(q, layout, other, WHOLE)).toBe(first[streams.indexOf(other)]);
  }
});

it('seeds streams anew by the numbers that it is given, each from three', () => {
  const p = new Int32Array(layout.size);
  let given = 0;
  reseedStreams(p, layout, (below) => {
    expect(below).toBe(WHOLE);
    return ++given;
  });
  const of = (i: number): number[] => [
    ...p.subarray(layout.random + i * STREAM_SIZE, layout.random + (i + 1) * STREAM_SIZE),
  ];
  expect(streams.map((_, i) => of(i))).toEqual([
    [1, 2, 3, 1],
    [4, 5, 6, 1],
    [7, 8, 9, 1],
  ]);
});

it('draws below any number without going wrong at the ends', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.oneof(
        fc.integer({ min: 1, max: WHOLE }),
        fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        fc.constantFrom(
          1,
          2 ** 21 - 1,
          2 ** 21,
          2 ** 21 + 1,
          2 ** 31,
          2 ** 31 + 1,
          WHOLE,
          WHOLE + 1,
          2 ** 53,
        ),
      ),
      (seed, below) => {
        const value = randomSource(seed)(below);
        expect(Number.isInteger(value) && value >= 0 && value < below).toBe(true);
      },
    ),
  );
});

it('takes the upper half of a product, and leaves out bits that would make some numbers more likely', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.oneof(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 2 ** 21 }),
        fc.nat({ max: 21 }).map((bits) => 2 ** bits),
      ),
      (seed, below) => {
        const bits = randomSource(seed);
        const ours = randomSource(seed);
        const range = BigInt(below);
        const least = BigInt(WHOLE) % range;
        for (let i = 0; i < 20; i++) {
          let product = BigInt(bits(WHOLE)) * range;
          while (BigInt.asUintN(32, product) < least) product = BigInt(bits(WHOLE)) * range;
          expect(ours(below)).toBe(Number(product >> 32n));
        }
      },
    ),
  );
});

/** A position whose first list holds so many cards. */
function listed(seed: string, length: number): Int32Array {
  const p = new Int32Array(layout.size);
  clearZones(p, layout);
  for (let card = 0; card < length; card++) putIn(p, layout, card, 0);
  seedStreams(p, layout, seed);
  return p;
}

it('shuffles by the numbers that it draws', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: MOST }), (seed, length) => {
      const p = listed(seed, length);
      const q = p.slice();
      const items = new Int32Array(length);
      expect(writeShuffled(items, p, layout, 'shuffle', p[layout.zoneFirst])).toBe(length);
      const swapped = Array.from({ length }, (_, i) => i);
      for (let i = 0; i < length; i++) {
        const at = draw(q, layout, 'shuffle', i + 1);
        [swapped[at], swapped[i]] = [swapped[i], swapped[at]];
      }
      expect([...items]).toEqual(swapped);
      expect(p).toEqual(q);
    }),
  );
});

it('shuffles lists of any length, the last card included', () => {
  for (const cards of [1, 63, 64, 65, 700]) {
    const large = layOut({ seats: 2, cards, settings: 0, counters: [], roles: 0, zones: [], piles: 0 });
    const m = newMachine(large, 0, new Uint8Array(cards).fill(1));
    clearZones(m.p, large);
    for (let card = 0; card < cards; card++) putIn(m.p, large, card, 0);
    seedStreams(m.p, large, 'large');
    shuffle(m, 0, { at: { text: '', id: '' } } as never);
    const order = cardsByOrder(m.p, large.zoneFirst, large.next);
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: cards }, (_, i) => i));
    expect(cardsByOrder(m.p, large.zoneLast, large.previous)).toEqual(order.toReversed());
  }
});

it('brings every order about as often', () => {
  const p = listed('orders', 5);
  const items = new Int32Array(5);
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    writeShuffled(items, p, layout, 'shuffle', p[layout.zoneFirst]);
    counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1);
  }
  expect(counts.size).toBe(120);
  expect(evenness([...counts.values()], 24_000)).toBeGreaterThan(1e-4);
});
