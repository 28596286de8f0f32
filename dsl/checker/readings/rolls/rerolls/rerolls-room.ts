/** Dice that are thrown again or turned before the roll is over. */
import type { ReadingRoom } from '../../reading-room.ts';
import { withLaterMoments } from './rerolled-dice.ts';
import { inRollWindow } from './roll-windows.ts';
import { withDiceOnce } from './turned-dice.ts';

export const rerollsRoom: ReadingRoom = {
  last: [inRollWindow],
  guessed: [withLaterMoments, withDiceOnce],
};
