import type { Diagnostic } from './diagnostic.ts';
import type { Language } from '../text/locale.ts';
import type { Phrase } from './catalogue/phrase.ts';
import { said, spoken } from './localize.ts';
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
