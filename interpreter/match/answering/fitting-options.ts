import { everySet } from '../../engine/choices/choice-domain.ts';
import { question, type Match } from '../match.ts';
import { listOptions } from '../options.ts';

/** Sets that are tried before everything is taken to fit. */
const MOST_SETS = 2_000;

/**
 * The values that still fit beside those that are picked, these among them: each is part of an answer that is legal. Where
 * there are too many answers to try, every option is taken to fit. Nothing where the seat is not asked.
 */
export function fittingValues(match: Match, seat: number, picked: readonly number[]): number[] {
  const asking = question(match, seat);
  if (!asking) return [];
  const all = listOptions(match, seat, Number.MAX_SAFE_INTEGER).map(({ value }) => value);
  const fitting = new Set<number>();
  const isCut = everySet(
    match.runner.m,
    asking.domain,
    (chosen) => {
      const set = chosen.toArray();
      if (picked.every((value) => set.includes(value))) for (const value of set) fitting.add(value);
      return all.every((value) => fitting.has(value));
    },
    MOST_SETS,
  );
  return isCut ? all : all.filter((value) => fitting.has(value));
}
