/** The words of the page by language. */
import type { Language } from '../../dsl/text/locale.ts';
import { pageWords as german } from './de/page-words.ts';
import { pageWords as english, type PageWords } from './en/page-words.ts';
import { pageWords as french } from './fr/page-words.ts';

export const wordsByLanguage: Readonly<Record<Language, PageWords>> = { en: english, fr: french, de: german };
