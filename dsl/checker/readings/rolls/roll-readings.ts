/** Dice in the words of people: thrown again, and the moments of a roll. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { withClosedRolls } from './closed-rolls.ts';
import { withDecidedRolls } from './decided-rolls.ts';
import { withDoubles } from './doubles-rolled.ts';
import { withNextRolls } from './next-rolls.ts';
import { withMoments } from './roll-moments.ts';
import { withRerolls } from './rerolled-dice.ts';

/** The text with such sentences as the language has them. */
export const onRolls = (text: string, vocabulary: Vocabulary): string[] => [
  ...withNextRolls(text, vocabulary),
  ...withDoubles(text),
  ...withDecidedRolls(text, vocabulary),
  ...withClosedRolls(text, vocabulary),
  ...withRerolls(text, vocabulary),
  ...withMoments(text, vocabulary),
];
