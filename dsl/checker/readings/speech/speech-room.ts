/** Whole texts in everyday speech: numbers, orders, whose cards, and the order of clauses. */
import type { ReadingRoom } from '../reading-room.ts';
import { withPlainSpeech } from './plain-speech.ts';

export const speechRoom: ReadingRoom = {
  first: [withPlainSpeech],
};
