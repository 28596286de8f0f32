/** Words of a printed text that say how many, and under which condition. */
import conditions from './condition-words.json' with { type: 'json' };
import type { Language } from '../../text/locale.ts';

const numbered = (words: string): ReadonlyMap<string, number> =>
  new Map(words.split(' ').map((word, i) => [word, i + 2]));

/** From two on: one is an article as well. */
export const numberWords: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  en: new Map([
    ...numbered('two three four five six seven eight nine ten eleven twelve'),
    ['twice', 2],
    ['both', 2],
  ]),
  fr: numbered('deux trois quatre cinq six sept huit neuf dix onze douze'),
  de: new Map([
    ...numbered('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'),
    ['beide', 2],
    ['beiden', 2],
  ]),
};

/** Patterns of whole words by what they say; German has one word for *if* and *when*. */
export const conditionWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = conditions;
