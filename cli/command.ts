import type { HelpId } from '../dsl/diagnostics/catalogue/phrase.ts';
import type { Io } from './io.ts';

/** An option of a command; without `takes` it is a switch. */
export interface OptionSpec {
  /** The word for its value in the help, such as `N`. */
  readonly takes?: string;
  readonly about: HelpId;
  readonly short?: string;
  /** May be given several times. */
  readonly many?: boolean;
  /** The values that it may have. */
  readonly among?: readonly string[];
}

/** The arguments of a command, for the help and for reading them. The list of commands has its name. */
export interface CommandSpec {
  /** The first line of its help, where that says more than the list of commands. */
  readonly summary?: HelpId;
  /** What follows the name, such as `<game> [file...]`. */
  readonly takes: string;
  /** How many words may follow at least and at most. */
  readonly words: readonly [number, number];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly examples: readonly string[];
  /** More about it, in paragraphs. */
  readonly about?: HelpId;
}

/** The same with what the list of commands says of it. */
export interface NamedSpec extends CommandSpec {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: HelpId;
}

/** The arguments of a command as they were given. */
export interface GivenArguments {
  readonly words: readonly string[];
  /** The values of an option, in order. */
  all(option: string): readonly string[];
  /** The last value of an option. */
  one(option: string): string | undefined;
  has(option: string): boolean;
}

export interface Command {
  readonly spec: CommandSpec;
  /** Gives the exit status: 0 clean, 1 findings, 2 usage. */
  run(given: GivenArguments, io: Io): Promise<number>;
}
