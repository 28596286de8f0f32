/** Words of a printed text that say how many, and under which condition. */
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

interface ConditionWord {
  /** Two wordings of the same have the same. */
  readonly id: string;
  /** A pattern of whole words. */
  readonly words: string;
}

/** German has one word for *if* and *when*. */
export const conditionWords: Readonly<Record<Language, readonly ConditionWord[]>> = {
  en: [
    { id: 'if', words: 'if' },
    { id: 'when', words: 'when|whenever|(?:each|every) time' },
    { id: 'may', words: 'may' },
    { id: 'cannot', words: "cannot|can't|can not|may not" },
    { id: 'each', words: '(?:each|every)(?! time)' },
    { id: 'until', words: 'until' },
    { id: 'unless', words: 'unless' },
    { id: 'instead', words: 'instead' },
    { id: 'while', words: 'while|as long as' },
    { id: 'up to', words: 'up to' },
    { id: 'at least', words: 'at least|or more' },
    { id: 'at most', words: 'at most|or less|or fewer|no more than' },
    { id: 'otherwise', words: 'otherwise' },
  ],
  fr: [
    { id: 'if', words: 'si|s’il|s’ils' },
    { id: 'when', words: 'quand|lorsque|lorsqu’\\p{L}+|chaque fois' },
    { id: 'may', words: 'pouvez|peut|peuvent' },
    { id: 'each', words: 'chaque|chacun|chacune' },
    { id: 'until', words: 'jusqu’à|jusqu’au|jusqu’aux' },
    { id: 'unless', words: 'à moins|sauf' },
    { id: 'instead', words: 'à la place|au lieu' },
    { id: 'while', words: 'tant que|tant qu’\\p{L}+' },
    { id: 'at least', words: 'au moins|ou plus' },
    { id: 'at most', words: 'au plus|ou moins' },
    { id: 'otherwise', words: 'sinon' },
  ],
  de: [
    { id: 'if', words: 'wenn|falls|sobald|immer wenn' },
    { id: 'may', words: 'darf|darfst|dürfen|kannst|kann|können' },
    { id: 'each', words: 'jede|jeder|jedes|jeden|jedem' },
    { id: 'until', words: 'bis' },
    { id: 'unless', words: 'außer' },
    { id: 'instead', words: 'stattdessen|statt' },
    { id: 'while', words: 'solange' },
    { id: 'at least', words: 'mindestens|oder mehr' },
    { id: 'at most', words: 'höchstens|oder weniger' },
    { id: 'otherwise', words: 'andernfalls|sonst' },
  ],
};
