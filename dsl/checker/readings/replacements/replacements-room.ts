/** What happens in the place of an event, or to fewer than it would. */
import type { ReadingRoom } from '../reading-room.ts';
import { withActsInstead } from './acts-instead.ts';
import { withChangedAmounts } from './changed-amounts.ts';
import { withCancelledTexts } from './cancelled-texts.ts';
import { withInsteadOfCards, withoutInstead } from './conditional-replacements.ts';
import { withDoneInTheirPlace, withGoneInstead } from './done-in-their-place.ts';
import { withDrawsInstead } from './draws-instead.ts';
import { withEventsInTurns } from './events-in-turns.ts';
import { insteadOf } from './instead-readings.ts';
import { withLessThanWould } from './less-than-would.ts';
import { withPartialEvents } from './partial-events.ts';
import { withInsteadOfEvents } from './instead-of-events.ts';

export const replacementsRoom: ReadingRoom = {
  first: [
    (text) => withInsteadOfEvents(text),
    withActsInstead,
    (text) => withInsteadOfCards(text),
    withPartialEvents,
    withLessThanWould,
    withChangedAmounts,
    withDoneInTheirPlace,
    (text) => withGoneInstead(text),
    withEventsInTurns,
    withDrawsInstead,
  ],
  last: [insteadOf, withCancelledTexts],
  guessed: [(text) => withoutInstead(text)],
};
