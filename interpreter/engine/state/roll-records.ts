import { Header, ROLL_SIZE, SCRIPT_SIZE, type Layout } from './position-layout.ts';

/**
 * Dice on the table, in places of fixed size: they stay there until the action is over in which they were
 * thrown.
 *
 *   state | purpose | roller | card it is about | the other roll of a contest | number of changes | dice ... | changes ...
 *   | winner of the contest | number of bonuses | bonuses ...
 *
 * A change is an amount and the card that made it (-1: none). Bonuses are those of the roll when its total
 * was announced: from then on it has these, whatever applies later.
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
  winner: 30,
  bonuses: 31,
  added: 32,
} as const;

/** A place is free, or has a roll: one that may still change, or one that is over, with a final total. */
export const RollState = { free: 0, open: 1, over: 2 } as const;

/** Who has won a contest that is not decided yet. */
export const UNDECIDED = -2;
/** In the place of the number of bonuses: the total was not announced. */
export const UNANNOUNCED = -1;

/** Changes that are kept apart; later ones are added to the last. */
export const MOST_SHIFTS = (Roll.winner - Roll.changes) / 2;
/** Bonuses that are kept apart; further ones are added to the last. */
export const MOST_BONUSES = (ROLL_SIZE - Roll.added) / 2;

export const rollAt = (layout: Layout, roll: number): number => layout.rolls + roll * ROLL_SIZE;

/** Takes a free place; -1 where there is none. */
export function newRoll(p: Int32Array, layout: Layout): number {
  for (let roll = 0; roll < layout.rollCount; roll++) {
    const at = rollAt(layout, roll);
    if (p[at] !== RollState.free) continue;
    takeRoll(p, layout, roll, RollState.open);
    return roll;
  }
  return -1;
}

/** Takes this very place. */
export function takeRoll(p: Int32Array, layout: Layout, roll: number, state: number): void {
  p[rollAt(layout, roll)] = state;
  p[Header.rolls] = Math.max(p[Header.rolls], roll + 1);
}

/** Makes the total of a roll final: nobody changes it after that. */
export function endRoll(p: Int32Array, layout: Layout, roll: number): void {
  if (roll >= 0) p[rollAt(layout, roll) + Roll.state] = RollState.over;
}

/** Takes all dice off the table. */
export function clearRolls(p: Int32Array, layout: Layout): void {
  p.fill(0, layout.rolls, layout.rolls + p[Header.rolls] * ROLL_SIZE);
  p[Header.rolls] = 0;
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

/** Whether a total was announced. */
export const isAnnounced = (p: Int32Array, layout: Layout, roll: number): boolean =>
  p[rollAt(layout, roll) + Roll.bonuses] !== UNANNOUNCED;

/** Sets what the next dice show, instead of chance; a roll beyond them is a fault then. */
export function scriptDice(p: Int32Array, { script }: Layout, faces: readonly number[]): void {
  p[script] = 1;
  p[script + 1] = Math.min(faces.length, SCRIPT_SIZE - 2);
  faces.slice(0, SCRIPT_SIZE - 2).forEach((face, i) => (p[script + 2 + i] = face));
}

/** Whether the dice are set beforehand. */
export const isScripted = (p: Int32Array, { script }: Layout): boolean => p[script] === 1;

/** The dice that were set and not yet thrown. */
export const scriptLeft = (p: Int32Array, { script }: Layout): number[] =>
  p[script] === 1 ? [...p.subarray(script + 2, script + 2 + p[script + 1])] : [];

/** The next die that was set; -1 if there is none. */
export function nextScripted(p: Int32Array, { script }: Layout): number {
  const left = p[script + 1];
  if (left === 0) return -1;
  const face = p[script + 2];
  p.copyWithin(script + 2, script + 3, script + 2 + left);
  p[script + 1] = left - 1;
  return face;
}
