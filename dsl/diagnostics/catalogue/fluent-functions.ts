import { FluentNone, type FluentFunction, type FluentValue } from '@fluent/bundle';
import { articleOf, plural } from '../../text/english-inflection.ts';
import { PhraseWords, PlainNumber, WordSequence } from './fluent-values.ts';

/** How the words of a list are joined, in a language. */
export interface Joins {
  either(words: readonly string[], most?: number): string;
  all(words: readonly string[], most?: number): string;
}

const textOf = (value: FluentValue): string =>
  typeof value === 'string' || value instanceof PhraseWords ? String(value) : String(value.valueOf());
const wordsOf = (value: FluentValue): readonly string[] =>
  value instanceof WordSequence ? value.value : value instanceof FluentNone ? [] : [textOf(value)];
const numberOf = (value: FluentValue): number => Number(value.valueOf());
const optional = (value: FluentValue | undefined): number | undefined =>
  value === undefined ? undefined : numberOf(value);
const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** More words than these are no help to somebody who looks for one. */
const FEW = 12;

/** What the texts of a catalogue can compute beside plurals: docs/translate.md describes each. */
export const fluentFunctions = (join: Joins): Record<string, FluentFunction> => ({
  HAS: ([value]) =>
    yes(
      !(value instanceof FluentNone) &&
        (value instanceof WordSequence ? value.value.length > 0 : value !== ''),
    ),
  WITH: ([value], { before = '', after = '' }) => {
    const text = value instanceof FluentNone ? '' : textOf(value);
    return text && `${textOf(before)}${text}${textOf(after)}`;
  },
  COUNT: ([words]) => new PlainNumber(wordsOf(words).length),
  OR: ([words], { most }) => join.either(wordsOf(words), optional(most)),
  AND: ([words], { most }) => join.all(wordsOf(words), optional(most)),
  JOIN: ([words], { with: between, most }) => wordsOf(words).slice(0, optional(most)).join(textOf(between)),
  MARKED: ([value], { before = '', after = '' }) => {
    const mark = (word: string): string => `\`${textOf(before)}${word}${textOf(after)}\``;
    if (value instanceof WordSequence) return new WordSequence(value.value.map(mark));
    return value instanceof FluentNone ? value : mark(textOf(value));
  },
  NAME: ([value]) => (value instanceof PhraseWords && value.ours ? textOf(value) : `\`${textOf(value)}\``),
  KIND: ([value]) => (value instanceof PhraseWords ? (value.kind ?? 'other') : 'other'),
  FIRST: ([words]) => wordsOf(words)[0] ?? '',
  REST: ([words]) => new WordSequence(wordsOf(words).slice(1)),
  FEW: ([all, near]) => yes(wordsOf(all).length > wordsOf(near).length && wordsOf(all).length <= FEW),
  COMPARE: ([one, other]) => {
    const [a, b] = [one.valueOf(), other.valueOf()];
    return a === b ? 'equal' : typeof a === 'number' && a < numberOf(other) ? 'less' : 'more';
  },
  DIFFERENCE: ([one, other]) => new PlainNumber(numberOf(one) - numberOf(other)),
  ABSOLUTE: ([number]) => new PlainNumber(Math.abs(numberOf(number))),
  KEY: ([text]) => textOf(text).replaceAll(' ', '-'),
  BEGINS: ([text, letters]) => yes(textOf(letters).includes(textOf(text).slice(0, 1).toLowerCase() || ' ')),
  ENDS: ([text, letters]) => yes(textOf(letters).includes(textOf(text).slice(-1).toLowerCase() || ' ')),
  LOWER: ([text]) => textOf(text).toLowerCase(),
  ARTICLE: ([text]) => articleOf(textOf(text)),
  PLURAL: ([text]) => plural(textOf(text)),
});
