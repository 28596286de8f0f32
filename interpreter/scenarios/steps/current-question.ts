import type { Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { isOver, question, seatsAsked, type Match } from '../../match/match.ts';
import { promptOf } from '../../match/question.ts';

/**
 * Who is asked now and for what, for messages about an answer of somebody else; of sealed choices the first.
 */
export function askedNow(
  match: Match,
  seats: readonly string[],
): { asked: readonly string[]; prompt: Phrase | undefined; over: boolean } {
  const asked = seatsAsked(match);
  const asking = asked.length > 0 ? question(match, asked[0]) : undefined;
  return {
    asked: asked.map((seat) => seats[seat]),
    prompt: asking && promptOf(match.table, match.runner, asking),
    over: isOver(match),
  };
}
