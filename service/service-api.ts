/** The functions for editors that callers of the library use, with their arguments checked. */
import {
  areTexts,
  ArgumentError,
  argumentChecks,
  isObject,
  isString,
  isWhole,
  withCheckedMethods,
  type ArgumentKind,
} from '../dsl/text/argument-checks.ts';
import * as edits from '../dsl/text/text-edit.ts';
import * as colours from './coloured-words.ts';
import * as completion from './completion/completion.ts';
import * as definition from './definition.ts';
import * as findings from './file-diagnostics.ts';
import * as layout from './format-document.ts';
import * as hover from './hover.ts';
import * as outlines from './outline.ts';
import * as fixes from './quick-fixes.ts';
import * as renaming from './rename-word.ts';
import * as references from './word-references.ts';
import * as workspaces from './workspace.ts';

const isSpan = (given: unknown): boolean =>
  isObject(given) && isWhole(given['start']) && isWhole(given['end']);
const isSymbol = (given: unknown): boolean =>
  isObject(given) && isString(given['sort']) && isString(given['id']) && isObject(given['names']);

const serviceArguments = {
  workspace: { is: (given) => given instanceof workspaces.Workspace, words: 'a `Workspace`' },
  span: { is: isSpan, words: 'a span: the offsets `start` and `end`' },
  home: {
    is: (given) => isObject(given) && isString(given['game']) && areTexts(given['extras']),
    words: 'the game of a file as `homeOf` gives it',
  },
  symbol: { is: isSymbol, words: 'a symbol as `declared` gives it' },
  vocabulary: {
    is: (given) => isObject(given) && ['kinds', 'enums', 'steps'].every((key) => Array.isArray(given[key])),
    words: 'the `vocabulary` of a game',
  },
  edits: {
    is: (given) =>
      Array.isArray(given) &&
      given.every((edit) => isObject(edit) && isSpan(edit['span']) && isString(edit['text'])),
    words: 'a list of changes, each a `span` and a `text`',
  },
} satisfies Readonly<Record<string, ArgumentKind>>;

const withCheckedArguments = argumentChecks(serviceArguments);

const ofFile = { workspace: 'workspace', name: 'text' } as const;
const atOffset = { ...ofFile, offset: 'count' } as const;

const ofName = { name: 'text' } as const;

const isFile = (each: unknown): boolean => Array.isArray(each) && each.length === 2 && each.every(isString);

/** The files that a workspace begins with; what gives them one after the other is asked once. */
function filesOf(given: unknown = []): readonly unknown[] {
  const isList = typeof given === 'object' && given !== null && Symbol.iterator in given;
  const files = isList ? [...(given as Iterable<unknown>)] : [given];
  if (isList && files.every(isFile)) return files;
  throw new ArgumentError('Workspace: `files` must be a map or list of names with their texts');
}

export const Workspace = withCheckedMethods(
  withCheckedArguments,
  ['Workspace', workspaces.Workspace],
  {
    set: { name: 'text', text: 'text' },
    remove: ofName,
    text: ofName,
    file: ofName,
    homeOf: ofName,
    load: { home: 'home' },
    gameOf: { home: 'home' },
    vocabularyOf: ofName,
    filesOf: { game: 'text' },
  },
  ([files]) => [filesOf(files)],
);
export type Workspace = workspaces.Workspace;

export const completionAt = withCheckedArguments(
  'completionAt',
  { ...atOffset, language: 'language?' },
  completion.completionAt,
);
export const colouredWords = withCheckedArguments(
  'colouredWords',
  { ...ofFile, shown: 'span' },
  colours.colouredWords,
);
export const definitionAt = withCheckedArguments('definitionAt', atOffset, definition.definitionAt);
export const referencesAt = withCheckedArguments('referencesAt', atOffset, definition.referencesAt);
export const diagnosticsOf = withCheckedArguments('diagnosticsOf', ofFile, findings.diagnosticsOf);
export const formatted = withCheckedArguments('formatted', ofFile, layout.formatted);
export const hoverAt = withCheckedArguments('hoverAt', { ...atOffset, language: 'language?' }, hover.hoverAt);
export const outlineOf = withCheckedArguments('outlineOf', ofFile, outlines.outlineOf);
export const quickFixesIn = withCheckedArguments(
  'quickFixesIn',
  { ...ofFile, span: 'span' },
  fixes.quickFixesIn,
);
export const renamableAt = withCheckedArguments('renamableAt', atOffset, renaming.renamableAt);
export const renameAt = withCheckedArguments('renameAt', { ...atOffset, to: 'text' }, renaming.renameAt);
export const rename = withCheckedArguments(
  'rename',
  { workspace: 'workspace', game: 'text', symbol: 'symbol', to: 'text' },
  renaming.rename,
);
export const edited = withCheckedArguments('edited', { text: 'text', edits: 'edits' }, edits.edited);
export const declaredSymbols = withCheckedArguments(
  'declared',
  { vocabulary: 'vocabulary' },
  references.declaredSymbols,
);
