import { oneOf, say, written, type Phrase } from './catalogue/phrase.ts';

/** Offers the nearest right words. */
export const suggestionPhrase = (...near: readonly string[]): Phrase =>
  say('did you mean {1}?', oneOf(near.map(written)));

/** Offers all there are. */
export const thereIs = (all: readonly string[]): Phrase => say('there is {1}', oneOf(all.map(written), 12));
