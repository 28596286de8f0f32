/** How somebody uses the page: language, look and tab, and what the page says to them. */
import { computed, effect, signal } from '@preact/signals';
import { languages, type Language } from '../../dsl/text/locale.ts';
import { wordsByLanguage } from '../words/spoken-page.ts';
import { keepChoice, keptChoice } from './files/kept-choices.ts';

export const tabs = ['files', 'text', 'card', 'play', 'balance', 'rules', 'manual'] as const;
export type Tab = (typeof tabs)[number];

const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly (string | undefined)[]).includes(text);
const browserLanguage = navigator.language.slice(0, 2);
const kept = keptChoice('language');

export const language = signal<Language>(
  isLanguage(kept) ? kept : isLanguage(browserLanguage) ? browserLanguage : 'en',
);
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
/** What somebody chose; nothing where the page looks as the system does. */
const chosenLook = signal(keptChoice('look'));
const darkSystem = signal(systemIsDark.matches);
systemIsDark.addEventListener('change', () => (darkSystem.value = systemIsDark.matches));
export const dark = computed(() => (chosenLook.value ? chosenLook.value === 'dark' : darkSystem.value));

export function chooseLook(isDark: boolean): void {
  chosenLook.value = isDark ? 'dark' : 'bright';
  keepChoice('look', chosenLook.value);
}

/** How numbers and dates are written: as the browser does, where it speaks the language of the page. */
export const locale = computed(
  () => navigator.languages.find((each) => each.startsWith(language.value)) ?? language.value,
);
export const tab = signal<Tab>('card');
/** Something that a person has to know, such as a browser without room. */
export const notice = signal('');

export const pageTexts = computed(() => wordsByLanguage[language.value]);

/** Language and look are kept, and the document follows them. */
export function followChoices(): void {
  effect(() => {
    document.documentElement.lang = language.value;
    keepChoice('language', language.value);
  });
  effect(() => {
    document.documentElement.dataset['look'] = dark.value ? 'dark' : 'bright';
  });
}
