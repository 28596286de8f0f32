/** Dice that are thrown again or turned before the roll is over. */
import type { ReadingRoom } from '../../reading-room.ts';
import { withDoneAgain } from './done-again.ts';
import { withRollsTwice } from './always-twice.ts';
import { withBetterOfTwo, withTwoThrows } from './better-of-two.ts';
import { withLaterMoments } from './rerolled-dice.ts';
import { inRollWindow } from './roll-windows.ts';
import { withWholeThrows } from './second-throws.ts';
import { withDoublesAgain, withDoublesToReroll } from './doubles-again.ts';
import { withDiceOnce } from './turned-dice.ts';

export const rerollsRoom: ReadingRoom = {
  first: [withWholeThrows, withDoublesAgain, withBetterOfTwo],
  last: [inRollWindow],
  guessed: [
    withDoneAgain,
    withDoublesToReroll,
    withLaterMoments,
    withDiceOnce,
    withTwoThrows,
    withRollsTwice,
  ],
};
