/**
 * What callers give to the library is checked at its door: whatever is wrong comes back as a message about the argument.
 * The messages are for programmers and English only, like the names of the arguments; no player sees them.
 */

import { languages, type Language } from './locale.ts';

/** A function of the library was called with something that it does not take. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

/** What an argument can be, and in words what is expected. */
export interface ArgumentKind {
  readonly is: (given: unknown) => boolean;
  readonly words: string;
}

export const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

export const hasObjects = (given: unknown, ...keys: readonly string[]): boolean =>
  isObject(given) && keys.every((key) => isObject(given[key]));

export const isString = (given: unknown): boolean => typeof given === 'string';
export const isWhole = (given: unknown): boolean => Number.isSafeInteger(given);
export const areTexts = (given: unknown): boolean => Array.isArray(given) && given.every(isString);
export const areNumbers = (given: unknown): boolean =>
  Array.isArray(given) && given.every((each) => typeof each === 'number');
/** The kinds of arguments that every part of the library takes. */
const common = {
  numbers: { is: areNumbers, words: 'a list of numbers' },
  text: { is: isString, words: 'a text' },
  whole: { is: isWhole, words: 'a whole number' },
  count: { is: (given) => isWhole(given) && (given as number) >= 0, words: 'a whole number from 0' },
  texts: { is: areTexts, words: 'a list of texts' },
  flag: { is: (given) => typeof given === 'boolean', words: '`true` or `false`' },
  list: { is: (given) => Array.isArray(given), words: 'a list' },
  map: { is: isObject, words: 'a map' },
  language: { is: (given) => languages.includes(given as Language), words: `one of ${languages.join(', ')}` },
  random: {
    is: (given) => typeof given === 'function',
    words: 'a function that gives a number below a number',
  },
  function: { is: (given) => typeof given === 'function', words: 'a function' },
  // Looked at by the function itself, which has a message of its own for it, or which takes whatever it is.
  anything: { is: () => true, words: 'anything' },
} satisfies Readonly<Record<string, ArgumentKind>>;

type Wanted<Name extends string> = Readonly<Record<string, Name | `${Name}?`>>;

/** Gives a function of the library with its arguments checked: `game` for one that must be given, else `game?`. */
type ArgumentCheck<Name extends string> = <F extends (...given: never[]) => unknown>(
  name: string,
  wanted: Wanted<Name | keyof typeof common>,
  run: F,
) => F;

/** Gives a function that checks arguments by these kinds and the common ones. */
export function argumentChecks<Name extends string>(
  more: Readonly<Record<Name, ArgumentKind>>,
): ArgumentCheck<Name> {
  const kinds: Readonly<Record<string, ArgumentKind>> = { ...common, ...more };
  return (name, wanted, run) => {
    const all = Object.entries<string>(wanted).map(([argument, kind]) => ({
      argument,
      optional: kind.endsWith('?'),
      kind: kinds[kind.replace(/\?$/, '')],
    }));
    function check(this: unknown, ...given: unknown[]): unknown {
      all.forEach(({ argument, optional, kind }, i) => {
        if (kind.is(given[i]) || (optional && given[i] === undefined)) return;
        throw new ArgumentError(
          `${name}: \`${argument}\` must be ${kind.words}, and it is ${inWords(given[i])}`,
        );
      });
      const taken = all.map(({ kind }, i) =>
        kind === common.random ? drawing(name, given[i] as Draw) : given[i],
      );
      return (run as unknown as (...all: unknown[]) => unknown).apply(this, taken);
    }
    return check as unknown as typeof run;
  };
}

/** All methods of a class that callers may use, each with what it takes. */
type Methods<C, Taken> = {
  readonly [Method in keyof C as C[Method] extends (...given: never[]) => unknown ? Method : never]: Taken;
};

/**
 * Gives a class with the arguments of all its methods checked by `check`, which `argumentChecks` made. `made` takes what
 * is given to make one, and returns what the class itself is to be given.
 */
export function withCheckedMethods<Class extends new (...given: never[]) => object, Name extends string>(
  check: ArgumentCheck<Name>,
  [name, base]: readonly [string, Class],
  methods: Methods<InstanceType<Class>, Wanted<Name | keyof typeof common>>,
  made: (given: readonly unknown[]) => readonly unknown[],
): Class {
  const checked = {
    [name]: class extends (base as unknown as new (...given: readonly unknown[]) => object) {
      constructor(...given: readonly unknown[]) {
        super(...made(given));
      }
    },
  }[name];
  for (const [method, wanted] of Object.entries<Wanted<Name | keyof typeof common>>(methods)) {
    const run = (base.prototype as Readonly<Record<string, (...given: never[]) => unknown>>)[method];
    const value = check(`${name}.${method}`, wanted, run);
    Object.defineProperty(checked.prototype, method, { value, writable: true, configurable: true });
  }
  return checked as unknown as Class;
}

type Draw = (below: number) => unknown;

/** A search for a number that never comes would have no end. */
const drawing =
  (name: string, random: Draw) =>
  (below: number): number => {
    const drawn = random(below);
    if (typeof drawn === 'number' && drawn >= 0 && drawn < below) return drawn;
    throw new ArgumentError(`${name}: \`random\` must give a number from 0 and below ${below}`);
  };

function inWords(given: unknown): string {
  if (given === null || given === undefined) return String(given);
  if (Array.isArray(given)) return 'a list';
  return typeof given === 'object' ? 'another object' : `the ${typeof given} ${String(given).slice(0, 40)}`;
}
