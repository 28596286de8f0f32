/** One change of a game's data that its scenarios must notice. */
export interface Mutant {
  readonly file: string;
  /** One-based, where the changed part begins. */
  readonly line: number;
  /** Keys and ids that lead to the part: `flow/round/deal/do`. */
  readonly path: string;
  /** What is changed, in words; with the path it is unique in the data. */
  readonly what: string;
  /** The whole file with the change. */
  readonly text: () => string;
}

/** How a mutant is called in lists. */
export const nameOf = ({ path, what }: Mutant): string => `${path}: ${what}`;
