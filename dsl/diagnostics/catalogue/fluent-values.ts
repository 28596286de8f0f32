import { FluentNumber, FluentType } from '@fluent/bundle';

/** A number as the files of a game have it, without marks between its thousands; it has a plural. */
export class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** Several words, for the functions that join and count them. */
export class WordSequence extends FluentType<readonly string[]> {
  override toString(): string {
    return this.value.join(', ');
  }
}

/** A phrase in words. `kind` is its attribute in the catalogue; `ours` says that the words are of the catalogue. */
export class PhraseWords extends FluentType<string> {
  readonly kind: string | undefined;
  readonly ours: boolean;
  constructor(text: string, kind: string | undefined, ours: boolean) {
    super(text);
    this.kind = kind;
    this.ours = ours;
  }
  override toString(): string {
    return this.value;
  }
}
