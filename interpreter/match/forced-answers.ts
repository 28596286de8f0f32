import { onlyAnswer, question, type Answer, type Match } from './match.ts';

/**
 * The answer to the question what to do next where only one thing can be done and everybody could say so: what stands
 * against the others does not hang on cards that somebody does not see. The game itself makes such a choice, unless it
 * is to do nothing: nobody's turn ends before it was theirs.
 */
export function forcedForAll(match: Match, seat: number): Answer | undefined {
  const asking = question(match, seat);
  const isOpen = asking?.instruction.op === 'menu' && asking.instruction.open?.(match.runner.m);
  return isOpen ? onlyAnswer(match, seat) : undefined;
}
