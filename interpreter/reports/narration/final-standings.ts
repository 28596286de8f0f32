import type { Match } from '../../match/match.ts';
import { standings } from '../../match/scores.ts';
import type { DisplayNames } from './display-names.ts';

/** How all stand in the end, a line each: `1. Ann: points 12, coins 3`; empty where the game has no score or is not over. */
export const finalStandings = (match: Match, called: DisplayNames): string =>
  standings(match)
    .map(({ seat, rank, values }) => {
      const scores = match.game.score.map(({ id }, i) => `${called.score(id)} ${values[i] ?? '-'}`);
      const player = match.names.seats[seat];
      return `${called.words('play/standing', { rank, player, scores: scores.join(', ') })}\n`;
    })
    .join('');
