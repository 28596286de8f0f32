/** Dice and coins that a text throws itself, and what comes of them. */
import type { ReadingRoom } from '../../reading-room.ts';
import { withGuessedNumbers } from './guessed-numbers.ts';
import { withLinesByRange } from './lines-by-range.ts';

export const throwsRoom: ReadingRoom = {
  first: [withGuessedNumbers, (text, _words, _kind, entry) => withLinesByRange(text, entry)],
};
