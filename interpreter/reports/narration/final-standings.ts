import { endingOf, winners, type Match } from '../../match/match.ts';
import { standings } from '../../match/scores.ts';
import type { DisplayNames } from './display-names.ts';

/** Who has won a game that is over. */
export const finalWinners = (match: Match, called: DisplayNames): string =>
  called.wins(
    endingOf(match)?.id,
    winners(match).map((seat) => match.names.seats[seat]),
  );

/**
 * The final results, a line each: `1. Ann: points 12, coins 3`; empty if the game has no score or is not
 * over.
 */
export const finalStandings = (match: Match, called: DisplayNames): string =>
  standings(match)
    .map(({ seat, rank, values }) => {
      const scores = match.game.score.map(({ id }, i) => `${called.score(id)} ${values[i] ?? '-'}`);
      const player = match.names.seats[seat];
      return `${called.words('play/standing', { rank, player, scores: scores.join(', ') })}\n`;
    })
    .join('');
