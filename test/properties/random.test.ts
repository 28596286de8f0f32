import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import seedrandom from 'seedrandom';
import { layOut, streams } from '../../interpreter/engine/state/position-layout.ts';
import { draw, randomSource, seedStreams, shuffleBy } from '../../interpreter/engine/state/random-source.ts';

const WHOLE = 0x1_0000_0000;

it('gives the same numbers as the generator that it keeps the state of', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const theirs = seedrandom.alea(seed);
      const ours = randomSource(seed);
      for (let i = 0; i < 100; i++) expect(ours(WHOLE)).toBe(theirs.int32() >>> 0);
    }),
  );
});

it('seeds each stream as that generator is seeded, from texts of any length and any characters', () => {
  const layout = layOut({ seats: 2, cards: 1, settings: 0, counters: [], roles: 0, zones: [], piles: 0 });
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400, size: 'max' }), (seed) => {
      const p = new Int32Array(layout.size);
      seedStreams(p, layout, seed);
      for (const stream of streams) {
        const theirs = seedrandom.alea(`${seed}/${stream}`);
        for (let i = 0; i < 10; i++) expect(draw(p, layout, stream, WHOLE)).toBe(theirs.int32() >>> 0);
      }
    }),
  );
});

it('keeps streams apart: a draw from one leaves the others as they were', () => {
  const layout = layOut({ seats: 2, cards: 1, settings: 0, counters: [], roles: 0, zones: [], piles: 0 });
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

it('draws below any number without going wrong at the ends', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: WHOLE }), (seed, below) => {
      const value = randomSource(seed)(below);
      expect(Number.isInteger(value) && value >= 0 && value < below).toBe(true);
    }),
  );
});

it('takes remainders of the bits as they are, also of numbers that divide them', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.oneof(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: WHOLE / 2 - 1 }),
        fc.nat({ max: 30 }).map((bits) => 2 ** bits),
      ),
      (seed, below) => {
        const theirs = seedrandom.alea(seed);
        const ours = randomSource(seed);
        for (let i = 0; i < 20; i++) {
          let bits = theirs.int32() >>> 0;
          while (bits - (bits % below) > WHOLE - below) bits = theirs.int32() >>> 0;
          expect(ours(below)).toBe(bits % below);
        }
      },
    ),
  );
});

it('shuffles by the numbers that it draws', () => {
  const layout = layOut({ seats: 2, cards: 1, settings: 0, counters: [], roles: 0, zones: [], piles: 0 });
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 80 }), (seed, length) => {
      const p = new Int32Array(layout.size);
      seedStreams(p, layout, seed);
      const q = p.slice();
      const items = Int32Array.from({ length }, (_, i) => i);
      shuffleBy(p, layout, 'shuffle', items, length);
      const swapped = Int32Array.from({ length }, (_, i) => i);
      for (let left = length; left > 1; left--) {
        const at = draw(q, layout, 'shuffle', left);
        [swapped[at], swapped[left - 1]] = [swapped[left - 1], swapped[at]];
      }
      expect(items).toEqual(swapped);
      expect(p).toEqual(q);
    }),
  );
});
