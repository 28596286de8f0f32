/** Rolls that the game makes: whose, for which card, when, and what they come to. */
import type { ReadingRoom } from '../reading-room.ts';
import { withFinalConditions, withUnnamedRolls } from './final-conditions.ts';
import { withPurposes } from './purposes-of-rolls.ts';
import { withDiceShown } from './dice-shown.ts';
import { withNaturalRolls } from './natural-rolls.ts';
import { withRangesMet } from './ranges-met.ts';
import { onRolls } from './roll-readings.ts';

export const rollsRoom: ReadingRoom = {
  guessed: [(text, words, _, entry) => withUnnamedRolls(text, words, entry)],
  first: [
    withRangesMet,
    withFinalConditions,
    withPurposes,
    (text, _, kind, entry) => withDiceShown(text, kind, entry),
    (text, _, __, entry) => withNaturalRolls(text, entry),
    onRolls,
  ],
};
