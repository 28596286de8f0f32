import { reservedWords } from '../../dsl/language/lexer/tokens.ts';
import type { Language } from '../../dsl/nlg/index.ts';

/** Small words of the language that are words of the other language too. */
const alsoThere: Readonly<Record<Language, readonly string[]>> = {
  en: reservedWords,
  fr: ['a', 'an', 'or', 'on', 'as', 'in'],
  de: ['an', 'in', 'war', 'her', 'at'],
};

/** What is wrong with a line, whatever it says; empty where nothing is. */
export function faultsOf(line: string, language: Language): string[] {
  const found: string[] = [];
  const text = line.replace(/^• /, '');
  if (/undefined|null|NaN|\[object|[{}]/.test(text)) found.push('leftover of the program');
  if (/ {2}|^ | $/.test(text)) found.push('space');
  if (/[ \u{A0}][.,)]|\( /u.test(text)) found.push('space at a mark');
  if (/[.,;:]{2}|,\)|\(,/.test(text)) found.push('marks in a row');
  for (const [open, close] of [
    ['(', ')'],
    ['“', '”'],
    ['„', '“'],
    ['«', '»'],
  ])
    if (
      language === 'de'
        ? open !== '“' && unequal(text, open, close)
        : open !== '„' && unequal(text, open, close)
    )
      found.push(`${open} without ${close}`);
  if (language !== 'en')
    // What is in quotes is the name of an option, as the card gives it.
    for (const [word] of text.replace(/„[^“]*“|«[^»]*»/g, '').matchAll(/(?<![\p{L}-])[a-z]+(?![\p{L}-])/gu))
      if (reservedWords.includes(word) && !alsoThere[language].includes(word))
        found.push(`\`${word}\` is English`);
  if (
    language === 'fr' &&
    /(?<!\p{L})(?:[dlnsj]e|la|que|si il) [aeiouéèêàâîôû]/iu.test(text.replaceAll(/ onze/g, ' '))
  )
    found.push('a vowel that is left out');
  if (language === 'fr' && /(?<!\p{L})(?:de les?|à les?|de des) /u.test(text))
    found.push('two words that run together');
  return found;
}

const unequal = (text: string, open: string, close: string): boolean =>
  text.split(open).length !== text.split(close).length;
