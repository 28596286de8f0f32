import { say, type PhrasePart } from '../dsl/diagnostics/catalogue/phrase.ts';
import type { status } from '../dsl/diagnostics/catalogue/en/status.ts';
import { spoken } from '../dsl/diagnostics/localize.ts';
import type { GivenArguments } from './command.ts';
import type { Io } from './io.ts';
import { languageOfMessages } from './language-option.ts';

type Key = (typeof status)[number];

/** What a command has done, in the language of messages. */
export const statusIn =
  (given: GivenArguments, io: Io) =>
  (key: Key, ...parts: readonly PhrasePart[]): string =>
    spoken(say(key, ...parts), languageOfMessages(given, io));

/** The same of one thing or several; French counts none as one. */
export const countStatus =
  (given: GivenArguments, io: Io) =>
  (count: number, one: Key, several: Key, ...parts: readonly PhrasePart[]): string => {
    const none = count === 0 && languageOfMessages(given, io) === 'fr' && !one.includes(' 1 ');
    return statusIn(given, io)(count === 1 || none ? one : several, ...parts);
  };
