import type { Code } from './codes.ts';
import type { Place } from './source.ts';

export type Severity = 'error' | 'warning' | 'hint';

/** A change that would mend the finding; edits are applied together. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly { readonly place: Place; readonly text: string }[];
}

/**
 * What every layer reports, and all that printers need.
 * `message` is one sentence without capital and full stop, the user's words in backticks; `help` stands apart.
 */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  readonly place: Place;
  readonly help?: string;
  readonly related?: readonly { readonly place: Place; readonly message: string }[];
  readonly fixes?: readonly Fix[];
}
