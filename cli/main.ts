/**
 * The command line: what a command is called with -> its arguments -> the command, loaded only now -> exit
 * status. Commands report faults of data; what arrives here as an exception is a fault of how the command was
 * called (`Usage`), of the system (a folder that cannot be written), or of cardwright itself.
 */
import { loadLanguage } from '../dsl/diagnostics/catalogue/languages.ts';
import { say, type Phrase } from '../dsl/diagnostics/catalogue/phrase.ts';
import { nearest } from '../dsl/text/edit-distance.ts';
import type { Language } from '../dsl/text/locale.ts';
import { spoken } from '../dsl/diagnostics/localize.ts';
import { readArguments } from './command-arguments.ts';
import { Usage } from '../dsl/diagnostics/usage-error.ts';
import { commandEntries, type CommandEntry } from './commands/command-list.ts';
import { reasonOf } from './files/system-errors.ts';
import { helpOf, overview } from './program-help.ts';
import { processIo, type Io, cleaned } from './io.ts';
import { languageAsked } from './language-option.ts';
import { suggestionPhrase, thereIs } from '../dsl/diagnostics/suggestion-phrases.ts';
import { versionOf } from './files/package-folder.ts';

/**
 * Runs a command. `args` are the words after the program's name.
 * Gives the exit status: 0 clean, 1 findings, 2 usage or a file that cannot be used, 130 interrupted.
 */
export async function main(
  args: readonly string[],
  to: Io = processIo((error) => unwritable(error, args)),
): Promise<number> {
  const io = cleaned(to);
  const language = languageAsked(args, io);
  await loadLanguage(language);
  try {
    return await dispatch(args, language, io);
  } catch (error) {
    return tell(error, args.includes('--debug') || io.env['CARDWRIGHT_DEBUG'] === '1', language, io);
  }
}

/** Why what a command prints cannot be written, on one line. */
function unwritable(error: Error, args: readonly string[]): string {
  const language = languageAsked(args, { env: process.env });
  const reason = reasonOf(error) ?? error.message;
  return `cardwright: ${spoken(say('usage/the-output-cannot-be-written', { reason }), language)}\n`;
}

async function dispatch([name, ...rest]: readonly string[], language: Language, io: Io): Promise<number> {
  if (name === undefined) {
    io.err(overview(commandEntries, language));
    return 2;
  }
  if (name === '--version' || name === '-v') {
    io.out(`${versionOf()}\n`);
    return 0;
  }
  if (name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) {
    io.out(overview(commandEntries, language));
    return 0;
  }
  const help = name === 'help';
  const { load, ...called } = find(help ? rest[0] : name);
  const { default: command } = await load();
  const spec = { ...called, ...command.spec };
  const given = readArguments(spec, help ? ['--help'] : rest);
  if (given.has('help')) {
    io.out(helpOf(spec, language));
    return 0;
  }
  return command.run(given, io);
}

function find(name: string): CommandEntry {
  const entry = commandEntries.find((each) => each.name === name);
  if (entry) return entry;
  const names = commandEntries.map((each) => each.name);
  const near = nearest(name, names, 1)[0];
  throw new Usage(
    name.startsWith('-')
      ? say('usage/there-is-no-option', { option: name })
      : say('usage/there-is-no-command', { command: name }),
    near ? suggestionPhrase(near) : thereIs(names),
  );
}

function tell(error: unknown, debug: boolean, language: Language, io: Io): number {
  const tellPhrase = (phrase: Phrase, before = ''): void => io.err(`${before}${spoken(phrase, language)}\n`);
  if (error instanceof Usage) {
    io.err(`cardwright: ${error.in(language)}\n`);
    return 2;
  }
  const { path, message, stack } = error as NodeJS.ErrnoException;
  const reason = reasonOf(error);
  if (reason !== undefined) {
    tellPhrase(path === undefined ? reason : say('usage/cannot-be-used', { path, reason }), 'cardwright: ');
    return 2;
  }
  tellPhrase(say('usage/this-is-a-fault-of-cardwright', { reason: message ?? String(error) }));
  if (debug) io.err(`${stack}\n`);
  else tellPhrase(say('usage/run-the-command-again-with-to', { command: '--debug' }));
  return 70;
}
