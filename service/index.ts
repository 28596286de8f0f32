/**
 * What an editor asks about the files of games: no editor and no Node in it. Files are texts by path; places
 * are offsets in UTF-16 units.
 *
 *   workspace      files and games, kept up to date
 *   cursor         where in the data somebody types; words, mentions: what is at a place
 *   diagnostics    what is wrong; quick-fixes: what would correct it
 *   completion     what may follow here; in texts by the grammar, in the data by the schemas
 *   hover, definition, rename, format
 *   outline        what a file holds; coloured-words: what the words of its texts are
 */
export type { ColouredWord, WordColour } from './coloured-words.ts';
export type { Completion } from './completion/completion.ts';
export type { Suggestion } from './completion/completion.ts';
export type { Hover } from './hover.ts';
export type { OutlineEntry } from './outline.ts';
export type { QuickFix } from './quick-fixes.ts';
export type { Renaming } from './rename-word.ts';
export type { TextEdit } from '../dsl/text/text-edit.ts';
export type { Home } from './workspace.ts';
export {
  colouredWords,
  completionAt,
  declaredSymbols as declared,
  definitionAt,
  diagnosticsOf,
  edited,
  formatted,
  hoverAt,
  outlineOf,
  quickFixesIn,
  referencesAt,
  renamableAt,
  rename,
  renameAt,
  Workspace,
} from './service-api.ts';
