/**
 * The language: texts as trees with places, their layout, and messages about them. No game and no Node in it.
 *
 *   parse          a text as a tree, and what is wrong with it; print: the tree as a text
 *   format         a text in the one layout
 *   diagnostics    what is wrong, as a code with its details; `said`: in words, in a language
 */
export { codes, isCode, type Code } from './diagnostics/codes.ts';
export type { Diagnostic, Fix, Severity } from './diagnostics/diagnostic.ts';
export type { Parsed } from './language/parser/parse.ts';
export type { LocalizedMessage as Said } from './diagnostics/localize.ts';
export { ArgumentError } from './text/argument-checks.ts';
export type { Place, Snippet, Span } from './text/source.ts';
export type { Entries, EntryKind as Entry } from './language/syntax/ast.ts';
export * from './language-api.ts';
