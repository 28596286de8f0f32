import { say, type FixedPhraseId, type Phrase } from '../../dsl/diagnostics/catalogue/phrase.ts';

/** The keyword of a schema for the phrase that says in words what is expected. */
export const WORDS = 'x-words';
/** The keyword of a schema for the example that its phrase lacks. */
export const SUCH_AS = 'x-such-as';

/** The keyword of a schema for a text of sentences of the language. */
export const LANGUAGE = 'x-language';

/** How a range of numbers is written: `8+`, `5-`, `6..7` as well as `6-7`, `7`. */
export const RANGE_PATTERN = String.raw`^-?[0-9]{1,4}([+]|-|\.\.-?[0-9]{1,4}|[-–][0-9]{1,4})?$`;

/** Numbers have at most six digits, in texts and in files: counters and sums then stay exact. */
export const LARGEST_NUMBER = 999_999;

/** What a schema asks for, in words: a phrase of the catalogue, or one that is made of the fields of a game. */
export function phraseOf(schema: Readonly<Record<string, unknown>>): Phrase | undefined {
  const words = schema[WORDS] as FixedPhraseId | Phrase | undefined;
  return typeof words === 'string' ? say(words) : words;
}
