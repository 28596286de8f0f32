/**
 * The language: texts as trees with places, their layout, and messages about them. No game and no Node in it.
 *
 *   parse          a text as a tree, and what is wrong with it; print: the tree as a text
 *   format         a text in the one layout
 *   diagnostics    what is wrong, as a code with its details; said: in words, in a language
 */
export { codes, isCode, type Code } from './codes.ts';
export type { Diagnostic, Fix, Severity } from './diagnostic.ts';
export { format } from './format.ts';
export { nearest } from './near.ts';
export { parse, type Parsed } from './parse.ts';
export { print } from './print.ts';
export { said, type Said } from './said.ts';
export { lineAndColumn, wholeText, type Place, type Snippet, type Span } from './source.ts';
export type { Entries, Entry } from './tree.ts';
