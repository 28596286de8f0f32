/**
 * Frequencies of events in everyday wording: `twice`, `more than once`, `at least 3 times`. The language compares the number of times
 * instead.
 */
import type { Span } from '../../../text/source.ts';

/** Longer sentences are no slips of a person. */
const LONGEST = 300;

const TIMES =
  '(?:(?:(?:more|less|fewer) than|at (?:most|least)|exactly|only) )?(?:once|twice|(?:\\d+(?: or more)?|two|three|four) times?)';
const WITH_A_TIME = new RegExp(`(?<!\\brepeat .*)\\b${TIMES}(?= (?:this|last) [a-z])`);
const OF_THE_PAST = new RegExp(
  `(?<=\\b(?:was|were|did|has|have|had)\\b[^,:\\n]*)\\b${TIMES}(?= *(?:$|[,:]))`,
);

/** Where a sentence says how often something happened. */
export function howOften(text: string): Span | undefined {
  if (text.length > LONGEST) return undefined;
  const match = WITH_A_TIME.exec(text) ?? OF_THE_PAST.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}
