/** A fault that was found and mended, the test that finds it again, and what to change back to see that test fail. */
export interface Mend {
  /** The clause of the list it answers: `15.1`, `15 scenarios: left-over rolls`. */
  readonly item: string;
  /** What went wrong, in a sentence. */
  readonly fault: string;
  /** The test file, from the root. */
  readonly file: string;
  /** Part of the test's full name, which holds only for tests of this fault. */
  readonly test: string;
  /** What brings the fault back: `from` stands exactly once in the file. */
  readonly undo: readonly Edit[];
}

export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}
