import { layerOf, type Code } from './codes.ts';
import type { Phrase } from './catalogue/phrase.ts';
import type { Place } from '../text/source.ts';

export type Severity = 'error' | 'warning' | 'hint';

/** A change that would correct the finding; edits are applied together. */
export interface Fix {
  readonly title: Phrase;
  readonly edits: readonly { readonly place: Place; readonly text: string }[];
  /** One of the ways in which the whole text can be meant: all that it says is in other words. */
  readonly whole?: true;
}

/**
 * What every layer reports, and all that printers need. `details` and phrases are data; `said` turns them
 * into the words of a language. `message` and `help` are those words in English. `message` is one sentence
 * without capital and full stop, the user's words in backticks; `help` is separate.
 */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  /** What the message of the code needs to know. */
  readonly details: unknown;
  readonly message: string;
  /** Where it is, in front of the message, for whom the place alone tells little: a cell of a spreadsheet. */
  readonly where?: Phrase;
  readonly place: Place;
  readonly help?: string;
  /** Help that is better than that of the code. */
  readonly advice?: Phrase;
  readonly related?: readonly { readonly place: Place; readonly message: Phrase }[];
  readonly fixes?: readonly Fix[];
  /** The line has an everyday wording, and its first fix is its only meaning. */
  readonly spoken?: boolean;
  /** The text is right as soon as this is changed as its first fix says, with others that are so marked: nothing else in it is at fault. */
  readonly alone?: true;
}

/** Whether something is wrong in a text of the language: in its grammar, or in its names and types. */
export const isTextError = ({ severity, code }: Diagnostic): boolean =>
  severity === 'error' && (layerOf(code) === 'syntax' || layerOf(code) === 'name');

/** What another finding says, in the language of this one. */
export const messageOf = ({ code, details }: { readonly code: Code; readonly details: unknown }): Phrase => ({
  code,
  details,
});

/** What the help of another finding says; nothing where its code has none. */
export const helpAsPhrase = ({
  code,
  details,
}: {
  readonly code: Code;
  readonly details: unknown;
}): Phrase => ({
  code,
  details,
  part: 'help',
});
