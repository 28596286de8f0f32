/** Words of a game that several rooms need: nouns, and where verbs put cards. */
import type { ReadingRoom } from '../reading-room.ts';
import { withNamesBehind } from './names-behind.ts';
import { withoutFirst } from './order-of-sentences.ts';
import { withDestinations } from './verb-destinations.ts';

export const wordsRoom: ReadingRoom = {
  first: [withoutFirst, withNamesBehind],
  last: [(text, words, kind) => (kind ? withDestinations(text, words, kind) : [])],
};
