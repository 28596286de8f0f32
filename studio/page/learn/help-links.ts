/** What is read or looked for in the help; other parts of the page lead there. */
import { signal } from '@preact/signals';
import { fold } from '../frame/column-layout.ts';
import { tab } from '../page-choices.ts';
import type { HelpGroup } from './help-page.ts';

/** The page that is read; none while one chooses. */
export const readPage = signal<string | undefined>(undefined);
export const wantedGroup = signal<HelpGroup | undefined>(undefined);
export const wantedWords = signal('');

/** Shows the page of an error beside the text. */
export function explainError(code: string): void {
  readPage.value = code;
  fold('seeing', false);
  tab.value = 'manual';
}

/** Shows the recipes. */
export function showRecipes(): void {
  readPage.value = undefined;
  wantedGroup.value = 'cookbook';
  wantedWords.value = '';
  fold('seeing', false);
  tab.value = 'manual';
}
