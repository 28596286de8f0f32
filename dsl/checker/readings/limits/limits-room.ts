/** What is forbidden, and how often something may be done. */
import { withLimitsOfAll, withOpenLimitsOfAll } from './limits-of-all.ts';
import { withLimitsByTurn } from './limits-by-turn.ts';
import type { ReadingRoom } from '../reading-room.ts';
import { withOnlyThisOne } from './only-this-one.ts';
import { withClosedWindows, withWindowsLeftOut } from './closed-windows.ts';
import { withContestsAboutCards, withContestsReplaced } from './contests-about-cards.ts';
import { withForbiddenActs } from './forbidden-acts.ts';
import { withOneOrAnotherForbidden } from './forbidden-one-or-another.ts';
import { withForbiddenDoers } from './forbidden-doers.ts';
import { withLimitsAtAll, withLimitsOfDoing, withoutLimits } from './limits-of-doing.ts';
import { withMostInPlay } from './most-in-play.ts';
import { withTurnOfArrival } from './turn-of-arrival.ts';
import { withOnceMore } from './uses-once-more.ts';

export const limitsRoom: ReadingRoom = {
  first: [
    withOnlyThisOne,
    (text) => withLimitsByTurn(text).first,
    withContestsAboutCards,
    withContestsReplaced,
    withClosedWindows,
    (text, words) => withOnceMore(text, words).first,
    withForbiddenDoers,
    withLimitsOfDoing,
    withLimitsOfAll,
    withForbiddenActs,
    withOneOrAnotherForbidden,
    withTurnOfArrival,
  ],
  guessed: [
    withoutLimits,
    withOpenLimitsOfAll,
    withWindowsLeftOut,
    withMostInPlay,
    (text) => withLimitsAtAll(text),
    (text) => withLimitsByTurn(text).guessed,
    (text, words) => withOnceMore(text, words).guessed,
  ],
};
