/** Findings as the page shows them. */
import type { Severity } from '../../dsl/diagnostics/diagnostic.ts';

export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A finding in the words of a language, with its place in a file of the set. */
export interface PlacedFinding {
  /** Its page in the documentation is called like this. */
  readonly code: string;
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly severity: Severity;
  readonly message: string;
  readonly help?: string;
  /** Changes of this file that would correct it. */
  readonly fixes: readonly { readonly title: string; readonly edits: readonly TextChange[] }[];
}
