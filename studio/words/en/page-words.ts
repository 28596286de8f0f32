/** What the page says in English, by its parts. */
import { balanceWords } from './balance-words.ts';
import { cardWords } from './card-words.ts';
import { frameWords } from './frame-words.ts';
import { tableWords } from './table-words.ts';
import { writingWords } from './writing-words.ts';

export const pageWords = { ...frameWords, ...writingWords, ...cardWords, ...tableWords, ...balanceWords };

/** All texts of the page, as each language has them. */
export type PageWords = typeof pageWords;
