import { primitives } from '../symbols/builtin-verbs.ts';
import { reservedWords } from './tokens.ts';

const reserved = new Set<string>(reservedWords);

/** Whether a word belongs to the language itself, so that no game may use it in a name. */
export const isReserved = (word: string): boolean => reserved.has(word);

/** Whether a word is a verb of the language, which no game may declare again. */
export const isOwnVerb = (word: string): boolean => Object.hasOwn(primitives, word);
