import { Header, copyPosition } from './position-layout.ts';

/** Many positions share one block of memory: each of its own costs more to get and to give back than to copy. */
const BLOCK = 1 << 16;
let block = new Int32Array(0);
let used = 0;

/** A new copy of what of a position means something. */
export function keptPosition(p: Int32Array): Int32Array {
  const size = p[Header.top];
  if (size > BLOCK / 4) return p.slice(0, size);
  if (used + size > block.length) {
    block = new Int32Array(BLOCK);
    used = 0;
  }
  const kept = block.subarray(used, used + size);
  used += size;
  copyPosition(p, kept);
  return kept;
}
