import { Header } from './position-layout.ts';

/**
 * Copies a position into an array of the same size, for instance one that a search uses again and again. What lies above
 * the top of the stack means nothing and is left as it was.
 */
export function copyPosition(from: Int32Array, into: Int32Array): void {
  into.set(from.subarray(0, from[Header.top]));
}
