/** Cards that are drawn, looked at and searched for, and what becomes of the rest. */
import type { ReadingRoom } from '../reading-room.ts';
import { withAllAmongRevealed } from './all-among-revealed.ts';
import { withDrawnCards } from './drawn-cards.ts';
import { withGoals } from './goal-readings.ts';
import { withKeptOfDrawn } from './kept-of-drawn.ts';
import { withLatestFirst, withLatestOnes } from './latest-ones.ts';
import { withLookedAt, withTopOnes } from './rest-readings.ts';
import { withSearchedPiles } from './searched-piles.ts';
import { withSeenForATime } from './seen-for-a-time.ts';
import { withSharedOut } from './shared-out-cards.ts';
import { withShownCards } from './shown-cards.ts';
import { withUntil } from './until-readings.ts';
import { withLookedAndMoved } from './looked-and-moved.ts';
import { withHandsDrawnAgain } from './hands-drawn-again.ts';

export const decksRoom: ReadingRoom = {
  first: [
    (text) => withHandsDrawnAgain(text),
    (text) => withLookedAndMoved(text),
    withSearchedPiles,
    (text) => withAllAmongRevealed(text),
    (text) => withKeptOfDrawn(text),
    withTopOnes,
    (text, words, kind, entry) => withLatestOnes(text, words, entry, kind),
    withDrawnCards,
    withSharedOut,
    (text) => withShownCards(text),
    (text) => withSeenForATime(text),
  ],
  last: [withLookedAt, withUntil, withGoals],
  guessed: [(text, words, kind, entry) => withLatestFirst(text, words, entry, kind)],
};
