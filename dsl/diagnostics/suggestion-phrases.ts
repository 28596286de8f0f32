import { oneOf, say, written, type Phrase } from './catalogue/phrase.ts';

/** Offers the nearest right words. */
export const suggestionPhrase = (...near: readonly string[]): Phrase =>
  say('usage/did-you-mean', { words: oneOf(near.map(written)) });

/** Offers all there are. */
export const thereIs = (all: readonly string[]): Phrase =>
  say('usage/there-is', { words: oneOf(all.map(written), 12) });

/** Asks for one of these words besides. */
export const oneToAdd = (all: readonly string[]): Phrase =>
  say('phrase/add', { what: oneOf(all.map(written), 12) });
