import type { Language } from './locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A number with so many digits behind its point or comma, as a language writes it: `2.50`, `2,50`. */
export function decimal(value: number, digits: number, language: Language): string {
  const key = `${language} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    const length = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    formats.set(key, (format = new Intl.NumberFormat(language, { ...length, useGrouping: false })));
  }
  return format.format(value);
}

/** A part of one as a percentage: `0.125` is `12.5 %`. */
export const percentage = (part: number, language: Language): string =>
  `${decimal(100 * part, 1, language)} %`;
