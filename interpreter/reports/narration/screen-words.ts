/** What the screen says of itself, in each language: everything else comes from the data of the game. */
import type { Language } from '../../../dsl/text/locale.ts';
import { de } from './de/screen-texts.ts';
import { en } from './en/screen-texts.ts';
import { fr } from './fr/screen-texts.ts';
import type { Words } from './screen-text-keys.ts';

const all: Readonly<Record<Language, Words>> = { en, fr, de };

export const wordsIn = (language: Language): Words => all[language];
