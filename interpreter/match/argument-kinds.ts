/** What the functions for games and matches take besides texts and numbers (`argumentChecks`). */
import {
  areNumbers,
  areTexts,
  hasObjects,
  isObject,
  isString,
  isWhole,
  type ArgumentKind,
} from '../../dsl/text/argument-checks.ts';

const isFiles = (given: unknown): boolean =>
  given instanceof Map && [...given].every(([name, text]) => isString(name) && isString(text));
const isLibrary = (given: unknown): boolean =>
  isObject(given) && typeof given['file'] === 'function' && Array.isArray(given['names']);
const isAnswer = (given: unknown): boolean => {
  if (!isObject(given)) return false;
  const { values, keys } = given;
  return keys === undefined ? areNumbers(values) : values === undefined && areTexts(keys);
};

function isOptions(given: unknown): boolean {
  if (!isObject(given)) return false;
  const { players, seed, settings, budget, log, history } = given;
  return (
    (typeof players === 'number' || areTexts(players)) &&
    isString(seed) &&
    (settings === undefined || isObject(settings)) &&
    (budget === undefined || (isWhole(budget) && (budget as number) > 0)) &&
    (log === undefined || typeof log === 'boolean') &&
    (history === undefined || (isWhole(history) && (history as number) >= 0))
  );
}

const areMaps = (given: unknown, holds: (each: Readonly<Record<string, unknown>>) => boolean): boolean =>
  Array.isArray(given) && given.every((each) => isObject(each) && holds(each));

const functionOrNone = (given: unknown): boolean => given === undefined || typeof given === 'function';

const listsOfGame = ['winners', 'measures', 'scores', 'groups'] as const;

function areScenarioOptions(given: unknown): boolean {
  if (!isObject(given)) return false;
  const { ways, filter, onTop, load, played } = given;
  return (
    (ways === undefined || areTexts(ways)) &&
    (isString(filter) || functionOrNone(filter)) &&
    [onTop, load, played].every(functionOrNone)
  );
}

/** The kinds of arguments that are about games. */
export const gameArguments = {
  game: {
    is: (given) =>
      hasObjects(given, 'vocabulary', 'parts', 'players') &&
      Array.isArray((given as { copies: unknown }).copies),
    words: 'a game as `loadGame` gives it',
  },
  match: {
    is: (given) => hasObjects(given, 'game', 'table', 'names', 'runner'),
    words: 'a match as `startMatch` gives it',
  },
  vocabulary: {
    is: (given) => isObject(given) && Array.isArray(given['kinds']) && Array.isArray(given['verbs']),
    words: 'the `vocabulary` of a game as `loadGame` gives it',
  },
  card: {
    is: (given) =>
      hasObjects(given, 'symbol', 'written') && hasObjects((given as { symbol: unknown }).symbol, 'kind'),
    words: 'one of the `cards` of a game as `loadGame` gives it',
  },
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
      'how a match is set up: `players` as a number or names, `seed` as a text, and if wanted `settings`, `budget`, `log` and `history`',
  },
  file: {
    is: (given) => isObject(given) && ['name', 'text', 'kind'].every((key) => isString(given[key])),
    words: 'a file as a library gives it',
  },
  clauses: {
    is: (given) => areMaps(given, ({ id, kind }) => isString(id) && isString(kind)),
    words: 'the clauses of a game as `clausesOf` gives them',
  },
  'scenario results': {
    is: (given) => areMaps(given, ({ proves }) => areMaps(proves, ({ clause }) => isString(clause))),
    words: 'results as `runScenarios` gives them',
  },
  'scenario options': {
    is: areScenarioOptions,
    words:
      'how scenarios are run: if wanted `ways` as a list of texts, `filter` as a text or a function, and `onTop`, `load` and `played` as functions',
  },
  'game results': {
    is: (given) =>
      areMaps(
        given,
        (each) => isWhole(each['decisions']) && listsOfGame.every((key) => Array.isArray(each[key])),
      ),
    words: 'results as `simulateGame` gives them',
  },
  policy: {
    is: (given) => ['answer', 'move', 'answer then move'].includes(given as string),
    words: '`answer`, `move` or `answer then move`',
  },
  until: {
    is: (given) => ['turn', 'round', 'game'].includes(given as string),
    words: '`turn`, `round` or `game`',
  },
} satisfies Readonly<Record<string, ArgumentKind>>;
