import type { Value } from './state.ts';

/** What one seat may choose: so many of the candidates, together as the test says. */
export interface Domain {
  readonly candidates: readonly Value[];
  readonly least: number;
  readonly most: number;
  readonly legal: (chosen: readonly Value[]) => boolean;
}

/** What is asked of one seat, or of several at the same time. */
export interface Question {
  readonly sort: string;
  readonly sealed: boolean;
  readonly domains: ReadonlyMap<number, Domain>;
  /** The candidates of a seat as it may know them. */
  readonly names: (seat: number) => readonly string[];
}

export interface Answer {
  readonly seat: number;
  readonly values: readonly Value[];
}

/** What asks questions on its way, and is given answers. */
export type Asks<T> = Generator<Question, T, Answer>;
