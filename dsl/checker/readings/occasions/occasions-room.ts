/** What a text waits for: events in other words, how often they came, what failed. */
import type { ReadingRoom } from '../reading-room.ts';
import { withCountedEvents } from './counted-events.ts';
import { withDoersOfEvents } from './doers-of-events.ts';
import { onOccasions } from './occasion-readings.ts';
import { withMomentsOfVerbs } from './moments-of-verbs.ts';
import { withOrdinalTimes } from './ordinal-times.ts';
import { withOrdersWaitedFor } from './orders-waited-for.ts';
import { withActionsAsked, withResponsesAsked } from './responses-asked.ts';
import { withTurnedUp } from './turned-cards.ts';
import { withUnansweredWindows, withUsesThatStand } from './uses-that-stand.ts';
import { withUsesOnTheWay } from './uses-on-the-way.ts';
import { withOutcomesOfActs } from './outcomes-of-acts.ts';
import { withOccasionsInFront } from './whenever-they.ts';

export const occasionsRoom: ReadingRoom = {
  first: [
    onOccasions,
    withCountedEvents,
    withOrdinalTimes,
    withDoersOfEvents,
    withOutcomesOfActs,
    withOccasionsInFront,
    withMomentsOfVerbs,
    withOrdersWaitedFor,
    withResponsesAsked,
    withUsesThatStand,
  ],
  last: [withUsesOnTheWay],
  guessed: [withActionsAsked, withUnansweredWindows, withTurnedUp],
};
