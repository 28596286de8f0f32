import { undoAnswer, type Match } from './match.ts';
import { checkSeat } from './seats.ts';

/**
 * The seats that have to agree before a seat may take back the last answers: all others, where something became known by
 * them that this seat had not known (cards, dice and chance, what several chose in secret), to itself or to another; none
 * where nothing did. Who shows a card of their own could take that back; who has seen it could not. Without a log it is
 * not known, and all others have to agree.
 */
export function consentFor(match: Match, seat: number, answers = 1): number[] {
  checkSeat(match, seat);
  const { past, names } = match;
  const free = past.slice(-answers).every(({ knew }) => ((knew >> seat) & 1) === 1);
  return free ? [] : names.seats.flatMap((_, each) => (each === seat ? [] : [each]));
}

/**
 * Takes the last answer back for a seat, where those have agreed who have to. Gives false, and changes nothing, where
 * somebody has not, or there is no answer.
 */
export function takeBack(match: Match, seat: number, agreed: readonly number[] = []): boolean {
  return consentFor(match, seat).every((each) => agreed.includes(each)) && undoAnswer(match);
}
