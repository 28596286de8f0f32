import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import type { HelpText } from '../dsl/diagnostics/catalogue/en/help.ts';
import type { Phrase } from '../dsl/diagnostics/catalogue/phrase.ts';
import type { Language } from '../dsl/text/locale.ts';
import { said, spoken } from '../dsl/diagnostics/localize.ts';
import type { Io } from './io.ts';

/** An option of a command; without `takes` it is a switch. */
export interface OptionSpec {
  /** The word for its value in the help, such as `N`. */
  readonly takes?: string;
  readonly about: HelpText;
  readonly short?: string;
  /** May be given several times. */
  readonly many?: boolean;
  /** The values that it may have. */
  readonly among?: readonly string[];
}

/** What a command is, for the help and for reading its arguments. */
export interface CommandSpec {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: HelpText;
  /** What follows the name, such as `<game> [file...]`. */
  readonly takes: string;
  /** How many words may follow at least and at most. */
  readonly words: readonly [number, number];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly examples: readonly string[];
  /** More about it, in paragraphs. */
  readonly about?: HelpText;
}

/** The arguments of a command as they were given. */
export interface Given {
  readonly words: readonly string[];
  /** The values of an option, in order. */
  all(option: string): readonly string[];
  /** The last value of an option. */
  one(option: string): string | undefined;
  has(option: string): boolean;
}

export interface Command {
  readonly spec: CommandSpec;
  /** Gives the exit status: 0 clean, 1 findings, 2 usage. */
  run(given: Given, io: Io): Promise<number>;
}

/** What is wrong with the way a command was called: one sentence, and a suggestion; a finding brings both. */
export class Usage extends Error {
  readonly #wrong: Phrase | Diagnostic;
  readonly #suggestion: Phrase | undefined;
  constructor(wrong: Phrase | Diagnostic, suggestion?: Phrase) {
    super();
    this.#wrong = wrong;
    this.#suggestion = suggestion;
    this.message = this.in('en');
  }

  /** Both on one line, in a language. */
  in(language: Language): string {
    const { message, help } =
      'severity' in this.#wrong
        ? said(this.#wrong, language)
        : { message: spoken(this.#wrong, language), help: undefined };
    const more = this.#suggestion ? spoken(this.#suggestion, language) : help;
    return more === undefined ? message : `${message}; ${more}`;
  }
}
