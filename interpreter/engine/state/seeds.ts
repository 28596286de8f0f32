/**
 * How a text becomes the state of a generator: by the hash of `alea`, by Johannes Baagøe (MIT), as the package seedrandom has
 * it. Each character of a hash waits for the one before, so hashes of several seeds are worked out side by side.
 */
const SCALE = 0x1_0000_0000;

/** A hash with its next character added to it. */
function mixed(sum: number): number {
  const product = 0.02519603282416938 * sum;
  const whole = product >>> 0;
  const fraction = (product - whole) * whole;
  const rest = fraction >>> 0;
  return rest + (fraction - rest) * SCALE;
}

/** What the three words of a state begin with: a hash of spaces, before anything of a seed is added. */
const begun = new Float64Array(3);
for (let word = 0, hash = 0xefc8249d; word < 3; word++) {
  hash = mixed(hash + 0x20);
  begun[word] = hash;
}

const hashes: number[] = [];

/**
 * Writes states of generators one after the other, each of so many integers, for seeds that begin alike; the last of the
 * integers is the carry.
 */
export function seedStates(
  p: Int32Array,
  at: number,
  size: number,
  seed: string,
  endings: readonly string[],
): void {
  const states = endings.length;
  for (let state = 0; state < states; state++) hashes[state] = begun[2];
  for (let word = 0; word < 3; word++) {
    for (let i = 0; i < seed.length; i++) {
      const code = seed.charCodeAt(i);
      for (let state = 0; state < states; state++) hashes[state] = mixed(hashes[state] + code);
    }
    for (let state = 0; state < states; state++) {
      const ending = endings[state];
      let hash = hashes[state];
      for (let i = 0; i < ending.length; i++) hash = mixed(hash + ending.charCodeAt(i));
      hashes[state] = hash;
      p[at + state * size + word] = (begun[word] >>> 0) - (hash >>> 0);
    }
  }
  for (let state = 0; state < states; state++) p[at + state * size + 3] = 1;
}
