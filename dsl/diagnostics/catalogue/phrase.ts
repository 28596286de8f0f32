import type { PhraseKey } from './en/phrases.ts';

/**
 * Words of ours inside a message, as data, so that they can be said in each language:
 * one of the closed list of phrases with what its `{1}`, `{2}` stand for; the user's own words, which get backticks;
 * words that are the same in every language; several of them joined by *or* or *and*; the message of another finding.
 */
export type Phrase =
  | { readonly say: PhraseKey; readonly with: readonly PhrasePart[] }
  | { readonly written: string }
  | { readonly plain: string }
  | { readonly either: readonly Phrase[]; readonly most: number }
  | { readonly all: readonly Phrase[] }
  /** Made by `messageOf`: the code is one of the closed set. */
  | { readonly code: string; readonly details: unknown };

/** What stands in the place of a `{1}`: numbers, and texts as they are. */
export type PhrasePart = string | number | Phrase;

declare const spoken: unique symbol;

/**
 * In the details of a message: a phrase. Who reports gives it as data; the function that writes the message gets it as
 * words of its language.
 */
export type PhraseWords = string & { readonly [spoken]: true };

/** One of the phrases of the closed list. */
export const say = (key: PhraseKey, ...parts: readonly PhrasePart[]): Phrase => ({ say: key, with: parts });

/** The user's words. */
export const written = (text: string): Phrase => ({ written: text });

/** Words that are said alike in every language, such as the name of a player. */
export const asIs = (text: string | number): Phrase => ({ plain: String(text) });

/** One of several: `a, b or c`; where there are more than `most`, the others are counted. */
export const oneOf = (several: readonly Phrase[], most = 6): Phrase => ({ either: several, most });

/** Several together: `a, b and c`. */
export const allOf = (several: readonly Phrase[]): Phrase => ({ all: several });
