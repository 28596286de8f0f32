/** The functions of the language that callers of the library use, with their arguments checked. */
import * as languages from './diagnostics/catalogue/languages.ts';
import { isCode } from './diagnostics/codes.ts';
import * as localize from './diagnostics/localize.ts';
import * as parser from './language/parser/parse.ts';
import * as layout from './language/printer/format-text.ts';
import * as printer from './language/printer/print-text.ts';
import {
  argumentChecks,
  areNumbers,
  hasObjects,
  isObject,
  isString,
  type ArgumentKind,
} from './text/argument-checks.ts';
import * as distance from './text/edit-distance.ts';
import * as source from './text/source.ts';
import type { EntryKind } from './language/syntax/ast.ts';

const entries: Readonly<Record<EntryKind, true>> = {
  effect: true,
  objects: true,
  abilities: true,
  condition: true,
  phrase: true,
  expression: true,
  cost: true,
};

const isTree = (given: unknown): boolean =>
  Array.isArray(given) ? given.every(isObject) : isObject(given) && ('span' in given || 'orders' in given);

const languageArguments = {
  entry: {
    is: (given) => isString(given) && Object.hasOwn(entries, given as string),
    words: `one of ${Object.keys(entries)
      .map((entry) => `\`${entry}\``)
      .join(', ')}`,
  },
  snippet: {
    is: (given) =>
      isObject(given) && isString(given['file']) && isString(given['text']) && areOffsets(given['offsets']),
    words: 'a text with its place, such as `wholeText` gives it',
  },
  tree: { is: isTree, words: 'the tree of a text as `parse` gives it' },
  words: {
    is: (given) =>
      typeof given === 'object' &&
      given !== null &&
      Symbol.iterator in given &&
      [...(given as Iterable<unknown>)].every(isString),
    words: 'words that can be gone through',
  },
  finding: {
    is: (given) =>
      hasObjects(given, 'details') &&
      isString((given as { code: unknown }).code) &&
      isCode((given as { code: string }).code),
    words: 'a finding with its `code` and `details`',
  },
} satisfies Readonly<Record<string, ArgumentKind>>;

function areOffsets(given: unknown): boolean {
  return given instanceof Uint32Array || areNumbers(given);
}

const withCheckedArguments = argumentChecks(languageArguments);

export const parse = withCheckedArguments('parse', { entry: 'entry', snippet: 'snippet' }, parser.parse);
export const print = withCheckedArguments('print', { entry: 'entry', tree: 'tree' }, printer.print);
export const format = withCheckedArguments('format', { entry: 'entry', text: 'text' }, layout.format);
export const nearest = withCheckedArguments(
  'nearest',
  { word: 'text', words: 'words', most: 'count?' },
  distance.nearest,
);
export const loadLanguage = withCheckedArguments(
  'loadLanguage',
  { language: 'language' },
  languages.loadLanguage,
);
export const said = withCheckedArguments('said', { found: 'finding', language: 'language' }, localize.said);
export const lineAndColumn = withCheckedArguments(
  'lineAndColumn',
  { text: 'text', offset: 'count' },
  source.lineAndColumn,
);
export const wholeText = withCheckedArguments('wholeText', { text: 'text', file: 'text?' }, source.wholeText);
