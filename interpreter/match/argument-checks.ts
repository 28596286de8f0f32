/**
 * What callers give to the library is checked at its door: whatever is wrong comes back as a message about the argument.
 * The messages are for programmers and English only, like the names of the arguments; no player sees them.
 */

/** A function of the library was called with something that it does not take. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

/** What an argument can be, and in words what is expected. */
interface Kind {
  readonly is: (given: unknown) => boolean;
  readonly words: string;
}

const isMap = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

const has = (given: unknown, ...keys: readonly string[]): boolean =>
  isMap(given) && keys.every((key) => isMap(given[key]));

const isText = (given: unknown): boolean => typeof given === 'string';
const isWhole = (given: unknown): boolean => Number.isSafeInteger(given);
const areTexts = (given: unknown): boolean => Array.isArray(given) && given.every(isText);
const areNumbers = (given: unknown): boolean =>
  Array.isArray(given) && given.every((each) => typeof each === 'number');
const isFiles = (given: unknown): boolean =>
  given instanceof Map && [...given].every(([name, text]) => isText(name) && isText(text));
const isLibrary = (given: unknown): boolean => isMap(given) && typeof given['file'] === 'function';
const isAnswer = (given: unknown): boolean => {
  if (!isMap(given)) return false;
  const { values, keys } = given;
  return keys === undefined ? areNumbers(values) : values === undefined && areTexts(keys);
};

function isOptions(given: unknown): boolean {
  if (!isMap(given)) return false;
  const { players, seed, settings, budget, log } = given;
  return (
    (typeof players === 'number' || areTexts(players)) &&
    isText(seed) &&
    (settings === undefined || isMap(settings)) &&
    (budget === undefined || (isWhole(budget) && (budget as number) > 0)) &&
    (log === undefined || typeof log === 'boolean')
  );
}

/** The kinds of arguments that the library takes. */
const kinds = {
  game: {
    is: (given) =>
      has(given, 'vocabulary', 'parts', 'players') && Array.isArray((given as { copies: unknown }).copies),
    words: 'a game as `loadGame` gives it',
  },
  match: {
    is: (given) => has(given, 'game', 'table', 'names', 'runner'),
    words: 'a match as `startMatch` gives it',
  },
  numbers: { is: areNumbers, words: 'a list of numbers' },
  text: { is: isText, words: 'a text' },
  whole: { is: isWhole, words: 'a whole number' },
  count: { is: (given) => isWhole(given) && (given as number) >= 0, words: 'a whole number from 0' },
  texts: { is: areTexts, words: 'a list of texts' },
  files: { is: isFiles, words: 'a map from names of files to their texts' },
  library: { is: isLibrary, words: 'a library as `openLibrary` gives it' },
  'files or library': { is: (given) => isFiles(given) || isLibrary(given), words: 'files or a library' },
  answer: {
    is: isAnswer,
    words:
      'an answer: a seat, and the keys of options as a list of texts, or values of the question as a list of numbers',
  },
  options: {
    is: isOptions,
    words:
      'how a match is set up: `players` as a number or names, `seed` as a text, and if wanted `settings`, `budget` and `log`',
  },
  random: {
    is: (given) => typeof given === 'function',
    words: 'a function that gives a number below a number',
  },
  flag: { is: (given) => typeof given === 'boolean', words: '`true` or `false`' },
  list: { is: (given) => Array.isArray(given), words: 'a list' },
  map: { is: isMap, words: 'a map' },
  language: { is: (given) => ['en', 'fr', 'de'].includes(given as string), words: '`en`, `fr` or `de`' },
  policy: {
    is: (given) => ['answer', 'move', 'answer then move'].includes(given as string),
    words: '`answer`, `move` or `answer then move`',
  },
  // Looked at by the function itself, which has a message of its own for it.
  anything: { is: () => true, words: 'anything' },
} satisfies Readonly<Record<string, Kind>>;

type KindName = keyof typeof kinds;

/**
 * A function of the library with its arguments checked: `game` for one that must be given, `game?` for one that may be
 * left out.
 */
export function withCheckedArguments<F extends (...given: never[]) => unknown>(
  name: string,
  wanted: Readonly<Record<string, KindName | `${KindName}?`>>,
  run: F,
): F {
  const all = Object.entries(wanted).map(([argument, kind]) => ({
    argument,
    optional: kind.endsWith('?'),
    kind: kinds[kind.replace(/\?$/, '') as KindName],
  }));
  const check = (...given: unknown[]): unknown => {
    all.forEach(({ argument, optional, kind }, i) => {
      if (kind.is(given[i]) || (optional && given[i] === undefined)) return;
      throw new ArgumentError(
        `${name}: \`${argument}\` must be ${kind.words}, and it is ${inWords(given[i])}`,
      );
    });
    const taken = all.map(({ kind }, i) =>
      kind === kinds.random ? drawing(name, given[i] as Draw) : given[i],
    );
    return (run as unknown as (...all: unknown[]) => unknown)(...taken);
  };
  return check as unknown as F;
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
