/** What the words of the language mean, for readers of other languages: the reference itself is in English. */
import type { Language } from '../../text/locale.ts';
import german from './meanings-de.json' with { type: 'json' };
import french from './meanings-fr.json' with { type: 'json' };

const translations: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: german,
  fr: french,
};

/** A meaning from the reference in a language; any other text as it is. */
export function meaningIn(meaning: string, language: Language): string {
  const known = translations[language];
  return known && Object.hasOwn(known, meaning) ? known[meaning] : meaning;
}
