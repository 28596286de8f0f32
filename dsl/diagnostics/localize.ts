import type { Diagnostic, Fix } from './diagnostic.ts';
import type { CatalogueArguments } from './catalogue/catalogue.ts';
import { PhraseWords, PlainNumber, WordSequence } from './catalogue/fluent-values.ts';
import { catalogueOf } from './catalogue/languages.ts';
import type { GivenTo, Phrase, PhraseArguments, PhrasePart, TextOf } from './catalogue/phrase.ts';
import type { Language } from '../text/locale.ts';

/** A finding in the words of one language. */
export interface LocalizedMessage {
  readonly message: string;
  readonly help?: string;
  readonly related: readonly { readonly place: Diagnostic['place']; readonly message: string }[];
  readonly fixes: readonly { readonly title: string; readonly edits: Fix['edits'] }[];
}

/** The words of a finding in a language: its message, its help, what it relates to and its fixes. */
export function said(found: Omit<Diagnostic, 'message' | 'help'>, language: Language): LocalizedMessage {
  const advice = found.advice === undefined ? helpIn(found, language) : spoken(found.advice, language);
  return {
    message: (found.where === undefined ? '' : spoken(found.where, language)) + messageIn(found, language),
    ...(advice === undefined ? {} : { help: advice }),
    related: (found.related ?? []).map((each) => ({
      place: each.place,
      message: spoken(each.message, language),
    })),
    fixes: (found.fixes ?? []).map(({ title, edits }) => ({ title: spoken(title, language), edits })),
  };
}

interface Told {
  readonly code: string;
  readonly details: unknown;
}

const messageIn = ({ code, details }: Told, language: Language): string =>
  catalogueOf(language).text(code, inWords(details, language));
const helpIn = ({ code, details }: Told, language: Language): string | undefined =>
  catalogueOf(language).attribute(code, 'help', inWords(details, language));

/** A phrase in the words of a language. */
export function spoken(phrase: Phrase, language: Language): string {
  const catalogue = catalogueOf(language);
  if ('plain' in phrase) return phrase.plain;
  if ('written' in phrase) return `\`${phrase.written}\``;
  if ('code' in phrase)
    return phrase.part === 'help' ? (helpIn(phrase, language) ?? '') : messageIn(phrase, language);
  if ('say' in phrase) return catalogue.text(phrase.say, inWords(phrase.with, language));
  const words = ('either' in phrase ? phrase.either : phrase.all).map((each) => spoken(each, language));
  return 'either' in phrase ? catalogue.either(words, phrase.most) : catalogue.all(words);
}

/** Says the texts of one file of the catalogue. */
export type MessageFormatter<File extends string> = <K extends TextOf<File>>(
  id: K,
  ...given: GivenTo<K> extends undefined ? [] : [given: GivenTo<K>]
) => string;

/** Says texts of the catalogue in a language. */
export const messagesIn =
  <File extends string>(language: Language): MessageFormatter<File> =>
  (id: string, ...[given]: readonly unknown[]) =>
    catalogueOf(language).text(id, inWords(given, language));

/** Details with all their phrases in words, as texts of the catalogue are given them; what is not known is left out. */
const inWords = (details: unknown, language: Language): CatalogueArguments =>
  Object.fromEntries(
    Object.entries((details ?? {}) as PhraseArguments).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, worded(value, language)]],
    ),
  );

function worded(value: NonNullable<PhraseArguments[string]>, language: Language): CatalogueArguments[string] {
  if (Array.isArray(value))
    return new WordSequence(value.map((each: PhrasePart) => String(worded(each, language))));
  if (typeof value === 'object') {
    const phrase = value as Phrase;
    const kind = 'say' in phrase ? catalogueOf(language).attribute(phrase.say, 'kind', {}) : undefined;
    return new PhraseWords(spoken(phrase, language), kind, 'say' in phrase);
  }
  return typeof value === 'number'
    ? new PlainNumber(value)
    : typeof value === 'boolean'
      ? value
        ? 'yes'
        : 'no'
      : value;
}
