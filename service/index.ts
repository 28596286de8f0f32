/**
 * What an editor asks about the files of games: no editor and no Node in it. Files are texts by path; places are offsets
 * in UTF-16 units.
 *
 *   workspace      files and games, kept up to date
 *   cursor         where in the data somebody types; words, mentions: what stands at a place
 *   diagnostics    what is wrong; quick-fixes: what would mend it
 *   completion     what may stand here; in texts by the grammar, in the data by the schemas
 *   hover, definition, rename, format
 */
export { completionAt, type Completion } from './completion/completion.ts';
export type { Suggestion } from './completion/completion.ts';
export { definitionAt, referencesAt } from './definition.ts';
export { diagnosticsOf } from './file-diagnostics.ts';
export { formatted } from './format-document.ts';
export { hoverAt, type Hover } from './hover.ts';
export { quickFixesIn, type QuickFix } from './quick-fixes.ts';
export { renamableAt, rename, renameAt, type Renaming } from './rename-word.ts';
export { edited, type TextEdit } from '../dsl/text/text-edit.ts';
export { declaredSymbols as declared } from './word-references.ts';
export { Workspace, type Home } from './workspace.ts';
