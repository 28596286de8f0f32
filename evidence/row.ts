/** What came of measuring one claim. */
export interface Measured {
  /** One line for the table. */
  readonly measured: string;
  readonly met: boolean;
  /** Lines that stand below the table: parts, exceptions, reasons. */
  readonly details?: readonly string[];
  /** Games between bots, for the pages that show them. */
  readonly duels?: readonly NamedDuel[];
}

/** A duel, with the game and the seats. */
export interface NamedDuel {
  readonly game: string;
  readonly seats: number;
  /** Who is measured, against whom. */
  readonly level: string;
  readonly against: string;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export type RestsOn = 'code' | 'engine' | 'play';

/** One claim, with two sizes to measure it at: the whole one, and one that fits into every test run. */
export interface Row {
  readonly what: string;
  readonly atLeast: string;
  readonly full: number;
  readonly small: number;
  /** What the size counts. */
  readonly unit: string;
  /** Whether the number depends on the machine. */
  readonly timed?: boolean;
  /**
   * What it rests on: all code and data; the code that runs while games are played, and how they are played; or only the
   * latter, which the same games of the same seeds show.
   */
  readonly restsOn?: RestsOn;
  /** Whether it is known not to be met yet. */
  readonly open?: boolean;
  readonly measure: (size: number) => Measured | Promise<Measured>;
}
