import { Header } from '../state/position-layout.ts';
import type { Get } from './machine.ts';

const words = new WeakMap<Get, number>();

/** A word of the running frame. */
export function frameWord(at: number): Get {
  const get: Get = ({ p }) => p[p[Header.frame] + at];
  words.set(get, at);
  return get;
}

/** Where in the running frame a value stands that is nothing but a word of it; else -1. Who knows it need not call. */
export const wordOf = (get: Get | undefined): number => (get && words.get(get)) ?? -1;
