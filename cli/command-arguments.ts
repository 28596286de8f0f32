import { parseArgs, type ParseArgsConfig } from 'node:util';
import { nearest } from '../dsl/text/edit-distance.ts';
import type { NamedSpec, GivenArguments, OptionSpec } from './command.ts';
import { Usage } from '../dsl/diagnostics/usage-error.ts';
import { oneOf, say, written } from '../dsl/diagnostics/catalogue/phrase.ts';
import { suggestionPhrase } from '../dsl/diagnostics/suggestion-phrases.ts';

/** Options that every command has. */
export const everywhere: Readonly<Record<string, OptionSpec>> = {
  help: { about: 'help/show-this-help', short: 'h' },
  debug: { about: 'help/show-where-in-the-program-a' },
};

/** Reads the arguments of a command; throws `Usage` where they cannot be meant. */
export function readArguments(spec: NamedSpec, args: readonly string[]): GivenArguments {
  const options = { ...spec.options, ...everywhere };
  const { tokens } = parseArgs({
    args: [...args],
    options: configOf(options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const value = valueOf(spec, options, token.name, token.rawName, token.value, token.inlineValue === true);
    values.set(token.name, [...(values.get(token.name) ?? []), value]);
  }
  for (const [name, given] of values) {
    if (given.length > 1 && !options[name].many && options[name].takes)
      throw new Usage(
        say('usage/option-given-too-often', { option: name, times: given.length }),
        say('usage/give-it-once'),
      );
  }
  if (!values.has('help')) checkWords(spec, words);
  return {
    words,
    all: (option) => values.get(option) ?? [],
    one: (option) => values.get(option)?.at(-1),
    has: (option) => values.has(option),
  };
}

function configOf(options: Readonly<Record<string, OptionSpec>>): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries(options).map(([name, { takes, short }]) => [
      name,
      { type: takes ? ('string' as const) : ('boolean' as const), ...(short ? { short } : {}) },
    ]),
  );
}

function valueOf(
  spec: NamedSpec,
  options: Readonly<Record<string, OptionSpec>>,
  name: string,
  raw: string,
  value: string | undefined,
  inline: boolean,
): string {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!option) {
    const near = nearest(name, Object.keys(options), 1)[0];
    throw new Usage(
      say('usage/command-has-no-option', { command: spec.name, option: raw }),
      near ? suggestionPhrase(`--${near}`) : say('usage/see', { command: `cardwright ${spec.name} --help` }),
    );
  }
  if (!option.takes) {
    if (inline)
      throw new Usage(
        say('usage/option-takes-no-value', { option: name }),
        say('usage/write-alone', { option: name }),
      );
    return 'yes';
  }
  if (value === undefined || (!inline && value.startsWith('--')))
    throw new Usage(
      say('usage/option-needs-a-value', { option: name }),
      say('usage/write', { word: `--${name} ${option.takes}` }),
    );
  if (option.among && !option.among.includes(value)) {
    const near = nearest(value, option.among, 1)[0];
    throw new Usage(
      say('usage/option-cannot-be', { option: name, value }),
      near
        ? suggestionPhrase(near)
        : say('usage/it-is-one-of', { words: oneOf(option.among.map(written), 12) }),
    );
  }
  return value;
}

function checkWords(spec: NamedSpec, words: readonly string[]): void {
  const [least, most] = spec.words;
  const usage = `cardwright ${spec.name} ${spec.takes}`;
  if (words.length < least)
    throw new Usage(
      say('usage/needs-more-words', { command: spec.name }),
      say('usage/write', { word: usage }),
    );
  if (words.length > most)
    throw new Usage(
      say('usage/one-word-too-many-for', { word: words[most], command: spec.name }),
      say('usage/write', { word: usage }),
    );
}

/** A whole number of an option, or what is to be used where it is not given. */
export function wholeNumber<T>(
  given: GivenArguments,
  option: string,
  otherwise: T,
  from = 1,
  to = 1e9,
): number | T {
  const text = given.one(option);
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < from || value > to)
    throw new Usage(
      say('usage/option-cannot-be', { option, value: text }),
      say('usage/it-is-a-whole-number-from', { from, to }),
    );
  return value;
}
