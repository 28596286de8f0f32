import type { LanguageText } from '../interpreter/compiler/loader/language-texts.ts';
import type { Snippet } from '../dsl/text/source.ts';
/** A text of the language in a file, with the place of each of its characters. */
export interface PlacedText extends LanguageText {
  readonly snippet: Snippet;
  /** The names of parameters that it may use. */
  readonly names: readonly string[];
}
