import { languages, type Language } from '../dsl/text/locale.ts';
import type { GivenArguments, OptionSpec } from './command.ts';
import type { Io } from './io.ts';

/** The option for the language of findings. */
export const messageLanguage: OptionSpec = {
  takes: 'LANGUAGE',
  about: 'help/the-language-of-the-messages-without',
  among: languages,
};

/** The first of the languages that an option names, where there is one. */
const firstOf = (value: string | undefined): Language | undefined =>
  languages.find((each) => each === value?.split(',')[0].trim());

/** The language of messages: as asked for, or that of the system (`LC_ALL`, `LC_MESSAGES`, `LANG`), or English. */
export const languageOfMessages = (given: GivenArguments | undefined, io: Io): Language =>
  firstOf(given?.one('lang')) ?? languageOfSystem(io);

/** The same before the arguments are read, which may be wrong. */
export function languageAsked(args: readonly string[], io: Pick<Io, 'env'>): Language {
  const at = args.findIndex((word) => word === '--' || word === '--lang' || word.startsWith('--lang='));
  const asked = at < 0 || args[at] === '--' ? undefined : (args[at].split('=')[1] ?? args[at + 1]);
  return firstOf(asked) ?? languageOfSystem(io);
}

function languageOfSystem(io: Pick<Io, 'env'>): Language {
  const system = io.env['LC_ALL'] || io.env['LC_MESSAGES'] || io.env['LANG'] || '';
  return languages.find((each) => new RegExp(`^${each}(?:[_.@-]|$)`, 'i').test(system)) ?? 'en';
}
