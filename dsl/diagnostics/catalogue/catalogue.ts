import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { conjunctions, listed } from '../../text/list-format.ts';
import type { Language } from '../../text/locale.ts';
import { fluentFunctions, type Joins } from './fluent-functions.ts';
import { PlainNumber } from './fluent-values.ts';

/** A text in the form of Fluent, its attributes below it, by file and id: `game/no-flow`. */
export type CatalogueTexts = Readonly<Record<string, string>>;

/** The variables of a text; absent ones are left out. */
export type CatalogueArguments = Record<string, FluentVariable>;

type Entry = FluentResource['body'][number];

/** Texts that others refer to. */
const SHARED = 'shared/';

/** The texts of one language. Each is read when it is first wanted, as a process says few of them. */
export class Catalogue implements Joins {
  readonly #language: Language;
  readonly #texts: CatalogueTexts;
  readonly #bundle: FluentBundle;
  readonly #read = new Map<string, Entry>();

  constructor(language: Language, texts: CatalogueTexts) {
    this.#language = language;
    this.#texts = texts;
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: fluentFunctions(this),
    });
    for (const [id, text] of Object.entries(texts))
      if (id.startsWith(SHARED))
        this.#bundle.addResource(new FluentResource(`${id.slice(SHARED.length)} =${text}`));
  }

  /** A text in words. */
  text(id: string, given: CatalogueArguments): string {
    return this.#format(id, this.#entry(id).value!, given);
  }

  /** An attribute of a text in words; none where there is none or where it comes out empty. */
  attribute(id: string, name: string, given: CatalogueArguments): string | undefined {
    const pattern = this.#entry(id).attributes[name];
    return pattern === undefined ? undefined : this.#format(id, pattern, given) || undefined;
  }

  /** `a`, `a or b`, `a, b or c`: at most `most` of them; a single one beyond is listed like the others. */
  either(words: readonly string[], most = 6): string {
    if (words.length <= most + 1) return listed(words, conjunctions[this.#language].or);
    return this.#withOthers('shared/or-others', words, most);
  }

  /** `a`, `a and b`, `a, b and c`: at most `most` of them, the others are counted. */
  all(words: readonly string[], most = 40): string {
    if (words.length <= most) return listed(words, conjunctions[this.#language].and);
    return this.#withOthers('shared/and-others', words, most);
  }

  #withOthers(id: string, words: readonly string[], most: number): string {
    const shown = words.slice(0, most).join(', ');
    return this.text(id, { shown, count: new PlainNumber(words.length - most) });
  }

  #entry(id: string): Entry {
    let entry = this.#read.get(id);
    if (!entry) {
      if (!Object.hasOwn(this.#texts, id)) throw new Error(`the catalogue has no text ${id}`);
      [entry] = new FluentResource(`text =${this.#texts[id]}`).body;
      this.#read.set(id, entry);
    }
    return entry;
  }

  #format(id: string, pattern: NonNullable<Entry['value']>, given: CatalogueArguments): string {
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, given, errors);
    // What is not known of a finding is not given: a text asks for it by `HAS`.
    const wrong = errors.find((error) => !error.message.startsWith('Unknown variable'));
    if (wrong) throw new Error(`the text ${id} of the catalogue: ${wrong.message}`, { cause: wrong });
    return text;
  }
}
