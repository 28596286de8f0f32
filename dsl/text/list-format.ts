import type { Language } from './locale.ts';

/** The words that join a list, of each language: `and` and `or`. */
export const conjunctions = {
  en: { and: 'and', or: 'or' },
  fr: { and: 'et', or: 'ou' },
  de: { and: 'und', or: 'oder' },
} as const satisfies Readonly<Record<Language, Readonly<Record<'and' | 'or', string>>>>;

type Words = (typeof conjunctions)[Language];
export type Conjunction = Words[keyof Words];

/** British, which has no comma before the last word: `a, b or c`. */
const formats: Readonly<Record<Conjunction, readonly [locale: string, type: Intl.ListFormatType]>> = {
  and: ['en-GB', 'conjunction'],
  or: ['en-GB', 'disjunction'],
  et: ['fr', 'conjunction'],
  ou: ['fr', 'disjunction'],
  und: ['de', 'conjunction'],
  oder: ['de', 'disjunction'],
};
const made = new Map<Conjunction, Intl.ListFormat>();

/**
 * `a`, `a and b`, `a, b and c`; nothing where there is none. The first list of several costs a process some 15 ms, so
 * that the format is made only for one.
 */
export function listed(parts: readonly string[], word: Conjunction): string {
  if (parts.length < 2) return parts[0] ?? '';
  let format = made.get(word);
  if (!format) {
    const [locale, type] = formats[word];
    made.set(word, (format = new Intl.ListFormat(locale, { type })));
  }
  return format.format(parts);
}
