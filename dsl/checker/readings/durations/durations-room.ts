/** How long and since when something holds, and turns more and less. */
import type { ReadingRoom } from '../reading-room.ts';
import { withAfterwards } from './afterwards.ts';
import { withBothOfTheNext } from './both-of-the-next.ts';
import { withBlocksOfTurns } from './blocks-of-turns.ts';
import { withCountersOfTurns } from './counters-of-turns.ts';
import { withSpansLeftOut } from './lasting-stays.ts';
import { withLentForATime } from './lent-for-a-time.ts';
import { withMomentsOrEvents } from './moments-or-events.ts';
import { withNextTimes } from './next-times.ts';
import { withSinceEntries } from './since-entries.ts';
import { withSinceTurns } from './since-turns.ts';
import { withSpansInBlocks } from './spans-in-blocks.ts';
import { withTimesLeftOut } from './times-left-out.ts';
import { withTurnsMeant } from './turns-meant.ts';

export const durationsRoom: ReadingRoom = {
  first: [
    withBothOfTheNext,
    (text) => withBlocksOfTurns(text),
    withTurnsMeant,
    withCountersOfTurns,
    (text) => withSinceTurns(text).sure,
    withSinceEntries,
    withLentForATime,
    withNextTimes,
    (text) => withAfterwards(text),
    (text) => withSpansInBlocks(text),
    (text, _words, _kind, entry) => (entry === 'abilities' ? withMomentsOrEvents(text) : []),
  ],
  guessed: [
    withTimesLeftOut,
    (text, _words, _kind, entry) => withSpansLeftOut(text, entry),
    (text) => withSinceTurns(text).open,
  ],
};
