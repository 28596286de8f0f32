/** Rolls that the game makes: whose, for which card, when, and what they come to. */
import type { ReadingRoom } from '../reading-room.ts';
import { withFinalConditions, withUnnamedRolls } from './final-conditions.ts';
import { withPurposes } from './purposes-of-rolls.ts';
import { withRangesMet } from './ranges-met.ts';
import { onRolls } from './roll-readings.ts';

export const rollsRoom: ReadingRoom = {
  guessed: [withUnnamedRolls],
  first: [withRangesMet, withFinalConditions, withPurposes, onRolls],
};
