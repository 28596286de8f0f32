/**
 * Seeds for the generator Alea (Baagøe): the states that seedrandom's `alea` begins with, in well under half its time, which
 * was a thirtieth of a whole short game. Texts that begin alike are read once where they are the same.
 */
const SCALE = 0x1_0000_0000;
/** Baagøe's hash function Mash: where it begins, and what it multiplies by. */
const BEGIN = 0xefc8249d;
const MULTIPLIER = 0.02519603282416938;

/** The characters that are hashed: the text that several seeds have in common, then what each has of its own. */
let characters = new Int32Array(128);

/** The state of Mash after the characters from one place up to another. */
function hashed(state: number, from: number, to: number): number {
  let n = state;
  for (let i = from; i < to; i++) {
    n += characters[i];
    let h = MULTIPLIER * n;
    n = h >>> 0;
    h -= n;
    h *= n;
    n = h >>> 0;
    n += (h - n) * SCALE;
  }
  return n;
}

/** Alea begins with the hash of a blank, three times over. */
characters[0] = 0x20;
const blank1 = hashed(BEGIN, 0, 1);
const blank2 = hashed(blank1, 0, 1);
const blank3 = hashed(blank2, 0, 1);

/**
 * Writes the state of a generator for each text that is `seed` and one of `ends`, of four integers, one state after the other:
 * three fractions as multiples of 2^-32, and the carry.
 */
export function writeSeeds(to: Int32Array, at: number, seed: string, ends: readonly string[]): void {
  const shared = seed.length;
  write(seed, 0);
  const state = hashed(blank3, 0, shared);
  for (let i = 0; i < ends.length; i++) {
    const length = write(ends[i], shared);
    const first = hashed(state, shared, length);
    const second = hashed(first, 0, length);
    const place = at + 4 * i;
    to[place] = blank1 - (first >>> 0);
    to[place + 1] = blank2 - (second >>> 0);
    to[place + 2] = blank3 - (hashed(second, 0, length) >>> 0);
    to[place + 3] = 1;
  }
}

/** Puts the characters of a text from a place on, and gives the place behind them. */
function write(text: string, from: number): number {
  const end = from + text.length;
  if (end > characters.length) {
    const longer = new Int32Array(2 * end);
    longer.set(characters);
    characters = longer;
  }
  for (let i = 0; i < text.length; i++) characters[from + i] = text.charCodeAt(i);
  return end;
}
