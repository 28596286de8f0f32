/** Cards that are drawn, looked at and searched for, and what becomes of the rest. */
import type { ReadingRoom } from '../reading-room.ts';
import { withAllAmongRevealed } from './all-among-revealed.ts';
import { withDrawnCards } from './drawn-cards.ts';
import { withGoals } from './goal-readings.ts';
import { withKeptOfDrawn } from './kept-of-drawn.ts';
import { withLatestOnes } from './latest-ones.ts';
import { withLookedAt, withTopOnes } from './rest-readings.ts';
import { withSearchedPiles } from './searched-piles.ts';
import { withSeenForATime } from './seen-for-a-time.ts';
import { withShownCards } from './shown-cards.ts';
import { withUntil } from './until-readings.ts';

export const decksRoom: ReadingRoom = {
  first: [
    withSearchedPiles,
    (text) => withAllAmongRevealed(text),
    (text) => withKeptOfDrawn(text),
    withTopOnes,
    (text, words, _kind, entry) => withLatestOnes(text, words, entry),
    withDrawnCards,
    (text) => withShownCards(text),
    (text) => withSeenForATime(text),
  ],
  last: [withLookedAt, withUntil, withGoals],
};
