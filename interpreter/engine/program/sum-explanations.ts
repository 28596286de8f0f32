/** A part of a sum by its name; where it is such a sum itself, with its own parts as that sum has them. */
export type Term = readonly [label: string, value: number, parts?: readonly Term[]];
/** A number that is told with its parts; `sum` is the function that adds them up, where it is nothing but that. */
export interface Told {
  readonly sum?: string;
  readonly terms: readonly Term[];
}
