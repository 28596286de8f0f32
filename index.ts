/** The library: load, validate, start, decide, view, save, load, replay. */
export type { Diagnostic } from './dsl/diagnostic.ts';
export * from './interpreter/index.ts';
