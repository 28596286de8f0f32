import { say, type GivenTo, type TextOf } from '../dsl/diagnostics/catalogue/phrase.ts';
import { spoken } from '../dsl/diagnostics/localize.ts';
import type { GivenArguments } from './command.ts';
import type { Io } from './io.ts';
import { languageOfMessages } from './language-option.ts';

/** What a command has done, in the language of messages. */
export const statusIn =
  (given: GivenArguments, io: Io) =>
  <K extends TextOf<'status'>>(
    id: K,
    ...parts: GivenTo<K> extends undefined ? [] : [given: GivenTo<K>]
  ): string =>
    spoken(say(id, ...parts), languageOfMessages(given, io));
