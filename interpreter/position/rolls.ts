import { ROLL_SIZE, SCRIPT_SIZE, type Layout } from './layout.ts';

/**
 * Dice on the table, in places of fixed size: they lie there until the action is over in which they were thrown.
 *
 *   state | purpose | roller | card it is about | the other roll of a contest | number of changes | dice ... | changes ...
 *
 * A change is an amount and the card that made it (-1: none).
 */
export const Roll = {
  state: 0,
  purpose: 1,
  roller: 2,
  about: 3,
  partner: 4,
  shifts: 5,
  dice: 6,
  changes: 10,
} as const;

/** Dice that a roll has at most. */
export const MOST_DICE = Roll.changes - Roll.dice;
/** Changes that are kept apart; later ones are added to the last. */
export const MOST_SHIFTS = (ROLL_SIZE - Roll.changes) / 2;

export const rollAt = (layout: Layout, roll: number): number => layout.rolls + roll * ROLL_SIZE;

/** Takes a free place; -1 where there is none. */
export function newRoll(p: Int32Array, layout: Layout): number {
  for (let roll = 0; roll < layout.rollCount; roll++) {
    const at = rollAt(layout, roll);
    if (p[at] !== 0) continue;
    p[at] = 1;
    return roll;
  }
  return -1;
}

/** Takes all dice off the table. */
export function clearRolls(p: Int32Array, layout: Layout): void {
  p.fill(0, layout.rolls, layout.rolls + layout.rollCount * ROLL_SIZE);
}

/** What the dice show. */
export function natural(p: Int32Array, layout: Layout, roll: number, dice: number): number {
  const at = rollAt(layout, roll) + Roll.dice;
  let sum = 0;
  for (let i = 0; i < dice; i++) sum += p[at + i];
  return sum;
}

/** All that changed a roll after it was thrown. */
export function shifted(p: Int32Array, layout: Layout, roll: number): number {
  const at = rollAt(layout, roll);
  let sum = 0;
  for (let i = 0; i < p[at + Roll.shifts]; i++) sum += p[at + Roll.changes + 2 * i];
  return sum;
}

/** Says what the next dice show, instead of chance; a roll for which nothing is said is a fault then. */
export function scriptDice(p: Int32Array, { script }: Layout, faces: readonly number[]): void {
  p[script] = 1;
  p[script + 1] = Math.min(faces.length, SCRIPT_SIZE - 2);
  faces.slice(0, SCRIPT_SIZE - 2).forEach((face, i) => (p[script + 2 + i] = face));
}

/** Whether it is said what dice show. */
export const isScripted = (p: Int32Array, { script }: Layout): boolean => p[script] === 1;

/** The dice that were said and not yet thrown. */
export const scriptLeft = (p: Int32Array, { script }: Layout): number[] =>
  p[script] === 1 ? [...p.subarray(script + 2, script + 2 + p[script + 1])] : [];

/** The next die that was said; -1 where there is none. */
export function nextScripted(p: Int32Array, { script }: Layout): number {
  const left = p[script + 1];
  if (left === 0) return -1;
  const face = p[script + 2];
  p.copyWithin(script + 2, script + 3, script + 2 + left);
  p[script + 1] = left - 1;
  return face;
}
