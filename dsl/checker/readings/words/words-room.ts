/** Words of a game that several rooms need: nouns, and where verbs put cards. */
import type { ReadingRoom } from '../reading-room.ts';
import { withDestinations } from './verb-destinations.ts';

export const wordsRoom: ReadingRoom = {
  last: [(text, words, kind) => (kind ? withDestinations(text, words, kind) : [])],
};
