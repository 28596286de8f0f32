import type { english } from './languages.ts';
import type variables from './variables.json';

/** A text of the catalogue, by file and id. */
export type TextId = keyof typeof english;
/** The variables of each text, by an example of its type. */
export type Variables = typeof variables;

/** The texts of one file of the catalogue: `help/options` of `help`. */
export type TextOf<File extends string> = Extract<TextId, `${File}/${string}`>;

/** Texts inside messages, and texts that commands print. */
export type PhraseId = TextOf<'no' | 'phrase' | 'help' | 'status' | 'usage'>;

/** Those without variables, for tables of them. */
export type FixedPhraseId = Exclude<PhraseId, keyof Variables>;

/** The help of commands. */
export type HelpId = Exclude<TextOf<'help'>, 'help/usage'>;

/** What a word would have to be and is not: `card`, where the catalogue has `no/card`. */
export type Sought =
  Exclude<TextOf<'no'>, keyof Variables> extends infer K
    ? K extends `no/${infer What}`
      ? What
      : never
    : never;

/**
 * The type of a variable, from its example in `variables.json`: a list, a flag, a number, a text, or what may
 * lack.
 */
type Given<Example> = Example extends { readonly maybe: infer There }
  ? Given<There> | undefined
  : Example extends readonly unknown[]
    ? readonly PhrasePart[]
    : Example extends boolean | number
      ? Example
      : Example extends null
        ? PhrasePart | boolean | readonly PhrasePart[] | undefined
        : PhrasePart;

/** What a text of the catalogue has to be given. */
export type GivenTo<K> = K extends keyof Variables
  ? { readonly [V in keyof Variables[K]]: Given<Variables[K][V]> }
  : undefined;

/**
 * Words of ours inside a message, as data, so that they can be translated: a text of the catalogue with its
 * variables; the user's own words, which get backticks; words that are the same in every language; several of
 * them joined by *or* or *and*; the message of another finding.
 */
export type Phrase =
  | { readonly say: PhraseId; readonly with?: PhraseArguments }
  | { readonly written: string }
  | { readonly plain: string }
  | { readonly either: readonly Phrase[]; readonly most: number }
  | { readonly all: readonly Phrase[] }
  /** Made by `messageOf` and `helpAsPhrase`: the code is one of the closed set. */
  | { readonly code: string; readonly details: unknown; readonly part?: 'help' };

/** What replaces a `{ $word }`: numbers, and texts as they are. */
export type PhrasePart = string | number | Phrase;
export type PhraseArguments = Readonly<
  Record<string, PhrasePart | boolean | readonly PhrasePart[] | undefined>
>;

/** A text of the catalogue. */
export const say = <K extends PhraseId>(
  id: K,
  ...[given]: GivenTo<K> extends undefined ? [] : [given: GivenTo<K>]
): Phrase => (given === undefined ? { say: id } : { say: id, with: given });

/** The user's words. */
export const written = (text: string): Phrase => ({ written: text });

/** Words that are the same in every language, such as the name of a player. */
export const asIs = (text: string | number): Phrase => ({ plain: String(text) });

/** One of several: `a, b or c`; where there are more than `most`, the others are counted. */
export const oneOf = (several: readonly Phrase[], most = 6): Phrase => ({ either: several, most });

/** Several together: `a, b and c`. */
export const allOf = (several: readonly Phrase[]): Phrase => ({ all: several });
