/** Contests between players: who began one, who wins, against whom, and what is won. */
import type { ReadingRoom } from '../reading-room.ts';
import { withContests } from './contest-readings.ts';
import { withLimitsOfContests } from './limits-of-contests.ts';

export const contestsRoom: ReadingRoom = {
  first: [withLimitsOfContests],
  last: [withContests],
};
