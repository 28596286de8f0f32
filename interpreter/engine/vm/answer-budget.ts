import type { Runner } from '../program/instruction.ts';
import { meter } from '../program/work-budget.ts';

/** Begins to count what an answer costs. */
export function countAnswer(r: Runner): void {
  r.steps = 0;
  meter(r.m, r.work);
}

/** After an answer the count begins again. */
export function countAnew(r: Runner): void {
  const { tally } = r.m;
  if (tally) tally.instructions += r.steps;
  countAnswer(r);
  r.answered = false;
}
