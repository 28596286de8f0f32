import { TooMuchWork } from '../vm/game-fault.ts';
import type { Machine } from './machine.ts';

/**
 * Work is what expressions and searches for a choice look at: an element of a list, a step of a search, a call. It is
 * counted by whole lists, so that it costs next to nothing.
 */

/** How much work an instruction may cost, on average, before the text is stopped. */
export const WORK_EACH = 50;

/** Where nobody stops, so much is counted at a time. */
const UNMETERED = 0x3fff_ffff;

/** Counts work, and stops the text where there was too much of it. */
export function spend(m: Machine, work: number): void {
  if ((m.workLeft -= work) < 0) exhausted(m);
}

/** So much work is done as is counted at a time. */
export function exhausted(m: Machine): void {
  if (m.metered) throw new TooMuchWork();
  m.workLeft = UNMETERED;
}

/** How much work an answer may cost that may cost so many instructions. */
export const workFor = (budget: number): number => Math.min(budget * WORK_EACH, UNMETERED);

/** Begins to count: so much work may be done from now on. */
export function meter(m: Machine, work: number): void {
  m.metered = true;
  m.workLeft = work;
}

export function stopMeter(m: Machine): void {
  m.metered = false;
}
