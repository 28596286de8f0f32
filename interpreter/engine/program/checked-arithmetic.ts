import { NONE, WILD } from '../../game/linked-game.ts';

/** Whether a printed value is one, and neither missing nor `any`. */
export const isKnown = (value: number): boolean => value !== NONE && value !== WILD;

/** Numbers are 32-bit integers; leaving them is an error, never a wrap-around. */
export class Overflow extends Error {}

export function checkedInt(value: number): number {
  if (value > 0x7fff_ffff || value < -0x8000_0000) throw new Overflow();
  return value;
}
