/** The library: load, validate, start, decide, view, save, load, replay. */
export type { Diagnostic } from './dsl/diagnostics/diagnostic.ts';
export * from './interpreter/index.ts';
