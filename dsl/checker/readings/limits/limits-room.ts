/** What is forbidden, and how often something may be done. */
import type { ReadingRoom } from '../reading-room.ts';
import { withContestsAboutCards } from './contests-about-cards.ts';
import { withForbiddenActs } from './forbidden-acts.ts';
import { withForbiddenDoers } from './forbidden-doers.ts';
import { withLimitsAtAll, withLimitsOfDoing, withoutLimits } from './limits-of-doing.ts';
import { withTurnOfArrival } from './turn-of-arrival.ts';
import { withOnceMore } from './uses-once-more.ts';

export const limitsRoom: ReadingRoom = {
  first: [
    withContestsAboutCards,
    (text, words) => withOnceMore(text, words).first,
    withForbiddenDoers,
    withLimitsOfDoing,
    withForbiddenActs,
    withTurnOfArrival,
  ],
  guessed: [
    withoutLimits,
    (text) => withLimitsAtAll(text),
    (text, words) => withOnceMore(text, words).guessed,
  ],
};
