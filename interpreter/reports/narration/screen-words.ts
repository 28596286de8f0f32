/** What the screen says of itself, in each language: everything else comes from the data of the game. */
import type { Language } from '../../../dsl/text/locale.ts';
import { screenTexts as de } from './de/screen-texts.ts';
import { screenTexts as en } from './en/screen-texts.ts';
import { screenTexts as fr } from './fr/screen-texts.ts';
import type { ScreenTexts } from './screen-text-keys.ts';

const all: Readonly<Record<Language, ScreenTexts>> = { en, fr, de };

export const screenTextsIn = (language: Language): ScreenTexts => all[language];
