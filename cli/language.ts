import { languages, type Language } from '../dsl/render/language.ts';
import type { Given, OptionSpec } from './command.ts';
import type { Io } from './io.ts';

/** The option that says in which language findings are told. */
export const messageLanguage: OptionSpec = {
  takes: 'LANGUAGE',
  about: 'the language of the messages; without it that of the system, where it is one of them, else English',
  among: languages,
};

/** The language of messages: as asked for, or that of the system (`LC_ALL`, `LC_MESSAGES`, `LANG`), or English. */
export function languageOfMessages(given: Given | undefined, io: Io): Language {
  const asked = given?.one('lang');
  if (asked !== undefined) return asked as Language;
  const system = io.env['LC_ALL'] || io.env['LC_MESSAGES'] || io.env['LANG'] || '';
  return languages.find((each) => new RegExp(`^${each}(?:[_.@-]|$)`, 'i').test(system)) ?? 'en';
}
