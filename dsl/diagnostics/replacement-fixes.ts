import { say, written } from './catalogue/phrase.ts';
import type { Fix } from './diagnostic.ts';
import type { Place } from '../text/source.ts';

/** One fix for each text that may replace the text at a place. */
export const writeInstead = (place: Place, texts: readonly string[]): Fix[] =>
  texts.map((text) => ({
    title: say('phrase/write', { example: written(text) }),
    edits: [{ place, text }],
  }));
